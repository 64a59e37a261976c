import type { Seniority } from '../../lexicon/types.ts';
import type { CriterionStatus, Reference } from '../contract.ts';
import {
  companyReference,
  type Dossier,
  dateReferences,
  type Job,
  titleReference,
} from './dossier.ts';
import { type Bound, totalYears } from './durations.ts';
import { fromTold, holdsRole } from './evaluate-mention.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import { fitsLevel } from './ladder.ts';
import { managementIn, managementsIn, managementTopics, unitIn } from './management.ts';
import { findAny, type Passage } from './passage.ts';
import type { CriterionReading, Role, When } from './reading.ts';
import { strongest, type Told, toldAt } from './told.ts';

/** Titles, companies, seniority and people management. */

export function evaluateTitle(role: Role, when: When, { dossier, words }: Question): Finding {
  const current = dossier.currentTitles();
  const past = dossier.jobs
    .filter((job) => !job.isCurrent && job.title !== null)
    .map((job) => dossier.passage(`/experiences/${job.index}/title`, job.title!));
  const asked = when === 'current' ? current : when === 'past' ? past : [...current, ...past];
  const held = asked.find(({ text }) => holdsRole(text, role, dossier));
  if (held !== undefined)
    return finding('met', words.titleFound(held.text, current.includes(held)), [quoteOf(held)]);
  const ended = asked.length === 0 && when === 'current' ? endedJobs(dossier) : [];
  if (ended.length > 0)
    return finding(
      'not_met',
      words.notEmployed(),
      ended.flatMap((job) => [...titleReference(job), ...dateReferences(dossier, job)]),
    );
  if (asked.length === 0) return unknown(words.silentOn('titles'));
  const shownTitles = asked.slice(0, 4);
  return finding(
    'not_met',
    words.titleOther(
      role.label,
      asked.map(({ text }) => text),
      when,
    ),
    shownTitles.map(quoteOf),
  );
}

/**
 * The latest jobs of a person whose jobs have all ended; empty when a job has not ended, or may not
 * have.
 */
export function endedJobs({ jobs }: Dossier): readonly Job[] {
  return jobs.every((job) => !job.isCurrent && job.end !== null) ? jobs.slice(0, 2) : [];
}

const quoteOf = ({ path, text }: Passage): Reference => ({ path, quote: text });

export function evaluateCompany(
  reading: Extract<CriterionReading, { kind: 'company' }>,
  { dossier, words }: Question,
): Finding {
  const { forms, label, when } = reading;
  const asked = companies(dossier, when);
  for (const { path, name, isCurrent } of asked) {
    const found = findAny([dossier.passage(path, name)], forms);
    if (found !== null)
      return finding('met', words.companyFound(name, isCurrent), [{ path, quote: name }]);
  }
  const ended = asked.length === 0 && when === 'current' ? endedJobs(dossier) : [];
  if (ended.length > 0)
    return finding(
      'not_met',
      words.notEmployed(),
      ended.flatMap((job) => [...companyReference(job), ...dateReferences(dossier, job)]),
    );
  if (asked.length === 0) return unknown(words.silentOn('employers'));
  const references = asked.slice(0, 4).map(({ path, name }) => ({ path, quote: name }));
  return finding(
    'not_met',
    words.companyOther(
      label,
      asked.map(({ name }) => name),
      when,
    ),
    references,
  );
}

interface Employer {
  path: string;
  name: string;
  isCurrent: boolean;
}

function companies(dossier: Dossier, when: When): Employer[] {
  const employers: Employer[] = dossier.jobs
    .filter((job) => job.company !== null)
    .map((job) => ({ path: job.companyPath, name: job.company!, isCurrent: job.isCurrent }));
  const stated = dossier.profile.currentOrganization?.name ?? '';
  if (stated !== '' && !employers.some(({ name, isCurrent }) => isCurrent && name === stated)) {
    employers.push({ path: '/currentOrganization/name', name: stated, isCurrent: true });
  }
  return when === 'ever'
    ? employers
    : employers.filter(({ isCurrent }) => isCurrent === (when === 'current'));
}

/**
 * Years of experience that are usual for a level. Used only when no title states a level, and then
 * for a partial answer at most.
 */
