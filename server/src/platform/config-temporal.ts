import path from 'node:path';
import { secretText, type Variable } from './config-kinds.ts';
import { parseHostPort } from './outbound-policy.ts';

/** Where durable processes run, when it is not on PostgreSQL alone. */
export interface TemporalConfig {
  /** Host and port; null: the lease engine runs them. */
  temporalAddress: string | null;
  temporalNamespace: string;
  temporalTaskQueue: string;
  temporalApiKey: string | null;
  /** Files in PEM format. */
  temporalTlsCa: string | null;
  temporalTlsCert: string | null;
  temporalTlsKey: string | null;
}

const identifier = (name: string, fallback: string, meaning: string): Variable<string> => ({
  name,
  meaning,
  fallback,
  accepts: 'letters, digits, dots, hyphens and underscores, at most 200',
  parse: (text) => (/^[\w.-]{1,200}$/.test(text) ? text : undefined),
});

const pemFile = (name: string, meaning: string): Variable<string | null> => ({
  name,
  meaning,
  fallback: null,
  accepts: 'a file in PEM format',
  parse: (text) => (text.includes('\0') ? undefined : path.resolve(text)),
});

export const TEMPORAL_VARIABLES: { [K in keyof TemporalConfig]: Variable<TemporalConfig[K]> } = {
  temporalAddress: {
    name: 'TEMPORAL_ADDRESS',
    meaning:
      'Temporal server that decides when and where durable processes run; unset: PostgreSQL alone does',
    fallback: null,
    accepts: 'a host and a port, like temporal.lan:7233',
    parse: (text) => (parseHostPort(text)?.port ? text : undefined),
  },
  temporalNamespace: identifier(
    'TEMPORAL_NAMESPACE',
    'default',
    'namespace on the Temporal server',
  ),
  temporalTaskQueue: identifier(
    'TEMPORAL_TASK_QUEUE',
    'greenroom',
    'task queue on the Temporal server',
  ),
  temporalApiKey: secretText('TEMPORAL_API_KEY', 'API key for the Temporal server'),
  temporalTlsCa: pemFile(
    'TEMPORAL_TLS_CA',
    'file with the certificates of authorities that the Temporal server is trusted by; unset: those of the system',
  ),
  temporalTlsCert: pemFile('TEMPORAL_TLS_CERT', 'client certificate for the Temporal server'),
  temporalTlsKey: pemFile('TEMPORAL_TLS_KEY', 'file with the private key of TEMPORAL_TLS_CERT'),
};
