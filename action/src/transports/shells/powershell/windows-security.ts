/** Who may do what with a folder of Windows. Entries are told by security ids, because names of groups are in the language of Windows. */

/** The system, its administrators (the group, those of a domain, the first one), what creates or owns an object, Windows' own installer. */
const TRUSTED = String.raw`^S-1-(5-18|5-32-544|3-0|3-4|5-80-956008885-.*|5-21-.*-(500|512|519))$`;

/**
 * Rights by which what is in a folder can be changed: write, append, extended attributes, delete a child, attributes, delete,
 * permissions, owner; and the generic ones.
 */
const WRITE = 0x2 + 0x4 + 0x10 + 0x40 + 0x100 + 0x10000 + 0x40000 + 0x80000 + 0x10000000 + 0x40000000;
/** Rights by which a folder in it can be put away, and another in its place. */
const REPLACE = 0x40 + 0x10000 + 0x40000 + 0x80000 + 0x10000000;

/** `sid`: of this user. `ps_exe`: the program that runs scripts. `words_of ERROR`: in one line. */
const SECURITY = String.raw`function sid{[Security.Principal.WindowsIdentity]::GetCurrent().User.Value}
function ps_exe{"$PSHOME\powershell.exe"}
function words_of($fault){([string]$fault -replace '\s+',' ').Trim()}`;

/**
 * `enclosed PATH`: makes the folder, and those above it that are not there, so that only this user, the system and administrators
 * may enter it; nothing is inherited from above. `owned PATH`: it is our own.
 * `writers PATH`: ids of others who may change what is in a folder; throws where nobody can tell.
 * `replacer PATH`: the folder above it in which others may put another in its place; nothing: there is none.
 */
export const ROOT = {
  self: SECURITY,
  enclosed: String.raw`function private_entries{'O:'+(sid)+'D:P'+-join@(foreach($one in (sid),'SY','BA'){'(A;OICI;FA;;;'+$one+')'})}
function enclosed($path){
$entries=[Security.AccessControl.DirectorySecurity]::new()
$entries.SetSecurityDescriptorSddlForm((private_entries))
[void][IO.Directory]::CreateDirectory($path,$entries)
}`,
  owned: String.raw`function owned($path){
$owner=(Get-Acl -LiteralPath $path).GetOwner([Security.Principal.SecurityIdentifier]).Value
$owner -eq (sid) -or $owner -in 'S-1-5-32-544','S-1-5-18'
}`,
  writers: String.raw`function strangers($path,$rights){
$own=sid
@(foreach($rule in (Get-Acl -LiteralPath $path).GetAccessRules($true,$true,[Security.Principal.SecurityIdentifier])){
$who=[string]$rule.IdentityReference.Value
if([string]$rule.AccessControlType -eq 'Allow' -and ([int]$rule.FileSystemRights -band $rights) -and !([int]$rule.PropagationFlags -band 2) -and $who -ne $own -and $who -notmatch '${TRUSTED}'){$who}
})|Select-Object -Unique
}
function writers($path){strangers $path ${WRITE}}
function replacer($path){
for($at=[IO.Path]::GetDirectoryName($path);$at;$at=[IO.Path]::GetDirectoryName($at)){if(@(strangers $at ${REPLACE}).Count){return $at}}
}`,
};
