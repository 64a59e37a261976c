import type { Judging } from '../judging/port.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { Flip } from './contract.ts';
import { asksFor, type Change, editsOf, variantsOf } from './rules/variants.ts';

export interface Question {
  criterias: string[];
  language: 'en' | 'fr';
  asOf: Date;
}

/** What changing one thing about one person did. */
export interface Audited {
  change: Change;
  /** Copies of which at least one criterion could be compared. */
  copies: number;
  /** Copies with at least one flip. */
  flipped: number;
  flips: Flip[];
}

/** Judges the copies of one profile with the judge in use, and stores nothing. */
export async function auditProfile(
  judging: Pick<Judging, 'judge'>,
  profile: TalentProfile,
  { criterias, language, asOf }: Question,
  changes: readonly Change[],
): Promise<Audited[]> {
  const judged = (copy: TalentProfile) =>
    judging.judge({ profile: copy, criterias, language, asOf });
  const before = await judged(profile);
  const audited: Audited[] = [];
  for (const change of changes) {
    const compared = criterias.map((criterion) => !asksFor(criterion, change, profile));
    const copies = compared.includes(true) ? variantsOf(profile, change) : [];
    const flips: Flip[] = [];
    let flipped = 0;
    for (const copy of copies) {
      const after = await judged(copy);
      const found = flips.length;
      for (const [index, criterion] of criterias.entries()) {
        const was = before.scoring.criterias[index]!;
        const now = after.scoring.criterias[index]!;
        if (!compared[index] || was.status === now.status) continue;
        flips.push({
          talentId: profile.id,
          change,
          edits: editsOf(profile, copy),
          criterion,
          before: { status: was.status, result: was.result, references: was.references },
          after: { status: now.status, result: now.result, references: now.references },
          verdict: { before: before.verdict, after: after.verdict },
        });
      }
      if (flips.length > found) flipped++;
    }
    audited.push({ change, copies: copies.length, flipped, flips });
  }
  return audited;
}
