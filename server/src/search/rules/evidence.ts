import type { TermField } from '../../index/index.ts';
import { SENIORITIES } from '../../lexicon/lexicon.ts';
import type { Lexicon } from '../../lexicon/types.ts';
import type { Experience, TalentProfile } from '../../talents/profile.ts';
import { companySizeOf } from './company-size.ts';
import { createReaders, type Readers, splitExperiences, type Work } from './document.ts';
import { headlineTerms } from './document-texts.ts';
import { profileSlug, seniorityTerm, skillTerm, UNSTATED_SENIORITY } from './terms.ts';
import { createTokenReader, findPhrase, type Token, type TokenReader } from './tokens.ts';

/**
 * Words of a profile: `text` is an exact slice of what stands at `path`, a JSON pointer into the
 * profile.
 */
export interface Quote {
  path: string;
  text: string;
}

/** Words of a profile, and the values that its document has because of them. */
interface Piece extends Quote {
  terms: readonly string[];
}

/** A profile taken apart, each part when it is first asked for. */
export interface Evidence {
  profile: TalentProfile;
  work: Work;
  asOf: Date;
  pieces(field: Exclude<TermField, 'keyword'>): readonly Piece[];
  /** Every text that keywords are found in, as words. */
  texts(): readonly Words[];
}

/** A text and its words. */
interface Words extends Quote {
  readonly tokens: readonly Token[];
}

export interface EvidenceReaders extends Readers {
  tokensOf: TokenReader;
}

export function createEvidenceReaders(lexicon: Lexicon): EvidenceReaders {
  const readers = createReaders(lexicon);
  return { ...readers, tokensOf: createTokenReader(readers.lexicon) };
}

export function createEvidence(
  profile: TalentProfile,
  asOf: Date,
  readers: EvidenceReaders,
): Evidence {
  const source: Source = { profile, work: splitExperiences(profile), asOf, readers };
  const read = new Map<TermField, readonly Piece[]>();
  let texts: readonly Words[] | null = null;
  return {
    profile,
    work: source.work,
    asOf,
    pieces(field) {
      const known = read.get(field);
      if (known) return known;
      const pieces = PIECES[field](source);
      read.set(field, pieces);
      return pieces;
    },
    texts() {
      texts ??= allTexts(profile).map(wordsOf(readers));
      return texts;
    },
  };
}

/** Most often the first text that is asked says it, so each is read when it is. */
function wordsOf({ tokensOf }: EvidenceReaders): (quote: Quote) => Words {
  return (quote) => {
    let tokens: readonly Token[] | undefined;
    return {
      ...quote,
      get tokens() {
        tokens ??= tokensOf(quote.text);
        return tokens;
      },
    };
  };
}

interface Source {
  profile: TalentProfile;
  work: Work;
  asOf: Date;
  readers: EvidenceReaders;
}

/**
 * What the document has in each field, by the words that it has it from. A test holds this and
 * `document.ts` together.
 */
const PIECES: Record<Exclude<TermField, 'keyword'>, (source: Source) => Piece[]> = {
  currentTitle: ({ profile, work, readers }) =>
    currentTitles(profile, work).map(withTerms((title) => readers.read(title).title?.terms ?? [])),
  pastTitle: ({ profile, work, readers }) =>
    titlesOf(profile, work.past).map(withTerms((title) => readers.read(title).title?.terms ?? [])),
  seniority: seniorityPieces,
  jobFunction: ({ profile, work, readers }) =>
    levelTitles(profile, work).map(
      withTerms((title) => readers.read(title).title?.functions ?? []),
    ),
  skill: ({ profile, readers }) =>
    quotesOf('/skills', profile.skills).map(withTerms((skill) => readers.read(skill).skill.terms)),
  recentSkill: recentSkillPieces,
  city: residencePieces('city'),
  state: residencePieces('state'),
  region: residencePieces('region'),
  country: residencePieces('country'),
  currentCompany: ({ profile, work, readers }) =>
    [
      ...quote('/currentOrganization/name', profile.currentOrganization?.name),
      ...employersOf(profile, work.current),
    ].map(withTerms((name) => readers.read(name).name)),
  pastCompany: ({ profile, work, readers }) =>
    employersOf(profile, work.past).map(withTerms((name) => readers.read(name).name)),
  currentIndustry: (source) => source.work.current.flatMap((job) => industryPieces(source, job)),
  pastIndustry: (source) => source.work.past.flatMap((job) => industryPieces(source, job)),
  companySize: companySizePieces,
  language: languagePieces,
  school: ({ profile, readers }) =>
    profile.educations
      .flatMap(({ schoolName }, at) => quote(`/educations/${at}/schoolName`, schoolName))
      .map(withTerms((school) => readers.read(school).school)),
  degree: ({ profile, readers }) =>
    profile.educations
      .flatMap(({ degrees }, at) => quotesOf(`/educations/${at}/degrees`, degrees))
      .map(withTerms((degree) => readers.read(degree).degree)),
  fieldOfStudy: ({ profile, readers }) =>
    profile.educations
      .flatMap(({ majors, minors }, at) => [
        ...quotesOf(`/educations/${at}/majors`, majors),
        ...quotesOf(`/educations/${at}/minors`, minors),
      ])
      .map(withTerms((field) => readers.read(field).field)),
  certification: ({ profile, readers }) =>
    profile.certifications
      .flatMap(({ name }, at) => quote(`/certifications/${at}/name`, name))
      .map(withTerms((text) => readers.read(text).words)),
  interest: ({ profile, readers }) =>
    quotesOf('/interests', profile.interests).map(withTerms((text) => readers.read(text).words)),
  headline: ({ profile, readers }) =>
    quote('/headline', profile.headline).map(
      withTerms((headline) => headlineTerms(headline, readers.lexicon)),
    ),
  firstName: ({ profile, readers }) =>
    quote('/firstname', profile.firstname).map(withTerms((name) => readers.read(name).name)),
  lastName: ({ profile, readers }) =>
    quote('/lastname', profile.lastname).map(withTerms((name) => readers.read(name).name)),
  proNetworkUrl: ({ profile }) =>
    quote('/proNetworkUrl', profile.proNetworkUrl).map(withTerms((url) => profileSlug(url) ?? [])),
};

