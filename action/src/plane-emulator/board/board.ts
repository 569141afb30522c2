/**
 * A small web board on the embedded Plane: one page that reads its data here and writes through the API as one person.
 * The page holds that person's token, so it is only given to a browser that calls this machine by its own name.
 */
import type { Json } from '../../model/basics.ts';
import { boardData, boardProjects, itemData } from './data.ts';
import { boardPage } from './page.ts';
import type { PlaneRequest, PlaneResponse } from '../http-message.ts';
import type { Item, Project } from '../tables/records.ts';
import { isLive } from '../tables/rows.ts';
import type { Store } from '../tables/store.ts';

export interface Board {
  /** The token of the person at the board. */
  readonly token: string;
  /** Names under which the board may be called, without port. */
  readonly hosts: readonly string[];
}

/** null: not a path of the board. */
export function boardAnswer(request: PlaneRequest, store: Store, board: Board): PlaneResponse | null {
  const [path = '', search = ''] = request.path.split('?');
  const browsed = BROWSED.exec(path)?.groups;
  if (path !== '/' && !path.startsWith('/board/') && browsed === undefined) return null;
  const host = (request.headers['host'] ?? '').replace(/:\d+$/, '');
  if (!board.hosts.includes(host))
    return text(403, `The board is not served under the name ${JSON.stringify(host)}.\n`);
  if (request.method !== 'GET') return text(405, 'Only GET.\n');
  const user = store.users.get(store.tokens.get(board.token)?.user ?? '');
  if (!user) return text(500, 'The token of the board belongs to nobody.\n');
  const projects = boardProjects(store, user);

  if (path === '/') {
    const wanted = new URLSearchParams(search).get('project');
    const project = wanted === null ? projects[0] : projects.find((one) => one.identifier === wanted);
    if (!project) return text(404, 'There is no such project, or this person is not in it.\n');
    const workspace = store.workspaces.get(project.workspace);
    const page = boardPage(
      {
        api: `/api/v1/workspaces/${workspace?.slug ?? ''}/projects/${project.id}/work-items/`,
        token: board.token,
        project: { key: project.identifier, name: project.name },
        projects: projects.map(({ identifier: key, name }) => ({ key, name })),
        workspace: workspace?.name ?? '',
        you: user.display_name,
      },
      store.random.hex(16),
    );
    return { status: 200, ...page };
  }
  if (browsed !== undefined) {
    const shown = projects.find((one) => one.identifier === browsed['project'] && isIn(store, one, browsed['slug']));
    const isShown = shown && [...store.items.values()].some((row) => isItem(row, shown, Number(browsed['number'])));
    if (!isShown) return text(404, 'There is no such item.\n');
    const location = `/?project=${shown.identifier}#${shown.identifier}-${browsed['number'] ?? ''}`;
    return { status: 302, headers: { location, 'content-type': 'text/plain; charset=utf-8' }, body: '' };
  }
  const [, key, item] = /^\/board\/([^/]+)\.json$/.exec(path) ?? /^\/board\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const project = projects.find((one) => one.identifier === key);
  if (!project) return text(404, 'There is no such project.\n');
  if (item === undefined) return json(boardData(store, project));
  const row = store.items.get(item);
  return row?.project === project.id && isLive(row)
    ? json(itemData(store, project, row))
    : text(404, 'There is no such item.\n');
}

/** Where Plane shows an item: the address that a prompt and `agentd` give to people. */
const BROWSED = /^\/(?<slug>[^/]+)\/browse\/(?<project>[^/]+)-(?<number>[1-9]\d*)\/?$/;

function isIn(store: Store, project: Project, slug: string | undefined): boolean {
  return store.workspaces.get(project.workspace)?.slug === slug;
}

function isItem(row: Item, project: Project, number: number): boolean {
  return row.project === project.id && row.sequence_id === number && isLive(row);
}

function json(body: Json): PlaneResponse {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers, body: JSON.stringify(body) };
}

function text(status: number, body: string): PlaneResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}
