import type { Lexicon } from '../../lexicon/types.ts';
import { type Clause, stripEnd, stripStart } from './clause.ts';
import { familiesOf, fieldNamed } from './fields.ts';
import type { Role, Subject } from './reading.ts';

/** Words around the thing itself: "strong experience with", "une bonne maîtrise de". */
const START =
  /^(?:(?:an?|the|some|any|both|either|strong|solid|good|great|proven|prior|previous|relevant|recent|significant|professional|working|hands[- ]on|practical|deep(?! learning)|advanced|basic|technical|extensive|experience|experienced|knowledge|expertise|skills?|skilled|proficien(?:t|cy)|expert|command|mastery|use|usage|understanding|background|familiar(?:ity)?|exposure|in|with|of|on|using|for|doing|at|as|to|une?|des?|du|la|le|les|en|au|aux|avec|sur|dans|chez|solides?|bonnes?|bon|fortes?|forte|significative|reussie|premiere|first|initial|initiale|confirmee?|averee|professionnelle|expertise|connaissances?|competences?|maitrise|pratique|utilisation|usage|niveau)(?:\s+|$)|(?:l|d)')/;
const END =
  /(?:^|\s)(?:experiences?|skills?|knowledge|expertise|background|competences?|required|preferred|a plus|mandatory|exigee?s?|requise?s?|souhaitee?s?|obligatoires?|an? must|must|environments?|technologies|ecosystem|professionnelles?|or more|at least|de|d'|of|in|for|since|depuis|pendant|with|is|are|and|et|au|d'experience|work|working|daily|every day|regularly|fluently|quotidiennement|au quotidien|regulierement|tous les jours|avancee?s?)$/;

export const bareSubject = (clause: Clause): Clause => stripEnd(stripStart(clause, START), END);

/** Reads something that one may know or work in. Null when no word is left. */
export function readSubject(clause: Clause, lexicon: Lexicon, isRole = false): Subject | null {
  const bare = bareSubject(clause);
  const inner = stripStart(
    bare,
    /^(?:(?:secteur|domaine|milieu|univers|industrie)\s+(?:de la |de l'|du |des |de |d')?)/,
  );
  if (bare.plain === '') return null;
  const skill = lexicon.readSkill(bare.raw);
  const title = lexicon.readTitle(bare.raw);
  const jobFunction = lexicon.readFunction(bare.raw);
  const industry = lexicon.readIndustry(bare.raw);
  const field =
    fieldNamed(lexicon.fold(bare.raw)) ?? (skill === null ? null : fieldNamed(skill.forms[0]!));
  // A skill or field within a function is required alone: recruiting is not all of human resources.
  const isNarrower =
    (field !== null && field.practices !== null) ||
    (skill !== null &&
      jobFunction !== null &&
      !` ${jobFunction.name.toLowerCase()} `.includes(` ${skill.name.toLowerCase()} `));
  const forms = new Set([
    lexicon.fold(bare.raw),
    lexicon.fold(inner.raw),
    ...(skill?.forms ?? []),
    // "SaaS" is a separate skill, not another word for software.
    ...(skill === null ? (industry?.forms ?? []) : []),
    ...(title.family === null ? [] : title.forms),
  ]);
  return {
    label: skill?.name ?? bare.raw,
    written: bare.raw,
    forms: [...forms].filter((form) => form !== ''),
    families: [
      ...(title.family === null ? [] : familiesOf(title.family)),
      ...(field?.families ?? []),
    ],
    functions: jobFunction === null || isNarrower ? [] : [jobFunction.id],
    industry: industry !== null && isPlace(industry.id, skill) ? industry.id : null,
    practices: field?.practices ?? null,
    stems: lexicon.stems(bare.raw),
    isRole:
      isRole ||
      (title.family !== null && skill === null && jobFunction === null && industry === null),
  };
}

/** Industries whose names are also skills, that working for any employer of theirs shows. */
const ALSO_SKILLS: ReadonlySet<string> = new Set([
  'retail',
  'insurance',
  'hospitality',
  'real-estate',
  'energy',
]);

/** Whether the name is of where one works, not of what one does there: "banking", not "marketing". */
const isPlace = (industry: string, skill: { id: string } | null): boolean =>
  (skill === null || ALSO_SKILLS.has(industry)) && !DONE_ANYWHERE.has(industry);

/** What these are called is done at employers of every industry. */
const DONE_ANYWHERE: ReadonlySet<string> = new Set([
  'accounting-audit',
  'marketing-advertising',
  'research',
  'security',
  'logistics',
  'graphic-design',
  'cleaning',
]);

export function readRole(clause: Clause, lexicon: Lexicon): Role | null {
  const bare = bareSubject(clause);
  if (bare.plain === '') return null;
  const { family, forms, seniority } = lexicon.readTitle(bare.raw);
  const stems = lexicon.stems(seniority === null ? bare.raw : (forms[0] ?? bare.raw));
  const rank = family === null ? lexicon.readSeniority(bare.raw) : null;
  return stems.length === 0 && family === null
    ? null
    : { label: bare.raw, family, forms, stems, rank };
}

/** True when the lexicon knows the exact words as something that one can know or work in. */
export function isKnownSubject(clause: Clause, lexicon: Lexicon): boolean {
  const { raw } = clause;
  return (
    lexicon.readSkill(raw) !== null ||
    lexicon.readFunction(raw) !== null ||
    lexicon.readIndustry(raw) !== null ||
    lexicon.readTitle(raw).family !== null
  );
}
