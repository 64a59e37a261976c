import type { Lexicon, Mention } from '../../lexicon/types.ts';
import { after, type Clause, slice, stripEnd, stripStart } from './clause.ts';
import { readItems, splitItems } from './read-list.ts';
import { readRole } from './read-subject.ts';
import { type CriterionReading, type Role, together, type When } from './reading.ts';

/** Titles and levels of seniority. */

const TITLE_FRAMES: readonly [RegExp, When][] = [
  [
    /^(?:(?:is |est )?(?:currently|actuellement|presently|now)(?: (?:is|est|works? as|working as|employed as|en poste (?:de|comme|en tant que)|travaille comme))?(?: (?:an?|une?|the)\b)?|(?:works?|working|is working|employed|travaille|exerce|en poste) (?:currently |actuellement )?(?:as an?|as|comme|en tant que?|au poste de)\b|current (?:title|role|position|job)\b(?: is\b)?(?: an?\b)?|(?:titre|poste|intitule|fonction)(?: de poste)? actuel(?:le)?(?: est)?|occupe(?: actuellement)? (?:un|le) poste de)(?![\p{L}\d])\s*:?\s*(?:qu'|d'|de )?/u,
    'current',
  ],
  [
    /^(?:(?:is |est )?(?:an? |une? )?(?:former|previously|formerly|ex|ancien(?:ne)?|anciennement|past)[ -]+(?:an? |une? )?|used to be (?:an? )?|(?:past|previous) (?:title|role|position)s?\s*:?\s*)/,
    'past',
  ],
  [
    /^(?:(?:(?:as an?|en tant que?|comme)\b|(?:has |have |had |a |avoir |ayant |deja |already |previously |ever )*(?:(?:worked|served|experienced?|une experience|travaille|exerce)\s+(?:as|comme|en tant que?|au poste de|au titre de)(?: an?| une?| the)?|(?:been|was|ete)(?: an?| une?| the)\b|ete|held|holds?|occupe|exerce))(?: (?:an?|the|un|une|le|la|des)\b)?(?: (?:role|position|title|job|poste|fonctions?|metier|titre)s?\b)?(?: (?:of|as|de)\b| d')?|(?:job title|title|titre|intitule|poste|role|metier)\b)\s*:?\s*(?:(?:qu'|d')|(?:de|as|an?|une?)\s)?\s*/,
    'ever',
  ],
];
const TITLE_END =
  /\s(?:in the past|par le passe|before|auparavant|roles?|positions?|profiles?|title|experience|background|or similar|or equivalent|ou similaire|ou equivalent|confirme|in their career|dans sa carriere)$/;

/** Frames that always introduce a title, so its words need not be known: "works as a barista". */
const SURE =
  /\b(?:(?:currently|actuellement|now|presently) (?:is |est )?(?:an?|une?)|as an?|as|comme|en tant que?|qu'|poste|title|titre|intitule|role|position|job|been an?|ete)\b/;

/** Reads another statement: what follows a title ("... in fintech") may be anything. */
export type ReadStatement = (clause: Clause) => CriterionReading;

/**
 * A title inside a frame ("works as a nurse"), or a title alone that the lexicon knows ("Product
 * manager").
 */
export function readTitleClause(
  clause: Clause,
  lexicon: Lexicon,
  read: ReadStatement,
): CriterionReading | null {
  for (const [frame, when] of TITLE_FRAMES) {
    const named = after(clause, frame);
    if (named === null || named.plain === '') continue;
    const isSure = SURE.test(clause.plain.slice(0, clause.plain.length - named.plain.length));
    const reading = titles(named, when, !isSure, lexicon, read);
    if (reading !== null) return reading;
  }
  return titles(
    stripStart(clause, /^(?:is|est|must be|doit etre|be|etre|profil(?:e)?|un|une|an?|the)\s+/),
    'ever',
    true,
    lexicon,
    read,
  );
}

function titles(
  named: Clause,
  when: When,
  mustBeKnown: boolean,
  lexicon: Lexicon,
  read: ReadStatement,
): CriterionReading | null {
  return readItems(
    stripEnd(named, TITLE_END),
    (item) =>
      lexicon.readTitle(item.raw).family !== null && !/\s(?:or|ou|and|et)\s|,/.test(item.plain),
    (item) => {
      const { role, extras } = splitTitle(item, lexicon, read);
      if (
        role === null ||
        (role.family === null && (mustBeKnown || item.plain.split(' ').length > UNKNOWN_WORDS))
      )
        return null;
      const { seniority } = lexicon.readTitle(item.raw);
      const level: CriterionReading[] =
        seniority === null || isInName(role, lexicon)
          ? []
          : [{ kind: 'seniority', level: seniority }];
      return together('all', [{ kind: 'title', role, when }, ...level, ...extras]);
    },
  );
}

/** Longest title, in words, that may be unknown to the lexicon. */
const UNKNOWN_WORDS = 5;

const TAIL =
  /\s(?:in|with|avec|en|dans|chez|at|for|within|specialized in|specialised in|specialisee? en|specialisee? dans|a|au|based in|basee? a)\s/;

/**
 * Splits a title: "senior Python developer in fintech" is a developer, who knows Python, in
 * fintech. A title that means another role as a whole is not split.
 */
export function splitTitle(
  item: Clause,
  lexicon: Lexicon,
  read: ReadStatement,
): { role: Role | null; extras: CriterionReading[] } {
  const { family } = lexicon.readTitle(item.raw);
  if (family === null) return { role: readRole(item, lexicon), extras: [] };
  const join = TAIL.exec(item.plain);
  if (join !== null) {
    const head = slice(item, 0, join.index);
    if (lexicon.readTitle(head.raw).family === family) {
      const inner = splitTitle(head, lexicon, read);
      const words = join[0].trim();
      const isPlace =
        /^(?:a|au|based|basee?)/.test(words) ||
        lexicon.readPlaces(item.raw.slice(join.index + join[0].length)).length > 0;
      const tail = slice(
        item,
        isPlace && !words.startsWith('base') ? join.index : join.index + join[0].length,
      );
      return { role: inner.role, extras: [...inner.extras, read(tail)] };
    }
  }
  const others = lexicon
    .scan(item.raw)
    .filter(({ kind }) => kind === 'skill' || kind === 'place' || kind === 'industry');
  const core = withoutMentions(item, others);
  if (others.length === 0 || lexicon.readTitle(core.raw).family !== family)
    return { role: readRole(item, lexicon), extras: [] };
  return {
    role: readRole(core, lexicon),
    extras: others.map(({ start, end }) => read(slice(item, start, end))),
  };
}

function withoutMentions(item: Clause, mentions: readonly Mention[]): Clause {
  let rest: Clause = { raw: '', plain: '' };
  let from = 0;
  for (const { start, end } of [...mentions, { start: item.raw.length, end: item.raw.length }]) {
    rest = {
      raw: rest.raw + item.raw.slice(from, start),
      plain: rest.plain + item.plain.slice(from, start),
    };
    from = end;
  }
  return slice(
    { raw: rest.raw.replace(/ {2,}/g, ' '), plain: rest.plain.replace(/ {2,}/g, ' ') },
    0,
  );
}

/** In "account manager" the level is part of the role's name, so it adds no requirement. */
const isInName = ({ stems, label }: Role, lexicon: Lexicon): boolean =>
  stems.length >= lexicon.stems(label).length;

const SENIORITY_FRAME =
  /^(?:(?:is|est|currently|actuellement|now|works? as|an?|une?|the|profil|profile|niveau|level|seniority|seniorite|candidate?|experience|minimum|at least|au moins|or above|must be|de)\s*:?\s+)+/;
const SENIORITY_END =
  /(?:^|\s+)(?:profile|profil|level|candidate?|seniority|role|position|executives?|or above|or more|or higher|minimum|ou plus)$|\s*\+$/;
const SENIORITY_CUE = /\b(?:level|niveau|seniority|seniorite|or above|or higher|profile?)\b/;

const BESIDE_LEVEL =
  /^(?:levels?|niveau|profile?|mid|c|entry|vice|executive|top|middle|management|team|tech|de|d'|equipe|d'equipe|plus)$/;

/** "Vice president" is a level; "ward manager" is a role that is in no list. */
const isLevelAlone = ({ plain }: Clause, lexicon: Lexicon): boolean =>
  plain
    .split(/[\s-]/)
    .every((word) => BESIDE_LEVEL.test(word) || lexicon.readSeniority(word) !== null);

/** A level of seniority alone: "senior profile", "niveau confirmé", "junior or mid-level". */
export function readSeniorityClause(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const hasCue = SENIORITY_CUE.test(clause.plain);
  const { kind, items } = splitItems(stripEnd(clause, SENIORITY_END), () => false);
  const readings: CriterionReading[] = [];
  for (const item of items) {
    const bare = stripEnd(stripStart(item, SENIORITY_FRAME), SENIORITY_END);
    if (bare.plain === '' || bare.plain.split(/[\s-]/).length > 2) return null;
    const level = lexicon.readSeniority(bare.raw);
    if (
      level === null ||
      !isLevelAlone(bare, lexicon) ||
      (!hasCue && lexicon.readTitle(bare.raw).family !== null)
    )
      return null;
    readings.push({ kind: 'seniority', level });
  }
  return readings.length === 0 ? null : together(kind, readings);
}
