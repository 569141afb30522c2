import { describe } from 'vitest';
import { WINDOWS } from '../base.ts';
import { silent, speaks } from './cases.ts';

const WRAP = { 'terminals/box/wrap': ['bwrap', '--bind', '{repo}', '/repo', '--'] };
const run = (text: string): Record<string, string> => ({ 'executors/shell/run': text });

describe('the rules of sandbox commands', () => {
  silent('a sandbox around one program', WRAP);
  silent('words that only look like parts', WRAP, run("bash -c 'a; b && c | d' \"e & f\" '{script}' 2>&1"));
  silent('escaped quotes and parts', WRAP, run(String.raw`bash "a \"; b" \; '{script}'`));
  silent('parts without a sandbox', run("cd sub && bash '{script}'"));
  silent('the call operator of PowerShell', WINDOWS, WRAP, run("& 'C:\\tools\\sh.exe' '{script}'"));
  for (const text of [
    "cd sub && bash '{script}'",
    "bash '{script}' | tee log",
    "a; bash '{script}'",
    "bash '{script}' &",
    String.raw`bash \" '{script}' | tee "log`,
    String.raw`bash "a \" b" '{script}'; c "d"`,
  ]) {
    speaks('wrap-covers-the-command', text, 'warning terminals.box.wrap', [WRAP, run(text)]);
  }
  for (const word of ['{run_dir}', '{run_dir}:/run', '{run_dir}/../x', '{run_dir}/output', 'type=bind,src={run_dir}']) {
    speaks(
      'wrap-hides-the-records',
      `a sandbox that opens ${word}`,
      'warning terminals.box.wrap.2',
      { 'terminals/box/wrap': ['docker', '-v', word] },
      /`\{run_dir\}\/out`/,
    );
  }
  silent('a sandbox that opens the folder of the answer', {
    'terminals/box/wrap': ['docker', '-v', '{run_dir}/out:{run_dir}/out', '--mount', 'src={run_dir}/out,dst=/out'],
  });
  silent('the same on Windows', WINDOWS, {
    'terminals/box/wrap': ['docker', '-v', '{run_dir}\\out'],
  });
  speaks('wrap-arrives-whole', 'double quotes on Windows', 'error terminals.box.wrap.1', [
    WINDOWS,
    { 'terminals/box/wrap': ['docker', '--label="x"'] },
  ]);
  silent('double quotes elsewhere', { 'terminals/box/wrap': ['docker', '--label="x"'] });
});
