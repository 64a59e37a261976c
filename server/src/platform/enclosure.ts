import { AsyncLocalStorage } from 'node:async_hooks';

interface Enclosure {
  workspaceId: string;
  /** Over when its work is: what that left running is of nobody in particular any more. */
  open: boolean;
}

const enclosures = new AsyncLocalStorage<Enclosure | null>();

/**
 * While `work` runs, all that it asks of the database can see and write the rows of this workspace only, even with a statement that forgets to say so
 * (docs/decisions/0035).
 */
export async function withinWorkspace<T>(workspaceId: string, work: () => Promise<T>): Promise<T> {
  const enclosure: Enclosure = { workspaceId, open: true };
  try {
    return await enclosures.run(enclosure, work);
  } finally {
    enclosure.open = false;
  }
}

/** For what concerns every workspace on purpose, such as forgetting a person. */
export function acrossWorkspaces<T>(work: () => T): T {
  return enclosures.run(null, work);
}

/** The workspace that whoever asks is confined to; null: to none. */
export function enclosingWorkspace(): string | null {
  const enclosure = enclosures.getStore();
  return enclosure?.open ? enclosure.workspaceId : null;
}
