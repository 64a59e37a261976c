import pg from 'pg';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { silentLog } from '../server/src/platform/log.ts';
import {
  conditionsOf,
  type Dialect,
  RIVAL_NUMBERS,
  type Rival,
  wordsOfDocument,
} from './index-rivals.ts';

/**
 * A full-text condition and a condition on columns must not be mixed inside one tsquery, so each is
 * SQL of its own.
 */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const tsquery = (text: string): string => `tsv @@ ${quoted(text)}::tsquery`;
const isText = (sql: string): boolean => sql.startsWith('«');
const joined = (of: readonly string[], operator: '&' | '|', keyword: 'and' | 'or'): string => {
  if (of.length === 1) return of[0]!;
  if (of.every(isText)) return `«(${of.map((part) => part.slice(1)).join(operator)})`;
  return `(${of.map(toSql).join(` ${keyword} `)})`;
};
const toSql = (part: string): string => (isText(part) ? tsquery(part.slice(1)) : part);

/** Full-text parts are marked, so that they stay in one tsquery as long as possible. */
const DIALECT: Dialect = {
  word: (word) => `«${quoted(word.replaceAll('\\', '\\\\'))}`,
  any: (of) => joined(of, '|', 'or'),
  all: (of) => joined(of, '&', 'and'),
  not: (of) => (isText(of) ? `«!${of.slice(1)}` : `not ${of}`),
  range: (field, min, max) =>
    `coalesce("${field}" between ${min ?? -1e9} and ${Math.min(max ?? 1e9, 1e9)}, false)`,
};

/**
 * PostgreSQL full-text search as commonly used: a tsvector with a GIN index, ranked by ts_rank, all
 * matches counted.
 */
export async function createPostgresRival(dataDir: string): Promise<Rival> {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`set max_parallel_workers_per_gather = 0; set jit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB';
    create unlogged table documents (id text, tsv tsvector, ${RIVAL_NUMBERS.map((field) => `"${field}" int`).join(', ')})`);
  return {
    name: 'PostgreSQL tsvector, GIN, ts_rank',
    async add(documents) {
      const columns = [
        documents.map(({ id }) => id),
        documents.map((document) =>
          [...wordsOfDocument(document)]
            .map((word) => quoted(word.replaceAll('\\', '\\\\')))
            .join(' '),
        ),
        ...RIVAL_NUMBERS.map((field) => documents.map(({ numbers }) => numbers[field] ?? null)),
      ];
      const numbers = RIVAL_NUMBERS.map((field) => `"${field}"`).join(', ');
      const arrays = RIVAL_NUMBERS.map((_, at) => `$${at + 3}::int[]`).join(', ');
      await client.query(
        `insert into documents select id, words::tsvector, ${numbers}
         from unnest($1::text[], $2::text[], ${arrays}) as given (id, words, ${numbers})`,
        columns,
      );
    },
    async finish() {
      await client.query('create index on documents using gin (tsv)');
      await client.query('alter table documents add primary key (id)');
      await client.query('vacuum analyze documents');
    },
    async search(plan, exclude) {
      const { required, excluded, optional } = conditionsOf(plan, DIALECT);
      const must = required.length > 0 ? required : [DIALECT.any(optional)];
      const where = [
        ...must.map(toSql),
        ...excluded.map((part) => `not (${toSql(part)})`),
        'not id = any($1)',
      ].join(' and ');
      const ranked = [...must, ...optional].filter(isText).map((part) => part.slice(1));
      const rank = ranked.length > 0 ? `ts_rank(tsv, ${quoted(ranked.join('|'))}::tsquery)` : '0';
      const { rows } = await client.query<{ id: string; count: string }>(
        `with found as materialized (select id, ${rank} as rank from documents where ${where})
         select id, (select count(*) from found) as count from found order by rank desc, id limit 10`,
        [exclude],
      );
      return { ids: rows.map(({ id }) => id), count: Number(rows[0]?.count ?? 0) };
    },
    async size() {
      const { rows } = await client.query<{ bytes: string }>(
        "select pg_total_relation_size('documents') as bytes",
      );
      return Number(rows[0]!.bytes);
    },
    async close() {
      await client.end();
      await server.stop();
    },
  };
}
