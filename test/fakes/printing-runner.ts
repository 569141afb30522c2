/** The runner as a port without a process: it prints the commands that `@actions/core` prints, and keeps what that writes to files. */
import type { Runner } from '../../action/src/action/runner.ts';

export class PrintingRunner implements Runner {
  /** Commands and lines, as they were printed. */
  text = '';
  readonly outputs: Record<string, string> = {};
  markdown = '';
  failed = false;
  readonly #payload: unknown;

  constructor(payload: unknown) {
    this.#payload = payload;
  }

  mask(value: string): void {
    this.#command('add-mask', {}, value);
  }

  line(text: string): void {
    this.text += `${text}\n`;
  }

  debug(text: string): void {
    this.#command('debug', {}, text);
  }

  annotate(...[level, title, text, place]: Parameters<Runner['annotate']>): void {
    const { file, line, column } = place ?? {};
    this.#command(level, { title, file, line, col: column }, text);
  }

  openGroup(title: string): void {
    this.#command('group', {}, title);
  }

  closeGroup(): void {
    this.#command('endgroup', {}, '');
  }

  output(name: string, value: string): void {
    this.outputs[name] = value;
  }

  page(markdown: string): Promise<void> {
    this.markdown = markdown;
    return Promise.resolve();
  }

  payload(): Promise<unknown> {
    return Promise.resolve(this.#payload);
  }

  ready(): Promise<void> {
    return Promise.resolve();
  }

  fail(): void {
    this.failed = true;
  }

  #command(name: string, properties: Readonly<Record<string, unknown>>, data: string): void {
    const pairs = Object.entries(properties).filter(([, value]) => value !== undefined && value !== null);
    const words = pairs.map(
      ([key, value]) => `${key}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
    );
    this.line(`::${[name, words.join(',')].filter((word) => word !== '').join(' ')}::${escaped(data)}`);
  }
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
