/** Repositories of GitHub by name. */

/** `owner/name` → its parts, as GitHub's library takes them; what is not there is empty. */
export function repositoryParts(repository: string): { readonly owner: string; readonly repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}
