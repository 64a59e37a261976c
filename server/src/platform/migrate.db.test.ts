import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { createDatabase } from './db.ts';
import { migrate, migrationNames } from './migrate.ts';

it('needs no superuser: the owner of an external database can migrate it, extensions too', async () => {
  const name = `owner_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: inject('serverUrl') });
  await admin.connect();
  try {
    await admin.query(`create role ${name} login password '${name}' nosuperuser nocreatedb nocreaterole`);
    await admin.query(`create database ${name} owner ${name}`);
    const url = new URL(inject('serverUrl'));
    Object.assign(url, { username: name, password: name, pathname: `/${name}` });
    const db = createDatabase({ url: url.href });
    try {
      expect(await migrate(db)).toEqual(await migrationNames());
    } finally {
      await db.destroy();
    }
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`drop role if exists ${name}`);
    await admin.end();
  }
});
