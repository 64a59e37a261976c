import type { Lexicon } from '../../lexicon/types.ts';
import type { Entry } from './entries.ts';
import type { Part } from './parts.ts';
import { placeScore } from './title-like.ts';

/* Which piece of a course's heading is the school, which the degree and which the subject. */

export interface StudyHead {
  school: Part | null;
  degrees: { text: string; part: Part }[];
  majors: { text: string; part: Part }[];
  others: Part[];
}

const SCHOOL =
  /\b(?:university|universit[éeàa]\w*|universidad|colleges?|coll[èe]ge|school|[ée]cole|institut\w*|academy|acad[ée]mie|lyc[ée]e|polytechni\w+|facult[éy]\w*|hochschule|fachhochschule|gymnasium|conservato\w+|iut|insa|ens|epita|epitech|ensai|ensae|enac|hec|essec|escp|edhec|emlyon|insead|iae|ifag|inseec|cnam|esc|isep|supinfo|centrale\w*|mines|sciences po|mit|ucla|eth|epfl|campus|bootcamp|greta|afpa|cfa|openclassrooms|coursera|udacity|udemy|business school|centre de formation)\b/i;
const DEGREE =
  /\b(?:bachelors?|masters?|b\.?\s?sc?|m\.?\s?sc?|b\.?a|m\.?a|ph\.?\s?d|doctora\w+|dipl[ôo]m\w*|licence|licenciatura|baccalaur[ée]at|bac|bts|dut|deug|dess|dea|cap|bep|but|mba|associates?|degree|certificate|ged|a-?levels?|gcses?|high school|ing[ée]nieur|magist[èe]re|m[12]|l[123]|minor|major|honou?rs|mast[èe]re|graduate|undergraduate|abitur|staatsexamen|grado|maestr[íi]a|titre professionnel)\b/i;
const GRADE =
  /^(?:gpa|grade|mention|score|note|cgpa|class)\b|^\d(?:[.,]\d+)?\s*(?:\/\s*\d+(?:[.,]\d)?)?$|^(?:first class|second class|honou?rs|cum laude|magna cum laude|summa cum laude)$/i;

/** Begins with the name of a degree: "PhD Researcher" is a trade, "Diplôme d'ingénieur" a course. */
export const isCourse = (text: string): boolean =>
  /^(?:dipl[ôo]m|bachelor|master|licen[cs]|bts\b|dut\b|but\b|m\.?sc|b\.?sc|b\.?a\b|mba\b|bac|certificat|phd in|ph\.d|doctorat|degree|cap\b)/i.test(
    text.trim(),
  );

/** A school or a degree. */
export const isStudyLike = (text: string, lexicon: Lexicon): boolean =>
  SCHOOL.test(text) || DEGREE.test(text) || lexicon.readSchool(text) !== null;

interface Slot {
  part: Part;
  key: string;
  school: number;
  degree: number;
  field: number;
  place: number;
}

export function readStudyHeads(entries: readonly Entry[], lexicon: Lexicon): StudyHead[] {
  const slots = entries.map((entry) => slotsOf(entry, lexicon));
  const votes = new Map<string, number[]>();
  for (const { key, school, degree, field } of slots.flat())
    votes.set(key, [...(votes.get(key) ?? []), school - degree - field * 0.5]);
  const mean = (key: string): number => {
    const list = votes.get(key)!;
    return list.reduce((sum, one) => sum + one, 0) / list.length;
  };
  return slots.map((list) => assign(list, mean, lexicon));
}

function slotsOf({ head, dateLines }: Entry, lexicon: Lexicon): Slot[] {
  const date = Math.max(
    0,
    head.findIndex(({ line }) => dateLines.includes(line)),
  );
  const parts = head.flatMap(({ parts }, index) =>
    parts.map((part) => ({ part, offset: index - date })),
  );
  const known = parts.filter(({ part }) => !GRADE.test(part.text));
  const hasTwo = known.filter(({ part }) => placeScore(part.text, lexicon) < 2).length > 1;
  const cut = hasTwo
    ? known
    : known.flatMap(({ part, offset }) =>
        cutAtComma(part, lexicon).map((piece) => ({ part: piece, offset })),
      );
  return cut.map(({ part, offset }) => ({
    part,
    key: `${offset} ${part.index} ${part.bold}`,
    school:
      (SCHOOL.test(part.text) ? 2 : 0) +
      (lexicon.readSchool(part.text) ? 2 : 0) +
      (isAcronym(part.text) ? 1 : 0) +
      (part.isAfterAt ? 2 : 0),
    degree: (DEGREE.test(part.text) ? 2 : 0) + (lexicon.readDegree(part.text) ? 1 : 0),
    field: lexicon.readField(part.text) ? 2 : lexicon.readFields(part.text).length > 0 ? 1 : 0,
    place: placeScore(part.text, lexicon),
  }));
}

