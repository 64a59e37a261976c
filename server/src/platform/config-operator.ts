import {
  integer,
  parseBackupUrl,
  parseEndpoint,
  parseOrigin,
  secretText,
  type Variable,
} from './config-kinds.ts';

/** Settings of who runs the service: backups, retention, metrics. */
export interface OperatorConfig {
  /** `s3://bucket/prefix` or an absolute folder; null: no backup is taken on a schedule. */
  backupUrl: string | null;
  backupPassphrase: string | null;
  /** 0: only when the command is run. */
  backupEveryHours: number;
  /** The newest backup is kept whatever its age. */
  backupKeepDays: number;
  /** `s3://bucket/prefix` or an absolute folder; null: machines do not share the index. */
  snapshotUrl: string | null;
  /** How long events of the feed can be read. */
  eventDays: number;
  /** How long webhook events are kept; 0: for good. */
  deliveryDays: number;
  /** How long the texts of verdicts are kept; 0: for good. */
  verdictTextDays: number;
  /** How long answers of the language model are reused, within their month. */
  judgeCacheDays: number;
  /** Keys and endpoint for `s3://` addresses; without an endpoint, that of AWS. */
  s3AccessKey: string | null;
  s3SecretKey: string | null;
  s3Region: string;
  s3Endpoint: string | null;
  /** 0 to 100. */
  logRequestPercent: number;
  /** Base of the collector of traces, without a trailing slash; null: no traces are recorded. */
  otlpEndpoint: string | null;
  /** Its full address for traces, when it differs from that of the base. */
  otlpTracesEndpoint: string | null;
  otelServiceName: string;
  /** 0 to 1. */
  traceShare: number;
  /** What `/metrics` asks for as a Bearer token. */
  metricsToken: string | null;
  /** A port of its own for `/metrics`; 0 lets the system choose. */
  metricsPort: number | null;
}

export const OPERATOR_VARIABLES: { [K in keyof OperatorConfig]: Variable<OperatorConfig[K]> } = {
  backupUrl: {
    name: 'BACKUP_URL',
    meaning:
      'where backups and the log of erasures are kept, best on another machine; unset: no backup is taken on a schedule',
    fallback: null,
    accepts: 's3://bucket or s3://bucket/prefix, or a folder',
    parse: parseBackupUrl,
  },
  backupPassphrase: {
    ...secretText(
      'BACKUP_PASSPHRASE',
      'passphrase that opens the backups; keep it elsewhere too, since no backup can be read without it',
    ),
    accepts: 'at least 12 characters',
    parse: (text) => ([...text].length >= 12 ? text : undefined),
  },
  backupEveryHours: integer(
    'BACKUP_EVERY_HOURS',
    24,
    [0, 720],
    'hours between two backups to BACKUP_URL; 0: only greenroom backup takes them',
  ),
  backupKeepDays: integer(
    'BACKUP_KEEP_DAYS',
    14,
    [1, 3_650],
    'age after which a backup in BACKUP_URL is deleted; the newest one stays',
  ),
  snapshotUrl: {
    name: 'SNAPSHOT_URL',
    meaning:
      'where machines share snapshots of the talent index, sealed with SECRET_KEY, so that a new one starts in seconds; a prefix that nothing else uses; unset: a new machine reads all talents',
    fallback: null,
    accepts: 's3://bucket or s3://bucket/prefix, or a folder',
    parse: parseBackupUrl,
  },
  eventDays: integer(
    'EVENT_DAYS',
    30,
    [1, 3_650],
    'days that events of the feed (GET /v1/events) are kept',
  ),
  deliveryDays: integer(
    'DELIVERY_DAYS',
    0,
    [0, 3_650],
    'days that webhook events are kept with their bodies and attempts; 0: for good',
  ),
  verdictTextDays: integer(
    'VERDICT_TEXT_DAYS',
    0,
    [0, 3_650],
    'days that the texts of verdicts are kept (recap, criteria, quotes); the verdicts stay; 0: for good',
  ),
  judgeCacheDays: integer(
    'JUDGE_CACHE_DAYS',
    31,
    [1, 31],
    'days that answers of the language model are reused; all end with their calendar month',
  ),
  s3AccessKey: {
    name: 'AWS_ACCESS_KEY_ID',
    meaning: 'access key for s3:// addresses of backups and snapshots',
    fallback: null,
    accepts: 'text',
    parse: (text) => text,
  },
  s3SecretKey: secretText(
    'AWS_SECRET_ACCESS_KEY',
    'secret key for s3:// addresses of backups and snapshots',
  ),
  s3Region: {
    name: 'AWS_REGION',
    meaning: 'region of s3:// addresses',
    fallback: 'us-east-1',
    accepts: 'a name such as eu-west-3',
    parse: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
  },
  s3Endpoint: {
    name: 'AWS_ENDPOINT_URL',
    meaning: 'S3-compatible server for s3:// addresses, such as MinIO; unset: Amazon S3',
    fallback: null,
    accepts: 'an origin such as https://minio.example.com:9000',
    parse: parseOrigin,
  },
  logRequestPercent: integer(
    'LOG_REQUEST_PERCENT',
    100,
    [0, 100],
    'share of successful requests that get a line in the log; failed ones always do',
  ),
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning:
      'OpenTelemetry collector that traces are sent to (OTLP over HTTP, protobuf); needs the optional packages; unset: no traces are recorded',
    fallback: null,
    accepts: 'an address such as http://127.0.0.1:4318',
    parse: parseEndpoint,
  },
  otlpTracesEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    meaning: 'full address for traces; unset: OTEL_EXPORTER_OTLP_ENDPOINT with /v1/traces',
    fallback: null,
    accepts: 'an address such as http://127.0.0.1:4318/v1/traces',
    parse: parseEndpoint,
  },
  otelServiceName: {
    name: 'OTEL_SERVICE_NAME',
    meaning: 'name of the service in traces',
    fallback: 'greenroom',
    accepts: 'up to 100 letters, digits, dots and dashes',
    parse: (text) => (/^[\w.-]{1,100}$/.test(text) ? text : undefined),
  },
  traceShare: {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    meaning:
      'share of traces that are recorded; a caller with a sampled traceparent is always recorded',
    fallback: 1,
    accepts: 'a number from 0 to 1',
    parse: (text) => (/^(?:0|1|0?\.\d{1,6}|1\.0+)$/.test(text) ? Number(text) : undefined),
  },
  metricsToken: {
    ...secretText(
      'METRICS_TOKEN',
      'token that GET /metrics asks for (Authorization: Bearer …); unset: /metrics answers on a local HOST or METRICS_PORT only',
    ),
    accepts: 'at least 16 characters without spaces',
    parse: (text) => (/^[\x21-\x7e]{16,200}$/.test(text) ? text : undefined),
  },
  metricsPort: {
    name: 'METRICS_PORT',
    meaning: 'port of its own for GET /metrics, which then is not on PORT; unset: on PORT',
    fallback: null,
    accepts: 'a whole number from 0 to 65535',
    parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  },
};
