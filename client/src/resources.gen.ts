// Generated from the operation table by `npm run generate`; do not edit.

import type { Call, Listing } from './call.ts';
import type { Data, Rest } from './contract.ts';
import type { CallOptions } from './request.ts';

export interface Resources {
  apiKeys: ApiKeysResource;
  audit: AuditResource;
  blueprints: BlueprintsResource;
  candidateStatuses: CandidateStatusesResource;
  candidates: CandidatesResource;
  castings: CastingsResource;
  channelAccounts: ChannelAccountsResource;
  channelProviders: ChannelProvidersResource;
  comments: CommentsResource;
  contacts: ContactsResource;
  deliveries: DeliveriesResource;
  drafts: DraftsResource;
  enrichmentProviders: EnrichmentProvidersResource;
  events: EventsResource;
  fairness: FairnessResource;
  filters: FiltersResource;
  identityProposals: IdentityProposalsResource;
  imports: ImportsResource;
  inbox: InboxResource;
  instance: InstanceResource;
  members: MembersResource;
  notices: NoticesResource;
  notifications: NotificationsResource;
  oauthClients: OauthClientsResource;
  poolTerms: PoolTermsResource;
  prompts: PromptsResource;
  requests: RequestsResource;
  savedSearches: SavedSearchesResource;
  savedViews: SavedViewsResource;
  search: SearchResource;
  shareLinks: ShareLinksResource;
  sourcings: SourcingsResource;
  suppressions: SuppressionsResource;
  talents: TalentsResource;
  usage: UsageResource;
  webhookSecret: WebhookSecretResource;
  workspace: WorkspaceResource;
}

export interface ApiKeysResource {
  /** List the workspace's API keys. */
  list(options?: CallOptions): Listing<Data<'listApiKeys'>, Data<'listApiKeys'>['apiKeys'][number]>;
  /** Change an API key. */
  change(keyId: string, input?: Rest<'changeApiKey'>, options?: CallOptions): Call<Data<'changeApiKey'>>;
  /** Revoke an API key. */
  revoke(keyId: string, options?: CallOptions): Call<Data<'revokeApiKey'>>;
}

export interface AuditResource {
  /** Read the audit log of the workspace. */
  list(input?: Rest<'listAuditEntries'>, options?: CallOptions): Listing<Data<'listAuditEntries'>, Data<'listAuditEntries'>['entries'][number]>;
  /** Verify the audit log of the workspace. */
  verify(options?: CallOptions): Call<Data<'verifyAuditLog'>>;
}

export interface BlueprintsResource {
  /** Create a sequence blueprint. */
  create(sourcingId: string, input: Rest<'createSequenceBlueprint'>, options?: CallOptions): Call<Data<'createSequenceBlueprint'>>;
  /** List the sequence blueprints of a sourcing. */
  list(sourcingId: string, input?: Rest<'listSequenceBlueprints'>, options?: CallOptions): Listing<Data<'listSequenceBlueprints'>, Data<'listSequenceBlueprints'>['blueprints'][number]>;
  /** Read a sequence blueprint. */
  get(blueprintId: string, options?: CallOptions): Call<Data<'getSequenceBlueprint'>>;
  /** Change a sequence blueprint. */
  update(blueprintId: string, input?: Rest<'updateSequenceBlueprint'>, options?: CallOptions): Call<Data<'updateSequenceBlueprint'>>;
  /** Delete a sequence blueprint. */
  delete(blueprintId: string, options?: CallOptions): Call<Data<'deleteSequenceBlueprint'>>;
  /** Start a sequence for candidates. */
  start(blueprintId: string, input: Rest<'startSequence'>, options?: CallOptions): Call<Data<'startSequence'>>;
  /** Preview a start. */
  simulate(blueprintId: string, input: Rest<'simulateSequence'>, options?: CallOptions): Call<Data<'simulateSequence'>>;
  /** Send a step to yourself. */
  sendTestEmail(blueprintId: string, input: Rest<'sendTestEmail'>, options?: CallOptions): Call<Data<'sendTestEmail'>>;
  /** Stop all running sequences of a blueprint. */
  stop(blueprintId: string, options?: CallOptions): Call<Data<'stopSequencesOfBlueprint'>>;
  /** Read the funnel of a blueprint, step by step. */
  getFunnel(blueprintId: string, options?: CallOptions): Call<Data<'getSequenceFunnel'>>;
  /** List a blueprint's sequences. */
  listRuns(blueprintId: string, input?: Rest<'listSequenceRuns'>, options?: CallOptions): Listing<Data<'listSequenceRuns'>, Data<'listSequenceRuns'>['runs'][number]>;
}

