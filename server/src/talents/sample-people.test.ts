import { expect, test } from 'vitest';
import sampleManifest from '../../../sample/package.json' with { type: 'json' };
import * as sources from '../../../sample/src/sample.ts';
import manifest from '../../package.json' with { type: 'json' };
import { INSTALL_SAMPLE, loadSamplePeople, type SamplePeople } from './sample-people.ts';

/** The compiler checks here that the package has the shape that the service needs. */
const expected: SamplePeople = sources;

test('a checkout loads the made-up people by the name of their package', async () => {
  const options = { count: 20, seed: 3, asOf: new Date('2026-11-01'), batchSize: 20 };
  const loaded = await loadSamplePeople();
  const [people] = [...loaded!.generatePeople(options)];
  expect(people).toEqual([...expected.generatePeople(options)][0]);
  expect(people!.map((person) => loaded!.contactsOf(person))).toEqual(
    people!.map((person) => expected.contactsOf(person)),
  );
});

test('the command that installs the sample names the version that the server requires', () => {
  const { name, version } = sampleManifest;
  expect(manifest.peerDependencies[name as '@greenroom/sample']).toBe(version);
  expect(INSTALL_SAMPLE).toBe(`npm install ${name}@${version}`);
});
