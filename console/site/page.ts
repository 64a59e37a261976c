import { NAMES, pathOf, type Section } from './contents.ts';
import { escapeHtml, type RenderedPage } from './markdown.ts';

/** The addresses of the files that every page loads. */
export interface Assets {
  style: string;
  /** Loaded before the page is painted: it sets the theme. */
  theme: string;
  search: string;
  index: string;
}

interface Surroundings {
  sections: readonly Section[];
  titles: ReadonlyMap<string, string>;
  assets: Assets;
}

/** A whole page. It has no inline script and no inline style. */
export function pageHtml(page: RenderedPage, { sections, titles, assets }: Surroundings): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} · Greenroom</title>
<link rel="icon" href="/console/favicon.svg">
<link rel="stylesheet" href="${assets.style}">
<script src="${assets.theme}"></script>
<script type="module" src="${assets.search}"></script>
</head>
<body data-index="${assets.index}">
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="brand" href="/docs/">Greenroom <span>docs</span></a>
<div class="search">
<input type="search" role="combobox" aria-label="Search the documentation" aria-controls="results" aria-expanded="false" aria-autocomplete="list" placeholder="Search" autocomplete="off" spellcheck="false">
<ul id="results" role="listbox" aria-label="Results" hidden></ul>
<p role="status" class="count"></p>
</div>
<nav aria-label="Service"><a href="/console/docs/api">API explorer</a> <a href="/console/">Console</a></nav>
<button type="button" class="theme" aria-label="Switch between light and dark">◐</button>
</header>
<div class="columns">
<nav aria-label="Documentation" class="contents">
<details class="menu" open><summary>All pages</summary>
${sections.map((section) => listOf(section, page, titles)).join('\n')}
</details>
</nav>
<main id="content">
${page.html}
</main>
${outlineOf(page)}
</div>
</body>
</html>
`;
}

function listOf({ title, pages }: Section, shown: RenderedPage, titles: Surroundings['titles']) {
  const items = pages.map((file) => {
    const current = file === shown.file ? ' aria-current="page"' : '';
    return `<li><a href="/docs/${pathOf(file)}"${current}>${escapeHtml(NAMES[file] ?? titles.get(file)!)}</a></li>`;
  });
  return `<h2>${title}</h2>\n<ul>${items.join('')}</ul>`;
}

function outlineOf({ headings }: RenderedPage): string {
  const inner = headings.filter(({ depth }) => depth === 2);
  if (inner.length < 2) return '';
  const items = inner.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return `<nav aria-label="On this page" class="outline"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`;
}
