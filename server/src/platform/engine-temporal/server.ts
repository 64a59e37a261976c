import { readFileSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import type { TemporalConfig } from '../config-temporal.ts';
import type { ProcessRef } from '../engine.ts';
import type { TemporalPackages } from './packages.ts';

/** Where Temporal is, and how to get in. */
export interface TemporalAddress {
  address: string;
  namespace: string;
  taskQueue: string;
  apiKey: string | null;
  /** Texts in PEM format. */
  tls: { ca: string | null; certificate: string | null; key: string | null };
}

/** Temporal as a client sees it. Every call ends within two seconds. */
export interface TemporalServer {
  /** Makes the process take a turn soon, whether or not its workflow runs. */
  signal(process: ProcessRef): Promise<void>;
  /** Identifies the namespace: one that is made again under the same name has another id. */
  readNamespaceId(): Promise<string>;
  readVersion(): Promise<string>;
  close(): Promise<void>;
}

const ANSWER_MS = 2_000;

/** Null without TEMPORAL_ADDRESS. */
export function temporalAt(config: TemporalConfig): TemporalAddress | null {
  const { temporalAddress: address, temporalApiKey: apiKey } = config;
  if (address === null) return null;
  const read = (file: string | null) => (file === null ? null : readFileSync(file, 'utf8'));
  return {
    address,
    namespace: config.temporalNamespace,
    taskQueue: config.temporalTaskQueue,
    apiKey,
    tls: {
      ca: read(config.temporalTlsCa),
      certificate: read(config.temporalTlsCert),
      key: read(config.temporalTlsKey),
    },
  };
}

export function connectionOptions({ address, apiKey, tls }: TemporalAddress) {
  const { ca, certificate, key } = tls;
  const isEncrypted = apiKey !== null || ca !== null || certificate !== null;
  const pem = (text: string) => Buffer.from(text);
  return {
    address,
    ...(apiKey !== null && { apiKey }),
    ...(isEncrypted && {
      tls: {
        ...(ca !== null && { serverRootCACertificate: pem(ca) }),
        ...(certificate !== null &&
          key !== null && { clientCertPair: { crt: pem(certificate), key: pem(key) } }),
      },
    }),
  };
}

/** Connects at the first call. `leaseMs` is how long the heartbeats of a turn may stay away. */
export function openTemporal(
  packages: TemporalPackages,
  at: TemporalAddress,
  leaseMs: number,
): TemporalServer {
  const { Client, Connection } = packages.client();
  const connection = Connection.lazy(connectionOptions(at));
  const client = new Client({ connection, namespace: at.namespace });
  const soon = <T>(call: () => Promise<T>): Promise<T> =>
    connection.withDeadline(systemClock.now().getTime() + ANSWER_MS, call);
  return {
    async signal({ kind, id, workspaceId }) {
      await soon(() =>
        client.workflow.signalWithStart('run', {
          taskQueue: at.taskQueue,
          // Installations may share a namespace.
          workflowId: `${at.taskQueue}/${kind}/${id}`,
          args: [{ kind, id }, leaseMs],
          signal: 'wake',
          signalArgs: [],
          priority: { fairnessKey: workspaceId },
        }),
      );
    },
    async readNamespaceId() {
      const { namespace } = at;
      const { namespaceInfo } = await soon(() =>
        connection.workflowService.describeNamespace({ namespace }),
      );
      // The test server of the SDK for Java gives none.
      return namespaceInfo?.id || namespace;
    },
    readVersion: async () =>
      (await soon(() => connection.workflowService.getSystemInfo({}))).serverVersion,
    close: () => connection.close(),
  };
}