function withTerms(read: (text: string) => string | readonly string[]): (quote: Quote) => Piece {
  return (quote) => ({ ...quote, terms: [read(quote.text)].flat() });
}

const quote = (path: string, text: string | null | undefined): Quote[] =>
  text === null || text === undefined ? [] : [{ path, text }];

const quotesOf = (path: string, texts: readonly string[]): Quote[] =>
  texts.map((text, at) => ({ path: `${path}/${at}`, text }));

const pathOf = ({ experiences }: TalentProfile, job: Experience): string =>
  `/experiences/${experiences.indexOf(job)}`;

function titlesOf(profile: TalentProfile, jobs: readonly Experience[]): Quote[] {
  return jobs.flatMap((job) => quote(`${pathOf(profile, job)}/title`, job.title));
}

/** The job that the title is from, where there is one, says more than the profile's own line. */
function currentTitles(profile: TalentProfile, { current }: Work): Quote[] {
  return [...titlesOf(profile, current), ...quote('/jobTitle', profile.jobTitle)];
}

/** The titles that tell what somebody does: the current ones, else the last one. */
function levelTitles(profile: TalentProfile, work: Work): Quote[] {
  const current = currentTitles(profile, work);
  return current.length > 0 || work.latest === null ? current : titlesOf(profile, [work.latest]);
}

/**
 * The highest level that a title states; else the years suggest one, which the day of the first job
 * stands for.
 */
function seniorityPieces({ profile, work, readers }: Source): Piece[] {
  const stated = levelTitles(profile, work)
    .flatMap((title) => ({ title, seniority: readers.read(title.text).title?.seniority ?? null }))
    .sort((a, b) => rankOf(b.seniority) - rankOf(a.seniority))[0];
  if (stated?.seniority) return [{ ...stated.title, terms: [seniorityTerm(stated.seniority)] }];
  return firstDay(profile, profile.experiences).map(withTerms(() => UNSTATED_SENIORITY));
}

const rankOf = (seniority: (typeof SENIORITIES)[number] | null): number =>
  seniority === null ? -1 : SENIORITIES.indexOf(seniority);

/** When the earliest of the jobs began, as it is written there. */
export function firstDay(profile: TalentProfile, jobs: readonly Experience[]): Quote[] {
  const begun = jobs.filter(
    (job) => job.startDate !== null && !Number.isNaN(Date.parse(job.startDate)),
  );
  const [first] = begun.sort((a, b) => Date.parse(a.startDate!) - Date.parse(b.startDate!));
  return first ? quote(`${pathOf(profile, first)}/startDate`, first.startDate) : [];
}

/** What the last job says of itself, text by text. */
function textsOfLatest({ profile, work: { latest } }: Source): Quote[] {
  if (latest === null) return [];
  const path = pathOf(profile, latest);
  return (['title', 'description', 'organizationName'] as const).flatMap((key) =>
    quote(`${path}/${key}`, latest[key]),
  );
}

/**
 * Skills where the last job names them; a listed one that it names in other words stands in the
 * list.
 */
function recentSkillPieces(source: Source): Piece[] {
  const { profile, readers } = source;
  const texts = textsOfLatest(source);
  const named = texts.flatMap(({ path, text }) =>
    readers.lexicon
      .scan(text)
      .flatMap((mention): Piece[] =>
        mention.kind === 'skill'
          ? [{ path, text: mention.quote, terms: [skillTerm(mention.id)] }]
          : [],
      ),
  );
  const words = texts.map(wordsOf(readers));
  const listed = quotesOf('/skills', profile.skills).flatMap((skill): Piece[] => {
    const { id, folded, terms } = readers.read(skill.text).skill;
    const byName =
      id === null ? undefined : named.find((piece) => piece.terms[0] === skillTerm(id));
    if (byName) return [{ ...byName, terms }];
    for (const { path, text, tokens } of folded === '' ? [] : words) {
      const found = findPhrase(tokens, folded.split(' '));
      if (found) return [{ path, text: text.slice(found.start, found.end), terms }];
    }
    return [];
  });
  return [...named, ...listed];
}

