/** Style of the board's page; light and dark as the system is. */
export const BOARD_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f4f5f7; --paper: #fff; --ink: #1c2024; --soft: #5b636d; --line: #d9dde3; --accent: #2457d6; --on-accent: #fff;
  --shade: #eceef2;
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #111418; --paper: #1b2026; --ink: #e8ebef; --soft: #a3acb8; --line: #333b45; --accent: #8fb0ff;
    --on-accent: #0b1220; --shade: #242a32;
  }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); }
header {
  display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem;
  padding: .75rem 1.25rem; background: var(--paper); border-bottom: 1px solid var(--line);
}
h1 { font-size: 1.1rem; margin: 0; }
nav { display: flex; gap: .25rem; flex: 1; }
nav a { padding: .25rem .6rem; border-radius: 6px; color: var(--soft); text-decoration: none; }
nav a[aria-current] { background: var(--shade); color: var(--ink); font-weight: 600; }
.you { margin: 0; color: var(--soft); }
button, select, input, textarea { font: inherit; color: inherit; }
button { cursor: pointer; }
.primary {
  padding: .4rem .9rem; border: 0; border-radius: 6px; background: var(--accent); color: var(--on-accent); font-weight: 600;
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#status {
  position: fixed; inset: auto auto 1.25rem 50%; translate: -50% 0; max-width: 90vw; margin: 0; padding: .5rem 1rem;
  border: 0; border-radius: 8px; background: var(--ink); color: var(--paper);
}
#status.bad { background: #b3261e; color: #fff; }

