/**
 * How the words of a failure are told apart when no structured field says it. Regular expressions as text, because the
 * configuration may replace the `env` and `transient` lists; matched without case against {@link plain} text.
 *
 * The words are those of codex 0.128 and 0.171, claude 2.1.197 and 2.1.332, their services, the usual shells and
 * operating systems. Lists are tried in the order session lost, quota, plain failure, env, transient.
 */

/** The conversation that was to be continued is not there. */
export const SESSION_LOST_PATTERNS: readonly string[] = [
  'no rollout (was )?found for',
  'no (conversation|session) (was )?found with',
  '(conversation|session) [\\w-]{0,64} ?(was )?not found',
  '--resume requires a valid',
  'is not a uuid and does not match',
];

/** A limit of the account that passes by itself. Spending limits do not: a person must raise them. */
export const QUOTA_PATTERNS: readonly string[] = [
  "(hit|reached|exceeded) your (?!([\\w'-]+ ){0,3}(spend|spending|credit|budget|rate|context|token) )([\\w'-]+ ){0,3}(limit|allowance)\\b",
  '\\b(usage|session|daily|weekly|monthly|plan|model|opus|sonnet|haiku|\\d+-hour|five-hour|\\d+-day|seven-day) limit (has been |was )?(hit|reached|exceeded)',
  'out of (extra |included )?usage\\b',
  '\\blimit( reached)? ?[·∙•|-] ?resets\\b',
  'usage_limit_(reached|exceeded)',
];

export interface PlainFailure {
  /** What structured fields of a tool can name (`ExecResult.own_limit`). */
  readonly limit: 'turns' | 'budget' | 'context' | null;
  /** One sentence for the item's comment. */
  readonly says: string;
  readonly remedy: string;
  readonly patterns: readonly string[];
}

/** The run itself cannot succeed like this; neither waiting nor another machine helps. */
export const PLAIN_FAILURE_GROUPS: readonly PlainFailure[] = [
  {
    limit: 'context',
    says: 'The prompt or the conversation is longer than the model takes.',
    remedy: 'Shorten the item and what it refers to, or split the work; then comment here or move the item back.',
    patterns: [
      "out of room in the model's context|maximum context (length|window)|context_length_exceeded",
      '(exceeds?|exceeded) .{0,40}context (window|length|limit)|context (window|length|limit) (is |was )?(full|exceeded)',
      'prompt is too long',
    ],
  },
  {
    limit: null,
    says: 'The model had to stop in the middle of an answer that was too long for it.',
    remedy: 'Ask for less at a time; then comment here or move the item back.',
    patterns: ['incomplete response returned', 'output token (maximum|limit)'],
  },
  {
    limit: 'turns',
    says: 'The agent took as many turns as its command lets it take.',
    remedy:
      'Raise --max-turns in the command of the executor, or split the work; then comment here or move the item back.',
    patterns: ['(maximum|max) (number of )?turns'],
  },
  {
    limit: 'budget',
    says: 'The agent spent as much as its command lets one run spend.',
    remedy:
      'Raise --max-budget-usd in the command of the executor, or split the work; then comment here or move the item back.',
    patterns: ['reached the budget|max(imum)? budget'],
  },
  {
    limit: null,
    says: 'The model declined the request.',
    remedy: 'Say differently what is wanted, and what for; then comment here or move the item back.',
    patterns: ["can'?t help with this|unable to respond to this request|violate our usage policy|safeguards flagged"],
  },
];

export const PLAIN_FAILURE_PATTERNS: readonly string[] = PLAIN_FAILURE_GROUPS.flatMap((group) => group.patterns);

/** A tool asks something of its own, as it does of whoever runs it first: trust, update, set-up, log-in. */
export const DIALOG_PATTERNS: readonly string[] = [
  'do you (trust|want|wish|accept|agree)|trust (the )?(files|authors|contents)|trust this (folder|directory|workspace|project)',
  'press (the )?(enter|return|any key|y\\b)|enter to (confirm|continue)|hit enter|esc to (cancel|exit)',
  '[([]y(es)?/no?[)\\]]|\\(yes/no|continue\\? *$|proceed\\? *$|overwrite\\? *$',
  'update available|new version (is )?available|update now',
  '(choose|select|pick) (a |an |the |your |how )?.{0,40}(theme|text style|login|log in|account|method|provider|option)',
  'use (the )?arrow keys|[❯›>] ?1[.)] ',
];

