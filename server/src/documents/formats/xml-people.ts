import type { Lexicon } from '../../lexicon/types.ts';
import type { ReadPerson } from '../port.ts';
import { emptyPerson } from '../rules/empty-person.ts';
import { LEVELS } from '../rules/levels.ts';
import { makeJob, makeStudies } from '../rules/resume-parts.ts';
import { walkXml } from './xml.ts';

interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

/** A candidate in the XML of HR Open, or of Europass (old and new): both name the same things. */
export function readXmlPeople(xml: string, lexicon: Lexicon): ReadPerson[] {
  const root = readTree(xml);
  const candidates = ['Candidate', 'LearnerInfo', 'Resume', 'StructuredXMLResume']
    .map((name) => all(root, name))
    .find((found) => found.length > 0);
  return (candidates ?? [root]).flatMap((node) => {
    const person = readCandidate(node, lexicon);
    const { firstname, lastname } = person.profile;
    return firstname === null && lastname === null ? [] : [person];
  });
}

function readTree(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  walkXml(xml, {
    open: (name, attributes) => {
      const node: XmlNode = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
      stack.at(-1)!.children.push(node);
      stack.push(node);
    },
    close: () => {
      if (stack.length > 1) stack.pop();
    },
    text: (text) => {
      stack.at(-1)!.text += text;
    },
  });
  return root;
}

/** The nearest elements with one of these names, in order. */
function all(node: XmlNode, ...names: string[]): XmlNode[] {
  return node.children.flatMap((child) =>
    names.includes(child.name) ? [child] : all(child, ...names),
  );
}

const textIn = (node: XmlNode): string => `${node.text}${node.children.map(textIn).join(' ')}`;

/** The text of the first element with one of these names; earlier names are preferred. */
function value(node: XmlNode, ...names: string[]): string | null {
  for (const name of names) {
    const [found] = all(node, name);
    const text = found ? textIn(found).replace(/\s+/g, ' ').trim() : '';
    if (text !== '') return text;
  }
  return null;
}

function readCandidate(node: XmlNode, lexicon: Lexicon): ReadPerson {
  const person = emptyPerson();
  const { profile, contacts } = person;
  const [name = node] = all(node, 'PersonName');
  profile.firstname = value(name, 'GivenName', 'FirstName');
  profile.lastname = value(name, 'FamilyName', 'Surname', 'LastName');
  profile.city = value(node, 'Municipality', 'CityName', 'City');
  const [country] = all(node, 'Country');
  profile.country =
    (country && value(country, 'Label')) ?? value(node, 'CountryName', 'Country', 'CountryCode');
  profile.headline = value(node, 'Headline', 'ResumeHeadline');
  profile.summary = value(node, 'ExecutiveSummary', 'Objective', 'PersonalDescription');
  const written = textIn(node);
  contacts.emails = [...new Set(written.match(/[^\s<>]+@[^\s<>]+\.[a-z]{2,}/gi) ?? [])].map(
    (text) => text.toLowerCase(),
  );
  contacts.phones = all(node, 'Telephone', 'Phone', 'FormattedNumber', 'DialNumber')
    .map((one) => (value(one, 'Contact') ?? textIn(one)).trim())
    .filter((text) => text.replace(/\D/g, '').length >= 6);
  contacts.urls = [...new Set(written.match(/https?:\/\/[^\s<>]+/gi) ?? [])];
  profile.proNetworkUrl =
    contacts.urls.find((url) => /linkedin\.com\/(?:in|pub)\//i.test(url)) ?? null;
  profile.experiences = all(node, 'WorkExperience', 'EmployerHistory', 'EmployerOrg').flatMap(
    readJobs,
  );
  profile.educations = all(
    node,
    'Education',
    'EducationOrganizationAttendance',
    'SchoolOrInstitution',
  ).map(readStudies);
  addSkills(person, node, lexicon);
  const current = profile.experiences.find((job) => job.isCurrent);
  profile.jobTitle = current?.title ?? profile.headline;
  if (current?.organizationName)
    profile.currentOrganization = { id: null, name: current.organizationName, logoUrl: null };
  return person;
}

function readJobs(node: XmlNode) {
  const [employer] = all(node, 'Employer');
  const organization =
    (employer && value(employer, 'Name')) ??
    value(node, 'OrganizationName', 'EmployerOrgName', 'Name');
  const positions = all(node, 'PositionHistory');
  return (positions.length > 0 ? positions : [node]).map((position) => {
    const [label] = all(position, 'Position');
    const isCurrent =
      value(position, 'CurrentIndicator', 'Current') ??
      all(position, 'Period')[0]?.children.find((one) => one.name === 'Current')?.text;
    return makeJob({
      title:
        value(position, 'PositionTitle', 'Title') ??
        (label ? (value(label, 'Label') ?? textIn(label).trim()) : null),
      employer: organization,
      start: dateIn(position, 'StartDate', 'From'),
      end: dateIn(position, 'EndDate', 'To'),
      description: value(position, 'Description', 'Activities'),
      ...(isCurrent && { isCurrent: /true|1/i.test(isCurrent) }),
    });
  });
}

function readStudies(node: XmlNode) {
  const [organization] = all(node, 'Organisation', 'Organization');
  const [degree] = all(node, 'EducationDegree', 'Degree');
  return makeStudies({
    school:
      (organization && value(organization, 'Name')) ??
      value(node, 'OrganizationName', 'SchoolName', 'InstitutionName'),
    degree:
      (degree && value(degree, 'DegreeName', 'Name')) ??
      value(node, 'Title', 'DegreeName', 'DegreeType'),
    major: value(node, 'MajorProgramName', 'DegreeMajor', 'Field'),
    start: dateIn(node, 'StartDate', 'From'),
    end: dateIn(node, 'EndDate', 'To'),
  });
}

/** `<From year="2019" month="--03"/>`, or a date as text. */
function dateIn(node: XmlNode, ...names: string[]): string | null {
  const [found] = all(node, ...names);
  if (!found) return null;
  const { year, month } = found.attributes;
  if (year) return [year, month?.replace(/\D/g, '').padStart(2, '0')].filter(Boolean).join('-');
  return textIn(found).trim() || null;
}

function addSkills({ profile }: ReadPerson, node: XmlNode, lexicon: Lexicon): void {
  const languages = all(node, 'MotherTongue', 'ForeignLanguage', 'LanguageCompetency');
  profile.languages = languages.flatMap((one) => {
    const name = value(one, 'Label', 'CompetencyName', 'LanguageCode');
    const level = value(one, 'Speaking', 'SpokenInteraction', 'ProficiencyLevel');
    const read =
      one.name === 'MotherTongue' ? 5 : level === null ? null : lexicon.readLanguageLevel(level);
    return name === null
      ? []
      : [{ name, proficiency: read === null ? null : (LEVELS[read] ?? null) }];
  });
  const named = all(node, 'PersonCompetency', 'Competency').map(
    (one) => one.attributes.name ?? value(one, 'CompetencyName'),
  );
  const [computer] = all(node, 'Computer');
  const listed = computer ? (value(computer, 'Description')?.split(/\s*[,;]\s*/) ?? []) : [];
  profile.skills = [
    ...new Set(
      [...named, ...listed].filter((text) => text !== null && text !== undefined && text !== ''),
    ),
  ] as string[];
}