/**
 * A name as it is written; an id from there too, else from the narrowest place that is said: the
 * city tells its region.
 */
function residencePieces(
  field: 'city' | 'state' | 'region' | 'country',
): (source: Source) => Piece[] {
  return ({ profile, readers: { lexicon, read } }) => {
    const said = (['city', 'state', 'country'] as const).flatMap((key) =>
      quote(`/${key}`, profile[key]),
    );
    const named = said
      .filter(({ path }) => path === `/${field}`)
      .map(withTerms((name) => read(name).place?.written ?? []));
    const { cityId, stateId, countryId, regionIds } = lexicon.readResidence(profile);
    const ids = { city: [cityId], state: [stateId], country: [countryId], region: regionIds }[
      field
    ].filter((id) => id !== null);
    const isPlaced: Record<string, boolean> = {
      '/city': cityId !== null,
      '/state': stateId !== null,
      '/country': countryId !== null,
    };
    const unplaced = said
      .filter(({ path }) => field === 'city' && !isPlaced[path])
      .map(withTerms((name) => read(name).place?.unplaced ?? []));
    return [
      ...named,
      ...(named[0] ? named.slice(0, 1) : said.slice(0, 1)).map(withTerms(() => ids)),
      ...unplaced,
    ];
  };
}

function employersOf(profile: TalentProfile, jobs: readonly Experience[]): Quote[] {
  return jobs.flatMap((job) => {
    const path = pathOf(profile, job);
    return [
      ...quote(`${path}/organizationName`, job.organizationName),
      ...quote(`${path}/organization/name`, job.organization.name),
    ];
  });
}

function industryPieces(source: Source, job: Experience): Piece[] {
  const { profile, work, readers } = source;
  const path = pathOf(profile, job);
  const texts =
    job === work.latest
      ? textsOfLatest(source)
      : [
          ...quote(`${path}/organizationName`, job.organizationName),
          ...quote(`${path}/title`, job.title),
        ];
  return texts.flatMap((one) =>
    readers.lexicon
      .scan(one.text)
      .flatMap((mention): Piece[] =>
        mention.kind === 'industry'
          ? [{ path: one.path, text: mention.quote, terms: [mention.id] }]
          : [],
      ),
  );
}

function companySizePieces({ profile, work: { latest }, readers: { read } }: Source): Piece[] {
  const name = latest?.organizationName ?? profile.currentOrganization?.name ?? null;
  const texts = { name, description: latest?.description ?? null };
  const size = companySizeOf(texts, read);
  if (!size) return [];
  const job = latest === null ? '' : pathOf(profile, latest);
  const ofName =
    latest?.organizationName === name ? `${job}/organizationName` : '/currentOrganization/name';
  return quote(
    size.in === 'name' ? ofName : `${job}/description`,
    texts[size.in]?.slice(size.start, size.end),
  ).map(withTerms(() => size.bands));
}

function languagePieces({ profile, readers: { lexicon, read } }: Source): Piece[] {
  return profile.languages.flatMap(({ name, proficiency }, at) => {
    const { language } = read(name);
    if (!language) return [];
    const level = proficiency === null ? 0 : (lexicon.readLanguageLevel(proficiency) ?? 0);
    return quote(`/languages/${at}/name`, name).map(
      withTerms(() => [language.code, ...language.levels.slice(0, level)]),
    );
  });
}

/**
 * All that the profile says in words, jobs before the rest: what was done says more than what is
 * listed.
 */
function allTexts(profile: TalentProfile): Quote[] {
  return [
    ...quote('/jobTitle', profile.jobTitle),
    ...quote('/headline', profile.headline),
    ...profile.experiences.flatMap((job, at) => [
      ...quote(`/experiences/${at}/title`, job.title),
      ...quote(`/experiences/${at}/description`, job.description),
      ...quote(`/experiences/${at}/organizationName`, job.organizationName),
    ]),
    ...quote('/summary', profile.summary),
    ...quotesOf('/skills', profile.skills),
    ...profile.certifications.flatMap((one, at) => [
      ...quote(`/certifications/${at}/name`, one.name),
      ...quote(`/certifications/${at}/organizationName`, one.organizationName),
    ]),
    ...profile.educations.flatMap((one, at) => [
      ...quote(`/educations/${at}/schoolName`, one.schoolName),
      ...quote(`/educations/${at}/summary`, one.summary),
      ...quotesOf(`/educations/${at}/degrees`, one.degrees),
      ...quotesOf(`/educations/${at}/majors`, one.majors),
      ...quotesOf(`/educations/${at}/minors`, one.minors),
    ]),
    ...quotesOf('/interests', profile.interests),
    ...profile.languages.flatMap(({ name }, at) => quote(`/languages/${at}/name`, name)),
    ...quote('/city', profile.city),
    ...quote('/state', profile.state),
    ...quote('/country', profile.country),
    ...quote('/currentOrganization/name', profile.currentOrganization?.name),
  ];
}
