import { styleText } from 'node:util';
import type { CastingPage, QualifiedTalent } from '../../castings/page-contract.ts';
import type { CriterionStatus, ScoredCriterion } from '../../judging/contract.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import { counted, quantity, table } from '../output.ts';
import { DEMO_CREDITS, type Found } from './run.ts';

type Style = Parameters<typeof styleText>[0];

/** Coloured on a terminal; NO_COLOR and FORCE_COLOR are heeded. */
const paint = (style: Style, text: string): string =>
  styleText(style, text, { stream: process.stdout });

const VERDICT_STYLES = {
  green: ['bold', 'green'],
  amber: ['bold', 'yellow'],
  red: ['bold', 'red'],
} as const satisfies Record<string, Style>;
const STATUS_MARKS: Record<CriterionStatus, { mark: string; words: string; style: Style }> = {
  met: { mark: '✓', words: 'met', style: 'green' },
  partially_met: { mark: '~', words: 'partially met', style: 'yellow' },
  not_met: { mark: '✗', words: 'not met', style: 'red' },
  unknown: { mark: '?', words: 'unknown', style: 'gray' },
};

export function titleText(verb: string, object: string): string {
  return `\n${paint('bold', verb)} ${object}\n`;
}

/** The people of the page, and the filters that the prompt was read as. */
export function peopleText({
  talents,
  estimationCount,
  interpretedFilters,
  diagnosis,
}: Found): string {
  const filters = interpretedFilters.map(({ filterType, value, span }) => [
    `  ${filterType}`,
    shown(value),
    paint('gray', `from "${span.text}"`),
  ]);
  const people = talents.map((talent) => [
    `  ${nameOf(talent)}`,
    talent.jobTitle ?? '',
    talent.currentOrganization?.name ?? '',
    talent.city ?? '',
  ]);
  const read = ['Read as:', ...body(filters), ''].join('\n');
  if (talents.length === 0) {
    const changes = (diagnosis?.relaxations ?? []).map(({ words }) => `  ${words}`);
    return [read, diagnosis?.words ?? 'Nobody matches; try another prompt.', ...changes].join('\n');
  }
  return [
    read,
    `${counted(estimationCount, 'person matches', 'people match')}; the best ${talents.length}, one credit each:`,
    ...body(people),
  ].join('\n');
}

/** The lines of a table without a header. */
function body(rows: readonly (readonly string[])[]): string[] {
  const [first, ...others] = rows;
  return first ? [table(first, others)] : [];
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(' or ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A verdict with every reason: the recap, then each criterion's status and result, and the quotes
 * that it rests on.
 */
export function verdictText({ aiVerdict, scoring, profile }: QualifiedTalent): string {
  const verdict = paint(VERDICT_STYLES[aiVerdict], `● ${aiVerdict.toUpperCase().padEnd(5)}`);
  const head = `${verdict} ${paint('bold', nameOf(profile))}, ${[profile.jobTitle, profile.city].filter(Boolean).join(', ')}`;
  if (!scoring) return head;
  return [head, `  ${scoring.recap}`, ...scoring.criterias.flatMap(criterionLines), ''].join('\n');
}

function criterionLines({ title, result, status, references }: ScoredCriterion): string[] {
  const { mark, words, style } = STATUS_MARKS[status];
  const quotes = references.map(({ path, quote }) => paint('gray', `      "${quote}" at ${path}`));
  return [`  ${paint(style, `${mark} ${words.padEnd(13)}`)} ${title}: ${result}`, ...quotes];
}

function nameOf({ firstname, lastname, id }: TalentProfile): string {
  return [firstname, lastname].filter(Boolean).join(' ') || id;
}

const ENDINGS = {
  continue: 'More people match: a continue of this search would judge them.',
  done: 'Nobody else matches.',
  retry: 'A wave failed: a continue of this search would try it again.',
  wait: '',
};

/** Why the casting stopped, its verdicts, and what all of it cost. */
export function conclusionText(
  { talents }: Found,
  { counts, creditsCharged, nextAction }: CastingPage,
  creditsLeft: number,
): string {
  const judged = counts.green + counts.amber + counts.red;
  const verdicts = (['green', 'amber', 'red'] as const).map((verdict) =>
    paint(VERDICT_STYLES[verdict], `${counts[verdict]} ${verdict}`),
  );
  const spent = talents.length + creditsCharged;
  return [
    `${verdicts.join(', ')}. ${ENDINGS[nextAction]}`,
    `Credits spent: ${spent} (${talents.length} for people found, ${creditsCharged} for ${counted(judged, 'verdict')}; at most ${DEMO_CREDITS}). ${quantity(creditsLeft)} are left.`,
  ].join('\n');
}