const USUAL_YEARS: Partial<Record<Seniority, readonly [number, number]>> = {
  junior: [0, 3],
  mid: [2, 6],
  senior: [5, 60],
};

export function evaluateSeniority(level: Seniority, question: Question): Finding {
  const { dossier, words } = question;
  const titles = dossier.currentTitles();
  const considered =
    titles.length > 0
      ? titles
      : dossier.jobs
          .slice(0, 1)
          .flatMap((job) =>
            job.title === null
              ? []
              : [dossier.passage(`/experiences/${job.index}/title`, job.title)],
          );
  const stated = considered
    .map((passage) => ({ passage, held: dossier.title(passage.text).reading.seniority }))
    .filter(({ held }) => held !== null);
  const fitting = stated.find(({ held }) => fitsLevel(held!, level));
  if (fitting !== undefined)
    return finding('met', words.seniorityFound(fitting.passage.text), [quoteOf(fitting.passage)]);
  const other = stated[0];
  if (other !== undefined)
    return finding('not_met', words.seniorityOther(level, other.passage.text), [
      quoteOf(other.passage),
    ]);
  return byYears(level, considered, question);
}

function byYears(
  level: Seniority,
  considered: readonly Passage[],
  { dossier, words }: Question,
): Finding {
  const usual = USUAL_YEARS[level];
  const { min, max } = totalYears(dossier.jobs, dossier.asOf);
  if (
    usual === undefined ||
    max === null ||
    min !== max ||
    dossier.jobs.length === 0 ||
    considered.length === 0
  ) {
    return unknown(words.silentOn('level'));
  }
  const fits = min >= usual[0] && min <= usual[1];
  const references = considered.map(quoteOf);
  return finding(
    fits ? 'partially_met' : 'not_met',
    words.seniorityByYears(level, min, fits ? 'likely' : 'unlikely'),
    references,
  );
}

/** Titles that contain "manager" or "lead" without managing people. */
const NOT_OF_PEOPLE =
  / (?:product|project|program(?:me)?|account|community|content|category|case|office|social media|portfolio|key account|brand|customer success|produit|projets?|programme|compte|comptes|clientele|contenu|communaute|marque|tech writer|property|event|events|lead generation) /;
const OF_PEOPLE =
  / (?:(?:engineering|team|sales|people|store|shop|general|plant|development|it|hr|operations|regional|area|country|branch|restaurant|production|department|marketing|finance|support|service) manager|manager|head|director|chief|vp|vice president|team lead|team leader|tech lead|lead|supervisor|foreman|(?:care |nursing )?home manager|(?:call|contact) cent(?:re|er) manager|head chef|executive chef|chef de cuisine|cheffe de cuisine|site manager|warehouse manager|depot manager|responsable d exploitation|directeur d usine|cto|ceo|coo|cfo|cmo|cio|cpo|directeur|directrice|responsable d equipe|chef d equipe|cheffe d equipe|chef de service|chef de rayon|encadrant|superviseur|superviseuse|manageur|manageuse|engineering manager|president|presidente|managing partner) /;

/** "Executive assistant to the CEO" is not a CEO. */
const TO_SOMEBODY =
  / (?:(?:assistant|assistante|secretary|secretaire|adviser|advisor|intern|apprentice) (?:to|of|du|de|d|aupres) |chief of staff |chef de cabinet )/;

export function managerTitle(title: string, dossier: Dossier): boolean {
  const { folded } = dossier.title(title);
  if (!OF_PEOPLE.test(folded) || TO_SOMEBODY.test(folded)) return false;
  return (
    !NOT_OF_PEOPLE.test(folded) ||
    / (?:head|director|directeur|directrice|vp|chief|vice president) /.test(folded)
  );
}

/** Titles whose holders head a unit, so that staff they count are theirs. */
const OF_A_UNIT =
  / (?:responsable|gerante?|chef|cheffe|drh|daf|dsi|raf|dg|dga|dgs|controller|superintendent|matron|sister|charge nurse|cadre|principal|headteacher|proviseure?|owner|founder|fondateur|fondatrice|partner|supervisor|superviseure?|superviseuse|coordinat(?:or|eur|rice)|capitaine|captain|commander|lieutenant|gouvernante|maitre d hotel|foreman|manager|gestionnaire|planner in chief|team leader|group leader|lead|patron(?:ne)?|artisan|conducteur de travaux|conductrice de travaux|intendante?|surveillante?|directeur|directrice|director|head) /;

