/** The rows with one of them at another place, from 0. */
export function moved<R>(rows: readonly R[], row: R, to: number): R[] {
  const others = rows.filter((one) => one !== row);
  return [...others.slice(0, to), row, ...others.slice(to)];
}
