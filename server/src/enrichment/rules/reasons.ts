import type { Language } from '../../platform/operation.ts';

/**
 * The possible results of asking a provider, in terms that a recruiter understands, in English and
 * French. Providers' own texts are never shown: they may contain the contacts requested.
 */
const REASONS = {
  found: ['Found.', 'Trouvé.'],
  none: ['The provider found nothing.', 'Le fournisseur n’a rien trouvé.'],
  none_imported: [
    'Nothing was imported with the person.',
    'Aucune coordonnée n’a été importée avec la personne.',
  ],
  unusable: [
    'The provider’s result cannot be used: the number or address is not valid, or its domain accepts no mail.',
    'Le résultat du fournisseur est inutilisable : le numéro ou l’adresse n’est pas valide, ou son domaine n’accepte pas d’e-mails.',
  ],
  too_little_known: [
    'The profile has too little data for this provider: it needs a profile URL, or a name and an employer.',
    'Le profil ne contient pas assez de données pour ce fournisseur : il faut l’URL du profil, ou un nom et un employeur.',
  ],
  key_refused: [
    'The provider refused the key. Enter it again.',
    'Le fournisseur a refusé la clé. Saisissez-la à nouveau.',
  ],
  key_unreadable: [
    'The stored key cannot be read with the installation’s secret key. Enter it again.',
    'La clé enregistrée ne peut pas être lue avec la clé secrète de l’installation. Saisissez-la à nouveau.',
  ],
  no_credits: [
    'Your account at the provider has no credits left.',
    'Votre compte chez le fournisseur n’a plus de crédits.',
  ],
  quota_used: [
    'Your account at the provider has no searches left.',
    'Votre compte chez le fournisseur n’a plus de recherches.',
  ],
  not_allowed: [
    'Your account at the provider does not allow this.',
    'Votre compte chez le fournisseur ne le permet pas.',
  ],
  no_contact_data: [
    'Your plan at the provider does not include contact data.',
    'Votre abonnement chez le fournisseur n’inclut pas les coordonnées.',
  ],
  rate_limited: [
    'The provider received too many requests from this account.',
    'Le fournisseur a reçu trop de requêtes de ce compte.',
  ],
  unwell: [
    'The provider answered with an internal error.',
    'Le fournisseur a répondu par une erreur interne.',
  ],
  request_refused: ['The provider refused the request.', 'Le fournisseur a refusé la requête.'],
  undocumented: [
    'The provider’s answer was not in its documented form.',
    'La réponse du fournisseur n’avait pas la forme documentée.',
  ],
  unreadable: [
    'The provider’s answer could not be read.',
    'La réponse du fournisseur n’a pas pu être lue.',
  ],
  address_refused: [
    'The provider’s address is not allowed.',
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
    'The service stopped while it asked, so the provider’s answer is unknown.',
    'Le service s’est arrêté pendant la requête : la réponse du fournisseur est inconnue.',
  ],
  unfinished: ['The provider did not finish in time.', 'Le fournisseur n’a pas terminé à temps.'],
  cancelled: [
    'The request was cancelled at the provider.',
    'La requête a été annulée chez le fournisseur.',
  ],
} as const satisfies Record<string, readonly [english: string, french: string]>;

export type ReasonCode = keyof typeof REASONS;

const RETRYING: readonly [english: string, french: string] = ['Retrying…', 'Nouvelle tentative…'];

/** The text of a reason; `isRetried` when the provider will be called again. */
export function reasonText(code: ReasonCode, language: Language | null, isRetried = false): string {
  const place = language === 'fr' ? 1 : 0;
  return isRetried ? `${REASONS[code][place]} ${RETRYING[place]}` : REASONS[code][place];
}
