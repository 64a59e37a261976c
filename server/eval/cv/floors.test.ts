import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../src/documents/formats/html.ts';
import { readBytes } from '../../src/documents/read-bytes.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { compose } from './layouts/compose.ts';
import { docxOf, odtOf, plainText } from './layouts/files.ts';
import { layoutOf } from './layouts/layout.ts';
import { pageOf } from './layouts/page.ts';
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

/** Our own layouts: unusual names of sections, margins, cells, dates and lists in many places. */
const OWN_LAYOUTS = 20;
const OWN_FLOORS: Partial<Record<Measure, number>> = {
  name: 0.96,
  email: 0.97,
  jobs: 0.93,
  dates: 0.92,
  education: 0.9,
  skills: 0.88,
  languages: 0.95,
};

describe('CVs in layouts of our own', () => {
  it('are read at least as well as the floors say, in every form', async () => {
    const scores: CvScore[] = [];
    for (let number = 1; number <= OWN_LAYOUTS; number += 1) {
      const person = [...people.values()][number % people.size]!;
      const sheet = compose(person, layoutOf(number));
      const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
      const shown = plainText(sheet);
      for (const bytes of [docxOf(sheet), odtOf(sheet), encode(pageOf(sheet)), encode(shown)]) {
        const { people: read } = await readBytes({ name: 'cv', bytes }, {}, lexicon);
        scores.push(scoreCv(read[0]!, person.resume, shown, lexicon));
      }
    }
    const below = Object.entries(OWN_FLOORS)
      .map(([measure, floor]) => {
        const count = addCounts(scores.map(({ counts }) => counts[measure as Measure]));
        return { measure, floor, value: f1(count) };
      })
      .filter(({ floor, value }) => value < floor);
    expect(below).toEqual([]);
  });
});
