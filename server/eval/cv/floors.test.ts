import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../src/documents/formats/html.ts';
import { readBytes } from '../../src/documents/read-bytes.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { madeUpPeople } from './people.ts';
import { addCounts, type CvScore, f1, type Measure, scoreCv } from './score.ts';

/*
 * A small set that is read at every change: made-up people in themes by others, as those themes and
 * a browser rendered them. `npm run eval:cv` measures on many more.
 */

const FOLDER = path.join(import.meta.dirname, 'rendered');
const FLOORS: Readonly<Record<Measure, number>> = {
  name: 1,
  email: 1,
  phone: 1,
  jobs: 0.97,
  dates: 0.97,
  education: 0.97,
  skills: 0.9,
  languages: 0.95,
  all: 0.9,
};

const lexicon = createLexicon();
const people = new Map(madeUpPeople(3).map((person) => [person.id, person]));

async function scoreAll(form: 'html' | 'pdf'): Promise<CvScore[]> {
  const scores: CvScore[] = [];
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(form))) {
    const [theme, id] = file.split('.');
    const bytes = new Uint8Array(readFileSync(path.join(FOLDER, file)));
    const { people: read } = await readBytes({ name: file, bytes }, {}, lexicon);
    const page = readHtml(readFileSync(path.join(FOLDER, `${theme}.${id}.html`), 'utf8'));
    const shown = page.lines.map(({ text }) => text).join('\n');
    scores.push(scoreCv(read[0]!, people.get(id!)!.resume, shown, lexicon));
  }
  return scores;
}

describe.each(['html', 'pdf'] as const)('CVs in themes of others, as %s', (form) => {
  it('are read at least as well as the floors say', async () => {
    const scores = await scoreAll(form);
    expect(scores.length).toBeGreaterThan(10);
    const reached = Object.keys(FLOORS).map((measure) => {
      const count = addCounts(scores.map(({ counts }) => counts[measure as Measure]));
      return [measure, f1(count)] as const;
    });
    const below = reached.filter(([measure, value]) => value < FLOORS[measure as Measure]);
    expect(below, JSON.stringify(scores.flatMap(({ wrong }) => wrong))).toEqual([]);
  });
});