const headsUnit = (title: string, dossier: Dossier): boolean =>
  managerTitle(title, dossier) ||
  (OF_A_UNIT.test(dossier.title(title).folded) && !TO_SOMEBODY.test(dossier.title(title).folded));

/** A team of 70 % of the size asked is close; one that is too large is not. */
function teamStatus(size: number, { min, max, strict }: Bound): CriterionStatus {
  if (max !== null && (strict ? size >= max : size > max)) return 'not_met';
  if (min === null || (strict ? size > min : size >= min)) return 'met';
  return size >= min * NEAR_TEAM ? 'partially_met' : 'not_met';
}
const NEAR_TEAM = 0.7;

export function evaluateManagement(teamSize: Bound | null, question: Question): Finding {
  const { dossier, words } = question;
  let best: { reference: Reference; size: number } | null = null;
  let text: Reference | null = null;
  for (const job of dossier.jobs) {
    const found = job.description === null ? null : managementInJob(job, job.description, dossier);
    if (found === null) continue;
    const reference = { path: `/experiences/${job.index}/description`, quote: found.quote };
    text ??= reference;
    const size = found.size ?? 0;
    if (size > (best?.size ?? 0)) best = { reference, size };
  }
  const titled = dossier.jobs.find((job) => job.title !== null && managerTitle(job.title, dossier));
  if (teamSize !== null && best !== null) {
    const status = teamStatus(best.size, teamSize);
    return finding(status, words.teamSize(best.reference.quote, best.size, teamSize), [
      best.reference,
    ]);
  }
  const claimed = claimedTeam(dossier);
  if (claimed !== null) {
    const { quote, size, reference } = claimed;
    return teamSize === null
      ? finding('met', words.managementText(quote), [reference])
      : finding(teamStatus(size, teamSize), words.teamSize(quote, size, teamSize), [reference]);
  }
  const enough = teamSize === null ? 'met' : 'partially_met';
  if (text !== null) return finding(enough, words.managementText(text.quote), [text]);
  if (titled !== undefined)
    return finding(enough, words.managementTitle(titled.title!), titleReference(titled));
  return toldManagement(question);
}

/**
 * The number of people led in a job: the larger of the number stated in its text and the size of
 * the unit that a manager's title puts under them.
 */
function managementInJob(
  job: Job,
  description: string,
  dossier: Dossier,
): { quote: string; size: number | null } | null {
  const mention = managementIn(description);
  const unit = job.title !== null && headsUnit(job.title, dossier) ? unitIn(description) : null;
  return unit !== null && unit.size > (mention?.size ?? 0) ? unit : mention;
}

/** Hired people need not have stayed in a team of one's own. */
const HIRED = /^(?:hired|recrut)/i;

/** "Dirigé une équipe de six serveurs": a summary that counts the people led is no mere claim. */
function claimedTeam(
  dossier: Dossier,
): { quote: string; size: number; reference: Reference } | null {
  for (const passage of dossier.claims())
    for (const { start, end, quote, size } of managementsIn(passage.text)) {
      const { standing, reference } = toldAt(passage, { start, end }, {});
      if (size !== null && standing === 'asserted' && !HIRED.test(quote))
        return { quote, size, reference };
    }
  return null;
}

/**
 * A summary that mentions managing, without a job that shows it, is a partial answer. A sentence
 * that denies it is an answer too.
 */
function toldManagement(question: Question): Finding {
  const { dossier, words } = question;
  let told: Told | null = null;
  for (const passage of dossier.sentences()) {
    const isClaim = !passage.path.startsWith('/experiences');
    for (const mention of managementsIn(passage.text)) {
      const one = toldAt(passage, mention, {});
      if (one.standing === 'asserted' && isClaim)
        return finding('partially_met', words.managementText(mention.quote), [one.reference]);
      told = strongest([told, one]);
    }
    for (const topic of managementTopics(passage.text)) {
      const one = toldAt(passage, topic, {});
      if (one.standing === 'denied') told = strongest([told, one]);
    }
  }
  return fromTold(told, words.silentOn('management'), question);
}