export interface CandidateStatusesResource {
  /** List the statuses that candidates can have. */
  list(options?: CallOptions): Listing<Data<'listCandidateStatuses'>, Data<'listCandidateStatuses'>['statuses'][number]>;
  /** Create a status of the workspace. */
  create(input: Rest<'createCandidateStatus'>, options?: CallOptions): Call<Data<'createCandidateStatus'>>;
  /** Rename or move a status of the workspace. */
  update(handle: string, input?: Rest<'updateCandidateStatus'>, options?: CallOptions): Call<Data<'updateCandidateStatus'>>;
  /** Delete a status that no candidate has. */
  delete(handle: string, options?: CallOptions): Call<Data<'deleteCandidateStatus'>>;
}

export interface CandidatesResource {
  /** Add a talent to a sourcing. */
  add(sourcingId: string, input: Rest<'addCandidate'>, options?: CallOptions): Call<Data<'addCandidate'>>;
  /** List the candidates of a sourcing. */
  list(sourcingId: string, input?: Rest<'listCandidates'>, options?: CallOptions): Listing<Data<'listCandidates'>, Data<'listCandidates'>['candidates'][number]>;
  /** Add up to 100 talents to a sourcing. */
  addMany(sourcingId: string, input: Rest<'addCandidates'>, options?: CallOptions): Call<Data<'addCandidates'>>;
  /** Read a candidate. */
  get(candidateId: string, options?: CallOptions): Call<Data<'getCandidate'>>;
  /** Change the rating, notes or owner of a candidate. */
  update(candidateId: string, input?: Rest<'updateCandidate'>, options?: CallOptions): Call<Data<'updateCandidate'>>;
  /** Read the profile of a candidate. */
  getProfile(candidateId: string, options?: CallOptions): Call<Data<'getCandidateProfile'>>;
  /** Change a candidate's status. */
  changeStatus(candidateId: string, input: Rest<'changeCandidateStatus'>, options?: CallOptions): Call<Data<'changeCandidateStatus'>>;
  /** Change the status of up to 1,000 candidates. */
  changeStatuses(input: Rest<'changeCandidateStatuses'>, options?: CallOptions): Call<Data<'changeCandidateStatuses'>>;
  /** Read the history of a candidate. */
  listHistory(candidateId: string, input?: Rest<'getCandidateHistory'>, options?: CallOptions): Listing<Data<'getCandidateHistory'>, Data<'getCandidateHistory'>['history'][number]>;
  /** Enrich a candidate. */
  enrich(candidateId: string, input: Rest<'enrichCandidate'>, options?: CallOptions): Call<Data<'enrichCandidate'>>;
  /** Enrich up to 100 candidates. */
  enrichMany(input: Rest<'enrichCandidates'>, options?: CallOptions): Call<Data<'enrichCandidates'>>;
  /** Read the contacts of a candidate. */
  getContacts(candidateId: string, options?: CallOptions): Call<Data<'getCandidateContacts'>>;
  /** Read the contacts of up to 100 candidates. */
  getManyContacts(input: Rest<'readCandidatesContacts'>, options?: CallOptions): Call<Data<'readCandidatesContacts'>>;
  /** Read the status of a candidate's sequences. */
  getSequenceStatus(candidateId: string, options?: CallOptions): Call<Data<'getSequenceStatus'>>;
  /** Stop a candidate's running sequences. */
  stopSequences(candidateId: string, options?: CallOptions): Call<Data<'stopSequencesOfCandidate'>>;
}

