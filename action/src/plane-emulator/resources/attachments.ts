/**
 * Attachments of a work item. There is no storage behind this server, so none is ever there: the list is empty, for
 * whoever has a key and whatever the item, and making one fails.
 */
import { ok, type View } from '../requests/call.ts';
import { broken } from '../requests/errors.ts';

/** An array and no page of a list. */
export const listAttachments: View = () => ok([]);

export const createAttachment: View = () => {
  throw broken();
};
