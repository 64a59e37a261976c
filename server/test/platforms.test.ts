import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/*
 * `npm ci` leaves out what the lockfile does not have for a system, without a word. So the lockfile
 * is read as npm reads it, once for each system that the README names.
 */

const SYSTEMS = [
  { os: 'darwin', cpu: 'arm64', libc: null },
  { os: 'darwin', cpu: 'x64', libc: null },
  { os: 'win32', cpu: 'x64', libc: null },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
] as const;
type System = (typeof SYSTEMS)[number];

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** As in server/bin/own-node.js. */
const OLDEST_NODE = 24;

const lockfile = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(await readFile(lockfile, 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Where a package finds another: in its own node_modules, or the nearest above. */
function find(from: string, name: string): string | undefined {
  for (
    let at = from;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return undefined;
  }
}

const allows = (wanted: string | string[] | undefined, value: string | null): boolean =>
  wanted === undefined || (value !== null && [wanted].flat().includes(value));
const fits = ({ os, cpu, libc }: Locked, system: System): boolean =>
  allows(os, system.os) && allows(cpu, system.cpu) && allows(libc, system.libc);

const keyOf = ({ os, cpu, libc }: System): string => [os, cpu, libc].filter(Boolean).join('-');

/**
 * Packages of which each system gets one, by what they are for: those of a kind are optional
 * dependencies of one package.
 */
function families(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [from, { optionalDependencies = {} }] of Object.entries(packages)) {
    const natives = Object.keys(optionalDependencies)
      .map((name) => find(from, name))
      .filter((place) => place !== undefined)
      .filter((place) => packages[place]!.os !== undefined);
    for (const place of natives) {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const family = `${from}: ${name.split(/[/-]/)[0]}`;
      all.set(family, [...(all.get(family) ?? []), place]);
    }
  }
  // One for one system (fsevents) is an extra, which nothing needs.
  return new Map([...all].filter(([, places]) => places.length > 1));
}

/** That `>=22` is not for Node 20 can be read off without a library. */
function takesNode20(range: string): boolean {
  return range.split('||').some((alternative) => {
    const [, operator, major, minor = '0'] =
      /^\s*(>=|\^|~)?\s*v?(\d+)(?:\.(\d+))?/.exec(alternative) ?? [];
    if (major === undefined) return alternative.trim() === '*';
    if (operator === '>=')
      return Number(major) < 20 || (Number(major) === 20 && Number(minor) <= 19);
    return Number(major) === 20 && Number(minor) <= 19;
  });
}

describe('the lockfile', () => {
  it('has everything that its packages name, for every system, with the hash of each', () => {
    const missing: string[] = [];
    for (const [from, { dependencies, devDependencies, optionalDependencies }] of Object.entries(
      packages,
    )) {
      const named = {
        ...dependencies,
        ...optionalDependencies,
        ...(from.includes('node_modules/') ? {} : devDependencies),
      };
      for (const name of Object.keys(named))
        if (!find(from, name)) missing.push(`${from || 'the workspace'} needs ${name}`);
    }
    expect(missing).toEqual([]);
    const unchecked = Object.entries(packages).filter(
      ([place, { integrity, inBundle, link }]) =>
        place.includes('node_modules/') && !integrity && !inBundle && !link,
    );
    expect(unchecked.map(([place]) => place)).toEqual([]);
  });

  it('names no address but that of the public registry', () => {
    const elsewhere = Object.values(packages).filter(
      ({ resolved, link }) =>
        !link && resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere).toEqual([]);
  });

  it.each(SYSTEMS)(
    'has a package of each kind that loads native code for $os $cpu $libc',
    (system) => {
      const kinds = [...families()].map(([kind]) => kind);
      for (const needed of [
        'server: @embedded',
        'server: node',
        'node_modules/@tailwindcss/oxide: @tailwindcss',
        'node_modules/rolldown: @rolldown',
      ]) {
        expect(kinds).toContain(needed);
      }
      expect(kinds.filter((kind) => kind.endsWith(': lightningcss'))).not.toEqual([]);
      const gaps = [...families()]
        .filter(([, places]) => !places.some((place) => fits(packages[place]!, system)))
        .map(([kind]) => kind);
      // docs/platforms.md documents it, and the start prints a remedy.
      expect(gaps).toEqual(keyOf(system) === 'win32-x64' ? ['server: @embedded'] : []);
    },
  );

  it('brings a Node that runs the service everywhere', () => {
    const versions = Object.entries(packages).filter(([place]) =>
      /^node_modules\/node-(bin-)?(linux|darwin|win)-/.test(place),
    );
    expect(versions).toHaveLength(5);
    expect(
      versions.filter(([, { version }]) => Number.parseInt(version!, 10) < OLDEST_NODE),
    ).toEqual([]);
  });

  it('has no package that a Node 20 warns of at the first install', () => {
    const warned = Object.entries(packages).filter(
      ([, { engines }]) => engines?.node !== undefined && !takesNode20(engines.node),
    );
    expect(warned.map(([place, { engines }]) => `${place} wants ${engines?.node}`)).toEqual([]);
  });
});