export interface CastingsResource {
  /** Start a qualified search from filters. */
  start(input: Rest<'startQualifiedSearch'>, options?: CallOptions): Call<Data<'startQualifiedSearch'>>;
  /** List the qualified searches of the workspace. */
  list(input?: Rest<'listQualifiedSearches'>, options?: CallOptions): Listing<Data<'listQualifiedSearches'>, Data<'listQualifiedSearches'>['castings'][number]>;
  /** Start a qualified search from a prompt. */
  startByPrompt(input: Rest<'startQualifiedSearchByPrompt'>, options?: CallOptions): Call<Data<'startQualifiedSearchByPrompt'>>;
  /** Read a qualified search and its verdicts. */
  get(castingId: string, input?: Rest<'getQualifiedSearch'>, options?: CallOptions): Listing<Data<'getQualifiedSearch'>, Data<'getQualifiedSearch'>['talents'][number]>;
  /** Explain the verdict on a talent. */
  explainVerdict(castingId: string, talentId: string, options?: CallOptions): Call<Data<'explainQualifiedVerdict'>>;
  /** Start the next call, or retry the failed wave. */
  continue(castingId: string, input?: Rest<'continueQualifiedSearch'>, options?: CallOptions): Call<Data<'continueQualifiedSearch'>>;
  /** List the webhook deliveries of a qualified search. */
  listDeliveries(castingId: string, input?: Rest<'listQualifiedSearchDeliveries'>, options?: CallOptions): Listing<Data<'listQualifiedSearchDeliveries'>, Data<'listQualifiedSearchDeliveries'>['deliveries'][number]>;
  /** Resend a webhook event. */
  redeliver(castingId: string, deliveryId: string, options?: CallOptions): Call<Data<'redeliverQualifiedSearchEvent'>>;
  /** Read what judging the same talents again would cost. */
  quoteRejudge(castingId: string, options?: CallOptions): Call<Data<'quoteQualifiedSearchRejudge'>>;
  /** Judge the talents of a qualified search again. */
  rejudge(castingId: string, input?: Rest<'rejudgeQualifiedSearch'>, options?: CallOptions): Call<Data<'rejudgeQualifiedSearch'>>;
  /** Read the figures of a qualified search. */
  summarize(castingId: string, options?: CallOptions): Call<Data<'summarizeQualifiedSearch'>>;
  /** List the calls of a qualified search, with their waves. */
  listCalls(castingId: string, input?: Rest<'listQualifiedSearchCalls'>, options?: CallOptions): Listing<Data<'listQualifiedSearchCalls'>, Data<'listQualifiedSearchCalls'>['calls'][number]>;
  /** Override a verdict. */
  overrideVerdict(castingId: string, talentId: string, input: Rest<'overrideQualifiedVerdict'>, options?: CallOptions): Call<Data<'overrideQualifiedVerdict'>>;
  /** Remove the override of a verdict. */
  removeVerdictOverride(castingId: string, talentId: string, options?: CallOptions): Call<Data<'removeQualifiedVerdictOverride'>>;
  /** Review a verdict. */
  reviewVerdict(castingId: string, talentId: string, input?: Rest<'reviewQualifiedVerdict'>, options?: CallOptions): Call<Data<'reviewQualifiedVerdict'>>;
}

export interface ChannelAccountsResource {
  /** List channel accounts. */
  list(options?: CallOptions): Listing<Data<'listChannelAccounts'>, Data<'listChannelAccounts'>['accounts'][number]>;
  /** Connect an account. */
  connect(input: Rest<'connectChannelAccount'>, options?: CallOptions): Call<Data<'connectChannelAccount'>>;
  /** Reconnect an account. */
  reconnect(accountId: string, input?: Rest<'reconnectChannelAccount'>, options?: CallOptions): Call<Data<'reconnectChannelAccount'>>;
  /** Disconnect an account. */
  disconnect(accountId: string, options?: CallOptions): Call<Data<'disconnectChannelAccount'>>;
  /** Test an account. */
  test(accountId: string, options?: CallOptions): Call<Data<'testChannelAccount'>>;
}

export interface ChannelProvidersResource {
  /** List the providers that accounts can be connected with. */
  list(options?: CallOptions): Listing<Data<'listChannelProviders'>, Data<'listChannelProviders'>['providers'][number]>;
}

export interface CommentsResource {
  /** List the comments on a candidate. */
  list(candidateId: string, input?: Rest<'listComments'>, options?: CallOptions): Listing<Data<'listComments'>, Data<'listComments'>['comments'][number]>;
}

export interface ContactsResource {
  /** Enrich a person by profile URL. */
  enrich(input: Rest<'enrichContact'>, options?: CallOptions): Call<Data<'enrichContact'>>;
}

