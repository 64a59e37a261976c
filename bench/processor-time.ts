import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Ticks of /proc a second. */
const TICKS = 100;

/** Processor time of the PostgreSQL processes that work in this folder, in milliseconds. */
function postgresMs(folder: string): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)) continue;
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      if (!stat.includes('(postgres)')) continue;
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It ended meanwhile.
    }
  return (ticks / TICKS) * 1_000;
}

/** Starts to count; the function returns what this process and PostgreSQL have used since. */
export function processorTime(folder: string): () => { nodeMs: number; postgresMs: number } {
  const own = process.cpuUsage();
  const server = postgresMs(folder);
  return () => {
    const { user, system } = process.cpuUsage(own);
    return { nodeMs: (user + system) / 1_000, postgresMs: postgresMs(folder) - server };
  };
}
