import { join } from 'node:path';
import { sql } from 'kysely';
import { testCli } from '../cli.ts';
import { type Receiver, startReceiver } from '../fakes/receiver.ts';
import { freePorts } from '../sockets.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type EngineChoice, type OutsideEngine, startEngines } from './engines.ts';
import { createFleet, type Fleet } from './fleet.ts';
import { type Installed, install, SECRET_KEY } from './installation.ts';
import { type LiveWatcher, verdictKey, watchVerdicts } from './live-watcher.ts';

/** All that runs before the load begins. */
export interface Stage {
  engines: readonly OutsideEngine[];
  installed: Installed;
  receiver: Receiver;
  fleet: Fleet;
  balancer: Balancer;
  watcher: LiveWatcher;
  /** Verdicts of the workspace that is watched. */
  readVerdicts(): Promise<string[]>;
}

export interface StageOptions {
  folder: string;
  minutes: number;
  seed: number;
  api: number;
  workers: number;
  engines: EngineChoice;
  /** Told as soon as something is open how it is closed. */
  closing: (() => Promise<unknown>)[];
}

const certificate = new URL('../certs/receiver.cert.pem', import.meta.url).pathname;

export async function openStage({
  folder,
  minutes,
  seed,
  api,
  workers,
  engines: choice,
  closing,
}: StageOptions): Promise<Stage> {
  const engines = await startEngines(choice, closing);
  const installed = await install(join(folder, 'database'), { minutes, seed });
  closing.push(installed.close);
  const receiver = await startReceiver();
  closing.push(receiver.close);
  const cli = await testCli({
    DATABASE_URL: installed.url,
    SECRET_KEY,
    WEBHOOK_ALLOWED_HOSTS: receiver.host,
    NODE_EXTRA_CA_CERTS: certificate,
    ...Object.assign({}, ...engines.map(({ env }) => env)),
  });
  const fleet = createFleet({
    cli,
    api,
    workers,
    workerRoles: choice.openSearch ? 'worker,indexer' : 'worker',
    env: (name) => ({ DATA_DIR: join(folder, name) }),
    metricsPorts: await freePorts(api + workers),
  });
  closing.push(async () => {
    await fleet.writeLogs(folder);
    await cli.close();
  });
  await fleet.start();
  const balancer = await startBalancer({ backends: fleet.apiUrls });
  closing.push(balancer.close);
  const { workspaceId } = installed.workspaces[1]!;
  const readVerdicts = async (): Promise<string[]> => {
    const { rows } = await sql<{ castingId: string; talentId: string }>`
      select v.casting_id as "castingId", v.talent_id as "talentId" from casting_verdicts v join castings c on c.id = v.casting_id
      where c.workspace_id = ${workspaceId}`.execute(installed.db);
    return rows.map((row) => verdictKey({ ...row }));
  };
  const watcher = await watchVerdicts({
    url: balancer.url,
    ownerLink: installed.ownerLink,
    workspaceId,
    readVerdicts,
  });
  return { engines, installed, receiver, fleet, balancer, watcher, readVerdicts };
}
