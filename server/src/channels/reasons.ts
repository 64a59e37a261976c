import type { AccountState, ChannelReason, Sent } from './adapter.ts';

/*
 * Every reason why an account or a message can fail, in terms that a recruiter understands.
 * Providers' own texts are never shown: they may contain addresses, and only an email administrator
 * understands them.
 */
const REASONS = {
  // Accounts.
  wrong_credentials: [
    'The user name or the password (or key) was refused. Enter it again; some mailboxes need an app password.',
    'L’identifiant ou le mot de passe (ou la clé) a été refusé. Saisissez-le à nouveau ; certaines messageries demandent un mot de passe d’application.',
  ],
  access_revoked: [
    'The permission to use this account has ended or was withdrawn. Connect it again.',
    'L’autorisation d’utiliser ce compte a expiré ou a été retirée. Reconnectez-le.',
  ],
  host_unknown: [
    'No server has this name. Check the spelling.',
    'Aucun serveur ne porte ce nom. Vérifiez l’orthographe.',
  ],
  host_refused: [
    'This server address is not allowed: it points into a private network.',
    'Cette adresse de serveur n’est pas autorisée : elle désigne un réseau privé.',
  ],
  unreachable: [
    'The server cannot be reached. Check its name and port, or try again later.',
    'Le serveur est injoignable. Vérifiez son nom et son port, ou réessayez plus tard.',
  ],
  server_missing: [
    'No sending server is set, and the installation has none.',
    'Aucun serveur d’envoi n’est indiqué, et l’installation n’en a pas.',
  ],
  timed_out: [
    'The server did not answer in time. Try again later.',
    'Le serveur n’a pas répondu à temps. Réessayez plus tard.',
  ],
  tls_failed: [
    'The server’s certificate is not valid for this name, or the server offers no encryption on this port.',
    'Le certificat du serveur n’est pas valable pour ce nom, ou il n’offre pas de chiffrement sur ce port.',
  ],
  encryption_required: [
    'This server offers no encryption, so the password could be read on the way. Use an encrypted port (465 or 587 to send, 993 to read).',
    'Ce serveur n’offre pas de chiffrement, le mot de passe serait lisible en chemin. Utilisez un port chiffré (465 ou 587 pour l’envoi, 993 pour la lecture).',
  ],
  not_synced: [
    'The account is still being synchronised.',
    'Le compte est encore en cours de synchronisation.',
  ],
  sync_stopped: [
    'The provider stopped synchronising this account. Check it at the provider, then reconnect it.',
    'Le fournisseur a cessé de synchroniser ce compte. Vérifiez-le chez lui, puis reconnectez-le.',
  ],
  account_unknown: [
    'The provider does not know this account.',
    'Le fournisseur ne connaît pas ce compte.',
  ],
  plan_missing: [
    'Your plan at the provider does not include this.',
    'L’abonnement chez le fournisseur ne comprend pas cela.',
  ],
  replies_not_read: [
    'Messages can be sent, but no server for replies is set: replies will not stop a sequence.',
    'L’envoi fonctionne, mais aucun serveur de lecture n’est défini : les réponses n’arrêteront pas une séquence.',
  ],
  replies_not_reported: [
    'Messages can be sent, but the provider cannot report replies, because this service has no public address (PUBLIC_URL): replies will not stop a sequence.',
    'L’envoi fonctionne, mais ce service n’a pas d’adresse publique (PUBLIC_URL) où le fournisseur pourrait signaler les réponses : elles n’arrêteront pas une séquence.',
  ],
  disconnected_by_person: [
    'The account was disconnected in the settings.',
    'Le compte a été déconnecté dans les réglages.',
  ],
  provider_error: [
    'The provider answered with an error. Try again later.',
    'Le fournisseur a répondu par une erreur. Réessayez plus tard.',
  ],
  // Messages.
  recipient_missing: [
    'There is no address to send to.',
    'Il n’y a pas d’adresse à laquelle envoyer.',
  ],
  recipient_unknown: [
    'The recipient’s address does not exist.',
    'L’adresse du destinataire n’existe pas.',
  ],
  recipient_unreachable: [
    'The recipient cannot be contacted on this channel.',
    'Le destinataire ne peut pas être contacté par ce canal.',
  ],
  recipient_opted_out: [
    'The recipient asked for no more messages.',
    'Le destinataire a demandé à ne plus recevoir de messages.',
  ],
  mailbox_full: ['The recipient’s mailbox is full.', 'La boîte du destinataire est pleine.'],
  not_connected_yet: [
    'The recipient has not accepted an invitation yet, so no message can be sent.',
    'Le destinataire n’a pas encore accepté d’invitation : aucun message ne peut être envoyé.',
  ],
  already_invited: [
    'The recipient was invited recently.',
    'Le destinataire a été invité il y a peu.',
  ],
  already_connected: [
    'The recipient is already connected.',
    'Le destinataire fait déjà partie des relations.',
  ],
  message_too_long: [
    'The message is too long for this channel.',
    'Le message est trop long pour ce canal.',
  ],
  message_refused: [
    'The recipient’s server refused the message.',
    'Le message a été refusé par le destinataire ou son serveur.',
  ],
  sender_refused: [
    'The server does not let this account send under its address.',
    'Le serveur ne permet pas à ce compte d’envoyer sous son adresse.',
  ],
  no_credits_left: [
    'The account has no credits left for this kind of message.',
    'Le compte n’a plus de crédits pour ce type de message.',
  ],
  limit_reached: [
    'The provider’s limit is reached. Sending continues later.',
    'La limite du fournisseur est atteinte ; l’envoi reprendra plus tard.',
  ],
  temporary_refusal: [
    'The recipient’s server refused the message for now.',
    'Le serveur du destinataire a refusé pour le moment.',
  ],
  kind_unsupported: [
    'This account cannot send this kind of message.',
    'Ce compte ne peut pas envoyer ce type de message.',
  ],
  country_refused: [
    'The provider may not send to this country.',
    'Le fournisseur ne peut pas envoyer vers ce pays.',
  ],
} as const satisfies Record<string, readonly [en: string, fr: string]>;