export interface DeliveriesResource {
  /** List the webhook deliveries of all qualified searches. */
  list(input?: Rest<'listDeliveries'>, options?: CallOptions): Listing<Data<'listDeliveries'>, Data<'listDeliveries'>['deliveries'][number]>;
  /** Read a webhook delivery with its headers and body. */
  get(deliveryId: string, options?: CallOptions): Call<Data<'getDelivery'>>;
  /** Resend a webhook delivery. */
  redeliver(deliveryId: string, options?: CallOptions): Call<Data<'redeliverDelivery'>>;
  /** Send a sample webhook event. */
  trigger(input: Rest<'triggerWebhookEvent'>, options?: CallOptions): Call<Data<'triggerWebhookEvent'>>;
}

export interface DraftsResource {
  /** List the drafts that wait for approval. */
  list(input?: Rest<'listSequenceDrafts'>, options?: CallOptions): Listing<Data<'listSequenceDrafts'>, Data<'listSequenceDrafts'>['drafts'][number]>;
  /** Approve a draft, edited or unchanged. */
  approve(runId: string, stepId: string, input?: Rest<'approveSequenceStep'>, options?: CallOptions): Call<Data<'approveSequenceStep'>>;
}

export interface EnrichmentProvidersResource {
  /** List the contact providers. */
  list(options?: CallOptions): Listing<Data<'listEnrichmentProviders'>, Data<'listEnrichmentProviders'>['providers'][number]>;
  /** Add a contact provider. */
  set(input: Rest<'setEnrichmentProvider'>, options?: CallOptions): Call<Data<'setEnrichmentProvider'>>;
  /** Change a contact provider. */
  change(providerId: string, input?: Rest<'changeEnrichmentProvider'>, options?: CallOptions): Call<Data<'changeEnrichmentProvider'>>;
  /** Remove a contact provider. */
  remove(providerId: string, options?: CallOptions): Call<Data<'removeEnrichmentProvider'>>;
  /** Test the key of a contact provider. */
  test(providerId: string, options?: CallOptions): Call<Data<'testEnrichmentProvider'>>;
}

export interface EventsResource {
  /** Read what changed in the workspace. */
  list(input?: Rest<'listEvents'>, options?: CallOptions): Listing<Data<'listEvents'>, Data<'listEvents'>['events'][number]>;
}

export interface FairnessResource {
  /** Judge copies of profiles that differ only in what must not matter. */
  auditCounterfactuals(input: Rest<'auditCounterfactuals'>, options?: CallOptions): Call<Data<'auditCounterfactuals'>>;
}

export interface FiltersResource {
  /** List the filter types. */
  list(options?: CallOptions): Listing<Data<'listFilterTypes'>, Data<'listFilterTypes'>['filterTypes'][number]>;
  /** Diagnose filters that find too few people. */
  diagnose(input: Rest<'diagnoseSearch'>, options?: CallOptions): Call<Data<'diagnoseSearch'>>;
  /** Map the market that filters find. */
  mapMarket(input: Rest<'mapMarket'>, options?: CallOptions): Call<Data<'mapMarket'>>;
  /** Suggest values of a filter. */
  suggest(input: Rest<'suggestFilterValues'>, options?: CallOptions): Call<Data<'suggestFilterValues'>>;
}

export interface IdentityProposalsResource {
  /** List people who may be one. */
  list(input?: Rest<'listIdentityProposals'>, options?: CallOptions): Listing<Data<'listIdentityProposals'>, Data<'listIdentityProposals'>['proposals'][number]>;
  /** Make two people one. */
  merge(proposalId: string, options?: CallOptions): Call<Data<'mergeIdentityProposal'>>;
  /** Keep two people apart. */
  dismiss(proposalId: string, options?: CallOptions): Call<Data<'dismissIdentityProposal'>>;
}

export interface ImportsResource {
  /** Import a file of people. */
  create(input: Rest<'createTalentImport'>, options?: CallOptions): Call<Data<'createTalentImport'>>;
  /** List imports of people. */
  list(input?: Rest<'listTalentImports'>, options?: CallOptions): Listing<Data<'listTalentImports'>, Data<'listTalentImports'>['imports'][number]>;
  /** Preview how a file of people would be read. */
  preview(input: Rest<'previewTalentImport'>, options?: CallOptions): Call<Data<'previewTalentImport'>>;
  /** Read an import of people. */
  get(importId: string, options?: CallOptions): Call<Data<'getTalentImport'>>;
  /** List the rejected rows of an import. */
  getRejected(importId: string, options?: CallOptions): Call<Data<'listRejectedRows'>>;
  /** Undo an import of people. */
  undo(importId: string, options?: CallOptions): Call<Data<'undoTalentImport'>>;
}

