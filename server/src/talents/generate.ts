import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { repeatWhenLost } from '../platform/repeat-when-lost.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { writeRows } from './import/write-rows.ts';
import type { TalentProfile } from './profile.ts';
import { loadSamplePeople, SampleNotInstalled } from './sample-people.ts';

/** Small enough that a batch is written while the next is generated. */
const GENERATED_BATCH_ROWS = 500;

export interface GenerateDependencies {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
}

/** Adds generated people, for a sample, a demo or a measurement. */
export function createGenerate({ db, clock, secretBox }: GenerateDependencies) {
  return {
    /** Whether the package with the made-up people is installed. */
    canGenerate: async (): Promise<boolean> => (await loadSamplePeople()) !== null,

    /**
     * Adds generated people. The same count, seed and month give the same people with the same ids.
     * Throws `SampleNotInstalled` without their package.
     */
    async generate({
      count,
      seed,
      onProgress,
    }: {
      count: number;
      seed: number;
      onProgress?: (progress: { done: number; total: number }) => void;
    }): Promise<{ generated: number }> {
      const sample = await loadSamplePeople();
      if (sample === null) throw new SampleNotInstalled();
      const at = clock.now();
      let generated = 0;
      let done = 0;
      let writing: Promise<void> = Promise.resolve();
      const write = async (people: TalentProfile[]): Promise<void> => {
        const rows = people.map((person, index) => {
          const { id, ...profile } = person;
          return {
            id,
            url: profile.proNetworkUrl,
            shownUrl: profile.proNetworkUrl,
            contacts: sample.contactsOf(person),
            index,
            json: JSON.stringify(profile),
          };
        });
        // Repeating the write is safe, because the people have the same ids. Two that generate the
        // same people would meet at every one of them.
        const { imported, updated } = await repeatWhenLost(() =>
          db.transaction().execute((tx) => writeRows(tx, rows, { secretBox, at, isAlone: true })),
        );
        generated += imported + updated;
        done += people.length;
        onProgress?.({ done, total: count });
      };
      // The database writes one batch while the next is generated.
      for (const people of sample.generatePeople({
        count,
        seed,
        asOf: at,
        batchSize: GENERATED_BATCH_ROWS,
      })) {
        await writing;
        writing = write(people);
        writing.catch(() => {});
        await new Promise(setImmediate);
      }
      await writing;
      return { generated };
    },
  };
}