export type ReasonCode = keyof typeof REASONS;

export function reason(code: ReasonCode): ChannelReason {
  const [en, fr] = REASONS[code];
  return { code, en, fr };
}

/** The reason for a stored code. An unknown code becomes `provider_error`. */
export function storedReason(code: string | null): ChannelReason | null {
  if (code === null) return null;
  return reason(Object.hasOwn(REASONS, code) ? (code as ReasonCode) : 'provider_error');
}

/** The state of a working account whose provider reports events. */
export function reportedState(hookUrl: string | null): AccountState {
  return { state: 'connected', reason: hookUrl === null ? reason('replies_not_reported') : null };
}

/** Thrown by provider code when it knows that nothing was done. */
export class ChannelTrouble extends Error {
  readonly code: ReasonCode;
  /** True: a user must fix the account. False: it may recover without one. */
  readonly accountLost: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ReasonCode,
    {
      accountLost = false,
      retryAfterSeconds,
      cause,
    }: { accountLost?: boolean; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.name = 'ChannelTrouble';
    this.code = code;
    this.accountLost = accountLost;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * The outcome for a message when this error occurs before sending: it was not sent, and it may be
 * retried.
 */
export function refusedBy({ code, accountLost, retryAfterSeconds }: ChannelTrouble): Sent {
  return refused(code, { permanent: false, retryAfterSeconds, accountLost });
}

export function refused(
  code: ReasonCode,
  how: { permanent: boolean; retryAfterSeconds?: number; accountLost?: boolean },
): Sent {
  return { outcome: 'refused', reason: reason(code), ...how };
}
