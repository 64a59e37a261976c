import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandFailure } from './failure.ts';

/*
 * Services that this user works with, each with its key. The file is readable by its owner only,
 * as those of other command lines that keep a token.
 */

export interface Profile {
  url: string;
  key: string;
}

export interface Profiles {
  /** The one that is used when none is named; null: there is none. */
  current: string | null;
  profiles: Record<string, Profile>;
}

const file = (): string => join(homedir(), '.config', 'greenroom', 'profiles.json');

/** Throws a CommandFailure when the file cannot be understood. */
export function readProfiles(): Profiles {
  let text: string;
  try {
    text = readFileSync(file(), 'utf8');
  } catch {
    return { current: null, profiles: {} };
  }
  try {
    const { current = null, profiles = {} } = JSON.parse(text) as Partial<Profiles>;
    return { current, profiles };
  } catch {
    throw new CommandFailure(`${file()} is not valid JSON: repair it, or delete it.`);
  }
}

export function writeProfiles(profiles: Profiles): string {
  const path = file();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 });
  // The mode above counts for a new file only.
  chmodSync(path, 0o600);
  return path;
}

/** The named profile, or the current one; null when there is none and none is named. */
export function findProfile(name: string | undefined): Profile | null {
  const { current, profiles } = readProfiles();
  const wanted = name ?? current;
  const found = wanted === null ? undefined : profiles[wanted];
  if (name !== undefined && !found)
    throw new CommandFailure(
      `There is no profile ${name}. Run greenroom login --profile ${name} to make it.`,
    );
  return found ?? null;
}
