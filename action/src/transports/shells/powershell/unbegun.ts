/** What Windows says of a launch that has not begun: the way by which it was started, and what became of its task. */

/**
 * `unbegun`: the first line of `launch.txt`, and what `task_said` says, each on a line; nothing while the launch is younger than a minute.
 */
export const UNBEGUN = String.raw`function unbegun{
if([IO.Directory]::GetLastWriteTimeUtc($Dir) -gt [DateTime]::UtcNow.AddMinutes(-1)){return}
try{[string]@(lines (place 'launch.txt'))[0]+$Lf+"$(task_said $Task)"}catch{}
}
`;
/** `told LINES`: adds lines to `launch.txt`. `unbegun_noted`: what `task_said` says, too. */
export const TOLD = String.raw`function told($lines){try{$path=place 'launch.txt';over $path ($Utf8.GetBytes((@(@(lines $path) -match '\S')+$lines -join $Lf)+$Lf))}catch{}}
function unbegun_noted{
$said=try{task_said $Task}catch{}
if((there 'launch.txt') -and $said){told ('result: '+$said)}
}
`;
