/** A project's prompt template, as a file of its repository. */
import { MIB, readLocalFile } from './local-file.ts';

/** @throws {Error} it cannot be read, or is no text that anybody would write as a prompt. */
export async function readPrompt(path: string): Promise<string> {
  return (await readLocalFile(path, { most_bytes: MIB, links: 'follow' })).toString('utf8');
}
