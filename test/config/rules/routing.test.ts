import { describe } from 'vitest';
import { SECOND, THIRD } from '../base.ts';
import { silent, speaks } from './cases.ts';

const ENG = 'projects/ENG';
const ASSIGNEES = `${ENG}/routing/by_assignee`;
const LABELS = `${ENG}/routing/by_label`;
const at = 'projects.ENG.routing';
const onlyBox = { ...SECOND, [ASSIGNEES]: { 'bot-linux': 'box' } };

describe('the rules of routing', () => {
  silent('the base');

  for (const section of ['projects', 'terminals', 'executors']) {
    speaks('something-to-do', `no ${section}`, `error ${section}`, { [section]: {} });
  }

  speaks(
    'assignee-terminal-exists',
    'a terminal that is not there',
    `error ${at}.by_assignee.bot-linux`,
    { [`${ASSIGNEES}/bot-linux`]: 'bx' },
    /`bx`|`box`/,
  );
  speaks(
    'assignee-terminal-exists',
    'a name that every object has',
    `error ${at}.by_assignee.x`,
    { [`${ASSIGNEES}/x`]: 'constructor' },
    /Add it under `terminals`/,
  );

  speaks(
    'assignee-is-plane-user',
    'another letter case',
    `error ${at}.by_assignee.Bot-linux`,
    { [ASSIGNEES]: { 'Bot-linux': 'box' } },
    /`bot-linux`.*letter case counts/,
  );

  speaks('someone-is-routed', 'no assignee', `error ${at}.by_assignee`, { [ASSIGNEES]: {} });

  const twin = { 'terminals/second/plane_user': 'bot-linux', 'terminals/second/token_key': 'PLANE_TOKEN_LINUX' };
  speaks(
    'one-terminal-per-user',
    'two terminals of one user',
    `error ${at}.by_assignee.bot-second`,
    [SECOND, twin],
    /by_label/,
  );
  speaks('one-terminal-per-user', 'two users that differ in letter case', `error ${at}.by_assignee.Bot-Linux`, [
    SECOND,
    { 'terminals/second/plane_user': 'Bot-Linux', [ASSIGNEES]: { 'bot-linux': 'box', 'Bot-Linux': 'second' } },
  ]);
  silent('a label that leads to a second terminal of the user', onlyBox, twin, {
    [`${LABELS}/big`]: { terminal: 'second' },
  });
  silent('two terminals with a user each', SECOND);

  speaks(
    'label-route-exists',
    'an executor that is not there',
    `error ${at}.by_label["exec:x"].executor`,
    { [`${LABELS}/exec:x`]: { executor: 'codx' } },
    /`codex`\?/,
  );
  speaks('label-route-exists', 'a terminal that is not there', `error ${at}.by_label.big.terminal`, {
    [`${LABELS}/big`]: { terminal: 'toString' },
  });

  speaks(
    'labels-differ',
    'two labels that differ in case and blanks alone',
    `error ${at}.by_label[" big"]`,
    { [`${LABELS}/Big`]: { effort: 'high' }, [`${LABELS}/ big`]: { effort: 'low' } },
    /Keep one/,
  );

  speaks(
    'label-terminal-fits',
    'a terminal of a user who is not routed',
    `error ${at}.by_label.big.terminal`,
    [onlyBox, { [`${LABELS}/big`]: { terminal: 'second' } }],
    /`bot-linux`/,
  );

  const noClaude = { 'terminals/box/executors': ['codex', 'shell'] };
  speaks(
    'label-executor-offered',
    'an executor that no terminal offers',
    `error ${at}.by_label.x.executor`,
    [noClaude, { [`${LABELS}/x`]: { executor: 'claude' } }],
    /`box`/,
  );
  speaks(
    'label-executor-offered',
    'an executor that the named terminal does not offer',
    `error ${at}.by_label.x.executor`,
    [noClaude, SECOND, { [`${LABELS}/x`]: { executor: 'claude', terminal: 'box' } }],
  );
  silent('an executor that one of two terminals offers', noClaude, SECOND, { [`${LABELS}/x`]: { executor: 'claude' } });

  speaks(
    'default-executor-exists',
    'an executor that is not there',
    'error projects.ENG.default_executor',
    { [`${ENG}/default_executor`]: 'codec' },
    /`codex`\?/,
  );

  speaks(
    'default-executor-offered',
    'an executor that no terminal offers',
    'error projects.ENG.default_executor',
    { 'terminals/box/executors': ['claude', 'shell'] },
    /`box`/,
  );
  speaks(
    'default-executor-offered',
    'one terminal that does not offer it',
    'warning projects.ENG.default_executor',
    [SECOND, { 'terminals/second/executors': ['shell'] }],
    /`second`/,
  );

  speaks(
    'terminal-executors-exist',
    'an executor that is not there',
    'error terminals.box.executors[1]',
    { 'terminals/box/executors': ['codex', 'cloude'] },
    /`claude`\?/,
  );

  speaks('repo-overrides-fit', 'a terminal that is not there', 'error projects.ENG.repos.other', {
    [`${ENG}/repos`]: { other: '/x' },
  });
  speaks('repo-overrides-fit', 'a terminal that is not routed', 'warning projects.ENG.repos.second', [
    onlyBox,
    { [`${ENG}/repos`]: { second: '/x' } },
  ]);
  silent('a repository of the project', { [`${ENG}/repos`]: { box: '/srv/other' } });

  speaks('everything-is-used', 'a terminal to which nothing is routed', 'warning terminals.second', onlyBox);
  speaks('everything-is-used', 'an executor that no terminal offers', 'warning executors.claude', noClaude);
  silent('three terminals with a checkout each', SECOND, THIRD, { 'terminals/third/repo': '/srv/third' });
});
