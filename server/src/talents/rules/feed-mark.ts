/**
 * A position in the change feed: the transaction and id of the last change that was read. Written
 * as `xid:id`.
 */
export interface FeedPlace {
  xid: string;
  id: string;
}

const START: FeedPlace = { xid: '0', id: '' };

/** Null, before the first change; undefined for a text that is not a mark. */
export function readMark(mark: string | null): FeedPlace | undefined {
  if (mark === null) return START;
  const match = /^(\d{1,19}):([A-Za-z0-9_-]{0,64})$/.exec(mark);
  return match ? { xid: match[1]!, id: match[2]! } : undefined;
}

/** Whether everything that was read up to the second place was also read up to the first. */
export const reaches = (place: FeedPlace, other: FeedPlace): boolean =>
  BigInt(place.xid) >= BigInt(other.xid);

export const writeMark = ({ xid, id }: FeedPlace): string => `${xid}:${id}`;
