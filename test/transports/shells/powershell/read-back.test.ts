/** Reading what agents have written, in PowerShell: a link is looked for before a file is opened and while it is open. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FILES } from '../../../../action/src/transports/shells/powershell/library.ts';
import { COLLECT, SAY } from '../../../../action/src/transports/shells/powershell/report.ts';
import { withPowerShell } from './pwsh.ts';

withPowerShell('what is read back', ({ server, base }) => {
  const folder = (name: string): string => {
    const dir = join(base, name);
    mkdirSync(join(dir, 'out'), { recursive: true });
    writeFileSync(join(dir, 'secret'), 'not for you\n');
    return dir;
  };
  /** What `take` says of `out/last.md`, where `before` and `after` happen right before and after it is opened. */
  const taken = async (dir: string, before: string, after: string): Promise<string> => {
    const text = `${FILES}${SAY}${COLLECT}
$Nonce='n';$Op='0';$Dir='${dir}'
function put($link){[IO.File]::Delete('${dir}/out/last.md');if($link){[void](New-Item -ItemType SymbolicLink -Path '${dir}/out/last.md' -Target '${dir}/secret')}else{[IO.File]::WriteAllText('${dir}/out/last.md','mine')}}
function opened($path){${before};$file=[IO.File]::Open($path,'Open','Read','ReadWrite,Delete');${after};$file}
take 0 r 'out/last.md' 100
@{said=$Answer.ToString().Trim()}`;
    const { said } = (await server().ask(text)) as { said: string };
    return Buffer.from(said.slice('n 0.0 b'.length).trim(), 'base64').toString();
  };

  it('is a plain file in its folder', async () => {
    const dir = folder('plain');
    writeFileSync(join(dir, 'out', 'last.md'), 'mine');
    expect(await taken(dir, '', '')).toBe('mine');
  });

  it('is nothing of a link that takes the place of the file before it is opened', async () => {
    const dir = folder('sooner');
    writeFileSync(join(dir, 'out', 'last.md'), 'mine');
    expect(await taken(dir, 'put $true', '')).toBe('');
  });

  it('is nothing of a link in whose place a file is put once it is open', async () => {
    const dir = folder('later');
    symlinkSync(join(dir, 'secret'), join(dir, 'out', 'last.md'));
    expect(await taken(dir, '', 'put $false')).toBe('');
  });
});
