import type { CastingCall } from '../board-contract.ts';

type End = NonNullable<CastingCall['endedBy']>;

/** Why a call ended, as text for the timeline. */
export const END_WORDS: Record<'en' | 'fr', Record<End, string>> = {
  en: {
    quota: 'It found the greens it looked for.',
    cap: 'It spent its credits.',
    balance: 'The workspace had fewer than two API credits left.',
    pool: 'No matching talent was left.',
    failed: 'The judge or the search engine failed; it can be retried.',
    launch_failed: 'It could not be started; nothing was charged.',
  },
  fr: {
    quota: "Il a trouvé les profils verts qu'il cherchait.",
    cap: 'Il a dépensé ses crédits.',
    balance: "Il restait moins de deux crédits API à l'espace de travail.",
    pool: 'Il ne restait plus aucun profil correspondant.',
    failed: "Le juge ou le moteur de recherche a échoué ; l'appel peut être relancé.",
    launch_failed: "Il n'a pas pu démarrer ; rien n'a été facturé.",
  },
};
