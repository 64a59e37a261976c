import { readModelName } from './model-name.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

interface Problem {
  name: string;
  problem: string;
}

/** Settings that are valid alone but cannot be used together; null when there are none. */
export function jointProblem(env: Environment): Problem | null {
  return (
    modelProblem(env) ??
    mailProblem(env) ??
    backupProblem(env) ??
    poolerProblem(env) ??
    clusterProblem(env) ??
    temporalProblem(env)
  );
}

function modelProblem(env: Environment): Problem | null {
  const model = given(env, 'LLM_MODEL');
  const baseUrl = given(env, 'LLM_BASE_URL');
  const apiKey = given(env, 'LLM_API_KEY');
  if (model === undefined) {
    const name =
      baseUrl !== undefined ? 'LLM_BASE_URL' : apiKey !== undefined ? 'LLM_API_KEY' : null;
    return (
      name && {
        name,
        problem: `${name} is set, but LLM_MODEL is not; set LLM_MODEL to the model’s name, or unset ${name}`,
      }
    );
  }
  const read = readModelName(model, baseUrl ?? null);
  const shown = `LLM_MODEL is ${JSON.stringify(model)}`;
  if (read === null) {
    return {
      name: 'LLM_MODEL',
      problem: `${shown}; it must be openai:model or anthropic:model, or a bare name together with LLM_BASE_URL`,
    };
  }
  const needsKey = read.provider === 'anthropic' || read.baseUrl === null;
  return needsKey && apiKey === undefined
    ? {
        name: 'LLM_API_KEY',
        problem: `${shown}, which needs LLM_API_KEY; set it to a key of that provider`,
      }
    : null;
}

/** Mail needs a server, and its links need an address that works outside this machine. */
function mailProblem(env: Environment): Problem | null {
  if (given(env, 'MAIL_FROM') === undefined) return null;
  const missing = ['SMTP_URL', 'PUBLIC_URL'].find((name) => given(env, name) === undefined);
  return missing === undefined
    ? null
    : {
        name: 'MAIL_FROM',
        problem: `MAIL_FROM is set, but ${missing} is not; set both, or unset MAIL_FROM`,
      };
}

/** A backup holds the secret key, so that it is never written without a passphrase. */
function backupProblem(env: Environment): Problem | null {
  const url = given(env, 'BACKUP_URL');
  if (url === undefined) return null;
  const needed = url.startsWith('s3://')
    ? ['BACKUP_PASSPHRASE', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
    : ['BACKUP_PASSPHRASE'];
  const missing = needed.find((name) => given(env, name) === undefined);
  return missing === undefined
    ? null
    : {
        name: 'BACKUP_URL',
        problem: `BACKUP_URL is set, but ${missing} is not; set it, or unset BACKUP_URL`,
      };
}

function poolerProblem(env: Environment): Problem | null {
  const name = 'DATABASE_DIRECT_URL';
  return given(env, name) === undefined || given(env, 'DATABASE_URL') !== undefined
    ? null
    : {
        name,
        problem: `${name} is set, but DATABASE_URL is not; set it to the pooler, or unset ${name}`,
      };
}

const OF_CLUSTER = [
  'OPENSEARCH_USERNAME',
  'OPENSEARCH_PASSWORD',
  'OPENSEARCH_CA',
  'OPENSEARCH_INDEX_PREFIX',
  'OPENSEARCH_SHARDS',
  'OPENSEARCH_REPLICAS',
  'INDEX_MAX_LAG_MS',
];

function clusterProblem(env: Environment): Problem | null {
  if (given(env, 'OPENSEARCH_URL') !== undefined)
    return given(env, 'INDEX_URL') === undefined
      ? null
      : {
          name: 'INDEX_URL',
          problem:
            'INDEX_URL and OPENSEARCH_URL are both set; the index is at one of them, so unset the other',
        };
  const name = OF_CLUSTER.find((one) => given(env, one) !== undefined);
  return name === undefined
    ? null
    : {
        name,
        problem: `${name} is set, but OPENSEARCH_URL is not; set it to the nodes of the cluster, or unset ${name}`,
      };
}

const OF_TEMPORAL = [
  'TEMPORAL_NAMESPACE',
  'TEMPORAL_TASK_QUEUE',
  'TEMPORAL_API_KEY',
  'TEMPORAL_TLS_CA',
  'TEMPORAL_TLS_CERT',
  'TEMPORAL_TLS_KEY',
];

function temporalProblem(env: Environment): Problem | null {
  const isGiven = (name: string): boolean => given(env, name) !== undefined;
  const needs = (name: string, missing: string, toWhat: string): Problem => ({
    name,
    problem: `${name} is set, but ${missing} is not; set it to ${toWhat}, or unset ${name}`,
  });
  if (!isGiven('TEMPORAL_ADDRESS')) {
    const name = OF_TEMPORAL.find(isGiven);
    return name === undefined ? null : needs(name, 'TEMPORAL_ADDRESS', 'the server');
  }
  if (isGiven('TEMPORAL_TLS_CERT') === isGiven('TEMPORAL_TLS_KEY')) return null;
  return isGiven('TEMPORAL_TLS_CERT')
    ? needs('TEMPORAL_TLS_CERT', 'TEMPORAL_TLS_KEY', 'its private key')
    : needs('TEMPORAL_TLS_KEY', 'TEMPORAL_TLS_CERT', 'its certificate');
}

/** The text of a variable; undefined when it is unset or empty. */
export function given(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}
