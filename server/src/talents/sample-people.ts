import { VERSION } from '../platform/version.ts';
import type { TalentProfile } from './profile.ts';
import type { RowContact } from './rules/normalize-row.ts';

/** What the service needs of the package with the made-up people. */
export interface SamplePeople {
  /** The same seed and month give the same people, however many are asked for. */
  generatePeople(options: {
    count: number;
    seed: number;
    asOf: Date;
    batchSize: number;
  }): Iterable<TalentProfile[]>;
  contactsOf(person: TalentProfile): RowContact[];
}

/**
 * Typed as any string, so that the compiler does not follow the import: the packed server carries
 * nothing of the package.
 */
const SAMPLE_PACKAGE: string = '@greenroom/sample';

/** The server and the sample are released together, with one version. */
export const INSTALL_SAMPLE = `npm install ${SAMPLE_PACKAGE}@${VERSION}`;

/** Somebody asked for made-up people, and their package is not installed. */
export class SampleNotInstalled extends Error {
  constructor() {
    super(
      `No talents were generated: the made-up people are in the package ${SAMPLE_PACKAGE}, which is not installed. Run "${INSTALL_SAMPLE}" where Greenroom is installed, then try again.`,
    );
    this.name = 'SampleNotInstalled';
  }
}

/** Null when the package is not installed. */
export async function loadSamplePeople(): Promise<SamplePeople | null> {
  try {
    return (await import(SAMPLE_PACKAGE)) as SamplePeople;
  } catch (error) {
    if (isNotInstalled(error)) return null;
    throw error;
  }
}

/** A file that is missing inside the package has the same code: it names the file instead. */
function isNotInstalled(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ERR_MODULE_NOT_FOUND' && message.includes(`'${SAMPLE_PACKAGE}'`);
}
