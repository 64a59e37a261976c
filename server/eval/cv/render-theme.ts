import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/*
 * Renders résumés with one theme, in a process of its own: `node render-theme.ts <folder> <theme>`
 * reads a list of résumés from standard input and answers a list of pages as JSON.
 */

const [folder = '', theme = ''] = process.argv.slice(2);
const require = createRequire(path.join(folder, 'package.json'));
const entry = require.resolve(`jsonresume-theme-${theme}`);
const loaded = (await import(pathToFileURL(entry).href)) as Theme;

interface Theme {
  render?: (resume: unknown) => unknown;
  default?: { render?: (resume: unknown) => unknown };
}

const render = loaded.render ?? loaded.default?.render;
if (!render) throw new Error(`${theme} has no render function`);
// Some themes print while they render; the answer must stand alone.
console.log = () => {};
const pages: (string | null)[] = [];
for (const resume of JSON.parse(await text(process.stdin)) as unknown[]) {
  const html = await Promise.resolve()
    .then(() => render(resume))
    .catch((error: Error) => {
      process.stderr.write(`${theme}: ${error.message}\n`);
      return null;
    });
  pages.push(typeof html === 'string' ? html : null);
}
process.stdout.write(JSON.stringify(pages));
