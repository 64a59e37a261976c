import type { Language } from '../../platform/operation.ts';

/**
 * The possible results of asking a provider, in terms that a recruiter understands, in English and
 * French. Providers' own texts are never shown: they may contain the contacts requested.
 */
const REASONS = {
  found: ['Found.', 'Trouvé.'],
  none: ['The provider has none.', 'Le fournisseur n’en a pas.'],
  none_imported: [
    'None was imported with the person.',
    'Rien de tel n’a été importé avec la personne.',
  ],
  unusable: [
    'What the provider gave cannot be used: no valid number or address, or a domain that takes no mail.',
    'Ce que le fournisseur a donné est inutilisable : numéro ou adresse non valable, ou domaine qui ne reçoit pas de courrier.',
  ],
  too_little_known: [
    'Too little is known of the person to ask: a profile URL is needed, or a name and an employer.',
    'La personne est trop peu connue pour interroger ce fournisseur : il faut l’URL de son profil, ou son nom et son employeur.',
  ],
  key_refused: [
    'The key is not accepted. Enter it again.',
    'La clé n’est pas acceptée. Saisissez-la à nouveau.',
  ],
  key_unreadable: [
    'The stored key cannot be read with the installation’s secret key. Enter it again.',
    'La clé enregistrée ne peut pas être lue avec la clé secrète de l’installation. Saisissez-la à nouveau.',
  ],
  no_credits: [
    'The account there has no credits left.',
    'Le compte chez le fournisseur n’a plus de crédits.',
  ],
  quota_used: [
    'The account there has used up its searches.',
    'Le compte chez le fournisseur a épuisé ses recherches.',
  ],
  not_allowed: [
    'The account there may not do this.',
    'Le compte chez le fournisseur n’y est pas autorisé.',
  ],
  no_contact_data: [
    'The plan there does not include contact data.',
    'L’abonnement chez le fournisseur ne comprend pas les coordonnées.',
  ],
  rate_limited: [
    'The provider had too many requests of this account.',
    'Le fournisseur a reçu trop de requêtes de ce compte.',
  ],
  unwell: [
    'The provider answered with an error of its own.',
    'Le fournisseur a répondu par une erreur interne.',
  ],
  request_refused: [
    'The provider did not take the request.',
    'Le fournisseur n’a pas accepté la requête.',
  ],
  undocumented: [
    'The provider’s answer was not in its documented form.',
    'La réponse du fournisseur n’avait pas la forme documentée.',
  ],
  unreadable: [
    'The provider’s answer could not be read.',
    'La réponse du fournisseur n’a pas pu être lue.',
  ],
  address_refused: [
    'The provider’s address is not one that may be called.',
    'L’adresse du fournisseur n’est pas autorisée.',
  ],
  busy: [
    'Too many requests to the provider were waiting.',
    'Trop de requêtes vers le fournisseur étaient en attente.',
  ],
  timed_out: ['The provider did not answer in time.', 'Le fournisseur n’a pas répondu à temps.'],
  connection_failed: [
    'The connection to the provider failed.',
    'La connexion au fournisseur a échoué.',
  ],
  died: [
    'The service stopped while it asked, so the provider’s answer is not known.',
    'Le service s’est arrêté pendant la requête : la réponse du fournisseur est inconnue.',
  ],
  unfinished: ['The provider did not finish in time.', 'Le fournisseur n’a pas terminé à temps.'],
  cancelled: [
    'The request was cancelled at the provider.',
    'La requête a été annulée chez le fournisseur.',
  ],
} as const satisfies Record<string, readonly [english: string, french: string]>;

export type ReasonCode = keyof typeof REASONS;

const ASKED_AGAIN: readonly [english: string, french: string] = [
  'It is asked again.',
  'Il est interrogé à nouveau.',
];

/** The text of a reason; `askedAgain` when the provider will be asked again. */
export function reasonText(
  code: ReasonCode,
  language: Language | null,
  askedAgain = false,
): string {
  const place = language === 'fr' ? 1 : 0;
  return askedAgain ? `${REASONS[code][place]} ${ASKED_AGAIN[place]}` : REASONS[code][place];
}