export interface InboxResource {
  /** List the conversations with people who replied. */
  list(input?: Rest<'listConversations'>, options?: CallOptions): Listing<Data<'listConversations'>, Data<'listConversations'>['conversations'][number]>;
  /** Count the unread conversations. */
  countUnread(options?: CallOptions): Call<Data<'countUnreadConversations'>>;
  /** Read a conversation. */
  get(candidateId: string, options?: CallOptions): Call<Data<'getConversation'>>;
  /** Assign a conversation, or mark it as read or unread. */
  change(candidateId: string, input?: Rest<'changeConversation'>, options?: CallOptions): Call<Data<'changeConversation'>>;
  /** Say what a reply means: interested, not now, wrong person. */
  mark(candidateId: string, input: Rest<'markConversation'>, options?: CallOptions): Call<Data<'markConversation'>>;
  /** Answer a person who replied. */
  answer(candidateId: string, input: Rest<'answerConversation'>, options?: CallOptions): Call<Data<'answerConversation'>>;
}

export interface InstanceResource {
  /** Read the configuration of this installation. */
  get(options?: CallOptions): Call<Data<'readInstance'>>;
  /** Test the configured model. */
  testModel(options?: CallOptions): Call<Data<'testModel'>>;
}

export interface MembersResource {
  /** List the workspace's members. */
  list(options?: CallOptions): Listing<Data<'listMembers'>, Data<'listMembers'>['members'][number]>;
}

export interface NoticesResource {
  /** List your own people who must be told that you keep their data. */
  list(input?: Rest<'listTalentNotices'>, options?: CallOptions): Listing<Data<'listTalentNotices'>, Data<'listTalentNotices'>['talents'][number]>;
  /** Record that people were told, or were not. */
  record(input?: Rest<'recordTalentNotices'>, options?: CallOptions): Call<Data<'recordTalentNotices'>>;
  /** Read a text that tells people that you keep their data. */
  getTemplate(input?: Rest<'getNoticeTemplate'>, options?: CallOptions): Call<Data<'getNoticeTemplate'>>;
}

export interface NotificationsResource {
  /** List what you were told. */
  list(input?: Rest<'listNotifications'>, options?: CallOptions): Listing<Data<'listNotifications'>, Data<'listNotifications'>['notifications'][number]>;
  /** Mark notifications as read. */
  markRead(input?: Rest<'readNotifications'>, options?: CallOptions): Call<Data<'readNotifications'>>;
}

export interface OauthClientsResource {
  /** List the programs that have access through a key of the workspace. */
  list(options?: CallOptions): Listing<Data<'listOauthClients'>, Data<'listOauthClients'>['clients'][number]>;
  /** Revoke a program's access. */
  revoke(clientId: string, options?: CallOptions): Call<Data<'revokeOauthClient'>>;
}

export interface PoolTermsResource {
  /** Read the legal basis and retention of your own people. */
  get(options?: CallOptions): Call<Data<'readPoolTerms'>>;
  /** Set the legal basis and retention of your own people. */
  change(input?: Rest<'changePoolTerms'>, options?: CallOptions): Call<Data<'changePoolTerms'>>;
}

export interface PromptsResource {
  /** Preview how a prompt is interpreted. */
  interpret(input?: Rest<'interpretPrompt'>, options?: CallOptions): Call<Data<'interpretPrompt'>>;
}

export interface RequestsResource {
  /** List the requests of the workspace. */
  list(input?: Rest<'listRequests'>, options?: CallOptions): Listing<Data<'listRequests'>, Data<'listRequests'>['requests'][number]>;
  /** Read the bodies of a request. */
  getBodies(trackingCode: string, options?: CallOptions): Call<Data<'readRequestBodies'>>;
}

export interface SavedSearchesResource {
  /** List the saved searches of the workspace. */
  list(options?: CallOptions): Listing<Data<'listSavedSearches'>, Data<'listSavedSearches'>['savedSearches'][number]>;
  /** Save a search, with an alert on new people. */
  create(input: Rest<'createSavedSearch'>, options?: CallOptions): Call<Data<'createSavedSearch'>>;
  /** Rename a saved search, or change its alert. */
  change(savedSearchId: string, input?: Rest<'changeSavedSearch'>, options?: CallOptions): Call<Data<'changeSavedSearch'>>;
  /** Delete a saved search and its alert. */
  delete(savedSearchId: string, options?: CallOptions): Call<Data<'deleteSavedSearch'>>;
}