main { flex: 1; display: flex; gap: .9rem; padding: 1rem 1.25rem; overflow-x: auto; align-items: flex-start; }
.column { flex: 1 0 11rem; max-width: 22rem; background: var(--shade); border-radius: 10px; padding: .6rem; }
.column:not(:has(li)) { flex: 0 0 auto; min-width: 7.2rem; }
.column.over { outline: 2px dashed var(--accent); }
.column h2 { display: flex; align-items: center; gap: .5rem; margin: .1rem .3rem .5rem; font-size: .9rem; white-space: nowrap; }
.column h2::before { content: ""; width: .65rem; height: .65rem; border-radius: 50%; background: var(--color, var(--soft)); }
.column h2 span { margin-left: auto; color: var(--soft); font-weight: 400; }
.column ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; min-height: 1rem; }
.card {
  display: block; width: 100%; text-align: left; padding: .6rem .7rem; background: var(--paper);
  border: 1px solid var(--line); border-radius: 8px; overflow-wrap: anywhere; box-shadow: 0 1px 2px #0000000d;
}
.card:hover { border-color: var(--accent); }
.card.open { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.card .top { display: flex; flex-wrap: wrap; gap: 0 .5rem; color: var(--soft); font-size: .8rem; white-space: nowrap; }
.card .top .comments { margin-left: auto; }
.card .top .comments::before {
  content: ""; display: inline-block; width: .8em; height: .6em; margin-right: .35em;
  border: 1.5px solid currentColor; border-radius: .25em .25em .25em 0;
}
.card .priority::before {
  content: ""; display: inline-block; width: .55em; height: .55em; margin-right: .3em; border-radius: 2px;
  background: var(--priority, var(--line));
}
.card .priority.urgent { --priority: #dc2626; }
.card .priority.high { --priority: #ea8a0c; }
.card .priority.medium { --priority: #3b82f6; }
.card .name { display: block; margin: .2rem 0 .4rem; font-weight: 500; line-height: 1.35; }
.chips { display: flex; flex-wrap: wrap; gap: .3rem; }
.chip {
  padding: 0 .5rem; border: 1px solid var(--line); border-radius: 999px; font-size: .75rem; line-height: 1.5;
  color: var(--soft); max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
}
.chip.label { border-color: var(--color, var(--line)); }
.chip.person { background: var(--shade); color: var(--ink); }

dialog {
  width: min(46rem, 100vw - 2rem); max-height: calc(100vh - 2rem); padding: 1.25rem 1.5rem 1.5rem;
  background: var(--paper); color: var(--ink); border: 1px solid var(--line); border-radius: 12px; overflow: auto;
}
dialog::backdrop { background: #0008; }
#item {
  width: min(34rem, 100vw); height: 100vh; max-height: none; margin: 0 0 0 auto; border-width: 0 0 0 1px;
  border-radius: 0; box-shadow: -8px 0 32px #0000001f;
}
#item::backdrop { background: #0000000f; }
dialog h2 { margin: 0 0 .8rem; font-size: 1.3rem; overflow-wrap: anywhere; }
dialog h2:focus { outline: none; }
dialog h3 { margin: 1.2rem 0 .5rem; font-size: 1rem; }
.key { margin: 0; color: var(--soft); font-size: .85rem; }
.close { float: right; border: 0; background: none; font-size: 1.5rem; line-height: 1; padding: .1rem .4rem; }
.facts { display: flex; flex-wrap: wrap; gap: .8rem 1.2rem; padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
label, legend { color: var(--soft); font-size: .85rem; padding: 0; }
select, input:not([type=checkbox]), textarea {
  display: block; padding: .35rem .5rem; border: 1px solid var(--line); border-radius: 6px; background: var(--ground);
  font-size: .95rem;
}
textarea, #create-name { width: 100%; resize: vertical; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.choices { display: flex; flex-wrap: wrap; gap: .3rem; padding-top: .3rem; }
.choices label {
  display: flex; align-items: center; gap: .35rem; padding: .05rem .6rem .05rem .45rem; border: 1px solid var(--line);
  border-radius: 999px; color: var(--soft); font-size: .85rem; cursor: pointer;
}
.choices label:has(:checked) { border-color: var(--accent); background: var(--shade); color: var(--ink); }
.choices input { width: .8rem; height: .8rem; margin: 0; accent-color: var(--accent); }
#create-form { display: grid; gap: .8rem; justify-items: start; }
#create-form > label { width: 100%; }
#comment-form { display: grid; gap: .4rem; justify-items: start; margin-top: 1rem; }
#item-links { padding-left: 1.2rem; }
#item-links:empty { display: none; }
#item-comments { list-style: none; margin: 0; padding: 0; display: grid; gap: .7rem; }
#item-comments > li { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
#item-comments > li > p { margin: 0; padding: .3rem .8rem; background: var(--shade); font-size: .85rem; color: var(--soft); }
#item-comments > li > p strong { color: var(--ink); }
#item-comments .prose { padding: .2rem .8rem; }

.prose { overflow-wrap: anywhere; }
.prose li > p, .prose td > p, .prose th > p { margin: 0; }
.prose > :first-child { margin-top: .5rem; }
.prose > :last-child { margin-bottom: .5rem; }
.prose h1, .prose h2, .prose h3, .prose h4 { font-size: 1.05rem; margin: 1rem 0 .4rem; }
.prose ul { list-style: disc; }
.prose hr { margin: .9rem 0 .5rem; border: 0; border-top: 1px solid var(--line); }
.prose hr + p:last-child { color: var(--soft); font-size: .85rem; }
.prose pre { padding: .7rem .9rem; background: var(--shade); border-radius: 8px; overflow: auto; }
.prose code { font-family: ui-monospace, "SF Mono", Consolas, monospace; font-size: .88em; background: var(--shade); border-radius: 4px; padding: .05em .3em; }
.prose pre code { padding: 0; background: none; }
.prose table { margin: .9rem 0; border-collapse: collapse; display: block; overflow-x: auto; }
.prose th, .prose td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: left; }
.prose blockquote { margin: .6rem 0; padding-left: .9rem; border-left: 3px solid var(--line); color: var(--soft); }
.prose a, #item-links a { color: var(--accent); }
@media (max-width: 40rem) { .column { flex-basis: 80vw; } }
@media (prefers-reduced-motion: no-preference) { .card { transition: border-color .15s; } }
`;
