import type { ActivityEntry } from '../../../app/team/queries.ts';

/** The same done to several people at once: one line. The newest entry stands for all. */
export interface Line {
  entry: ActivityEntry;
  people: number;
}

/** What somebody does to many people within this time is one act. */
const TOGETHER_MS = 10 * 60_000;

/** Each of these says something of its own. */
const APART: ReadonlySet<ActivityEntry['change']> = new Set(['comment', 'feedback', 'notes']);

/** Lines of the activity, in its order: neighbours that are the same act are told together. */
export function together(activity: readonly ActivityEntry[]): Line[] {
  const lines: Line[] = [];
  for (const entry of activity) {
    const line = lines.at(-1);
    if (line && isSameAct(line.entry, entry)) line.people++;
    else lines.push({ entry, people: 1 });
  }
  return lines;
}

const isSameAct = (one: ActivityEntry, other: ActivityEntry): boolean =>
  one.candidate !== null &&
  other.candidate !== null &&
  !APART.has(one.change) &&
  one.change === other.change &&
  one.actor === other.actor &&
  one.to === other.to &&
  Date.parse(one.at) - Date.parse(other.at) < TOGETHER_MS;
