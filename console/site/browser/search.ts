import MiniSearch, { type SearchResult } from 'minisearch';
import { SEARCH_OPTIONS } from '../search-options.ts';

/* The search. Its index is fetched when somebody first wants it. */

const MAX_RESULTS = 8;

const input = document.querySelector<HTMLInputElement>('.search input')!;
const list = document.querySelector<HTMLUListElement>('#results')!;
const count = document.querySelector<HTMLElement>('.count')!;
let loading: Promise<MiniSearch> | null = null;
let active = -1;

async function load(): Promise<MiniSearch> {
  const answer = await fetch(document.body.dataset.index!);
  return MiniSearch.loadJSON(await answer.text(), SEARCH_OPTIONS);
}

async function search(): Promise<void> {
  const words = input.value.trim();
  loading ??= load();
  const index = await loading;
  // More was typed while the index came.
  if (words !== input.value.trim()) return;
  const found = words === '' ? [] : index.search(words).slice(0, MAX_RESULTS);
  list.replaceChildren(...found.map(itemOf));
  active = -1;
  show(found.length > 0);
  count.textContent =
    words === '' ? '' : found.length === 0 ? 'Nothing found' : `${found.length} results`;
}

function itemOf(result: SearchResult, index: number): HTMLLIElement {
  const item = document.createElement('li');
  item.role = 'option';
  item.id = `result-${index}`;
  item.dataset.address = String(result.id);
  const title = document.createElement('strong');
  title.textContent =
    result.page === result.heading ? result.page : `${result.page}: ${result.heading}`;
  const about = document.createElement('span');
  about.textContent = result.about;
  item.append(title, about);
  return item;
}

function open(item: Element | null | undefined): void {
  const address = item instanceof HTMLElement ? item.dataset.address : undefined;
  if (address === undefined) return;
  show(false);
  location.assign(address);
}

function show(isOpen: boolean): void {
  list.hidden = !isOpen;
  input.setAttribute('aria-expanded', String(isOpen));
  mark();
}

function mark(): void {
  for (const [index, item] of [...list.children].entries())
    item.setAttribute('aria-selected', String(index === active));
  if (active < 0) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', `result-${active}`);
  list.children[active]?.scrollIntoView({ block: 'nearest' });
}

input.addEventListener('focus', () => {
  loading ??= load();
});
input.addEventListener('input', () => void search());
input.addEventListener('keydown', (event) => {
  const last = list.children.length - 1;
  if (event.key === 'ArrowDown') active = Math.min(active + 1, last);
  else if (event.key === 'ArrowUp') active = Math.max(active - 1, -1);
  else if (event.key === 'Enter') open(list.children[Math.max(active, 0)]);
  else if (event.key === 'Escape') return show(false);
  else return;
  event.preventDefault();
  mark();
});
list.addEventListener('click', (event) => open((event.target as Element).closest('li')));
addEventListener('click', (event) => {
  if (!(event.target as Element).closest('.search')) show(false);
});
addEventListener('keydown', (event) => {
  const isTyping = (event.target as Element).matches('input, textarea');
  if (event.key !== '/' || isTyping) return;
  event.preventDefault();
  input.focus();
});
