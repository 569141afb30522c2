/** What the commits since the last release bring to users, and where it goes in CHANGELOG.md. */
import { ConventionalChangelog } from 'conventional-changelog';

/** Kinds of commits that users notice; all others are left out. */
const TYPES = [
  { type: 'feat', section: 'New' },
  { type: 'fix', section: 'Mended' },
  { type: 'perf', section: 'Faster' },
  { type: 'revert', section: 'Taken back' },
];

const TEMPLATE = `{{#each noteGroups}}
What breaks:

{{#each notes}}
- {{#if commit.scope}}{{commit.scope}}: {{/if}}{{text}}
{{/each}}

{{/each}}
{{#each commitGroups}}
{{title}}:

{{#each commits}}
- {{#if scope}}{{scope}}: {{/if}}{{subject}}
{{/each}}

{{/each}}`;

/**
 * Lists of the conventional commits since the last tag `vX.Y.Z`, or of all where there is none; empty: users notice nothing.
 *
 * @param folder of a git repository with a `package.json`.
 */
export async function notesSinceRelease(folder: string): Promise<string> {
  const notes = new ConventionalChangelog(folder)
    .readPackage()
    .loadPreset({ name: 'conventionalcommits', types: TYPES })
    .options({ releaseCount: 1, outputUnreleased: true })
    .tags({ prefix: 'v' })
    .writer({ mainTemplate: TEMPLATE });
  let text = '';
  for await (const part of notes.write()) text += part;
  return text.trim().replace(/\n{3,}/g, '\n\n');
}

/** The text of CHANGELOG.md with this section above all others; null: it has one of that version. */
export function withSection(changelog: string, version: string, notes: string): string | null {
  if (changelog.includes(`\n## ${version}\n`)) return null;
  const at = changelog.indexOf('\n## ');
  const [before, after] = at < 0 ? [changelog.trimEnd(), ''] : [changelog.slice(0, at).trimEnd(), changelog.slice(at)];
  return `${before}\n\n## ${version}\n\n${notes}\n${after}`;
}
