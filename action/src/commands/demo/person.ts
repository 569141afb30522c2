/** What a person does in the demo, through Plane's API with the person's own key. */
import { request } from 'undici';

export interface Person {
  /** @returns the new item's id and key. */
  createItem(item: {
    name: string;
    description_html: string;
    priority: string;
    label: string;
    assignee: string;
  }): Promise<{
    id: string;
    key: string;
  }>;
  move(item_id: string, state: string): Promise<void>;
  /** State names, comment counts and tags are read back like this too. */
  item(item_id: string): Promise<{ state: string; comments: number }>;
}

interface Listed {
  readonly results: readonly { readonly id: string; readonly name: string }[];
}

/** Signs in with `token` to the only project of workspace `acme`. */
export async function person(url: string, token: string): Promise<Person> {
  const call = async <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<T> => {
    const answer = await request(`${url}/api/v1/workspaces/acme/${path}`, {
      method,
      headers: { 'x-api-key': token, 'content-type': 'application/json', accept: 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const value: unknown = await answer.body.json();
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}`);
    return value as T;
  };
  const [project] = (await call<Listed>('GET', 'projects/')).results;
  if (project === undefined) throw new Error('The workspace has no project.');
  const base = `projects/${project.id}`;
  const states = (await call<Listed>('GET', `${base}/states/`)).results;
  const labels = (await call<Listed>('GET', `${base}/labels/`)).results;
  const members = await call<readonly { id: string; display_name: string }[]>('GET', `${base}/members/`);
  const idOf = (list: readonly { id: string; name: string }[], name: string): string =>
    list.find((entry) => entry.name === name)?.id ?? '';
  return {
    async createItem({ name, description_html, priority, label, assignee }) {
      const made = await call<{ id: string; sequence_id: number }>('POST', `${base}/work-items/`, {
        name,
        description_html,
        priority,
        state: idOf(states, 'Todo'),
        labels: [idOf(labels, label)],
        assignees: [members.find((member) => member.display_name === assignee)?.id ?? ''],
      });
      return { id: made.id, key: `ENG-${made.sequence_id}` };
    },
    async move(item_id, state) {
      await call('PATCH', `${base}/work-items/${item_id}/`, { state: idOf(states, state) });
    },
    async item(item_id) {
      const item = await call<{ state: string }>('GET', `${base}/work-items/${item_id}/`);
      const comments = await call<{ total_count: number }>('GET', `${base}/work-items/${item_id}/comments/`);
      return {
        state: states.find((state) => state.id === item.state)?.name ?? item.state,
        comments: comments.total_count,
      };
    },
  };
}
