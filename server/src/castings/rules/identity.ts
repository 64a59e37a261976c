import type { Filter } from '../../search/search.ts';

export interface StartRequest {
  source: { kind: 'filters'; filters: readonly Filter[] } | { kind: 'prompt'; prompt: string };
  criterias: readonly string[];
  scoringLanguage: 'en' | 'fr';
}

/**
 * The canonical text that identifies a search (decisions, "Castings"): keys are sorted, strings are
 * trimmed and NFC, and the order and repetition of filters and criteria do not matter. Two starts
 * with the same text in one workspace are the same search.
 */
export function identityText({ source, criterias, scoringLanguage }: StartRequest): string {
  const asked =
    source.kind === 'filters' ? sortedUnique(source.filters.map(canonical)) : normal(source.prompt);
  return canonical([source.kind, asked, sortedUnique(criterias.map(normal)), scoringLanguage]);
}

const normal = (text: string): string => text.trim().normalize('NFC');

const sortedUnique = (texts: string[]): string[] => [...new Set(texts)].sort();

function canonical(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(normal(value));
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    return `{${entries
      .map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`)
      .sort()
      .join(',')}}`;
  }
  return JSON.stringify(value);
}

/**
 * The criteria that are judged: trimmed, NFC, without repetitions, the caller's before those read
 * from the prompt. A criterion without any letter or digit is dropped. A criterion from the prompt
 * is also dropped when another one has the same meaning in other words, by `meaningOf` (null: no
 * meaning to compare). The caller's own criteria are never merged by meaning, because they are part
 * of the search's identity. The result may be empty (no_qualification_criterias).
 */
export function mergeCriterias(
  own: readonly string[],
  extracted: readonly string[],
  meaningOf: (criterion: string) => string | null = () => null,
): string[] {
  const kept = distinct(own.map(normal));
  const meanings = new Set(kept.map(meaningOf));
  const added = extracted.map(normal).filter((criterion) => {
    const meaning = meaningOf(criterion);
    if (meaning !== null && meanings.has(meaning)) return false;
    meanings.add(meaning);
    return true;
  });
  return distinct([...kept, ...added]);
}

function distinct(criterias: readonly string[]): string[] {
  const seen = new Set<string>();
  return criterias.filter((criterion) => {
    const key = criterion
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
      .trim();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
