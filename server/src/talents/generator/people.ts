import type { TalentProfile } from '../profile.ts';

export function* generatePeople(_: { count: number; seed: number; asOf: Date; batchSize: number }): Generator<TalentProfile[]> {
  yield [];
}
