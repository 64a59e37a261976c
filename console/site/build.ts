import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { isSearched, SECTIONS, UNLISTED } from './contents.ts';
import { type RenderedPage, renderMarkdown, withAddresses } from './markdown.ts';
import { type Assets, pageHtml } from './page.ts';
import { SEARCH_OPTIONS } from './search-options.ts';

/*
 * The documentation in the service, made of the Markdown pages of the repository: one HTML file a
 * page, an index for the search, and the two texts for language models. `console/build.ts` calls it.
 */

const HERE = import.meta.dirname;
const ROOT = path.join(HERE, '..', '..');

/** Every page that the documentation has, by the path of its file. */
export function sitePages(): RenderedPage[] {
  const listed = SECTIONS.flatMap(({ pages }) => pages);
  const unlisted = UNLISTED.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort());
  const files = new Set([...listed, ...unlisted.map((file) => file.replaceAll('\\', '/'))]);
  return [...files].map((file) =>
    renderMarkdown(file, readFileSync(path.join(ROOT, file), 'utf8'), files),
  );
}

/** Writes the documentation into an empty folder. */
export async function buildSite(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const pages = sitePages();
  const assets = {
    ...(await scripts(folder)),
    style: asset(folder, 'style.css', readFileSync(path.join(HERE, 'style.css'), 'utf8')),
    index: asset(folder, 'index.json', searchIndex(pages)),
  };
  const titles = new Map(pages.map(({ file, title }) => [file, title]));
  for (const page of pages)
    write(
      folder,
      `${page.path === '' ? 'index' : page.path}.html`,
      pageHtml(page, { sections: SECTIONS, titles, assets }),
    );
  for (const picture of new Set(pages.flatMap(({ pictures }) => pictures)))
    cpSync(path.join(ROOT, picture), path.join(folder, 'pictures', path.basename(picture)));
  for (const [name, text] of Object.entries(textsForModels(pages))) write(folder, name, text);
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Stores a file under a name that changes with its content. */
function asset(folder: string, name: string, text: string): string {
  const { name: base, ext } = path.parse(name);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  write(folder, `assets/${base}-${hash}${ext}`, text);
  return `/docs/assets/${base}-${hash}${ext}`;
}

async function scripts(folder: string): Promise<Pick<Assets, 'theme' | 'search'>> {
  const { build } = await import('vite');
  const bundle = async (name: string): Promise<string> => {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        lib: { entry: path.join(HERE, 'browser', `${name}.ts`), formats: ['es'] },
        minify: true,
        reportCompressedSize: false,
      },
    });
    const [first] = [built].flat() as { output: { type: string; code?: string }[] }[];
    return asset(folder, `${name}.js`, first!.output.find(({ code }) => code !== undefined)!.code!);
  };
  return { theme: await bundle('theme'), search: await bundle('search') };
}

function searchIndex(pages: readonly RenderedPage[]): string {
  const index = new MiniSearch(SEARCH_OPTIONS);
  for (const { file, path: page, title, passages } of pages) {
    if (!isSearched(file)) continue;
    for (const { id, heading, text } of passages)
      index.add({
        id: `/docs/${page}#${id}`,
        page: title,
        heading,
        text,
        about: text.slice(0, 120),
      });
  }
  return JSON.stringify(index);
}

/** `llms.txt` lists the pages (llmstxt.org), and `llms-full.txt` is their text. */
export function textsForModels(pages: readonly RenderedPage[]): Record<string, string> {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const searched = pages.filter(({ file }) => isSearched(file));
  const listed = new Set(SECTIONS.flatMap(({ pages: own }) => own));
  const files = new Set(byFile.keys());
  const line = ({ title, path: page, passages }: RenderedPage): string => {
    const about = passages[0]?.text.split(/(?<=\.)\s/)[0] ?? '';
    return `- [${title}](/docs/${page === '' ? 'index' : page}.md)${about === '' ? '' : `: ${about}`}\n`;
  };
  const sections = SECTIONS.map(
    ({ title, pages: own }) =>
      `## ${title}\n\n${own.map((file) => line(byFile.get(file)!)).join('')}`,
  );
  const rest = searched.filter(({ file }) => !listed.has(file)).map(line);
  return {
    'llms.txt': `# Greenroom\n\n> Open, self-hosted talent sourcing: search people by a prompt or filters, have them judged against criteria with quotes as evidence, and contact them. An HTTP API, MCP tools, a command line and a console.\n\nThe API is described at /console/openapi.json. All pages in one text: /llms-full.txt\n\n${sections.join('\n')}\n## API\n\n${rest.join('')}`,
    'llms-full.txt': searched
      .map(({ file, path: page }) => `<!-- /docs/${page} -->\n\n${readPage(file, files)}`)
      .join('\n\n'),
    ...Object.fromEntries(
      searched.map(({ file, path: page }) => [
        `${page === '' ? 'index' : page}.md`,
        readPage(file, files),
      ]),
    ),
  };
}

function readPage(file: string, files: ReadonlySet<string>): string {
  const text = readFileSync(path.join(ROOT, file), 'utf8').replace(/<!--.*?-->\s*/gs, '');
  return withAddresses(file, text, files).trimEnd();
}
