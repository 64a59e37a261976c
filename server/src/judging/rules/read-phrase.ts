import type { Lexicon } from '../../lexicon/types.ts';
import { type Clause, clauseOf, slice, stripStart } from './clause.ts';
import { type ConceptId, conceptsIn } from './concepts.ts';
import { jointsOf, readItems } from './read-list.ts';
import { EMPTY_WORDS } from './read-skills.ts';
import { readSubject } from './read-subject.ts';
import type { CriterionReading, PhraseTerm, Subject } from './reading.ts';

/**
 * What no single word names: "has negotiated with unions", "used to shift work". A sentence of the
 * profile that shows every term shows the phrase, in its own words.
 */

/** Words that say only that the person has done or can do it. */
const DOING = new Set(
  (
    'fait fais faire faisant tient tenir ' +
    'sous under vient venant comes coming come issu issue provenant least most two three four five deux trois quatre cinq moins written wrote ecrit management read reads reading well times time lire lit travail travaux metier activite activites can could able ability capable used use using uses accustomed comfortable familiar exposure experience experiences experienced worked work works working did done doing does practice practices ' +
    'managed manage manages managing handled handling handles ran run runs running responsible charge charged owned owning owner ownership led lead leading carried performed performing conducted conducting delivered delivering overseen oversaw overseeing ' +
    'accept accepts willing ready happy open likes proven demonstrated strong solid good significant several many some any own first hands track record environment environments setting settings context contexts role roles position positions duties duty job jobs field background knowledge skills ' +
    'have had been being was were be is are their his her they them it its this that these those into within across through over under on at by from as per via while when where which who ' +
    'successfully regularly already previously currently ever personally directly ' +
    'peut peux sait savoir capable habitue habituee accepte acceptant accepter pratique pratiquant travaille travailler travaillant gere gerer gestion geree mene mener menee menes pilote piloter pilotage assure assurer effectue effectuer realise realiser realisation conduit conduire conduite participe ' +
    'responsable charge experience experiences deja ayant avoir eu ete etre est sont son sa ses leur leurs lors cadre environnement contexte domaine milieu connaissance connaissances maitrise competences forte bonne solide significative plusieurs quelques premier premiere notamment'
  ).split(' '),
);

/** The maximum number of words without a known meaning in a phrase that can be searched. */
const MAX_STEMS = 4;

/** Kinds of mentions that are things of their own inside a phrase. */
const THINGS = new Set(['skill', 'industry', 'function', 'title']);

export interface PhraseTerms {
  terms: PhraseTerm[];
  /** Words that neither the concepts nor the lexicon know. */
  unknown: number;
}

