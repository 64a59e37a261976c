import type { ScoringLanguage } from './criteria.ts';
import { type Text, textOf, type Unsearchable } from './elements.ts';
import type { Scoped } from './scope.ts';
import { topicSentence } from './topics.ts';

/** A stretch of the prompt between commas and ends of sentences: elements `from` up to and without `to`. */
interface Clause {
  elements: Scoped[];
}

export interface Leftovers {
  /** Requirements that no filter can say, as sentences. */
  requirements: string[];
  /** The elements that these sentences hold, so that nothing is said twice. */
  told: ReadonlySet<Scoped>;
  ignored: { text: string; reason: string }[];
}

const REASONS: Record<Unsearchable | 'word' | 'wish', Record<ScoringLanguage, string>> = {
  remote: { en: 'Profiles do not say where somebody wants to work from.', fr: 'Les profils ne disent pas où la personne souhaite travailler.' },
  salary: { en: 'Profiles do not say what somebody earns or asks for.', fr: 'Les profils ne disent pas ce que la personne gagne ou demande.' },
  availability: { en: 'Profiles do not say when somebody is available.', fr: 'Les profils ne disent pas quand la personne est disponible.' },
  contract: { en: 'Profiles do not say which contract somebody wants.', fr: 'Les profils ne disent pas quel contrat la personne souhaite.' },
  aside: { en: 'This describes the job or the company, not the person.', fr: "Cela décrit le poste ou l'entreprise, pas la personne." },
  word: { en: 'No filter or criterion could be made of these words.', fr: "Aucun filtre ni critère n'a pu être tiré de ces mots." },
  wish: {
    en: 'A wish that no filter can say; it is not made a criterion.',
    fr: "Un souhait qu'aucun filtre ne peut dire ; il ne devient pas un critère.",
  },
};

const LONGEST_CRITERION = 300;

function clausesOf(elements: readonly Scoped[]): Clause[] {
  const clauses: Clause[] = [];
  let open: Scoped[] = [];
  const close = (): void => {
    if (open.length > 0) clauses.push({ elements: open });
    open = [];
  };
  for (const element of elements) {
    if (element.type === 'break' && element.strength !== 'slash') close();
    else open.push(element);
  }
  close();
  return clauses;
}

function isRequirement(element: Scoped): boolean {
  return element.type === 'cue' && (element.cue === 'require' || element.cue === 'topic' || (element.cue === 'exclude' && !element.spent));
}

function isUnsaid(element: Scoped): boolean {
  return (
    element.type === 'word' ||
    (element.type === 'cue' && element.cue === 'topic') ||
    (element.type === 'item' && element.item.meaning.kind === 'title' && element.item.meaning.aside)
  );
}

/** Words that open a clause without saying anything: "who has scaled a team" is told as "Has scaled a team". */
const OPENERS = /^(?:(?:who|that|with|and|also|must|should|having an?|avec|qui|et|aussi|ayant une?|doit)\s+)+/i;

function sentence(words: string): string {
  const bare = words
    .replace(/\s+/g, ' ')
    .replace(OPENERS, '')
    .replace(/^[\s,:;.-]+|[\s,:;.-]+$/g, '');
  const short = bare.length <= LONGEST_CRITERION ? bare : bare.slice(0, LONGEST_CRITERION).replace(/\s\S*$/, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** The requirement of a clause: from the first word that asks for something to the last that no filter says. */
function requirementOf(text: Text, clause: Clause): { words: string; told: Scoped[] } | null {
  const { elements } = clause;
  const lastUnsaid = elements.findLastIndex(isUnsaid);
  const firstCue = elements.findIndex(isRequirement);
  if (lastUnsaid < 0 || firstCue < 0 || firstCue > lastUnsaid) return null;
  const firstUnsaid = elements.findIndex(isUnsaid);
  const begin = Math.min(firstCue, firstUnsaid < firstCue && onlyFillersBetween(elements, firstUnsaid, firstCue) ? firstUnsaid : firstCue);
  const told = elements.slice(begin, lastUnsaid + 1);
  const first = told[0];
  const last = told.at(-1);
  if (!first || !last) return null;
  return { words: textOf(text, first.from, last.to), told };
}

function onlyFillersBetween(elements: readonly Scoped[], from: number, to: number): boolean {
  return elements.slice(from, to).every((element) => element.type === 'word' || element.type === 'filler');
}

/** Neighbouring unread words are reported together. */
function unreadWords(text: Text, clause: Clause, told: ReadonlySet<Scoped>): { text: string; nice: boolean }[] {
  const pieces: { text: string; nice: boolean }[] = [];
  let from: Scoped | null = null;
  let to: Scoped | null = null;
  const close = (): void => {
    if (from && to) pieces.push({ text: textOf(text, from.from, to.to), nice: from.nice });
    from = null;
    to = null;
  };
  for (const element of clause.elements) {
    if (isUnsaid(element) && !told.has(element)) {
      from ??= element;
      to = element;
    } else if (element.type !== 'filler') close();
  }
  close();
  return pieces;
}

/**
 * What the filters leave unsaid: requirements become sentences, the rest is reported with its reason. `said` are elements
 * that a sentence holds already.
 */
export function leftoversOf(text: Text, elements: readonly Scoped[], said: ReadonlySet<Scoped>, language: ScoringLanguage): Leftovers {
  const told = new Set(said);
  const requirements: string[] = [];
  const ignored: Leftovers['ignored'] = [];
  for (const element of elements) {
    if (element.type === 'unsearchable') ignored.push({ text: textOf(text, element.from, element.to), reason: REASONS[element.topic][language] });
  }
  for (const clause of clausesOf(elements)) {
    const requirement = requirementOf(text, { elements: clause.elements.filter((element) => !said.has(element)) });
    if (requirement && !requirement.told.some((element) => element.nice)) {
      const bare = requirement.told.every((element) => element.type === 'filler' || (element.type === 'cue' && element.cue !== 'exclude'));
      requirements.push((bare ? topicSentence(requirement.words, language) : null) ?? sentence(requirement.words));
      for (const element of requirement.told) told.add(element);
    }
    for (const piece of unreadWords(text, clause, told)) ignored.push({ text: piece.text, reason: REASONS[piece.nice ? 'wish' : 'word'][language] });
  }
  return { requirements, told, ignored };
}
