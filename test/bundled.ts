/** Real processes from the sources: Node 20 runs no TypeScript, so an entry is made into one JavaScript file first. */
import { basename, join } from 'node:path';
import { build } from 'vite';

/** Bundles `entry` (absolute path of a module) with all it imports into `folder`; returns the path of the result. */
export async function bundledForNode(entry: string, folder: string): Promise<string> {
  const [path = ''] = await bundlesForNode([entry], folder);
  return path;
}

/** The same for several entries, which then share what they have in common. */
export async function bundlesForNode(entries: readonly string[], folder: string): Promise<string[]> {
  const names = entries.map((entry) => basename(entry, '.ts'));
  await build({
    configFile: false,
    logLevel: 'error',
    // ssh2 tries to load native code that need not be there, which a bundler cannot know.
    ssr: { noExternal: true, external: ['ssh2'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name, index) => [name, entries[index] ?? ''])),
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return names.map((name) => join(folder, `${name}.mjs`));
}
