import type { Database } from '../platform/db.ts';
import { forecastFromPast, type GreenForecast } from './rules/past-forecast.ts';
import { readPastCastings } from './usage-store.ts';

export type ForecastGreens = (
  workspaceId: string,
  asked: { greens: number; matches: number },
) => Promise<GreenForecast>;

/** Forecasts the cost of greens for people whom nobody has judged yet. Free. */
export function createGreenForecast({ db }: { db: Database }): ForecastGreens {
  return async (workspaceId, asked) =>
    forecastFromPast(await readPastCastings(db, workspaceId), asked);
}
