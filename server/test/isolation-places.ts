/* Where an id can stand in an operation: what the matrix of isolation.api.test.ts is made of. */

/** The ids of a workspace by what they are of. */
export type Ids = Record<Kind, string>;
export type Kind =
  | 'casting'
  | 'delivery'
  | 'castingCursor'
  | 'deliveryCursor'
  | 'castingListCursor'
  | 'callCursor'
  | 'allDeliveriesCursor'
  | 'auditCursor'
  | 'transaction'
  | 'sourcing'
  | 'candidate'
  | 'status'
  | 'provider'
  | 'blueprint'
  | 'run'
  | 'step'
  | 'account'
  | 'key'
  | 'user'
  | 'request'
  | 'requestCursor'
  | 'suppression'
  | 'view'
  | 'oauthClient'
  /** Somebody of the workspace's own pool: unlike shared people, nobody else's. */
  | 'talent'
  | 'import'
  | 'proposal'
  | 'savedSearch'
  | 'notification'
  | 'shareLink'
  | 'comment';

/** The value of a path parameter of that name. */
export const PARAMS: Record<string, Kind> = {
  castingId: 'casting',
  deliveryId: 'delivery',
  sourcingId: 'sourcing',
  candidateId: 'candidate',
  handle: 'status',
  providerId: 'provider',
  blueprintId: 'blueprint',
  runId: 'run',
  stepId: 'step',
  accountId: 'account',
  keyId: 'key',
  suppressionId: 'suppression',
  viewId: 'view',
  clientId: 'oauthClient',
  userId: 'user',
  talentId: 'talent',
  importId: 'import',
  proposalId: 'proposal',
  savedSearchId: 'savedSearch',
  shareLinkId: 'shareLink',
  commentId: 'comment',
  searchTransactionId: 'transaction',
  trackingCode: 'request',
};

/** The values in queries and bodies, by operation and place. */
export const PLACES: Record<string, Record<string, Kind>> = {
  listTalents: { importId: 'import', talentId: 'talent' },
  countTalents: { importId: 'import', talentId: 'talent' },
  searchTalents: { relatedSearchTransactionIds: 'transaction' },
  searchTalentsByPrompt: { relatedSearchTransactionIds: 'transaction' },
  searchTalentsLegacy: { relatedSearchTransactionIds: 'transaction' },
  createShareLink: { candidateIds: 'candidate' },
  addComment: { mentionedUserIds: 'user' },
  updateSourcing: { ownerUserId: 'user' },
  updateCandidate: { ownerUserId: 'user' },
  findSeenTalents: { talentIds: 'talent', exceptSearchTransactionIds: 'transaction' },
  auditCounterfactuals: { castingId: 'casting' },
  readNotifications: { notificationIds: 'notification' },
  getQualifiedSearch: { cursor: 'castingCursor' },
  listQualifiedSearchDeliveries: { cursor: 'deliveryCursor' },
  listQualifiedSearches: { cursor: 'castingListCursor' },
  listQualifiedSearchCalls: { cursor: 'callCursor' },
  listDeliveries: { cursor: 'allDeliveriesCursor' },
  addCandidate: { talentId: 'talent', castingId: 'casting' },
  addCandidates: { talentIds: 'talent', castingId: 'casting' },
  changeCandidateStatuses: { candidateIds: 'candidate', statusHandle: 'status' },
  enrichCandidates: { candidateIds: 'candidate' },
  readCandidatesContacts: { candidateIds: 'candidate' },
  recordTalentNotices: { talentIds: 'talent', importId: 'import' },
  listCandidates: { statusHandle: 'status' },
  changeCandidateStatus: { statusHandle: 'status' },
  createCandidateStatus: { handle: 'status' },
  createSequenceBlueprint: { 'steps.0.config.userId': 'user' },
  updateSequenceBlueprint: { 'steps.0.config.userId': 'user' },
  startSequence: { candidateIds: 'candidate' },
  simulateSequence: { candidateIds: 'candidate', 'steps.0.config.userId': 'user' },
  sendTestEmail: { candidateId: 'candidate', stepId: 'step', 'steps.0.config.userId': 'user' },
  listSequenceDrafts: { sourcingId: 'sourcing' },
  listConversations: { sourcingId: 'sourcing' },
  createTalentImport: { sourcingId: 'sourcing' },
  changeConversation: { assigneeUserId: 'user' },
  markConversation: { statusHandle: 'status' },
  connectChannelAccount: { userId: 'user' },
  listAuditEntries: { cursor: 'auditCursor' },
  listRequests: { cursor: 'requestCursor', keyId: 'key' },
};
