/** Words of failures → class, as the tools, their services and shells say them. */
import { describe, expect, it } from 'vitest';
import { interpret } from '../../../action/src/core/verdict/interpret.ts';
import { GROWTH_TIMEOUT_MS, expectLinear } from '../../growth.ts';
import { ENV_PATTERNS, TRANSIENT_PATTERNS } from '../../../action/src/core/verdict/patterns.ts';

function classOf(tail: string, asked_thread = false): string {
  const verdict = interpret(
    { last_message: null, exit_code: 1, thread_id: null, log_paths: [], tail },
    { asked_thread, ended_by: 'itself', ended_at: 0, utc_offset_min: 0, gone: false },
  );
  return verdict.kind === 'failure' ? verdict.class : 'answer';
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  session_lost: [
    'Error: thread/resume: thread/resume failed: no rollout found for thread id 019f (code -32600)',
    'No conversation found with session ID: 7d0f3a9e',
    'Error: --resume requires a valid session ID or session title when used with --print.',
  ],
  quota: [
    "You've hit your usage limit. To get more access now, send a request to your admin or try again later.",
    'You’ve hit your usage limit. Upgrade to Plus or try again at 4:02 PM.',
    "You've hit your limit · resets 4:23pm (UTC)",
    "You've hit your weekly Opus limit ∙ resets Dec 3",
    "You've reached your monthly usage limit.",
    "You're out of extra usage · resets 3pm",
    '5-hour limit reached ∙ resets 2am',
    'Claude AI usage limit reached|1795972260',
    '{"type":"usage_limit_reached"}',
  ],
  env: [
    'Not logged in · Please run /login',
    'Login expired · Please run /login',
    'Invalid API key · Fix external API key',
    'OAuth token has expired. Please obtain a new token',
    'Failed to authenticate. API Error: 401 …',
    'unexpected status 401 Unauthorized: Missing bearer or basic authentication in header',
    'unexpected status 403 Forbidden: nope',
    'Your access token could not be refreshed because your refresh token was already used. Please log out and sign in again.',
    'exceeded retry limit, last status: 401 Unauthorized',
    'Quota exceeded. Check your plan and billing details.',
    'You exceeded your current quota, please check your plan',
    'Credit balance is too low',
    "You've hit your organization's monthly spend limit",
    "You've hit your spend cap set by your workspace owner",
    'Your workspace is out of credits',
    'To use Codex with your ChatGPT plan, upgrade to Plus',
    'This organization has been disabled.',
    "The requested model 'gpt-nope' does not exist.",
    'The model `gpt-nope` does not exist or you do not have access to it.',
    "There's an issue with the selected model (claude-nope).",
    "error: unexpected argument '-C' found",
    "error: unknown option '--no-such-flag'",
    "error: option '--permission-mode <mode>' argument 'yolo' is invalid. Allowed choices are …",
    'Error: When using --print, --output-format=stream-json requires --verbose',
    'Error: Session ID 3c9e is already in use.',
    '--dangerously-skip-permissions cannot be used with root/sudo privileges for security reasons',
    'Not inside a trusted directory and --skip-git-repo-check was not specified.',
    'Error loading config.toml: unknown variant `bogus`',
    'Error finding codex home: CODEX_HOME points to "/x", but that path does not exist',
    'Missing environment variable: `RELAY_API_KEY`.',
    'Error: required MCP servers failed to initialize: notes',
    "The 'gpt-x' model requires a newer version of Codex. Please upgrade",
    'Error: Invalid MCP configuration: x',
    'unexpected status 404 Not Found: no route',
    'Configuration error in /home/a/.claude.json: JSON Parse error',
    'Error: Failed to open last message file "/x/last.md"',
    'Error: No such file or directory (os error 2)',
    'bash: line 1: codex: command not found',
    'sh: 1: claude: not found',
    "'codex' is not recognized as an internal or external command",
    "codex : The term 'codex' is not recognized as the name of a cmdlet",
    'Error: spawn /opt/claude ENOENT',
    'write: No space left on device',
    "EACCES: permission denied, open '/home/a/.claude.json'",
    'bwrap: No permissions to create a new namespace',
    'unable to get local issuer: self-signed certificate in certificate chain',
  ],
  transient: [
    'stream disconnected before completion: stream closed before response.completed',
    'exceeded retry limit, last status: 429 Too Many Requests',
    'rate limit exceeded: Rate limit reached for gpt-5.5 on tokens per min (TPM): Limit 30000. Please try again in 1.5s.',
    'We’re currently experiencing high demand, which may cause temporary errors.',
    'Selected model is at capacity. Please try a different model.',
    'unexpected status 503 Service Unavailable: x',
    'unexpected status 529 <unknown status code>: Overloaded',
    'Reconnecting... waiting for network (Connection failed: error sending request)',
    'failed to lookup address information: Try again',
    'internal error; agent loop died unexpectedly',
    "API Error: Request rejected (429) · This request would exceed your account's rate limit. Please try again later.",
    'API Error: 500 Internal server error. This is a server-side issue, usually temporary',
    'API Error: Repeated 529 Overloaded errors. The API is at capacity',
    "API Error: Can't reach the API server — check your internet or DNS (EAI_AGAIN)",
    'API Error: Can’t reach the API server',
    'API Error: Connection refused — a firewall or proxy may be blocking it (ECONNREFUSED)',
    'API Error: Unable to connect to API (ConnectionRefused)',
    'API Error: Connection lost mid-response. The response above may be incomplete.',
    'API Error: Server error mid-response.',
    'API Error: The response stopped arriving',
    'API Error: Request timed out.',
    'API returned an empty or malformed response',
    'TypeError: fetch failed',
    'The socket connection was closed unexpectedly',
    'curl: (6) Could not resolve host: example.com',
    'HTTP 502 Bad Gateway',
  ],
  failed: [
    "Codex ran out of room in the model's context window. Start a new thread or clear earlier history before retrying.",
    'Prompt is too long · the request is ~210000 tokens (limit 200000)',
    "This model's maximum context length is 8192 tokens; you hit 9000. Error code: 429",
    "API Error: Claude's response exceeded the 1000 output token maximum. Set the CLAUDE_CODE_MAX_OUTPUT_TOKENS environment variable.",
    'Reached maximum number of turns (2)',
    "API Error: Sonnet 4.5 can't help with this. Start a new session to continue.",
    'API Error: Claude Code is unable to respond to this request, which appears to violate our Usage Policy.',
    'stream disconnected before completion: Incomplete response returned, reason: max_output_tokens',
    'No prompt provided via stdin.',
    'Error: Input must be provided either through stdin or as a prompt argument when using --print',
    'ERROR codex_core::session: failed to record rollout items: thread 01a2 not found',
    'make: *** [test] Error 2',
    'cat: src/none.js: No such file or directory',
    "ValueError: invalid literal for int() with base 10: 'x'",
    'test/date.sh: 3 of 14 failed',
  ],
};

