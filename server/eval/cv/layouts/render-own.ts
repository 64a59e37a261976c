import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { browserOptions } from '../../../../console/e2e/browser.ts';
import type { KnownPerson } from '../people.ts';
import { print, type RenderedCv } from '../render.ts';
import { compose } from './compose.ts';
import { docxOf, odtOf, plainText } from './files.ts';
import { layoutOf } from './layout.ts';
import { pageOf } from './page.ts';

const OWN = path.join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'own-cvs');

/** Two people in each of our own layouts, in every form. */
export async function renderOwn(
  numbers: readonly number[],
  people: readonly KnownPerson[],
): Promise<RenderedCv[]> {
  await mkdir(OWN, { recursive: true });
  const rendered: RenderedCv[] = [];
  let browser: Browser | null = null;
  try {
    for (const number of numbers) {
      const layout = layoutOf(number);
      const chosen = (['en', 'fr'] as const).map((language) => {
        const known = people.filter((person) => person.language === language);
        return known[number % known.length]!;
      });
      for (const person of chosen.map((one) => inGroups(one, layout.entry === 'grouped'))) {
        const sheet = compose(person, layout);
        const html = pageOf(sheet);
        const file = path.join(OWN, `${layout.name}.${person.id}`);
        const isSame =
          existsSync(`${file}.html`) && (await readFile(`${file}.html`, 'utf8')) === html;
        if (!isSame) {
          browser ??= await chromium.launch(await browserOptions());
          await print(browser, file, html);
        }
        const shown = await readFile(`${file}.shown.txt`, 'utf8');
        const text = plainText(sheet);
        const cv = { theme: layout.name, person, shown };
        const bytes = async (ending: string) => new Uint8Array(await readFile(`${file}.${ending}`));
        rendered.push(
          { ...cv, form: 'html', bytes: await bytes('html') },
          { ...cv, form: 'pdf', bytes: await bytes('pdf') },
          { ...cv, form: 'txt', bytes: new TextEncoder().encode(text), shown: text },
          { ...cv, form: 'docx', bytes: docxOf(sheet), shown: text },
          { ...cv, form: 'odt', bytes: odtOf(sheet), shown: text },
        );
        await writeFile(`${file}.txt`, text);
      }
    }
  } finally {
    await (browser as Browser | null)?.close();
  }
  return rendered;
}

/** Several roles at one employer: a job of more than three years becomes two. */
function inGroups(person: KnownPerson, isGrouped: boolean): KnownPerson {
  if (!isGrouped) return person;
  const all = person.resume.work ?? [];
  const work = all.flatMap((job, index) => {
    const earlier = all[index + 1];
    const from = Number(job.startDate?.slice(0, 4));
    const to = job.endDate ? Number(job.endDate.slice(0, 4)) : 2026;
    if (!earlier?.position || earlier.position === job.position || !(to - from > 3)) return [job];
    const middle = `${from + 2}-04-01`;
    return [
      { ...job, startDate: middle },
      { ...job, position: earlier.position, endDate: middle, summary: undefined },
    ];
  });
  return { ...person, resume: { ...person.resume, work } };
}
