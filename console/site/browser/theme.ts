/* Sets the theme before the page is painted. The choice is the one made in the console. */

const KEY = 'greenroom.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

function shown(): string {
  const chosen = localStorage.getItem(KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return dark.matches ? 'dark' : 'light';
}

const apply = (): void => {
  document.documentElement.dataset.theme = shown();
};

apply();
dark.addEventListener('change', apply);
addEventListener('DOMContentLoaded', () => {
  document.querySelector('.theme')?.addEventListener('click', () => {
    localStorage.setItem(KEY, shown() === 'dark' ? 'light' : 'dark');
    apply();
  });
  // The list of pages is open where there is room for it.
  const menu = document.querySelector<HTMLDetailsElement>('.menu');
  if (menu && matchMedia('(max-width: 60rem)').matches) menu.open = false;
});