export interface SavedViewsResource {
  /** List your saved views. */
  list(input?: Rest<'listSavedViews'>, options?: CallOptions): Listing<Data<'listSavedViews'>, Data<'listSavedViews'>['views'][number]>;
  /** Save a view of a page. */
  create(input: Rest<'createSavedView'>, options?: CallOptions): Call<Data<'createSavedView'>>;
  /** Change the name or query of a saved view. */
  change(viewId: string, input?: Rest<'changeSavedView'>, options?: CallOptions): Call<Data<'changeSavedView'>>;
  /** Delete a saved view. */
  delete(viewId: string, options?: CallOptions): Call<Data<'deleteSavedView'>>;
}

export interface SearchResource {
  /** List the recent searches of the workspace. */
  listRecent(options?: CallOptions): Listing<Data<'listRecentSearches'>, Data<'listRecentSearches'>['recentSearches'][number]>;
  /** Read again whom a search returned. */
  readAgain(searchTransactionId: string, options?: CallOptions): Call<Data<'getRecentSearch'>>;
  /** Find which people earlier searches returned. */
  findSeen(input: Rest<'findSeenTalents'>, options?: CallOptions): Call<Data<'findSeenTalents'>>;
}

export interface ShareLinksResource {
  /** List the share links of a sourcing. */
  list(sourcingId: string, options?: CallOptions): Listing<Data<'listShareLinks'>, Data<'listShareLinks'>['shareLinks'][number]>;
  /** Revoke a share link. */
  revoke(shareLinkId: string, options?: CallOptions): Call<Data<'revokeShareLink'>>;
  /** List what readers of share links said. */
  feedback(sourcingId: string, options?: CallOptions): Listing<Data<'listShortlistFeedback'>, Data<'listShortlistFeedback'>['feedback'][number]>;
}

export interface SourcingsResource {
  /** Create an empty sourcing. */
  create(input?: Rest<'createSourcing'>, options?: CallOptions): Call<Data<'createSourcing'>>;
  /** List the sourcings of the workspace. */
  list(input?: Rest<'listSourcings'>, options?: CallOptions): Listing<Data<'listSourcings'>, Data<'listSourcings'>['sourcings'][number]>;
  /** Read a sourcing. */
  get(sourcingId: string, options?: CallOptions): Call<Data<'getSourcing'>>;
  /** Rename, close, reopen or hand over a sourcing. */
  update(sourcingId: string, input?: Rest<'updateSourcing'>, options?: CallOptions): Call<Data<'updateSourcing'>>;
  /** Read how far the candidates of a sourcing came. */
  getFunnel(sourcingId: string, options?: CallOptions): Call<Data<'readSourcingFunnel'>>;
  /** Read what happened in a sourcing. */
  listActivity(sourcingId: string, input?: Rest<'getSourcingActivity'>, options?: CallOptions): Listing<Data<'getSourcingActivity'>, Data<'getSourcingActivity'>['activity'][number]>;
}

export interface SuppressionsResource {
  /** List suppressed addresses. */
  list(input?: Rest<'listSuppressions'>, options?: CallOptions): Listing<Data<'listSuppressions'>, Data<'listSuppressions'>['suppressions'][number]>;
  /** Suppress an address. */
  add(input: Rest<'addSuppression'>, options?: CallOptions): Call<Data<'addSuppression'>>;
  /** Remove an address from the list. */
  remove(suppressionId: string, input?: Rest<'removeSuppression'>, options?: CallOptions): Call<Data<'removeSuppression'>>;
}