export function termsOf(clause: Clause, lexicon: Lexicon): PhraseTerms {
  const concepts = conceptsIn(clause.plain);
  const terms: PhraseTerm[] = [];
  const named = new Set<string>();
  let unknown = 0;
  const readRest = (start: number, end: number): void => {
    const rest = slice(clause, start, end);
    let at = 0;
    const readWords = (until: number): void => {
      for (const word of rest.plain.slice(at, until).split(/[^\p{L}\p{N}+#&]+/u)) {
        const stem = isEmpty(word) ? undefined : lexicon.stems(word)[0];
        if (stem === undefined || named.has(stem)) continue;
        named.add(stem);
        const trade = tradeOf(word, lexicon);
        if (trade !== null) {
          terms.push({ of: 'subject', subject: trade });
          continue;
        }
        terms.push({ of: 'word', stem, label: word });
        unknown++;
      }
    };
    for (const mention of lexicon.scan(rest.raw)) {
      if (!THINGS.has(mention.kind) || DOING.has(lexicon.fold(mention.quote))) continue;
      const subject = readSubject(clauseOf(mention.quote), lexicon);
      if (subject === null) continue;
      readWords(mention.start);
      terms.push({ of: 'subject', subject });
      at = mention.end;
    }
    readWords(rest.plain.length);
  };
  let from = 0;
  for (const { id, start, end } of concepts) {
    readRest(from, start);
    if (!terms.some((term) => term.of === 'concept' && term.concept === id))
      terms.push({ of: 'concept', concept: id });
    from = end;
  }
  readRest(from, clause.plain.length);
  return { terms, unknown };
}

/** "Sells to large enterprises" is about sales, whatever its form. */
const TRADE_OF: readonly (readonly [RegExp, string])[] = [
  [/^(?:sells?|selling|sold|vend|vends|vendre|vendu|vente|ventes)$/, 'sales'],
];

function tradeOf(word: string, lexicon: Lexicon): Subject | null {
  const name = TRADE_OF.find(([pattern]) => pattern.test(word))?.[1];
  return name === undefined ? null : readSubject(clauseOf(name), lexicon);
}

const isEmpty = (word: string): boolean =>
  word === '' || DOING.has(word) || EMPTY_WORDS.has(word) || /^\d+$/.test(word);

/** A phrase whose every part is known: concepts, and things that the lexicon knows. */
export function readKnownPhrase(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  if (conceptsIn(clause.plain).length === 0) return null;
  return readItems(
    clause,
    () => false,
    (item) => {
      const { terms, unknown } = termsOf(item, lexicon);
      const hasConcept = terms.some(({ of }) => of === 'concept');
      return unknown > 0 || !hasConcept ? null : { kind: 'phrase', label: item.raw, terms };
    },
  );
}

/** Licences and some employers are neither skills nor trades: "Permis B" is more than being able to drive. */
const LICENCES: ReadonlySet<ConceptId> = new Set([
  'driving_licence',
  'heavy_goods_licence',
  'bar',
  'professional_order',
  'electrical_authorisation',
  'security_clearance',
  'teaching_licence',
  'teaching_contest',
  'recruitment_agency',
]);

/** "Forklift licence", without a category that a certificate would name. */
const isForklift = (term: PhraseTerm, { plain }: Clause): boolean =>
  term.of === 'concept' && term.concept === 'forklift' && !/\d|caces/.test(plain);

/** Before the name of what is held. */
const HOLDING =
  /^(?:(?:titulaire|holder|holds?|holding|detenteur|detentrice|possede|valid|valide|current|du|de|de la|of|an?|un|une|le|la)(?= )\s)+|^(?:titulaire|possede) d'une? /;

export function readLicence(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const isLicence = (term: PhraseTerm): boolean =>
    term.of === 'concept' && LICENCES.has(term.concept);
  return readItems(
    clause,
    () => false,
    (item) => {
      const { terms } = termsOf(stripStart(item, HOLDING), lexicon);
      return terms.length === 1 && (isLicence(terms[0]!) || isForklift(terms[0]!, item))
        ? { kind: 'phrase', label: item.raw, terms }
        : null;
    },
  );
}

/**
 * "Medical device sales": things named beside each other are one, which one job shows, not a list of
 * requirements. A title keeps its own condition.
 */
export function readCompound(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  if (jointsOf(clause).length > 0) return null;
  const { terms, unknown } = termsOf(clause, lexicon);
  const isCompound =
    terms.length > 1 &&
    unknown === 0 &&
    terms.every((term) => term.of === 'subject' && !term.subject.isRole) &&
    terms.some((term) => term.of === 'subject' && term.subject.functions.length > 0);
  return isCompound ? { kind: 'phrase', label: clause.raw, terms } : null;
}

/** What somebody does with people or things that it names: they are not what the person is. */
const DUTIES: ReadonlySet<ConceptId> = new Set([
  'training',
  'hiring',
  'negotiation',
  'launch',
  'prospecting',
  'exceeded',
]);

/** "Mentored junior developers" asks for no developer, and for no junior. */
export function readDuty(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const first = conceptsIn(clause.plain)[0];
  if (first?.start !== 0 || !DUTIES.has(first.id)) return null;
  return readKnownPhrase(clause, lexicon) ?? readAnyPhrase(clause, lexicon);
}

/** What profiles seldom say; somebody who says it meets the criterion all the same. */
const OPEN_TO: ReadonlySet<ConceptId> = new Set(['relocation', 'interim', 'travel']);

/** "Willing to relocate": asked of the person, unless the profile says it. */
export function readOpenness(clause: Clause): CriterionReading | null {
  const found = conceptsIn(clause.plain).find(({ id }) => OPEN_TO.has(id));
  return found === undefined
    ? null
    : { kind: 'phrase', label: clause.raw, terms: [{ of: 'concept', concept: found.id }] };
}

/** A phrase of a few words, some of them known only as words: each must be in the sentence. */
export function readAnyPhrase(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  if (jointsOf(clause).length > 0) return null;
  const { terms, unknown } = termsOf(clause, lexicon);
  if (terms.length < 2 || unknown > MAX_STEMS) return null;
  return { kind: 'phrase', label: clause.raw, terms };
}
