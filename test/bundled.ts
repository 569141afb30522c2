/** Real processes from the sources: Node 20 runs no TypeScript, so an entry is made into one JavaScript file first. */
import { basename, join } from 'node:path';
import { build } from 'vite';

/** Bundles `entry` (absolute path of a module) with all it imports into `folder`; returns the path of the result. */
export async function bundledForNode(entry: string, folder: string): Promise<string> {
  const name = `${basename(entry, '.ts')}.mjs`;
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  return join(folder, name);
}
