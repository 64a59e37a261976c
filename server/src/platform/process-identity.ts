import { readFileSync } from 'node:fs';

/**
 * A process as recorded in a file: its id and, where known, its start time, since the system reuses
 * ids.
 */
export interface ProcessIdentity {
  pid: number;
  /** The kernel's start tick of the process (Linux), else an empty string. */
  startedAt: string;
}

export function currentProcess(): ProcessIdentity {
  return identify(process.pid);
}

/** The current process with this id. */
export function identify(pid: number): ProcessIdentity {
  return { pid, startedAt: processStatus(pid)?.startTick ?? '' };
}

/** Does nothing when the process is gone. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Whether that exact process still runs. A zombie, and another process that got the same id, count
 * as gone.
 */
export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  if (!pidExists(pid)) return false;
  const status = processStatus(pid);
  if (status === null) return true;
  return status.state !== 'Z' && (startedAt === '' || status.startTick === startedAt);
}

/** The program name of a running process, or null where the system does not report it. */
export function programName(pid: number): string | null {
  return readProc(pid, 'comm')?.trim() ?? null;
}

function pidExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Fields 3 and 22 of /proc/PID/stat. The name in field 2 may contain spaces and parentheses, so
 * counting starts after its end.
 */
function processStatus(pid: number): { state: string; startTick: string } | null {
  const text = readProc(pid, 'stat');
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startTick: fields[19] ?? '' };
}

function readProc(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return null;
  }
}
