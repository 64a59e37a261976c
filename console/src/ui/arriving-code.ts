/**
 * Code that is fetched when it is needed. A browser reports each failure the same way, so what it
 * means is found out here: the service does not answer, or it has another version of the console by
 * now, whose files have other names.
 */

export type WhyMissing = 'unreachable' | 'replaced';

/**
 * What browsers say when a module, or the styles that go with it, could not be fetched: Chromium,
 * Firefox, Safari, Vite.
 */
const NOT_FETCHED =
  /dynamically imported module|importing a module script failed|module script failed|unable to preload css/i;

const HOME = '/console/';
const RELOADED_KEY = 'greenroom.reloadedAt';
const RELOAD_AGAIN_MS = 60_000;

export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && NOT_FETCHED.test(error.message);

/** Why code is missing. Asks the service, since the failure itself does not say. */
export async function whyMissing(): Promise<WhyMissing> {
  const answers = await fetch(HOME, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return answers ? 'replaced' : 'unreachable';
}

let cut = false;

/** The owner of a lasting connection to the service reports here whether it is cut. */
export function connectionIsCut(isCut: boolean): void {
  cut = isCut;
}

/**
 * Whether the service has to be asked before code is fetched. Browsers remember that a module could
 * not be fetched until the page is reloaded, so code is not fetched while there is reason to
 * believe that it would not arrive.
 */
export const isDoubtful = (): boolean => cut || !navigator.onLine;

/**
 * Fetches the present version of the console, unless that was done a moment ago and did not help.
 */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED_KEY));
  if (Date.now() - last < RELOAD_AGAIN_MS) return;
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  location.reload();
}
