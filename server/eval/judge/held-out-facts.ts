import { readFileSync } from 'node:fs';
import path from 'node:path';
import { table } from '../../src/cli/output.ts';
import { factAt } from '../../src/reader/facts/facts.ts';
import { isCredentialNamed, markedSamples } from '../reader/fact-samples.ts';

const WRITERS = ['first', 'second', 'third'];
const LANGUAGES = ['english', 'french'];

/** Sentences of writers who saw no code, every fourth of them: measured, never read or learned. */
export function reportHeldOutFacts(): string {
  const names = WRITERS.flatMap((writer) =>
    LANGUAGES.map((language) => `${writer}-writer-${language}`),
  );
  const rows = names.map((name) => {
    const file = path.join(import.meta.dirname, 'facts/held-out', `${name}.txt`);
    const told = markedSamples(name, readFileSync(file, 'utf8')).map((sample) => {
      const { text, start, end, standing } = sample;
      const context = { isTechnical: true, isCredential: isCredentialNamed(sample) };
      return { standing, read: factAt(text, start, end, context).standing };
    });
    const share = (of: (one: string) => boolean, as: string): string => {
      const some = told.filter(({ standing }) => of(standing));
      const right = some.filter(({ read }) => read === as).length;
      return `${((right / some.length) * 100).toFixed(1)} %  ${right}/${some.length}`;
    };
    return [
      name,
      share((one) => one !== 'asserted', 'asserted'),
      share((one) => one === 'asserted', 'asserted'),
      share((one) => one === 'denied', 'denied'),
    ];
  });
  const head = ['', 'not asserted: called asserted', 'asserted: found', 'denied: found'];
  return `\nThings in writers' sentences, HELD OUT\n\n${table(head, rows)}`;
}