export interface TalentsResource {
  /** Find talents by filters. */
  search(input: Rest<'searchTalents'>, options?: CallOptions): Listing<Data<'searchTalents'>, Data<'searchTalents'>['talents'][number]>;
  /** Find talents by a prompt. */
  searchByPrompt(input: Rest<'searchTalentsByPrompt'>, options?: CallOptions): Listing<Data<'searchTalentsByPrompt'>, Data<'searchTalentsByPrompt'>['talents'][number]>;
  /** Find talents by filters (deprecated). @deprecated */
  searchLegacy(input: Rest<'searchTalentsLegacy'>, options?: CallOptions): Listing<Data<'searchTalentsLegacy'>, Data<'searchTalentsLegacy'>['talents'][number]>;
  /** Read what the workspace did with a person. */
  getHistory(talentId: string, options?: CallOptions): Call<Data<'getTalentHistory'>>;
  /** Read the contacts of a talent. */
  getContacts(talentId: string, options?: CallOptions): Call<Data<'getTalentContacts'>>;
  /** Add or update your own people. */
  add(input: Rest<'addTalents'>, options?: CallOptions): Call<Data<'addTalents'>>;
  /** List your own people. */
  list(input?: Rest<'listTalents'>, options?: CallOptions): Listing<Data<'listTalents'>, Data<'listTalents'>['talents'][number]>;
  /** Count your own people by place, title, skill and source. */
  count(input?: Rest<'countTalents'>, options?: CallOptions): Call<Data<'countTalents'>>;
  /** Read one of your own people. */
  get(talentId: string, options?: CallOptions): Call<Data<'getTalent'>>;
  /** Change one of your own people. */
  change(talentId: string, input?: Rest<'changeTalent'>, options?: CallOptions): Call<Data<'changeTalent'>>;
  /** Delete one of your own people. */
  delete(talentId: string, options?: CallOptions): Call<Data<'deleteTalent'>>;
  /** List your own people whose retention ended. */
  listEndedRetentions(input?: Rest<'listEndedRetentions'>, options?: CallOptions): Listing<Data<'listEndedRetentions'>, Data<'listEndedRetentions'>['talents'][number]>;
  /** Keep one of your own people longer. */
  keep(talentId: string, input: Rest<'keepTalent'>, options?: CallOptions): Call<Data<'keepTalent'>>;
  /** Find a person who asks what you know about them. */
  findSubject(input: Rest<'findSubject'>, options?: CallOptions): Call<Data<'findSubject'>>;
  /** Read everything that you know about a person. */
  readSubject(talentId: string, input?: Rest<'readSubject'>, options?: CallOptions): Call<Data<'readSubject'>>;
  /** Part two people who were merged. */
  unmerge(talentId: string, options?: CallOptions): Call<Data<'unmergeTalent'>>;
  /** Find a person to erase. */
  findToErase(input: Rest<'findPeopleToErase'>, options?: CallOptions): Call<Data<'findPeopleToErase'>>;
  /** Erase a person. */
  erase(talentId: string, options?: CallOptions): Call<Data<'eraseTalent'>>;
  /** Read where one of your own people comes from, and why you keep them. */
  getProvenance(talentId: string, options?: CallOptions): Call<Data<'getTalentProvenance'>>;
  /** Read the file that a person came in. */
  getOriginal(talentId: string, input?: Rest<'getTalentOriginal'>, options?: CallOptions): Call<Data<'getTalentOriginal'>>;
}

export interface UsageResource {
  /** Read the rate-limit usage of every API key. */
  getWindows(options?: CallOptions): Call<Data<'readUsageWindows'>>;
  /** Read the credit usage over time. */
  getCredits(input?: Rest<'readCreditUsage'>, options?: CallOptions): Call<Data<'readCreditUsage'>>;
  /** Read the credit usage by member or by sourcing. */
  getCreditGroups(input?: Rest<'readCreditGroups'>, options?: CallOptions): Call<Data<'readCreditGroups'>>;
}

export interface WebhookSecretResource {
  /** Read whether webhooks are signed. */
  get(options?: CallOptions): Call<Data<'getWebhookSecret'>>;
  /** Create or rotate the webhook secret. */
  rotate(input?: Rest<'rotateWebhookSecret'>, options?: CallOptions): Call<Data<'rotateWebhookSecret'>>;
  /** Stop signing webhooks. */
  remove(options?: CallOptions): Call<Data<'removeWebhookSecret'>>;
}

export interface WorkspaceResource {
  /** Read the workspace, its plan and its credits. */
  get(options?: CallOptions): Call<Data<'readWorkspace'>>;
  /** Change the settings of the workspace. */
  change(input?: Rest<'changeWorkspace'>, options?: CallOptions): Call<Data<'changeWorkspace'>>;
  /** Read which first steps are completed. */
  getOnboarding(options?: CallOptions): Call<Data<'readOnboarding'>>;
}
