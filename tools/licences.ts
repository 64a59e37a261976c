import { readFileSync } from 'node:fs';

/*
 * The licences of all packages that an installation brings, one a line, from the lockfile. Fails
 * when a package names none, or one that was not looked at: add it here once somebody did.
 */

const ACCEPTED = new Set([
  '0BSD',
  '(AFL-2.1 OR BSD-3-Clause)',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  '(MIT OR EUPL-1.1+)',
  'MIT-0',
  // Only files of the package itself are under it, and they are not changed.
  'MPL-2.0',
]);

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const { packages } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Record<string, Locked> };

const rows = Object.entries(packages)
  .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
  .map(([place, { version = '', license = 'none' }]) => ({
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

for (const { name, version, license } of rows)
  process.stdout.write(`${name}\t${version}\t${license}\n`);
const unknown = rows.filter(({ license }) => !ACCEPTED.has(license));
for (const { name, version, license } of unknown)
  process.stderr.write(`${name} ${version}: its licence (${license}) was not looked at yet\n`);
process.exitCode = unknown.length > 0 ? 1 : 0;
