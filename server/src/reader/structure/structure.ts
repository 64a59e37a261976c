import type { Token } from '../tokens.ts';
import { labelOf, mailHeader } from './features.ts';
import { namedLabel } from './named-labels.ts';
import { refusesPeople } from './refusals.ts';
import { INNER_CUES, OPENING_CUES } from './role-cues.ts';
import type { Role } from './roles.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { rolesOf } from './sequence.ts';

/*
 * The structure of a recruiter's text: which sentences ask for a person, and which only tell of the
 * work, the company, the offer or other people. Pure, and linear in the length of the text.
 */

/** A sentence and its role: tokens `from` up to and without `to`; UTF-16 `start` and `end`. */
export interface Block {
  role: Role;
  /** Nothing but the label of the sentences below: "What you'll need". */
  isLabel: boolean;
  from: number;
  to: number;
  start: number;
  end: number;
}

export interface Structure {
  /** A pasted job advert: only what it demands and its heading are required. */
  isAdvert: boolean;
  /** In the order of the text, without overlaps; marks between sentences belong to none. */
  blocks: Block[];
}

/** How much speaks for an advert, from the form of the whole text. */
function advertScore(sentences: readonly Sentence[]): number {
  const [first] = sentences;
  const last = sentences.at(-1);
  if (!first || !last) return 0;
  const lines = last.line + 1;
  const words = sentences.reduce((sum, one) => sum + one.tokens.length, 0);
  const labels = sentences.filter((one) => labelOf(one) !== null).length;
  const opening = first.said;
  return (
    -5 +
    (lines >= 3 ? 1.5 : 0) +
    (lines >= 5 ? 1 : 0) +
    (words > 60 ? 1 : 0) +
    (words > 110 ? 1.5 : 0) +
    (first.fillsLine && lines > 1 && opening.length <= 14 ? 1.5 : 0) +
    Math.min(labels, 3) * 0.7
  );
}

/** Reads the roles of a text as a letter and as an advert, and keeps what fits better. */
export function readStructure(tokens: readonly Token[]): Structure {
  const sentences = sentencesOf(tokens);
  const form = advertScore(sentences);
  const letter = rolesOf(sentences, 'letter');
  const advert = rolesOf(sentences, 'advert');
  const isMail = sentences.some((one) => mailHeader(one) !== null);
  const isAdvert = !isMail && form + partsScore(advert) + letterScore(letter) > 0;
  const roles = isAdvert ? advert : letter;
  const blockOf = (role: Role, from: number, to: number): Block => ({
    ...{ role, from, to, isLabel: false },
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  });
  return {
    isAdvert,
    blocks: sentences.flatMap((sentence, at): Block[] => {
      const { from, to } = sentence;
      const role = roles[at] ?? 'ask';
      const isLabel = isBareLabel(sentence, roles[at]);
      const denial = role === 'exclusion' ? denialAfterDemands(sentence) : null;
      return denial === null
        ? [{ ...blockOf(role, from, to), isLabel }]
        : [blockOf('ask', from, denial), blockOf(role, denial, to)];
    }),
  };
}

/** Words that open a denial, up to the end of its sentence. */
const DENIALS =
  /^(?:nobody|no|not|never|without|excluding|except|avoid|personne|pas|sans|hors|sauf|aucun|aucune|jamais|ni)$/;

/**
 * "Oncology, 3 years, nobody from Acme as they are off limits": the token after the comma where
 * the denial begins, when it denies nothing that stands before.
 */
function denialAfterDemands({ tokens, from }: Sentence): number | null {
  const at = tokens.findIndex(
    ({ word }, index) => DENIALS.test(word) && (index === 0 || tokens[index - 1]?.word === ','),
  );
  const denied = tokens[at + 1];
  // "Acme, not for us": the denial answers what stands before it.
  const isAnswer =
    !denied ||
    denied.kind === 'mark' ||
    /^(?:for|pour|them|eux|merci|thanks|way)$/.test(denied.word);
  return at > 0 && !isAnswer && !scoresExclusion(tokens.slice(0, at)) ? from + at : null;
}

function scoresExclusion(tokens: readonly Token[]): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'mark');
  if (refusesPeople({ tokens, said }) || namedLabel(tokens, 0)?.role === 'exclusion') return true;
  return tokens.some(
    (_, at) =>
      INNER_CUES.match(tokens, at)?.meaning.role === 'exclusion' ||
      (at === 0 && OPENING_CUES.match(tokens, at)?.meaning.role === 'exclusion'),
  );
}

const MAX_LABEL_WORDS = 7;

/** A label that names nothing else and whose role the sentence has. */
function isBareLabel(sentence: Sentence, role: Role | undefined): boolean {
  const label = labelOf(sentence);
  return label?.alone === true && label.role === role && sentence.said.length <= MAX_LABEL_WORDS;
}

/** The parts of an advert, each of them told at least once. */
const PARTS: readonly Role[] = ['about', 'duty', 'demand', 'offer'];

function partsScore(roles: readonly Role[]): number {
  return PARTS.filter((part) => roles.includes(part)).length >= 3 && roles.length >= 5 ? 1.5 : 0;
}

/** A greeting or a signature speaks against an advert. */
function letterScore(roles: readonly Role[]): number {
  return (roles[0] === 'greeting' ? -3 : 0) + (roles.at(-1) === 'signature' ? -1.5 : 0);
}