/** Many schools go by their first letters: "HEIG-VD". */
const isAcronym = (text: string): boolean =>
  /^[\p{Lu}][\p{Lu}\d-]{2,9}$/u.test(text) && !DEGREE.test(text);

/** "Bachelor, Information Technology, University of Oklahoma" */
function cutAtComma(part: Part, lexicon: Lexicon): Part[] {
  const pieces = part.text.split(/,\s+/);
  const first = pieces.findIndex(
    (piece) => (SCHOOL.test(piece) || lexicon.readSchool(piece) !== null) && !DEGREE.test(piece),
  );
  if (pieces.length < 2 || first === -1) return [part];
  const texts =
    first === 0
      ? [pieces[0]!, pieces.slice(1).join(', ')]
      : [pieces.slice(0, first).join(', '), pieces.slice(first).join(', ')];
  return texts.map((text, index) => ({ ...part, text, index: part.index * 10 + index }));
}

function assign(
  slots: readonly Slot[],
  mean: (key: string) => number,
  lexicon: Lexicon,
): StudyHead {
  const pool = slots.filter((slot) => slot.place < 2 || slot.school > 0 || slot.degree > 0);
  const score = (slot: Slot): number =>
    slot.school -
    slot.degree -
    slot.field * 0.5 +
    mean(slot.key) * 0.7 +
    (slot.part.bold ? 0.2 : 0);
  const [best] = pool.toSorted((a, b) => score(b) - score(a));
  const isSchool = best && (score(best) > 0 || (pool.length > 1 && best.degree === 0));
  const school = isSchool ? best : null;
  const rest = pool.filter((slot) => slot !== school);
  const degrees: StudyHead['degrees'] = [];
  const majors: StudyHead['majors'] = [];
  const others: Part[] = [];
  for (const slot of rest) {
    const { part, degree, field } = slot;
    if (degree > 0) {
      const split = splitDegree(part.text, lexicon);
      degrees.push({ text: split.degree, part });
      if (split.major) majors.push({ text: split.major, part });
    } else if (field > 0 || (majors.length === 0 && part.line === degrees.at(-1)?.part.line)) {
      majors.push({ text: part.text, part });
    } else others.push(part);
  }
  // What stands beside the school in the same way as degrees do elsewhere is the course.
  if (degrees.length === 0 && majors.length === 0 && others.length > 0) {
    const course = others.shift()!;
    majors.push({ text: course.text, part: course });
  }
  return { school: school?.part ?? null, degrees, majors, others };
}

/** "Bachelor of Science" is a degree, "Bachelor of Information Technology" names a subject. */
const FIXED_DEGREE =
  /^(?<degree>(?:bachelor|master|associate|doctor)(?:['’]?s)?\s+(?:of|in)\s+(?:applied\s+)?(?:sciences?|arts?|fine arts|engineering|laws?|education|business administration|commerce|technology|philosophy|medicine)(?:\s+\([^)]*\))?)(?:\s*[,:–—-]\s*|\s+in\s+|\s+|$)(?<major>.*)$/i;

/** "Bachelor of Science in Physics", "Master – Finance", "Licence d'informatique" */
function splitDegree(text: string, lexicon: Lexicon): { degree: string; major: string | null } {
  const fixed = FIXED_DEGREE.exec(text)?.groups;
  if (fixed?.degree) return { degree: fixed.degree.trim(), major: fixed.major || null };
  const match =
    /^(?<degree>.{2,60}?)\s*(?:\s(?:in|en|of|specialit[ée]|spécialité|mention|option|major(?:ing)? in)\s|[,:(]\s*)(?<major>[^)]{2,80})\)?$/i.exec(
      text,
    );
  const { degree, major } = match?.groups ?? {};
  if (degree && major && DEGREE.test(degree) && !DEGREE.test(major)) {
    return { degree: degree.trim(), major: major.trim() };
  }
  const inside = /^(?<degree>.*?\b(?:of|de)\s+\p{L}+)\s+(?:in|en|-|,)\s+(?<major>.+)$/iu.exec(
    text,
  )?.groups;
  if (inside?.degree && inside.major && DEGREE.test(inside.degree))
    return { degree: inside.degree, major: inside.major };
  const [first = '', ...words] = text.split(' ');
  const rest = words.join(' ');
  if (words.length > 0 && lexicon.readDegree(first) && lexicon.readField(rest))
    return { degree: first, major: rest };
  return { degree: text, major: null };
}
