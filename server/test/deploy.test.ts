import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeConfig } from '../src/platform/config.ts';

/* The files of `deploy` and the Dockerfile, as far as they can be checked without their programs. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string): string => readFileSync(`${ROOT}${name}`, 'utf8');
const known = new Set(describeConfig({}).map(({ name }) => name));
/** Of other programs, or of the files themselves. */
const FOREIGN = new Set([
  ...['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_INITDB_ARGS'],
  ...['DOMAIN', 'GREENROOM_IMAGE', 'MORE_PACKAGES'],
]);

/** Names that are set as variables: `NAME=`, `NAME:` at the start of a line, `-e NAME`. */
function variablesOf(text: string): string[] {
  const set = text.matchAll(/(?:^|[\s#])([A-Z][A-Z0-9_]{3,})(?==|: )/gm);
  return [...new Set([...set].map(([, name]) => name!))];
}

test.each([
  'Dockerfile',
  'deploy/docker/compose.yaml',
  'deploy/docker/env.example',
  'deploy/docker/shared-index.yaml',
  'deploy/systemd/greenroom.service',
  'deploy/systemd/greenroom@.service',
  'deploy/systemd/greenroom.env',
  'deploy/helm/greenroom/values.yaml',
])('%s sets only settings that exist', (file) => {
  const names = variablesOf(read(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.has(name) && !FOREIGN.has(name))).toEqual([]);
});

test('a compose variable that has no default is in env.example', () => {
  const used = [...read('deploy/docker/compose.yaml').matchAll(/\$\{(\w+)(:\?|:-)?/g)];
  const example = read('deploy/docker/env.example');
  const missing = used.filter(
    ([, name]) => name !== 'GREENROOM_IMAGE' && !example.includes(`${name}=`),
  );
  expect(missing.map(([, name]) => name)).toEqual([]);
});

test('containers run without root, on a root that cannot be written, and only the proxy is public', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^USER 10001:10001$/m);
  expect(dockerfile.indexOf('USER 10001')).toBeLessThan(dockerfile.indexOf('ENTRYPOINT'));
  const compose = read('deploy/docker/compose.yaml');
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
    expect(compose).toContain(line);
  expect(compose.match(/^ {4}ports:/gm)).toHaveLength(1);
  const pod = read('deploy/helm/greenroom/templates/_helpers.tpl');
  for (const line of [
    'runAsNonRoot: true',
    'readOnlyRootFilesystem: true',
    'allowPrivilegeEscalation: false',
    'drop: [ALL]',
  ])
    expect(pod).toContain(line);
});

test('a volume of the compose files is mounted on a folder of the image that the service may write', () => {
  const made = /mkdir -p (.*) && chown -R 10001:10001 (.*) \\$/m.exec(read('Dockerfile'))!;
  const folders = [...made[1]!.split(' '), '/data'];
  const owned = made[2]!.split(' ');
  const files = ['compose.yaml', 'shared-index.yaml'].map((name) => read(`deploy/docker/${name}`));
  const ours = files.join('\n').match(/"\w+:\/(?:data|run)[\w/]*"/g)!;
  const mounted = ours.map((volume) => volume.slice(1, -1).split(':')[1]!);
  expect(new Set(mounted).size).toBeGreaterThan(3);
  for (const folder of mounted) {
    expect(folders).toContain(folder);
    expect(
      owned.some((top) => folder === top || folder.startsWith(`${top}/`)),
      folder,
    ).toBe(true);
  }
});

test('both systemd units are closed alike', () => {
  const rights = (name: string): string =>
    read(`deploy/systemd/${name}`).split('# Only what is needed')[1]!;
  expect(rights('greenroom@.service')).toBe(rights('greenroom.service'));
  expect(rights('greenroom.service')).toContain('ProtectSystem=strict');
});

test('the templates use only values that the chart has', () => {
  const values = read('deploy/helm/greenroom/values.yaml');
  const used = globSync(`${ROOT}deploy/helm/greenroom/templates/*`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.Values\.([\w.]+)/g)].map(([, path]) => path!),
  );
  expect(used.length).toBeGreaterThan(20);
  const missing = used.filter((path) =>
    path.split('.').some((name) => !new RegExp(`(?:^|[\\s{])${name}:`, 'm').test(values)),
  );
  expect(missing).toEqual([]);
});

test('every alert says what to do', () => {
  const alerts = read('deploy/monitoring/alerts.yml').split('- alert: ').slice(1);
  expect(alerts.length).toBeGreaterThan(8);
  for (const alert of alerts)
    for (const part of [/^ +expr: /m, /severity: (?:critical|warning)/, /summary: ./, /remedy: ./])
      expect(alert).toMatch(part);
});
