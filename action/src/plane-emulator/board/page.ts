/** The board's page: one document, its style and script inside, nothing loaded from elsewhere. */
import { BOARD_SCRIPT } from './script.ts';
import { BOARD_STYLE } from './style.ts';

export interface BoardConfig {
  /** Path of the project's work items in the API. */
  readonly api: string;
  readonly token: string;
  readonly project: { readonly key: string; readonly name: string };
  readonly projects: readonly { readonly key: string; readonly name: string }[];
  readonly workspace: string;
  readonly you: string;
}

export function boardPage(config: BoardConfig, nonce: string): { headers: Record<string, string>; body: string } {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: page(config, nonce),
  };
}

function page(config: BoardConfig, nonce: string): string {
  const { project, projects, workspace, you } = config;
  const tabs = projects.map(({ key, name }) => {
    const current = key === project.key ? ' aria-current="page"' : '';
    return `<a href="/?project=${encodeURIComponent(key)}"${current}>${escape(name)}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(project.name)} · ${escape(workspace)}</title>
<style nonce="${nonce}">${BOARD_STYLE}</style>
</head>
<body>
<header>
  <h1>${escape(workspace)}</h1>
  <nav aria-label="Projects">${tabs.join('')}</nav>
  <p class="you">You are <strong>${escape(you)}</strong></p>
  <button id="new" class="primary" type="button">New item</button>
</header>
<p id="status" role="status" aria-live="polite" popover="manual"></p>
<main id="columns" aria-label="Board of ${escape(project.name)}"></main>

<dialog id="item" aria-labelledby="item-name">
  <form method="dialog"><button class="close" aria-label="Close">×</button></form>
  <p id="item-key" class="key"></p>
  <h2 id="item-name" tabindex="-1" autofocus></h2>
  <div class="facts">
    <label>State <select id="item-state"></select></label>
    <label>Priority <select id="item-priority"></select></label>
    <fieldset><legend>Assignees</legend><div id="item-assignees" class="choices"></div></fieldset>
    <fieldset><legend>Labels</legend><div id="item-labels" class="choices"></div></fieldset>
  </div>
  <section aria-label="Description"><div id="item-description" class="prose"></div></section>
  <ul id="item-links" aria-label="Links"></ul>
  <section aria-labelledby="comments-title">
    <h3 id="comments-title">Comments</h3>
    <ol id="item-comments"></ol>
    <form id="comment-form">
      <label for="comment-text">Write as ${escape(you)}</label>
      <textarea id="comment-text" rows="3" required></textarea>
      <button class="primary">Comment</button>
    </form>
  </section>
</dialog>

<dialog id="create" aria-labelledby="create-title">
  <form method="dialog"><button class="close" aria-label="Close">×</button></form>
  <h2 id="create-title">New item</h2>
  <form id="create-form">
    <label>Title <input id="create-name" required maxlength="255" autocomplete="off"></label>
    <label>Description <textarea id="create-description" rows="6"></textarea></label>
    <label>State <select id="create-state"></select></label>
    <fieldset><legend>Assignees</legend><div id="create-assignees" class="choices"></div></fieldset>
    <fieldset><legend>Labels</legend><div id="create-labels" class="choices"></div></fieldset>
    <button class="primary">Create</button>
  </form>
</dialog>

<noscript><p>The board needs JavaScript; the API does not.</p></noscript>
<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
<script nonce="${nonce}">${BOARD_SCRIPT}</script>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
