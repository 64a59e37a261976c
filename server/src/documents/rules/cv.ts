import type { Lexicon } from '../../lexicon/types.ts';
import type { Education, Experience } from '../../talents/profile.ts';
import type { FileProblem, ReadContacts, ReadPerson, ReadProfile, SourceSpan } from '../port.ts';
import { readCertifications } from './certifications.ts';
import { type FoundContact, findBrokenEmail, findContacts, withoutContacts } from './contacts.ts';
import { findPeriods, type Period, timestampOf } from './dates.ts';
import { emptyPerson } from './empty-person.ts';
import { type Entry, readEntries } from './entries.ts';
import { readHeader } from './header.ts';
import { LEVELS } from './levels.ts';
import { readInterests, readLanguages, readSkills } from './lists.ts';
import { type Part, readHeadLine } from './parts.ts';
import { nameInTitle, readPersonName, splitName } from './person-name.ts';
import { problem } from './problems.ts';
import { readJobHeads } from './roles-of-parts.ts';
import type { SectionKind } from './section-names.ts';
import { readSections, type Section } from './sections.ts';
import { readStudyHeads } from './studies.ts';
import { type DocumentText, type TextLine, union } from './text-line.ts';
import { titleScore } from './title-like.ts';
import { vocabulariesOf } from './vocabularies.ts';

/* Reads one person's CV out of its lines. Everything that is read stands in a line. */

/** Notes where each field stood. */
class Spans {
  readonly all: SourceSpan[] = [];

  add(path: string, text: string, lines: readonly TextLine[]): void {
    const [first] = lines;
    if (!first || text === '') return;
    const onPage = lines.filter(({ page }) => page === first.page);
    this.all.push({
      path,
      page: first.page,
      box: union(onPage.map(({ box }) => box)),
      line: first.line,
      text,
    });
  }
}

export function readCv(document: DocumentText, lexicon: Lexicon): ReadPerson {
  const spans = new Spans();
  const person = emptyPerson();
  const { profile } = person;
  const sections = readSections(document.lines, vocabulariesOf(lexicon));
  const of = (kind: SectionKind): Section[] => sections.filter((one) => one.kind === kind);
  const linesOf = (kind: SectionKind): TextLine[] => of(kind).flatMap(({ lines }) => lines);

  const found = contactsOf(document, sections);
  person.contacts = collect(found, document.links);
  addContactSpans(spans, person.contacts, found);
  profile.proNetworkUrl = person.contacts.urls.find(isNetworkProfile) ?? null;

  const name = nameOf(document, person.contacts, lexicon);
  if (name) {
    profile.firstname = name.firstname || null;
    profile.lastname = name.lastname || null;
    spans.add('/firstname', name.firstname, name.lines);
    spans.add('/lastname', name.lastname, name.lines);
  }
  addJobs(profile, spans, of('jobs'), lexicon);
  if (profile.experiences.length === 0)
    addJobs(profile, spans, unnamedJobs(sections, lexicon), lexicon);
  addStudies(profile, spans, of('studies'), lexicon);
  addLists(profile, spans, linesOf, lexicon);
  addHeader(profile, spans, { sections, nameLines: name?.lines ?? [], lexicon });
  addSummary(profile, spans, { sections, lexicon });
  person.spans = spans.all;
  person.problems = problemsOf(person, name !== null);
  return person;
}

function nameOf(document: DocumentText, contacts: ReadContacts, lexicon: Lexicon) {
  const handles = [
    ...contacts.emails.map((email) => email.split('@')[0]!),
    ...contacts.urls.map((url) => url.toLowerCase().split('/').filter(Boolean).at(-1) ?? ''),
    ...contacts.emails.map((email) => email.split('@')[1]!.split('.')[0]!),
  ];
  const found = readPersonName(document.lines, { title: document.title, handles }, lexicon);
  if (found) return found;
  const words = document.title === null ? null : nameInTitle(document.title);
  return words ? { ...splitName(words), text: words.join(' '), lines: [] } : null;
}

