import { lookup } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Config } from '../platform/config.ts';
import { type Finding, ok, warn } from './finding.ts';
import { quantity } from './output.ts';

const GB = 1_000_000_000;
/** Below either of them, an import or a backup may fill the disk. */
const LITTLE_ROOM = { bytes: 2 * GB, share: 0.05 };
/** Tokens, webhook signatures and rate windows compare times of several machines. */
const MAX_SKEW_MS = 2_000;
const REACH_TIMEOUT_MS = 3_000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** How much room the disk of a folder has; null where the system does not report it. */
export async function checkDisk(folder: string): Promise<Finding | null> {
  const found = await statfs(folder).catch(() => null);
  if (found === null || found.blocks === 0) return null;
  return judgeDisk({ free: found.bavail * found.bsize, total: found.blocks * found.bsize });
}

/** In bytes. */
export function judgeDisk({ free, total }: { free: number; total: number }): Finding {
  const percent = Math.floor((100 * free) / total);
  const found = `${quantity(Math.floor(free / GB))} GB (${percent}%) of the disk are free`;
  return free < LITTLE_ROOM.bytes || free < LITTLE_ROOM.share * total
    ? warn('disk', found, 'free some space, or move DATA_DIR to a larger disk')
    : ok('disk', found);
}

/** How far the clock of the database is ahead of ours; negative: behind. */
export function judgeClock(skewMs: number): Finding {
  const away = Math.abs(skewMs);
  if (away <= MAX_SKEW_MS) return ok('clock', 'agrees with the clock of the database');
  return warn(
    'clock',
    `the database is ${quantity(Math.round(away / 1_000))} s ${skewMs > 0 ? 'ahead of' : 'behind'} this machine`,
    'let both machines take the time from NTP',
  );
}

/** Whether the names in the settings lead somewhere, and the mail server answers. */
export async function checkNames({
  publicUrl,
  smtpUrl,
}: Pick<Config, 'publicUrl' | 'smtpUrl'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (publicUrl !== null) findings.push(await checkPublicName(new URL(publicUrl).hostname));
  if (smtpUrl !== null) findings.push(await checkMailServer(new URL(smtpUrl)));
  return findings;
}

async function checkPublicName(hostname: string): Promise<Finding> {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const found = await lookup(host).catch(() => null);
  return found
    ? ok('public name', `${host} leads to ${found.address}`)
    : warn(
        'public name',
        `${host} of PUBLIC_URL has no address`,
        'correct PUBLIC_URL, or add the name to the DNS',
      );
}

async function checkMailServer({ hostname, port, protocol }: URL): Promise<Finding> {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const number = port === '' ? (DEFAULT_PORTS[protocol] ?? 587) : Number(port);
  const problem = await reach(host, number);
  return problem === null
    ? ok('mail', `${host}:${number} answers`)
    : warn(
        'mail',
        `${host}:${number} of SMTP_URL cannot be reached (${problem})`,
        'correct SMTP_URL, or allow this machine to connect to the server',
      );
}

/** Why a connection cannot be opened; null when it can. */
function reach(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: REACH_TIMEOUT_MS });
    const end = (problem: string | null): void => {
      socket.destroy();
      resolve(problem);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end('no answer'));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
}
