import type { ProfileFields } from './own-profile.ts';

interface SourcedRecord {
  isEdit: boolean;
  fields: Partial<ProfileFields>;
  at: Date;
}

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * When each shown field was said last, and whether by hand: the record that `composeProfile` takes
 * it from, of records that are oldest first. Fields without a value are absent.
 */
export function fieldSources(
  shown: Partial<ProfileFields>,
  records: readonly SourcedRecord[],
): Record<string, { at: Date; isEdit: boolean }> {
  const found: Record<string, { at: Date; isEdit: boolean }> = {};
  for (const [field, value] of Object.entries(shown)) {
    if (!isGiven(value)) continue;
    const said = (record: SourcedRecord): boolean =>
      isGiven(record.fields[field as keyof ProfileFields]);
    const record =
      records.findLast((one) => one.isEdit && said(one)) ??
      records.findLast((one) => !one.isEdit && said(one));
    if (record) found[field] = { at: record.at, isEdit: record.isEdit };
  }
  return found;
}