function problemsOf({ profile }: ReadPerson, hasName: boolean): FileProblem[] {
  const problems: FileProblem[] = [];
  if (!hasName) problems.push(problem('no_name'));
  if (profile.experiences.length === 0 && profile.educations.length === 0)
    problems.push(problem('left_as_text'));
  return problems;
}

/** Addresses of referees and of examples stand elsewhere than those of the person. */
function contactsOf(document: DocumentText, sections: readonly Section[]): FoundContact[] {
  const own = sections
    .filter(({ kind }) => kind === null || kind === 'contact' || kind === 'profile')
    .flatMap(({ lines }) => lines);
  const elsewhere = sections
    .filter(({ kind }) => kind !== 'other' && kind !== 'volunteering')
    .flatMap(({ lines }) => lines)
    .filter((line) => !own.includes(line));
  const all = [...own, ...elsewhere].flatMap(findContacts);
  if (!all.some(({ kind }) => kind === 'email')) {
    const broken = own.slice(1).map((next, index) => findBrokenEmail(own[index]!, next));
    all.push(...broken.filter((one) => one !== null));
  }
  const inOwn = new Set(own);
  const hasOwn = (kind: FoundContact['kind']): boolean =>
    all.some((one) => one.kind === kind && inOwn.has(one.line));
  return all
    .filter((one) => inOwn.has(one.line) || !hasOwn(one.kind))
    .filter((one) => one.kind !== 'url' || inOwn.has(one.line) || document.links.length === 0);
}

function collect(found: readonly FoundContact[], links: readonly string[]): ReadContacts {
  const values = (kind: FoundContact['kind']): string[] => [
    ...new Set(found.filter((one) => one.kind === kind).map(({ value }) => value)),
  ];
  const fromLinks = (scheme: string): string[] =>
    links
      .filter((link) => link.toLowerCase().startsWith(scheme))
      .map((link) => link.slice(scheme.length).split('?')[0]!.trim());
  const emails = values('email');
  const phones = values('phone');
  return {
    emails:
      emails.length > 0
        ? emails
        : [
            ...new Set(
              fromLinks('mailto:')
                .filter((one) => one.includes('@'))
                .map((one) => one.toLowerCase()),
            ),
          ],
    phones: withoutSame(phones.length > 0 ? phones : fromLinks('tel:')),
    urls: values('url'),
  };
}

/** The same number written twice: in words and in a link. */
function withoutSame(phones: readonly string[]): string[] {
  const seen = new Set<string>();
  return phones.filter((phone) => {
    const digits = phone.replace(/\D/g, '').slice(-9);
    return !seen.has(digits) && seen.add(digits);
  });
}

function addContactSpans(
  spans: Spans,
  contacts: ReadContacts,
  found: readonly FoundContact[],
): void {
  for (const [kind, name] of [
    ['email', 'emails'],
    ['phone', 'phones'],
    ['url', 'urls'],
  ] as const) {
    contacts[name].forEach((value, index) => {
      const one = found.find((other) => other.kind === kind && other.value === value);
      if (one) spans.add(`/contacts/${name}/${index}`, one.text, [one.line]);
    });
  }
}

const isNetworkProfile = (url: string): boolean =>
  /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^/]+/i.test(url);

export function datesOf(period: Period | null) {
  const start = period?.from ?? null;
  return {
    startDate: start && timestampOf(start),
    endDate: period?.to ? timestampOf(period.to) : null,
  };
}

