/** Months counted from the year 0, the unit in which careers are laid out. */
export const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/** The first of the month, as the profile writes it. */
export function timestampOf(month: number): string {
  const year = Math.floor(month / 12);
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01T00:00:00.000Z`;
}
