import type { Lexicon, Skill } from '../../lexicon/types.ts';
import { once } from '../../platform/once.ts';
import type { Language } from '../../platform/operation.ts';
import type { CriterionReading, PlaceReading, Role, Subject, YearsScope } from './reading.ts';

/**
 * The same reading with its labels in the scoring language. Uses the lexicon's names when it has
 * them, else quotes the criterion's own words. The requirement does not change.
 */
export function inLanguage(
  reading: CriterionReading,
  criterion: string,
  language: Language,
  lexicon: Lexicon,
): CriterionReading {
  const own = languageOf(criterion, lexicon);
  const isForeign = own !== null && own !== language;
  const relabel = (part: CriterionReading): CriterionReading => {
    switch (part.kind) {
      case 'all':
      case 'some':
        return { ...part, of: part.of.map(relabel) };
      case 'any':
        return { kind: 'any', of: alternatives(part.of.map(relabel), language) };
      case 'not':
        return { kind: 'not', of: relabel(part.of) };
      case 'recent':
        return { ...part, of: relabel(part.of) };
      case 'mention':
        return { ...part, subject: namedSubject(part.subject, isForeign, language, lexicon) };
      case 'years':
        return { ...part, scope: namedScope(part.scope, isForeign, language, lexicon) };
      case 'title':
        return { ...part, role: namedRole(part.role, isForeign, language, lexicon) };
      case 'place':
        return { ...part, label: placeName(part, isForeign, language, lexicon) };
      case 'degree':
        return { ...part, label: isForeign ? degreeName(part, language) : part.label };
      case 'phrase':
        return { ...part, label: isForeign ? quotation(part.label) : part.label };
      case 'field':
        return { ...part, label: isForeign ? quotation(part.label) : part.label };
      case 'certification':
        return {
          ...part,
          label: isForeign && !isName(part.label) ? quotation(part.label) : part.label,
        };
      default:
        return part;
    }
  };
  return relabel(reading);
}

const OR = { en: 'or', fr: 'ou' };

/**
 * Combines alternatives of one kind under one label, "A, B or C", so that one sentence covers all
 * of them.
 */
function alternatives(
  parts: readonly CriterionReading[],
  language: Language,
): readonly CriterionReading[] {
  const label = (labels: string[]): string =>
    `${labels.slice(0, -1).join(', ')} ${OR[language]} ${labels.at(-1)}`;
  const first = parts[0]!;
  if (first.kind === 'title') {
    const same = parts.filter(
      (part) => part.kind === 'title' && part.when === first.when,
    ) as (typeof first)[];
    return same.length < parts.length
      ? parts
      : same.map((part) => ({
          ...part,
          role: { ...part.role, label: label(same.map(({ role }) => role.label)) },
        }));
  }
  if (first.kind === 'company') {
    const same = parts.filter(
      (part) => part.kind === 'company' && part.when === first.when,
    ) as (typeof first)[];
    return same.length < parts.length
      ? parts
      : same.map((part) => ({ ...part, label: label(same.map((one) => one.label)) }));
  }
  if (first.kind === 'place' && first.radiusKm === null) {
    const same = parts.filter(
      (part) => part.kind === 'place' && part.radiusKm === null,
    ) as (typeof first)[];
    return same.length < parts.length
      ? parts
      : same.map((part) => ({ ...part, label: label(same.map((one) => one.label)) }));
  }
  if (first.kind === 'certification' || first.kind === 'degree') {
    const same = parts.filter((part) => part.kind === first.kind) as (typeof first)[];
    return same.length < parts.length
      ? parts
      : same.map((part) => ({ ...part, label: label(same.map((one) => one.label)) }));
  }
  return parts;
}

/** The language of a criterion; null when its words belong to both languages or to neither. */
export function languageOf(criterion: string, lexicon: Lexicon): Language | null {
  return lexicon.guessLanguage(criterion) ?? (/[àâçéèêëîïôùûœ]/i.test(criterion) ? 'fr' : null);
}

const quotation = (words: string): string => `“${words}”`;

/** A proper name or an acronym: the same in every language. */
const isName = (words: string): boolean =>
  words.split(/\s+/).every((word) => /^[\p{Lu}\d]/u.test(word) || word.length < 3);

