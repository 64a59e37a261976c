import { type Found, isShortAndUnsure, isUnbroken, slice, type TextWithUses } from './scan-text.ts';
import { namesAt, type ScanTables } from './word-names.ts';

const INDUSTRY_AFTER = new Set([
  'industry',
  'sector',
  'company',
  'companies',
  'startup',
  'startups',
  'firm',
  'firms',
  'space',
  'market',
  'world',
  'vertical',
]);
const INDUSTRY_BEFORE = new Set([
  'secteur',
  'industrie',
  'domaine',
  'sector',
  'industry',
  'entreprise',
  'entreprises',
  'societe',
  'univers',
  'milieu',
  'marche',
  'startup',
]);

function isCalledIndustry(words: readonly string[], at: number, end: number): boolean {
  if (INDUSTRY_AFTER.has(words[end] ?? '')) return true;
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1)
    if (INDUSTRY_BEFORE.has(words[before]!)) return true;
  return false;
}

export function findIndustry(
  reading: TextWithUses,
  tables: ScanTables,
  at: number,
): (Found & { isCalled: boolean }) | null {
  const { words } = reading;
  const match = namesAt(reading, at).industry?.longest(words, at, (_, end) => {
    const sure =
      !tables.unsureIndustries.has(words.slice(at, end).join(' ')) ||
      isCalledIndustry(words, at, end);
    return sure && isUnbroken(reading, at, end);
  });
  if (!match) return null;
  return {
    kind: 'industry',
    id: match.value.id,
    name: match.value.name,
    end: match.end,
    isCalled: isCalledIndustry(words, at, match.end),
  };
}

const FUNCTION_AFTER = new Set(
  'team teams department function functions role roles background leader leaders job jobs position positions'.split(
    ' ',
  ),
);
const FUNCTION_BEFORE = new Set(
  'equipe equipes departement fonction fonctions service metier metiers profil profils poste postes'.split(
    ' ',
  ),
);

/** Names of functions are everyday words: they count next to a word such as team or department. */
function isCalledFunction(words: readonly string[], at: number, end: number): boolean {
  return FUNCTION_AFTER.has(words[end] ?? '') || FUNCTION_BEFORE.has(words[at - 1] ?? '');
}

export function findFunction(reading: TextWithUses, at: number): Found | null {
  const match = namesAt(reading, at).function?.longest(
    reading.words,
    at,
    (_, end) =>
      isUnbroken(reading, at, end) &&
      !isShortAndUnsure(slice(reading, at, end)) &&
      isCalledFunction(reading.words, at, end),
  );
  return match
    ? { kind: 'function', id: match.value.id, name: match.value.name, end: match.end }
    : null;
}
