/**
 * Packages that `@actions/artifact` imports and agentd never reaches: it uploads one file as it is, and finds and reads artifacts by
 * GitHub's API. In the bundle a stand-in takes their place, which says so if it is ever called.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LEFT_OUT = ['archiver', 'unzip-stream'] as const;
const STAND_IN = 'left-out.js';
const TEXT = `
const leftOut = () => {
  throw new Error('agentd neither zips nor unzips artifacts: what does so is not part of its bundle.');
};
export default { create: leftOut, Extract: leftOut };
`;

/** Makes ncc, started in `folder`, take the stand-in: of the `paths` of a tsconfig.json there it makes aliases. */
export function leaveOut(folder: string): void {
  writeFileSync(join(folder, STAND_IN), TEXT);
  const paths = Object.fromEntries(LEFT_OUT.map((name) => [name, [`./${STAND_IN}`]]));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
}