function namedSubject(
  subject: Subject,
  isForeign: boolean,
  language: Language,
  lexicon: Lexicon,
): Subject {
  return { ...subject, label: subjectName(subject, isForeign, language, lexicon) };
}

function subjectName(
  { label, written, families, isRole }: Subject,
  isForeign: boolean,
  language: Language,
  lexicon: Lexicon,
): string {
  const skill = lexicon.readSkill(written);
  const isSameWord = skill !== null && lexicon.fold(skill.name) === lexicon.fold(written);
  const own = isRole ? lexicon.titleLanguage(written) : null;
  if (!isForeign && (own === null || own === language)) return isSameWord ? label : written;
  if (isName(written)) return written;
  const role =
    isRole && families[0] !== undefined ? roleName(families[0], language, lexicon) : null;
  return (
    role ??
    (skill === null ? null : skillName(skill, language)) ??
    functionName(written, language, lexicon) ??
    quotation(written)
  );
}

/** A one-word name is the same in both languages, unless the lexicon has a translation. */
function skillName({ name, frenchName }: Skill, language: Language): string | null {
  if (language === 'en') return name;
  return frenchName ?? (/\s/.test(name) ? null : name);
}

const functionName = (written: string, language: Language, lexicon: Lexicon): string | null =>
  language === 'en' ? (lexicon.readFunction(written)?.name ?? null) : null;

/** The name of the role family in that language; null when the name alone reads as another role. */
function roleName(family: string, language: Language, lexicon: Lexicon): string | null {
  const name = lexicon.roleName(family)?.[language] ?? null;
  return name !== null && lexicon.readTitle(name).family === family ? name : null;
}

function namedRole(role: Role, isForeign: boolean, language: Language, lexicon: Lexicon): Role {
  const own = lexicon.titleLanguage(role.label);
  if (!isForeign && (own === null || own === language)) return role;
  const name = role.family === null ? null : roleName(role.family, language, lexicon);
  return { ...role, label: name ?? quotation(role.label) };
}

function namedScope(
  scope: YearsScope,
  isForeign: boolean,
  language: Language,
  lexicon: Lexicon,
): YearsScope {
  return scope.of === 'subject'
    ? { of: 'subject', subject: namedSubject(scope.subject, isForeign, language, lexicon) }
    : scope;
}

const COUNTRIES = {
  en: once(() => new Intl.DisplayNames('en', { type: 'region' })),
  fr: once(() => new Intl.DisplayNames('fr', { type: 'region' })),
};

function placeName(
  { places, label, written }: PlaceReading,
  isForeign: boolean,
  language: Language,
  lexicon: Lexicon,
): string {
  const place = places[0];
  if (place?.kind === 'country' && place.countryCode !== null)
    return COUNTRIES[language]().of(place.countryCode) ?? label;
  const isSpelled = /^\p{Lu}/u.test(written) && lexicon.fold(written) !== lexicon.fold(label);
  return isForeign || !isSpelled ? label : written;
}

const DEGREES: Record<string, Record<Language, string>> = {
  engineer: { en: 'engineering degree', fr: 'diplôme d’ingénieur' },
  phd: { en: 'PhD', fr: 'doctorat' },
  doctorate: { en: 'doctorate', fr: 'doctorat' },
};
const DEGREE_LEVELS: Record<number, Record<Language, string>> = {
  3: { en: 'vocational certificate', fr: 'CAP ou BEP' },
  4: { en: 'secondary school diploma', fr: 'baccalauréat' },
  5: { en: 'two-year degree', fr: 'bac+2' },
  6: { en: 'bachelor’s degree', fr: 'licence ou bachelor' },
  7: { en: 'master’s degree', fr: 'master' },
  8: { en: 'doctorate', fr: 'doctorat' },
};

function degreeName(
  { family, level, label }: Extract<CriterionReading, { kind: 'degree' }>,
  language: Language,
): string {
  if (family !== null)
    return DEGREES[family]?.[language] ?? (isName(label) ? label : quotation(label));
  return DEGREE_LEVELS[level]?.[language] ?? quotation(label);
}
