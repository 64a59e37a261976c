import type { Language } from '../platform/operation.ts';

export interface ToldAlert {
  email: string;
  language: Language | null;
  savedSearchId: string;
  name: string;
  newMatches: number;
  origin: string;
}

const NAME_LENGTH = 80;

/** A name that a user chose, without what a mail program could turn into a link or a line break. */
const plain = (name: string): string =>
  [...name.replaceAll(/[^\p{L}\p{N} '’&,()+#-]+/gu, ' ')].slice(0, NAME_LENGTH).join('').trim();

/** It names no person: a mail may be read by others. */
export function alertMail({ email, language, savedSearchId, name, newMatches, origin }: ToldAlert) {
  const url = `${origin}/console/search?saved=${encodeURIComponent(savedSearchId)}`;
  const { subject, lines } = TEXTS[language ?? 'en'](plain(name), newMatches);
  return { to: email, subject, text: [lines[0], '', url, '', lines[1], ''].join('\n') };
}

const TEXTS: Record<
  Language,
  (name: string, count: number) => { subject: string; lines: [string, string] }
> = {
  en: (name, count) => ({
    subject: `${count} new ${count === 1 ? 'match' : 'matches'}: ${name}`,
    lines: [
      `${count} new ${count === 1 ? 'person matches' : 'people match'} your saved search "${name}". Counting is free; open it here:`,
      'You get this mail because this search has an alert. To stop it, open the search and turn the alert off.',
    ],
  }),
  fr: (name, count) => ({
    subject: `${count} ${count === 1 ? 'nouveau profil' : 'nouveaux profils'} : ${name}`,
    lines: [
      `${count} ${count === 1 ? 'nouvelle personne correspond' : 'nouvelles personnes correspondent'} à votre recherche enregistrée « ${name} ». Le décompte est gratuit ; ouvrez-la ici :`,
      'Vous recevez ce message parce que cette recherche a une alerte. Pour l’arrêter, ouvrez la recherche et désactivez l’alerte.',
    ],
  }),
};
