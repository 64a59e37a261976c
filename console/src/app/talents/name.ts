interface Named {
  firstname: string | null;
  lastname: string | null;
}

/** A person's name as far as it is known; null when none of it is. */
export const nameOf = ({ firstname, lastname }: Named): string | null =>
  [firstname, lastname].filter(Boolean).join(' ') || null;

/**
 * Two initials in place of a photo: photos are on third-party servers, which pages never contact.
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
