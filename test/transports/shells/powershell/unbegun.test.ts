import { describe, expect, it } from 'vitest';
import { whyUnbegun } from '../../../../action/src/transports/shells/answer/unbegun.ts';

describe('why a launch has not begun', () => {
  it.each([
    ['2147943785', /0x80070569: the user may not log on as a batch job\. .*secpol\.msc/],
    ['-2147023511', /0x80070569: the user may not log on/],
    ['267011', /0x41303: the task has not run yet/],
    ['267009', /0x41301: the task runs/],
    ['267014', /0x41306: the task was ended by a user/],
    ['2147946720', /0x800710E0: the operator or an administrator has refused/],
    ['1', /0x1: PowerShell ended at once.*AppLocker/],
    ['3735928559', /0xDEADBEEF\.$/],
  ])('is told by the result %s of its task, with what to do', (result, words) => {
    expect(whyUnbegun(`task S4U by schtasks.exe\n${result}`)).toMatch(words);
  });

  it('is told with the way, and with what the log of tasks says', () => {
    expect(whyUnbegun('task S4U by schtasks.exe\n2147943785 Anmeldung fehlgeschlagen\u202e')).toMatch(
      /^It was launched as a task S4U by schtasks\.exe\. .*\. The log of tasks says: “Anmeldung fehlgeschlagen\ufffd” Give that user/,
    );
    expect(whyUnbegun('process by WMI\n')).toBe('It was launched as a process by WMI.');
  });

  it('is nothing where nothing is known', () => {
    expect(whyUnbegun('')).toBeNull();
    expect(whyUnbegun('\nhello')).toBeNull();
  });
});
