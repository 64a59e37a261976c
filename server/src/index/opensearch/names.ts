import { createHash } from 'node:crypto';

/*
 * The names in the cluster: `prefix-installation-rules` is the alias that is searched, and the same
 * with a number the index behind it. Code that reads profiles otherwise has another alias, so two
 * versions of the service work side by side during a rolling update.
 */

export interface IndexNames {
  alias: string;
  /** The index with this number. */
  indexOf(number: number): string;
  /** Matches all indexes of this installation, of every version. */
  pattern: string;
  /** The alias that an index of this installation is made for; null for any other name. */
  aliasOf(index: string): string | null;
}

export function indexNames({
  prefix,
  installation,
  rules,
}: {
  prefix: string;
  /** Tells installations apart that use one cluster and one prefix. */
  installation: string;
  rules: string;
}): IndexNames {
  const ours = `${prefix}-${hash(installation, 8)}`;
  const alias = `${ours}-${hash(rules, 12)}`;
  return {
    alias,
    indexOf: (number) => `${alias}-${number}`,
    pattern: `${ours}-*`,
    aliasOf(index) {
      const rest = index.startsWith(`${ours}-`) ? index.slice(ours.length) : '';
      return /^-[0-9a-f]{12}-\d+$/.test(rest) ? index.slice(0, index.lastIndexOf('-')) : null;
    },
  };
}

const hash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
