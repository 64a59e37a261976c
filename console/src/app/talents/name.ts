interface Named {
  firstname: string | null;
  lastname: string | null;
}

/** Somebody's name as far as it is known; null when nothing of it is. */
export const nameOf = ({ firstname, lastname }: Named): string | null =>
  [firstname, lastname].filter(Boolean).join(' ') || null;

/**
 * Two letters for where a photo would stand: pictures lie with third parties, whom no page asks.
 */
export const initialsOf = ({ firstname, lastname }: Named): string =>
  [firstname, lastname]
    .map((part) => part?.trim().at(0) ?? '')
    .join('')
    .toLocaleUpperCase();

interface Placed {
  city: string | null;
  state: string | null;
  country: string | null;
}

/** "Lyon, France": a place's parts that are known, each once. */
export const placeOf = ({ city, state, country }: Placed): string =>
  [...new Set([city, state, country].filter(Boolean))].join(', ');
