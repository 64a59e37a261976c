/** The columns of the table, in their default order. */
export const COLUMNS = [
  'name',
  'jobTitle',
  'companyName',
  'city',
  'statusHandle',
  'verdict',
  'userRating',
  'notes',
  'owner',
  'contacts',
  'history',
  'createdAt',
] as const;
export type ColumnKey = (typeof COLUMNS)[number];

export interface ColumnChoice {
  key: ColumnKey;
  shown: boolean;
}

/** The name can't be hidden: it identifies the row. */
export const ALWAYS: ColumnKey = 'name';
const HIDDEN_AT_FIRST: readonly ColumnKey[] = ['createdAt'];

export const INITIAL: readonly ColumnChoice[] = COLUMNS.map((key) => ({
  key,
  shown: !HIDDEN_AT_FIRST.includes(key),
}));

export const toggleColumn = (choices: readonly ColumnChoice[], key: ColumnKey): ColumnChoice[] =>
  choices.map((choice) =>
    choice.key === key && key !== ALWAYS ? { ...choice, shown: !choice.shown } : choice,
  );

/** Moves a column up (-1) or down (1). At the ends nothing changes. */
export function moveColumn(
  choices: readonly ColumnChoice[],
  key: ColumnKey,
  by: -1 | 1,
): ColumnChoice[] {
  const next = [...choices];
  const from = next.findIndex((choice) => choice.key === key);
  const to = from + by;
  const [moved, other] = [next[from], next[to]];
  if (!moved || !other) return next;
  next[to] = moved;
  next[from] = other;
  return next;
}

const storageKey = (userId: string): string => `greenroom.candidates.columns.${userId}`;

/** The stored columns, then any column added since. The default when they can't be read. */
export function parseColumns(stored: string | null): readonly ColumnChoice[] {
  if (stored === null) return INITIAL;
  const kept = stored.split(',').flatMap((part) => {
    const key = COLUMNS.find((one) => one === part.replace(/^-/, ''));
    return key === undefined ? [] : [{ key, shown: key === ALWAYS || !part.startsWith('-') }];
  });
  const unique = kept.filter(
    ({ key }, index) => kept.findIndex((one) => one.key === key) === index,
  );
  return [...unique, ...INITIAL.filter(({ key }) => !unique.some((one) => one.key === key))];
}

export const formatColumns = (choices: readonly ColumnChoice[]): string =>
  choices.map(({ key, shown }) => (shown ? key : `-${key}`)).join(',');

export const readColumns = (userId: string): readonly ColumnChoice[] =>
  parseColumns(localStorage.getItem(storageKey(userId)));

export const keepColumns = (userId: string, choices: readonly ColumnChoice[]): void =>
  localStorage.setItem(storageKey(userId), formatColumns(choices));

const widthsKey = (userId: string): string => `greenroom.candidates.widths.${userId}`;

type Widths = Readonly<Record<string, number>>;

/** The widths that the user gave to columns, in pixels; none when they can't be read. */
export function readWidths(userId: string): Widths {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(widthsKey(userId)) ?? '{}');
    const known = Object.entries(stored ?? {}).filter(
      ([key, width]) => COLUMNS.some((one) => one === key) && Number.isFinite(width),
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

/** Null: the column's own width again. */
export function keepWidth(userId: string, key: string, width: number | null): Widths {
  const { [key]: _, ...others } = readWidths(userId);
  const widths = width === null ? others : { ...others, [key]: width };
  localStorage.setItem(widthsKey(userId), JSON.stringify(widths));
  return widths;
}