function addJobs(
  profile: ReadProfile,
  spans: Spans,
  sections: readonly Section[],
  lexicon: Lexicon,
): void {
  for (const { lines } of sections) {
    const entries = readEntries(lines);
    const heads = readJobHeads(entries, lexicon);
    let employer: Part | null = null;
    entries.forEach((entry, index) => {
      const { title, organization, others } = heads[index]!;
      if (!title && !organization) return;
      // Several jobs at one employer are written under its name.
      const named: Part | null = organization ?? employer;
      employer = named;
      const path = `/experiences/${profile.experiences.length}`;
      const body = [...others.filter(({ line }) => line !== title?.line).map(({ text }) => text)];
      const description = [...new Set(body), joined(entry.body)].filter(Boolean).join('\n');
      profile.experiences.push(jobOf({ entry, title, organization: named, description }));
      if (title) spans.add(`${path}/title`, title.text, [title.line]);
      if (named) spans.add(`${path}/organizationName`, named.text, [named.line]);
      if (entry.body.length > 0) spans.add(`${path}/description`, description, entry.body);
      addDateSpans(spans, path, entry);
    });
  }
  const current = profile.experiences.find((job) => job.isCurrent);
  if (!current) return;
  profile.jobTitle = current.title;
  if (current.organizationName)
    profile.currentOrganization = { id: null, name: current.organizationName, logoUrl: null };
}

/** Jobs below the contacts, without the name of a section above them. */
function unnamedJobs(sections: readonly Section[], lexicon: Lexicon): Section[] {
  return sections.flatMap((section) => {
    if (section.kind !== null && section.kind !== 'profile') return [];
    const { lines } = section;
    const dated = lines.findIndex(
      (line) => line.text.length < 140 && findPeriods(line.text).some((one) => !one.isSingle),
    );
    if (dated === -1) return [];
    const isTitle = (line: TextLine | undefined): boolean =>
      line !== undefined && titleScore(readHeadLine(line).parts[0]?.text ?? '', lexicon) > 0;
    const start = isTitle(lines[dated]) ? dated : isTitle(lines[dated - 1]) ? dated - 1 : -1;
    return start === -1 ? [] : [{ ...section, lines: lines.slice(start) }];
  });
}

interface JobParts {
  entry: Entry;
  title: Part | null;
  organization: Part | null;
  description: string;
}

function jobOf({ entry, title, organization, description }: JobParts): Experience {
  const organizationName = organization?.text ?? null;
  return {
    title: title?.text ?? null,
    organizationName,
    ...datesOf(entry.period),
    description: description === '' ? null : description,
    isCurrent: entry.period?.isOngoing ?? false,
    organization: { logoUrl: null, name: organizationName },
  };
}

function addDateSpans(spans: Spans, path: string, { period, dateLines }: Entry): void {
  if (period?.from) spans.add(`${path}/startDate`, dateLines[0]?.text ?? '', dateLines);
  if (period?.to) spans.add(`${path}/endDate`, dateLines[0]?.text ?? '', dateLines);
}

/** Lines of text, with the lines that only wrap joined again. */
export function joined(lines: readonly TextLine[]): string {
  let text = '';
  let before: TextLine | null = null;
  for (const line of lines) {
    const shown = line.text;
    if (before === null) text = shown;
    else if (before.full && !line.bullet && line.gap < 0.8) text += ` ${shown}`;
    else text += `\n${shown}`;
    before = line;
  }
  return text;
}

function addStudies(
  profile: ReadProfile,
  spans: Spans,
  sections: readonly Section[],
  lexicon: Lexicon,
): void {
  for (const { lines } of sections) {
    const entries = readEntries(lines);
    const heads = readStudyHeads(entries, lexicon);
    entries.forEach((entry, index) => {
      const { school, degrees, majors, others } = heads[index]!;
      if (!school && degrees.length === 0 && majors.length === 0) return;
      const path = `/educations/${profile.educations.length}`;
      const { period } = entry;
      // One date of a course is the day it ended.
      const dates = period?.isSingle
        ? { startDate: null, endDate: period.from && timestampOf(period.from) }
        : datesOf(period);
      const summary = [...new Set(others.map(({ text }) => text)), joined(entry.body)]
        .filter(Boolean)
        .join('\n');
      const education: Education = {
        schoolName: school?.text ?? null,
        schoolLogo: null,
        summary: summary === '' ? null : summary,
        degrees: degrees.map(({ text }) => text),
        majors: majors.map(({ text }) => text),
        minors: [],
        ...dates,
        schoolDomain: null,
      };
      profile.educations.push(education);
      if (school) spans.add(`${path}/schoolName`, school.text, [school.line]);
      degrees.forEach(({ text, part }, at) => {
        spans.add(`${path}/degrees/${at}`, text, [part.line]);
      });
      majors.forEach(({ text, part }, at) => {
        spans.add(`${path}/majors/${at}`, text, [part.line]);
      });
      addDateSpans(spans, path, entry);
    });
  }
}

