import { typeid } from 'typeid-js';

/** Prefixes of the identifiers, one per kind of thing. */
export const ID_PREFIXES = {
  workspace: 'ws',
  user: 'usr',
  session: 'ses',
  account: 'acc',
  verification: 'ver',
  secondFactor: 'fac',
  passkey: 'pass',
  apiKey: 'key',
  talent: 'tal',
  searchTransaction: 'stx',
  casting: 'cast',
  run: 'run',
  delivery: 'dlv',
  request: 'req',
  organization: 'org',
  sourcing: 'src',
  candidate: 'cand',
  enrichment: 'enr',
  provider: 'prov',
  blueprint: 'seq',
  sequenceRun: 'srun',
  channelAccount: 'chan',
  outreachMessage: 'msg',
  outreachReply: 'rpl',
  suppression: 'sup',
  savedView: 'view',
  import: 'imp',
  identityProposal: 'idp',
  original: 'orig',
  notification: 'ntf',
  savedSearch: 'ssrch',
  shareLink: 'shr',
  comment: 'cmt',
} as const;

/**
 * An opaque identifier: readable prefix, then a UUIDv7 in base 32, so ids sort by creation and
 * cannot be guessed (decision 8).
 */
export function newId(kind: keyof typeof ID_PREFIXES): string {
  return typeid(ID_PREFIXES[kind]).toString();
}