describe('the words of a failure', () => {
  const cases = Object.entries(WORDS).flatMap(([name, texts]) => texts.map((text) => [name, text] as const));

  it.each(cases)('are %s: %s', (name, text) => {
    expect(classOf(text, name === 'session_lost')).toBe(name);
  });

  it.each(cases)('are %s with other spacing, case, apostrophes and colours: %s', (name, text) => {
    const asked = name === 'session_lost';
    expect(classOf(text.replaceAll(' ', '\n\t '), asked)).toBe(name);
    expect(classOf(text.replaceAll(' ', '\u00A0'), asked)).toBe(name);
    expect(classOf(text.toUpperCase(), asked)).toBe(name);
    expect(classOf(text.replaceAll("'", '’'), asked)).toBe(name);
    expect(classOf(text.replaceAll('’', "'"), asked)).toBe(name);
    expect(
      classOf(`\u001B[1;31m${text.replace(' ', ' \u001B[0m\u001B[38;5;9m')}\u001B[0m\u001B]0;title\u0007`, asked),
    ).toBe(name);
    expect(classOf(`${'noise line\n'.repeat(500)}${text}\n\n`, asked)).toBe(name);
  });

  it.each(['hit your ', 'error: option ', 'a-b ', 'model `', 'session ', "it's ", 'x'.repeat(50), 'sh: '])(
    'are matched with work in proportion to the text, as in %j again and again',
    async (part) => {
      // No more than the last 4000 characters are matched; some times over, to be measured.
      await expectLinear((size) => {
        for (let time = 0; time < 10; time += 1) classOf(part.repeat(Math.ceil(size / part.length)));
      }, 500);
    },
    GROWTH_TIMEOUT_MS,
  );

  it('are listed as patterns that compile', () => {
    for (const pattern of [...ENV_PATTERNS, ...TRANSIENT_PATTERNS])
      expect(() => new RegExp(pattern, 'i')).not.toThrow();
  });
});