function addLists(
  profile: ReadProfile,
  spans: Spans,
  linesOf: (kind: SectionKind) => TextLine[],
  lexicon: Lexicon,
): void {
  readSkills(linesOf('skills'), lexicon).forEach(({ text, line }, index) => {
    profile.skills.push(text);
    spans.add(`/skills/${index}`, text, [line]);
  });
  readInterests(linesOf('interests'), lexicon).forEach(({ text, line }, index) => {
    profile.interests.push(text);
    spans.add(`/interests/${index}`, text, [line]);
  });
  readLanguages(linesOf('languages'), lexicon).forEach(({ name, level, line }, index) => {
    profile.languages.push({ name, proficiency: level === null ? null : (LEVELS[level] ?? null) });
    spans.add(`/languages/${index}/name`, name, [line]);
  });
  readCertifications(linesOf('certifications')).forEach((item, index) => {
    const { name, issuer, period } = item;
    const { startDate, endDate } = datesOf(period);
    profile.certifications.push({
      name: name.text,
      organizationName: issuer?.text ?? null,
      startDate,
      endDate,
    });
    spans.add(`/certifications/${index}/name`, name.text, [name.line]);
    if (issuer) spans.add(`/certifications/${index}/organizationName`, issuer.text, [issuer.line]);
  });
}

interface HeaderInput {
  sections: readonly Section[];
  nameLines: readonly TextLine[];
  lexicon: Lexicon;
}

function addHeader(profile: ReadProfile, spans: Spans, input: HeaderInput): void {
  const { headline, place } = readHeader(input);
  if (headline) {
    profile.headline = headline.text;
    spans.add('/headline', headline.text, [headline.line]);
    if (profile.jobTitle === null) {
      profile.jobTitle = headline.text;
      spans.add('/jobTitle', headline.text, [headline.line]);
    }
  }
  if (!place) return;
  for (const key of ['city', 'state', 'country'] as const) {
    profile[key] = place[key];
    if (place[key]) spans.add(`/${key}`, place[key], [place.line]);
  }
}

/**
 * The person's own summary, then every section that is not read as fields, so that its words are
 * found. Contacts stay out of it.
 */
function addSummary(
  profile: ReadProfile,
  spans: Spans,
  { sections, lexicon }: { sections: readonly Section[]; lexicon: Lexicon },
): void {
  const own = [
    ...sections.filter(({ kind }) => kind === 'profile').flatMap(({ lines }) => lines),
    ...sections
      .filter(({ kind }) => kind === null)
      .flatMap(({ lines }) => lines)
      .filter(isParagraph),
  ];
  const read = own.filter((line) => withoutContacts(line) === line.text);
  const parts = [joined(read)];
  for (const { kind, heading, lines } of sections) {
    const isUnread =
      kind === 'other' ||
      kind === 'volunteering' ||
      (kind === 'jobs' && profile.experiences.length === 0) ||
      (kind === 'studies' && profile.educations.length === 0);
    if (!isUnread) continue;
    const kept = lines
      .map((line) => ({ ...line, text: withoutContacts(line) }))
      .filter(({ text }) => text !== '');
    if (kept.length > 0) parts.push(`${heading?.text ?? ''}\n${joined(kept)}`.trim());
  }
  const summary = parts.filter(Boolean).join('\n\n');
  profile.summary = summary === '' ? null : summary;
  if (read.length > 0) spans.add('/summary', joined(read), read);
  void lexicon;
}

const isParagraph = ({ text }: TextLine): boolean => text.split(/\s+/).length > 11;
