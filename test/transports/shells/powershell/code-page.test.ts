/** What git prints is UTF-8, and the code page of Windows is another. Where these tests run it is not, so what the scripts set is looked at. */
import { expect, it } from 'vitest';
import { FILES } from '../../../../action/src/transports/shells/powershell/library.ts';
import { MACHINE_FACTS, FACTS_BEGIN } from '../../../../action/src/transports/shells/powershell/machine-facts.ts';
import { WORK } from '../../../../action/src/transports/shells/powershell/worktrees.ts';
import { runOnce } from './channel.ts';
import { withPowerShell } from './pwsh.ts';

withPowerShell('what git prints is read as UTF-8', ({ server, program, env }) => {
  it('by a machine, from each program that it asks', async () => {
    const text = `${FILES}${MACHINE_FACTS}${FACTS_BEGIN}
job 'x' '/bin/echo' @('目录 ü')
$info=$Jobs[0].c.StartInfo;$encodings=@(foreach($one in $info.StandardOutputEncoding,$info.StandardErrorEncoding){"$($one.WebName)"})
ended
@{encodings=$encodings;said=$Facts.ToString()}`;
    expect(await server().ask(text)).toEqual({ encodings: ['utf-8', 'utf-8'], said: 'x 目录 ü\n' });
  });

  it('where worktrees are looked at, whatever code page the session has', async () => {
    const western = '[Console]::OutputEncoding=[Text.Encoding]::GetEncoding(28591)';
    const text = `${western}\n${FILES}${WORK}\ngit_ready;[Console]::OutputEncoding.WebName`;
    const { stdout } = await runOnce(program, ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', text], '', env);
    expect(stdout.trim()).toBe('utf-8');
  });
});
