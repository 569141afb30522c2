/**
 * Channels to PowerShell on this machine. One starts a PowerShell for each script, as a terminal does. The other keeps one
 * that runs each script in a block of its own, which leaves no name behind, because a PowerShell takes a second to start.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { TransportError } from '../../../../action/src/errors.ts';
import type { Channel } from '../../../../action/src/ports/channel.ts';

/** Reads scripts, one a line as base64, and runs them side by side; says DONE behind the nonce of each. */
const SERVER = String.raw`
$places=[Management.Automation.Runspaces.RunspaceFactory]::CreateRunspacePool([Management.Automation.Runspaces.InitialSessionState]::CreateDefault2())
[void]$places.SetMaxRunspaces(100);$places.Open()
while($null -ne ($line=[Console]::In.ReadLine())){
$shell=[PowerShell]::Create();$shell.RunspacePool=$places
[void]$shell.AddScript('param($b64) $text=[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($b64));$id=$text.Substring(8,24);try{$Agentd=''agentd'';& ([ScriptBlock]::Create($text))}catch{[Console]::Error.WriteLine([string]$_+$_.ScriptStackTrace)}finally{[Console]::Out.Write([char]10+$id+" DONE"+[char]10)}').AddArgument($line)
[void]$shell.BeginInvoke()
}`;

export interface PwshServer {
  readonly channel: Channel;
  /** Runs some PowerShell and gives the JSON that it makes from its result. */
  ask(text: string): Promise<unknown>;
  stop(): void;
}

/** @param env whole environment of the PowerShell, and so of every run. */
export function pwshServer(pwsh: string, env: Readonly<Record<string, string>>): PwshServer {
  const child = spawn(pwsh, ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', SERVER], { env, stdio: 'pipe' });
  const waiting = new Map<string, { readonly lines: string[]; readonly done: () => void }>();
  let rest = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const nonce = line.slice(0, 24);
      const answer = waiting.get(nonce);
      if (answer === undefined) continue;
      answer.lines.push(line);
      if (line === `${nonce} DONE`) {
        waiting.delete(nonce);
        answer.done();
      }
    }
  });
  const run = (script: string): Promise<string> =>
    new Promise((resolve) => {
      const lines: string[] = [];
      waiting.set(script.slice(8, 32), {
        lines,
        done: () => resolve(`${lines.join('\n')}\n`),
      });
      child.stdin.write(`${Buffer.from(script).toString('base64')}\n`);
    });
  return {
    channel: {
      name: 'pwsh-server',
      run: async (script) => {
        const answer = await run(script);
        if (!answer.includes(' END 0') && stderr !== '') throw broken(stderr);
        return answer;
      },
      close: () => Promise.resolve(),
    },
    ask: async (text) => {
      const nonce = randomBytes(12).toString('hex');
      const tell = `[Console]::Out.Write([char]10+'${nonce} '+(ConvertTo-Json -InputObject $result -Depth 8 -Compress)+[char]10)`;
      const answer = await run(`#agentd ${nonce}\n$result=& {\n${text}\n}\n${tell}\n`);
      const line = answer.split('\n').find((one) => one.length > 25 && one !== `${nonce} DONE`);
      if (line === undefined) throw broken(stderr);
      return JSON.parse(line.slice(25)) as unknown;
    },
    stop: () => child.stdin.end(),
  };
}

/** Runs one command line word by word, with a script on stdin or nothing; gives what a channel would. */
export function runOnce(
  program: string,
  words: readonly string[],
  stdin: string,
  env: Readonly<Record<string, string>>,
): Promise<{ stdout: string; stderr: string; code: number | null }> {
  const child: ChildProcessWithoutNullStreams = spawn(program, [...words], { env, cwd: '/', stdio: 'pipe' });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdin.on('error', () => {});
  child.stdin.end(stdin);
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ stdout, stderr, code }));
  });
}

function broken(what: string): TransportError {
  return new TransportError({ code: 'answer-incomplete', message: what, remedy: '', retry: true });
}
