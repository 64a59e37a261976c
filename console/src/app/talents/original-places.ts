import type { components } from '../../../../client/src/types.gen.ts';

type TalentProfile = components['schemas']['TalentProfile'];
export type SourceSpan = components['schemas']['TalentOriginal']['spans'][number];

/** A field of the person as shown, and where it stood in the file. */
export interface FieldPlace {
  /** JSON pointer: into the profile as it is now, or `/contacts/emails/0`. */
  path: string;
  span: SourceSpan;
}

interface Contact {
  kind: 'email' | 'phone';
  value: string;
}

/** The name of a contact's field: its place among all contacts that are shown. */
export const contactPath = (index: number): string => `/contacts/${index}`;

/**
 * Where the fields of a person stood in the file. The positions belong to the profile as it was
 * read; since then it may have been edited, merged, or joined with other sources. So a field has a
 * place only where the file says the same; dates follow the job or school that they belong to.
 */
export function placesOf(
  profile: TalentProfile,
  contacts: readonly Contact[],
  spans: readonly SourceSpan[],
): FieldPlace[] {
  const spanAt = new Map(spans.map((span) => [span.path, span]));
  const places: FieldPlace[] = [];
  const add = (path: string, span: SourceSpan | undefined): void => {
    if (span) places.push({ path, span });
  };
  for (const field of SCALARS) {
    const value = profile[field];
    const span =
      spanAt.get(`/${field}`) ?? (field === 'jobTitle' ? spanOfJob(spans, value) : undefined);
    if (span && isSame(value, span.text)) add(`/${field}`, span);
  }
  const employer = profile.currentOrganization?.name ?? null;
  add(
    '/currentOrganization/name',
    spanWith(spans, /^\/experiences\/\d+\/organizationName$/, employer),
  );
  places.push(...placesOfEntries(profile, spans, spanAt));
  for (const list of ['skills', 'interests'] as const)
    for (const [index, text] of profile[list].entries())
      add(`/${list}/${index}`, spanWith(spans, new RegExp(`^/${list}/\\d+$`), text));
  for (const [index, { kind, value }] of contacts.entries())
    add(contactPath(index), spanWith(spans, new RegExp(`^/contacts/${kind}s/\\d+$`), value));
  return places;
}

function placesOfEntries(
  profile: TalentProfile,
  spans: readonly SourceSpan[],
  spanAt: ReadonlyMap<string, SourceSpan>,
): FieldPlace[] {
  const places: FieldPlace[] = [];
  for (const list of LISTS)
    for (const [index, from] of pairs(list, profile[list], ENTRIES[list], spanAt))
      for (const span of spans) {
        const rest = restOf(span.path, `/${list}/${from}/`);
        if (rest === null) continue;
        const value = valueAt(profile[list][index], rest);
        const isPlaced = rest.endsWith('Date') ? value !== null : isSame(value, span.text);
        if (isPlaced) places.push({ path: `/${list}/${index}/${rest}`, span });
      }
  return places;
}

const SCALARS = [
  'firstname',
  'lastname',
  'headline',
  'jobTitle',
  'summary',
  'city',
  'state',
  'country',
] as const;

/** What entries of a list are known by. */
const ENTRIES = {
  experiences: ['title', 'organizationName'],
  educations: ['schoolName', 'degrees/0', 'majors/0'],
  languages: ['name'],
  certifications: ['name'],
} as const;

const LISTS = ['experiences', 'educations', 'languages', 'certifications'] as const;

/** Each entry with the entry of the file that says the most of the same, each once. */
function* pairs(
  list: string,
  entries: readonly object[],
  keys: readonly string[],
  spanAt: ReadonlyMap<string, SourceSpan>,
): Generator<[number, number]> {
  const left = new Set(
    [...spanAt.keys()].flatMap((path) => {
      const at = new RegExp(`^/${list}/(\\d+)/`).exec(path)?.[1];
      return at === undefined ? [] : [Number(at)];
    }),
  );
  for (const [index, entry] of entries.entries()) {
    const score = (from: number): number =>
      keys.filter((key) => isSame(valueAt(entry, key), spanAt.get(`/${list}/${from}/${key}`)?.text))
        .length + (from === index ? 0.5 : 0);
    const [best] = [...left].toSorted((a, b) => score(b) - score(a));
    if (best === undefined || score(best) < 1) continue;
    left.delete(best);
    yield [index, best];
  }
}

const restOf = (path: string, start: string): string | null =>
  path.startsWith(start) ? path.slice(start.length) : null;

/** The text at `degrees/0` or `title`; null when there is none. */
function valueAt(entry: unknown, path: string): string | null {
  let value = entry;
  for (const part of path.split('/')) value = (value as Record<string, unknown> | null)?.[part];
  return typeof value === 'string' ? value : null;
}

const spanWith = (spans: readonly SourceSpan[], path: RegExp, value: string | null) =>
  spans.find((span) => path.test(span.path) && isSame(value, span.text));

const spanOfJob = (spans: readonly SourceSpan[], title: string | null) =>
  spanWith(spans, /^\/experiences\/\d+\/title$/, title);

/** A summary may have gained what else stood in the file: its beginning counts. */
const BEGINNING = 60;

function isSame(value: string | null | undefined, text: string | undefined): boolean {
  const [a, b] = [folded(value ?? ''), folded(text ?? '')];
  if (a === '' || b === '') return false;
  return a === b || (a.length > BEGINNING && a.slice(0, BEGINNING) === b.slice(0, BEGINNING));
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@+#]+/gu, ' ')
    .trim();
