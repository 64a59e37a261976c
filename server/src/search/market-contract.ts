import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { filterCosts } from './diagnose-contract.ts';
import { filters, storedFilter } from './filter-contract.ts';

const count = z.int().describe('Matches that have it');
const narrower = storedFilter
  .nullable()
  .describe('The filter that finds them among the matches; null when no filter does');

const share = z.object({ name: z.string(), count, filter: narrower }).meta({ id: 'MarketShare' });
const point = z.object({
  latitude: z.number().describe('Degrees north of the equator'),
  longitude: z.number().describe('Degrees east of Greenwich'),
});
const city = share
  .extend({
    countryCode: z.string().nullable().describe('ISO 3166-1 alpha-2'),
    ...point.shape,
  })
  .meta({ id: 'MarketCity' });

const forecast = z
  .object({
    greens: z.int().describe('The greens wanted'),
    castings: z.int().describe('Earlier castings with at least five verdicts: its basis'),
    judged: z.int().describe('The people whom they judged'),
    share: z
      .object({
        middle: z.number().describe('Of all their verdicts together'),
        low: z.number().describe('Lower end of the range'),
        high: z.number().describe('Upper end of the range'),
      })
      .nullable()
      .describe('The share of greens, and its range in nine of ten castings; null without any'),
    expected: z
      .int()
      .nullable()
      .describe('The greens to expect when everyone who matches is judged, at most those wanted'),
    credits: z.int().nullable().describe('The credits that they are likely to take'),
    low: z.int().nullable().describe('The fewest credits, at the upper end of the share'),
    high: z.int().nullable().describe('The most credits, at its lower end'),
  })
  .meta({ id: 'GreenForecast' });

const searchMarket = z
  .object({
    count: z.int().describe('Matches of all filters together'),
    cities: z.array(city).describe('At most 100, most matches first, like all lists here'),
    elsewhere: z.int().describe('Matches in other cities, or without a known city'),
    surroundings: z
      .array(point)
      .describe('Large cities in and around the area of `cities`, to draw a map without tiles'),
    companies: z.array(share).describe('Current employers, at most 12'),
    titles: z.array(share).describe('Current titles as people write them, at most 12'),
    seniorities: z.array(share).describe('Levels that titles state, lowest first'),
    skills: z.array(share).describe('Known skills, at most 20'),
    years: z.array(share).describe('Whole years of experience, fewest first'),
    filters: filterCosts,
    forecast,
  })
  .meta({ id: 'SearchMarket' });
export type SearchMarket = z.output<typeof searchMarket>;
export type MarketShare = z.output<typeof share>;
export type MarketCity = z.output<typeof city>;

export const mapMarket = operation({
  id: 'mapMarket',
  method: 'POST',
  path: '/v1/search/market',
  scope: 'read',
  effects: { readOnly: true, idempotent: true },
  tag: 'Search',
  summary: 'Map the market that filters find',
  description:
    "Counts everyone who matches by city, employer, role, level, skill and years, what each filter costs in people, and what greens are likely to cost by the workspace's earlier castings. " +
    'Free; returns no talents. Counts people of the shared pool and of your own, never those of another workspace.',
  body: z.object({
    filters,
    greens: z.int().min(1).max(50).default(10).describe('How many greens to forecast'),
  }),
  data: searchMarket,
  answers: { 200: 'The market' },
  errors: ['search_engine_timeout', 'search_engine_unavailable'],
});

export const marketOperations = [mapMarket];
