/** Events whose run may have checked out what is anybody's: its configuration could name any command to run. Pure. */
const FOREIGN: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target', 'workflow_run']);

export function isForeignEvent(event: string): boolean {
  return FOREIGN.has(event);
}
