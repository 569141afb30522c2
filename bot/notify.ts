/**
 * Tells people outside Plane by a webhook (layer 4), because Plane notifies nobody of comments made through its API. The
 * address is a secret: it is in no message and no log.
 */
import { AgentdError } from '../action/src/errors.ts';
import type { Problem } from '../action/src/errors.ts';
import type { Notifier } from '../action/src/ports/notifier.ts';
import { clean, cleanLine } from './visible-text.ts';
import { shorten } from './graphemes.ts';
import type { Redactor } from './redact.ts';

export type NoticeFormat = 'json' | 'slack' | 'discord';

export interface Webhook {
  readonly url: string;
  /** Environment variable that holds the address; shown in place of it. */
  readonly url_key: string;
  readonly format: NoticeFormat;
}

export interface Notice {
  readonly text: string;
  readonly key: string;
  readonly tag: string | null;
  /** Of the item in Plane. */
  readonly url: string;
}

/** One HTTP exchange. It rejects with an error whose `kind` is `timeout` or `too-large`, or whose `code` tells the cause. */
export type PostJson = (request: {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeout_ms: number;
  readonly max_bytes: number;
}) => Promise<{ readonly status: number }>;

const TIMEOUT_MS = 10_000;
/** Nothing of the answer is used but its status. */
const ANSWER_BYTES = 1_000_000;
/** Discord refuses more than 2,000 characters; Slack cuts at 40,000 and advises 4,000. The rest is for the link. */
const TEXT_MAX: Readonly<Record<NoticeFormat, number>> = { json: 4000, slack: 3000, discord: 1500 };
const URL_MAX = 400;

/** The body for the receiver's format. Nothing in the text addresses anybody or is read as markup of the receiver's. */
export function noticeBody(format: NoticeFormat, notice: Notice): string {
  const text = quiet(shorten(clean(notice.text), TEXT_MAX[format]));
  const url = /^https?:\/\/[^\s<>|]+$/i.test(notice.url) && notice.url.length <= URL_MAX ? notice.url : '';
  switch (format) {
    case 'json':
      return JSON.stringify({ source: 'agentd', key: notice.key, tag: notice.tag, url, text });
    case 'slack': {
      const link = url === '' ? '' : `\n<${escapeSlack(url)}|Open ${escapeSlack(notice.key)}>`;
      return JSON.stringify({ text: `${escapeSlack(text)}${link}`, unfurl_links: false, unfurl_media: false });
    }
    case 'discord': {
      const content = shorten(text, TEXT_MAX.discord) + (url === '' ? '' : `\n<${url}>`);
      return JSON.stringify({ content, allowed_mentions: { parse: [] } });
    }
  }
}

/** @returns null when the receiver took it, else why not. Never rejects. */
export async function sendNotice(webhook: Webhook, notice: Notice, post: PostJson): Promise<Problem | null> {
  if (!URL.canParse(webhook.url) || !/^https?:$/.test(new URL(webhook.url).protocol)) {
    return problem(webhook, 'notice-url-invalid', 'the value is not an http or https address', false);
  }
  try {
    const { status } = await post({
      method: 'POST',
      url: webhook.url,
      headers: { 'content-type': 'application/json' },
      body: noticeBody(webhook.format, notice),
      timeout_ms: TIMEOUT_MS,
      max_bytes: ANSWER_BYTES,
    });
    if (status >= 200 && status < 300) return null;
    const retry = status === 408 || status === 429 || status >= 500;
    return problem(webhook, 'notice-refused', `the receiver answered ${status}`, retry);
  } catch (error) {
    return problem(webhook, 'notice-unreachable', causeOf(error), true);
  }
}

/** The port. @throws {AgentdError} with the problem that {@link sendNotice} returns. */
export function webhookNotifier(webhook: Webhook, ports: { post: PostJson; redact: Redactor }): Notifier {
  return {
    notify: async (text, data) => {
      const notice = { ...data, key: cleanLine(data.key), text: ports.redact(clean(text)) };
      const failed = await sendNotice(webhook, notice, ports.post);
      if (failed !== null) throw new AgentdError(failed);
    },
  };
}

function problem({ url_key }: Webhook, code: string, why: string, retry: boolean): Problem {
  return {
    code,
    message: `The notice to the webhook that ${url_key} names was not delivered: ${why}.`,
    remedy: retry ? '' : `Check the address in ${url_key} and the format that is set for it.`,
    retry,
  };
}

/** Only codes: messages of network errors may hold the address. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the request failed';
  const kind = 'kind' in error ? error.kind : undefined;
  if (kind === 'timeout') return `no answer in ${TIMEOUT_MS / 1000} s`;
  if (kind === 'too-large') return 'the answer is too long for one to a notice';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? code : 'the request failed';
}

/** A zero-width space after each `@` that would begin a name, also inside `<@…>` and `<!…>`. */
function quiet(text: string): string {
  return text.replace(/@(?=[\w!&])|<(?=[!#@])/g, '$&\u200b');
}

function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
