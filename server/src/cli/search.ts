import type { Command } from 'commander';
import { readBody } from './api-request.ts';
import { answerWith, examples } from './command.ts';
import { counted, quantity, table } from './output.ts';
import { tellMore } from './paging.ts';
import { addServiceOptions, createServiceApi, type ServiceOptions } from './service-api.ts';

interface Person {
  id: string;
  firstname: string | null;
  lastname: string | null;
  jobTitle: string | null;
  city: string | null;
  currentOrganization: { name: string | null } | null;
}

interface SearchPage {
  talents: Person[];
  estimationCount: number;
  searchTransactionId: string;
  creditsCharged: number;
}

interface SearchOptions extends ServiceOptions {
  filters?: string;
  after?: string[];
  preview?: boolean;
}

export function addSearch(program: Command): void {
  const command = addServiceOptions(program.command('search'))
    .description('find people by a description in words or by filters, one credit each')
    .argument('[prompt]', 'who you look for, in English or French')
    .option('--filters <json>', 'filters instead of a prompt: a JSON list, @file, or -')
    .option('--after <id...>', 'searchTransactionId of earlier pages, whose people do not return')
    .option('--preview', 'show how the prompt is understood and how many match; free')
    .addHelpText(
      'after',
      examples(
        'greenroom search "backend engineer in Lyon, Go or Rust"',
        'greenroom search --preview "nurse in Lille"',
        `greenroom search --filters '[{"filterType": "SKILL", "value": "Kafka"}]'`,
      ),
    );
  answerWith<SearchOptions>(
    command,
    async ({ filters, after, preview, ...service }, [prompt]: (string | undefined)[]) => {
      if ((prompt === undefined) === (filters === undefined))
        command.error('give a prompt or --filters <json>, and not both');
      const api = createServiceApi(service);
      if (preview) {
        if (prompt === undefined) command.error('--preview needs a prompt');
        return previewAnswer(await api.post<Reading>('/search/interpret', { prompt }));
      }
      const related = { relatedSearchTransactionIds: after ?? [] };
      const page =
        filters === undefined
          ? await api.post<SearchPage>('/search/talents/by-prompt', { prompt, ...related })
          : await api.post<SearchPage>('/search/talents', {
              filters: await readBody(filters),
              ...related,
            });
      // Each page leaves out who was on the pages before it.
      if (page.talents.length > 0)
        tellMore(`--after ${[...(after ?? []), page.searchTransactionId].join(' ')}`);
      return { data: page, text: pageText(page) };
    },
  );
}

interface Reading {
  filters: { filterType: string; value: unknown; isExcluded?: boolean }[];
  ignored: { text: string; reason: string }[];
  estimationCount: number;
}

const previewAnswer = (reading: Reading) => ({
  data: reading,
  text: [
    `${counted(reading.estimationCount, 'person', 'people')} match.`,
    ...reading.filters.map(
      ({ filterType, value, isExcluded }) =>
        `${isExcluded ? 'not ' : ''}${filterType}: ${JSON.stringify(value)}`,
    ),
    ...reading.ignored.map(({ text, reason }) => `ignored "${text}": ${reason}`),
  ].join('\n'),
});

function pageText({ talents, estimationCount, creditsCharged }: SearchPage) {
  if (talents.length === 0) return 'Nobody matches.';
  return [
    peopleTable(talents),
    `${quantity(talents.length)} of ${quantity(estimationCount)}; ${counted(creditsCharged, 'credit')}.`,
  ].join('\n');
}

export const nameOf = ({ firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>): string =>
  [firstname, lastname].filter(Boolean).join(' ');

const peopleTable = (people: readonly Person[]): string =>
  table(
    ['ID', 'NAME', 'JOB', 'COMPANY', 'CITY'],
    people.map((one) => [
      one.id,
      nameOf(one),
      one.jobTitle ?? '',
      one.currentOrganization?.name ?? '',
      one.city ?? '',
    ]),
  );
