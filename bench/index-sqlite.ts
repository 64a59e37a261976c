import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  conditionsOf,
  type Dialect,
  RIVAL_NUMBERS,
  type Rival,
  wordsOfDocument,
} from './index-rivals.ts';

/** Marks what is an expression of FTS5; anything else is SQL on columns. */
const isText = (part: string): boolean => part.startsWith('«');
const matching = (text: string): string =>
  `rowid in (select rowid from words where words match '${text.replaceAll("'", "''")}')`;
const toSql = (part: string): string => (isText(part) ? matching(part.slice(1)) : part);

/**
 * Its tokenizers know nothing of marks, so every word is given a plain name; a million profiles
 * have more words than a Map holds.
 */
const nameOf = (word: string): string => `w${hash('sha1', word).slice(0, 14)}`;

/**
 * SQLite FTS5, contentless and without positions, its fastest setup; ranked by bm25,
 * all matches counted.
 */
export async function createSqliteRival(folder: string): Promise<Rival> {
  const file = join(folder, 'fts5.sqlite');
  const db = new DatabaseSync(file);
  db.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -262144;
    create virtual table words using fts5(body, content='', detail=none, tokenize="ascii tokenchars '_'");
    create table documents (rowid integer primary key, id text, ${RIVAL_NUMBERS.map((field) => `"${field}" int`).join(', ')});`);
  const insertWords = db.prepare('insert into words (rowid, body) values (?, ?)');
  const insertDocument = db.prepare(
    `insert into documents values (?, ?, ${RIVAL_NUMBERS.map(() => '?').join(', ')})`,
  );
  let rows = 0;

  const dialect: Dialect = {
    word: (word) => `«${nameOf(word)}`,
    any: (of) => joined(of, 'OR'),
    all: (of) => {
      const negated = of.filter((part) => part.startsWith('not '));
      const rest = of.filter((part) => !part.startsWith('not '));
      return negated.length === 0
        ? joined(of, 'AND')
        : `(${[joined(rest, 'AND'), ...negated].map(toSql).join(' and ')})`;
    },
    not: (of) => `not ${toSql(of)}`,
    range: (field, min, max) =>
      `"${field}" between ${min ?? -1e9} and ${Math.min(max ?? 1e9, 1e9)}`,
  };
  function joined(of: readonly string[], operator: 'AND' | 'OR'): string {
    if (of.length === 1) return of[0]!;
    if (of.every(isText)) return `«(${of.map((part) => part.slice(1)).join(` ${operator} `)})`;
    return `(${of.map(toSql).join(` ${operator} `)})`;
  }

  return {
    name: 'SQLite FTS5, bm25',
    async add(documents) {
      db.exec('begin');
      for (const document of documents) {
        rows++;
        insertWords.run(rows, [...wordsOfDocument(document)].map(nameOf).join(' '));
        insertDocument.run(
          rows,
          document.id,
          ...RIVAL_NUMBERS.map((field) => document.numbers[field] ?? null),
        );
      }
      db.exec('commit');
    },
    async finish() {
      db.exec(
        "insert into words (words) values ('optimize'); create unique index by_id on documents (id); analyze;",
      );
    },
    async search(plan, exclude) {
      const { required, excluded, optional } = conditionsOf(plan, dialect);
      const must = required.length > 0 ? required : [dialect.any(optional)];
      const text = must.filter(isText);
      const conditions = [
        ...(text.length > 0
          ? [`words match '${dialect.all(text).slice(1).replaceAll("'", "''")}'`]
          : []),
        ...must.filter((part) => !isText(part)),
        ...excluded
          .map((part) => `not (${toSql(part)})`)
          .map((sql) => sql.replace('rowid in', 'documents.rowid in')),
        'id not in (select value from json_each(?))',
      ];
      const from =
        text.length > 0 ? 'words join documents on documents.rowid = words.rowid' : 'documents';
      const rank = text.length > 0 ? 'rank' : '0';
      const found = db
        .prepare(
          `with found as materialized (select id, ${rank} as rank from ${from} where ${conditions.join(' and ')})
           select id, (select count(*) from found) as count from found order by rank, id limit 10`,
        )
        .all(JSON.stringify(exclude)) as { id: string; count: number }[];
      return { ids: found.map(({ id }) => id), count: found[0]?.count ?? 0 };
    },
    size: async () => statSync(file).size,
    async close() {
      db.close();
    },
  };
}
