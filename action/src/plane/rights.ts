/**
 * What a user may do in a project, as Plane tells that user itself: guests comment and do not move work items; whoever was
 * removed still reads the project, and is still among its members. Pure.
 */
import type { Problem } from '../errors.ts';
import type { ProjectRow } from './schema.ts';

const MEMBER = 15;

/** What is read of a project for this. */
export const RIGHTS_FIELDS = 'id,identifier,name,is_member,member_role,archived_at';

/** null: nothing is against it. A server that tells no role leaves it open. `row` null: the project is not shown at all. */
export function whyNoWriting(row: ProjectRow | null, key: string, as: string): Problem | null {
  const who = `The user behind terminals.${as}.token_key`;
  if (row === null || row.is_member === false) {
    return {
      code: 'plane-bot-not-member',
      message: `${who} is not a member of project ${key}, so it could not post there what a run says.`,
      remedy: 'Add the user to the project in Plane with the role Member; being in the workspace is not enough.',
      retry: false,
    };
  }
  if (typeof row.member_role !== 'number' || row.member_role >= MEMBER) return null;
  return {
    code: 'plane-bot-guest',
    message: `${who} is a guest in project ${key}: it may comment there, and not move a work item.`,
    remedy: 'Give the user the role Member in that project.',
    retry: false,
  };
}
