import type { TermField } from '../../index/index.ts';
import type { Lexicon } from '../../lexicon/types.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import {
  createTextWalk,
  fieldsOf,
  pointerTo,
  type Reference,
} from '../../talents/profile-fields.ts';
import {
  createTokenReader,
  findPhrase,
  type TextToken,
  type TokenReader,
} from '../rules/tokens.ts';
import { createReaders } from './document.ts';
import {
  createProfileSource,
  type ProfileSource,
  type Readers,
  type ScannedField,
  TERM_SOURCES,
} from './term-sources.ts';
import { skillTerm } from './terms.ts';
import type { Job, Work } from './work.ts';

/** A quote from a profile, and the document values that come from it. */
interface Piece extends Reference {
  terms: readonly string[];
}

/** The parts of a profile, each read on first use. */
export interface Evidence {
  profile: TalentProfile;
  work: Work;
  asOf: Date;
  pieces(field: Exclude<TermField, 'keyword'>): readonly Piece[];
  /** Every text in which keywords are found. */
  texts(): readonly TokenizedText[];
}

/** A text of a profile, and its words. */
interface TokenizedText {
  path: string;
  text: string;
  readonly tokens: readonly TextToken[];
}

export interface EvidenceReaders extends Readers {
  tokensOf: TokenReader;
}

export function createEvidenceReaders(lexicon: Lexicon): EvidenceReaders {
  const readers = createReaders(lexicon);
  return { ...readers, tokensOf: createTokenReader(readers.lexicon) };
}

const walkTexts = createTextWalk(fieldsOf('words'));

export function createEvidence(
  profile: TalentProfile,
  asOf: Date,
  readers: EvidenceReaders,
): Evidence {
  const source: EvidenceSource = { ...createProfileSource(profile, readers), readers };
  const read = new Map<TermField, readonly Piece[]>();
  let texts: TokenizedText[] | null = null;
  return {
    profile,
    work: source.work,
    asOf,
    pieces(field) {
      const known = read.get(field);
      if (known) return known;
      const pieces = isScanned(field) ? SCANNED_PIECES[field](source) : piecesOf(field, source);
      read.set(field, pieces);
      return pieces;
    },
    texts() {
      if (texts) return texts;
      const found: TokenizedText[] = [];
      walkTexts(profile, (text, ...place) =>
        found.push(tokenizedText(pointerTo(...place), text, readers)),
      );
      texts = found;
      return found;
    },
  };
}

interface EvidenceSource extends ProfileSource {
  readers: EvidenceReaders;
}

/** The first text searched usually has the word, so each text is split on first use. */
function tokenizedText(path: string, text: string, { tokensOf }: EvidenceReaders): TokenizedText {
  let tokens: readonly TextToken[] | undefined;
  return {
    path,
    text,
    get tokens() {
      tokens ??= tokensOf(text);
      return tokens;
    },
  };
}

/** The values of a field, with the words that they come from. */
function piecesOf(field: keyof typeof TERM_SOURCES, source: ProfileSource): Piece[] {
  const pieces: Piece[] = [];
  TERM_SOURCES[field](source, (terms, quote, ...place) => {
    if (quote !== null) pieces.push({ path: pointerTo(...place), quote, terms });
    // When no title states a level, the years suggest one, and the day of the first job is quoted
    // for them.
    else for (const day of firstDay(source.work.jobs)) pieces.push({ ...day, terms });
  });
  return pieces;
}

/** When the earliest of the jobs began, as the profile writes it. */
export function firstDay(jobs: readonly Job[]): Reference[] {
  const begun = jobs.filter(({ from }) => from !== -Infinity);
  const [first] = begun.sort((a, b) => a.from - b.from || a.at - b.at);
  return first ? textAt(first, 'startDate') : [];
}

/** A text of a job as a quote; nothing where the job has none. */
function textAt(
  { experience, at }: Job,
  key: 'title' | 'description' | 'organizationName' | 'startDate',
): Reference[] {
  const quote = experience[key];
  return quote === null ? [] : [{ path: pointerTo(`/experiences/*/${key}`, at), quote }];
}

const isScanned = (field: Exclude<TermField, 'keyword'>): field is ScannedField =>
  field in SCANNED_PIECES;

const SCANNED_PIECES: Record<ScannedField, (source: EvidenceSource) => Piece[]> = {
  recentSkill: recentSkillPieces,
  currentIndustry: (source) => source.work.current.flatMap((job) => industryPieces(source, job)),
  pastIndustry: (source) => source.work.past.flatMap((job) => industryPieces(source, job)),
};

/** The texts of a job, one by one. */
const textsOfJob = (job: Job): Reference[] =>
  (['title', 'description', 'organizationName'] as const).flatMap((key) => textAt(job, key));

/**
 * Skills, quoted from the latest job. A listed skill that the job names in other words is also
 * quoted from there.
 */
function recentSkillPieces({ skills, work, readers }: EvidenceSource): Piece[] {
  const texts = work.latest === null ? [] : textsOfJob(work.latest);
  const named = mentionedIn(texts, 'skill', readers.lexicon).map(
    ({ id, ...reference }): Piece => ({
      ...reference,
      terms: [skillTerm(id)],
    }),
  );
  const tokenized = texts.map(({ path, quote }) => tokenizedText(path, quote, readers));
  const listed = skills().flatMap(({ id, folded, terms }): Piece[] => {
    const byName =
      id === null ? undefined : named.find((piece) => piece.terms[0] === skillTerm(id));
    if (byName) return [{ ...byName, terms }];
    for (const { path, text, tokens } of folded === '' ? [] : tokenized) {
      const found = findPhrase(tokens, folded.split(' '));
      if (found) return [{ path, quote: text.slice(found.start, found.end), terms }];
    }
    return [];
  });
  return [...named, ...listed];
}

function industryPieces({ work, readers }: EvidenceSource, job: Job): Piece[] {
  const texts =
    job === work.latest
      ? textsOfJob(job)
      : [...textAt(job, 'organizationName'), ...textAt(job, 'title')];
  return mentionedIn(texts, 'industry', readers.lexicon).map(({ id, ...reference }) => ({
    ...reference,
    terms: [id],
  }));
}

function mentionedIn(
  texts: readonly Reference[],
  kind: 'skill' | 'industry',
  lexicon: Lexicon,
): (Reference & { id: string })[] {
  return texts.flatMap(({ path, quote: text }) =>
    lexicon
      .scan(text)
      .flatMap((mention) =>
        mention.kind === kind ? [{ path, quote: mention.quote, id: mention.id }] : [],
      ),
  );
}