/** What a person must change, by kind; `says` is one sentence for the item's comment. */
export const ENV_GROUPS: readonly { readonly says: string; readonly patterns: readonly string[] }[] = [
  {
    says: 'The agent is not logged in, or its key was refused.',
    patterns: [
      'not logged in|(run|use) /login|log ?in (has )?expired|(log|sign) in again|please (log|sign) in',
      'failed to authenticate|authentication(_| )(error|failed)|could not authenticate',
      '(invalid|incorrect|missing|expired|revoked|disabled|unknown) (\\w+ )?(api[ -]?key|bearer|credentials|access token)',
      'invalid_api_key|permission_error|unauthori[sz]ed_client',
      'oauth (access )?(token|session)\\b.{0,60}(expired|revoked|invalid)',
      '(access|refresh) token\\b.{0,40}(already used|not be refreshed|expired|revoked)',
      '(status|error|http)( code)?:? 40[13]\\b|\\b401 unauthorized|\\b403 forbidden',
    ],
  },
  {
    says: 'The account may not use the service: billing, plan or organisation must be put right.',
    patterns: [
      'credit balance is too low|insufficient (credits?|balance|funds)|out of credits',
      'quota exceeded|insufficient_quota|exceeded your current quota|billing_(error|hard_limit)',
      'spend(ing)? (limit|cap)\\b|usage cap set by',
      '(organi[sz]ation|account) (has been|is) (disabled|suspended|on hold|deactivated)',
      'with your chatgpt plan|does not have access to (claude|codex|this)|(status|error):? 402\\b|payment required',
      'country, region,? or territory not supported',
    ],
  },
  {
    says: 'The model that was asked for does not exist, or this account may not use it.',
    patterns: [
      'issue with the selected model|model_not_found|unknown model\\b|(status|error):? 404\\b',
      'model [\'`"]?[\\w./:@-]{1,80}[\'`"]? (does not exist|is not (available|supported)|was not found|not found)',
      'does not exist or you do not have access',
    ],
  },
  {
    says: 'The command line of the executor is wrong: see `executors` in the configuration.',
    patterns: [
      '\\berror: (unexpected argument|unrecognized (option|argument|subcommand)|invalid value .{1,80} for|a value is required|the following required|missing required (option|argument)|too many arguments|option .{1,120} (is invalid|argument missing)|the argument .{1,80} cannot)',
      'unknown (option|flag|argument)\\b|requires --verbose|cannot be used with (root|sudo)|session id [\\w-]{1,64} is already in use',
    ],
  },
  {
    says: 'The agent’s own configuration on the machine is wrong.',
    patterns: [
      'error loading config|error finding codex home|configuration error\\b|configuration file\\b.{0,200}(corrupt|invalid|not valid)',
      '(invalid|malformed|corrupt(ed)?) (mcp |json )?(config(uration)?|settings)\\b|settings file not found|missing environment variable',
      'required mcp servers?\\b|requires a newer version|version .{0,40} is no longer supported',
      'not inside a trusted directory|failed to (open|write) last message file',
    ],
  },
  {
    says: 'The machine lacks something the agent needs: a program, a folder, permission, space or a sandbox.',
    patterns: [
      '(command|executable) (was )?not found|\\b(ba|da|z|k|a)?sh: .{0,120}: not found\\b|is not recognized as (an internal|the name of)|no such executable',
      'no such file or directory \\(os error 2\\)|spawn .{1,200} enoent|current directory no longer exists|cannot find the path specified',
      'permission denied \\(os error 13\\)|\\beacces\\b|\\beperm\\b|read-only file system \\(os error 30\\)|exec format error|cannot execute',
      'no space left on device|\\benospc\\b|disk quota exceeded|\\bedquot\\b',
      'bwrap: |(failed|unable) to (install|initiali[sz]e|start|set up|create) (the )?\\w{0,20} ?sandbox|sandbox (is )?(unavailable|required but)',
      '(self[- ]signed|expired|untrusted) certificate|certificate (has expired|verif\\w+ failed|is not trusted|signed by unknown)|invalid peer certificate|unable_to_verify|cert_has_expired',
    ],
  },
];

export const ENV_PATTERNS: readonly string[] = ENV_GROUPS.flatMap((group) => group.patterns);

/** Try again later: rates, overload, faults of the service, the network. */
export const TRANSIENT_PATTERNS: readonly string[] = [
  'stream (was )?(disconnected|closed|interrupted)|idle timeout|error decoding response',
  '(status|error|http)( code)?:? (408|409|425|429|5\\d\\d)\\b|rejected \\((429|5\\d\\d)\\)',
  'rate[ _-]?limit|too many requests|limiting requests',
  'high (demand|load)|overloaded|at (full )?capacity|server_(error|is_overloaded)',
  'internal server error|bad gateway|service (is )?(temporarily )?unavailable|gateway time-?out|server error',
  'error sending request|connection (error|failed|lost|closed|dropped|refused|reset|aborted|timed out|was lost|to .{1,40} was lost)',
  "waiting for network|can'?t reach|cannot reach|could not (reach|connect|resolve)|unable to connect|failed to connect|no internet|network (error|is unreachable|is down)",
  'look ?up address|name resolution|dns (error|failure|lookup)|getaddrinfo',
  'socket (hang up|connection was closed|is closed)|fetch failed',
  'mid-(response|stream)|before a response was produced|stopped arriving|stalled (mid|while)|no response from',
  '(request|operation|connection|read) timed out|timeout waiting|timed out waiting',
  '\\b(econnreset|econnrefused|connectionrefused|econnaborted|etimedout|enotfound|eai_again|ehostunreach|enetunreach|epipe)\\b',
  'empty or malformed response|agent loop died|usually temporary|temporary failure',
  'try again (later|in a (moment|minute|few))',
];
