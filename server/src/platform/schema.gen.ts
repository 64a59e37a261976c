// Generated from the migrations by `npm run generate`; do not edit.

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ApiKeys {
  created_at: Generated<Timestamp>;
  display_prefix: string;
  id: string;
  limits: number[];
  name: string;
  previous_hash: Buffer | null;
  previous_until: Timestamp | null;
  revoked_at: Timestamp | null;
  rotated_at: Timestamp | null;
  scopes: Generated<string[]>;
  secret_hash: Buffer;
  user_id: string | null;
  workspace_id: string;
}

export interface AuditEntries {
  action: string;
  actor: string;
  at: Timestamp;
  chain: string;
  details: string;
  hash: Buffer;
  seq: number;
  subject: string;
}

export interface AuditHeads {
  chain: string;
  last_hash: Buffer;
  last_seq: number;
}

export interface AuthAccounts {
  account_id: string;
  created_at: Generated<Timestamp>;
  id: string;
  password: string | null;
  provider_id: string;
  updated_at: Generated<Timestamp>;
  user_id: string;
}

export interface AuthPasskeys {
  aaguid: string | null;
  backed_up: boolean;
  counter: number;
  created_at: Generated<Timestamp>;
  credential_id: string;
  device_type: string;
  id: string;
  name: string | null;
  public_key: string;
  transports: string | null;
  user_id: string;
}

export interface AuthSessions {
  confined_to: string | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  ip_address: string | null;
  minute: Generated<number>;
  requests: Generated<number>;
  token: string;
  updated_at: Generated<Timestamp>;
  user_agent: string | null;
  user_id: string;
  workspace_id: string | null;
}

export interface AuthTwoFactors {
  backup_codes: string;
  failed_verification_count: Generated<number>;
  id: string;
  locked_until: Timestamp | null;
  secret: string;
  user_id: string;
  verified: Generated<boolean>;
}

export interface AuthVerifications {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  identifier: string;
  updated_at: Generated<Timestamp>;
  value: string;
}

export interface Backups {
  beat_at: Timestamp;
  bytes: number | null;
  elsewhere: Generated<boolean>;
  error: string | null;
  finished_at: Timestamp | null;
  id: Generated<number>;
  name: string;
  started_at: Timestamp;
}

export interface CandidateComments {
  author_user_id: string;
  candidate_id: string;
  created_at: Generated<Timestamp>;
  id: string;
  mentions: Generated<string[]>;
  sourcing_id: string;
  talent_id: string;
  text: string;
  workspace_id: string;
}

export interface CandidateCounts {
  candidates: number;
  sourcing_id: string;
  status_handle: string;
  workspace_id: string;
}

export interface CandidateHistory {
  actor: string;
  at: Generated<Timestamp>;
  candidate_id: string;
  cause: string;
  change: string;
  from_value: string | null;
  id: Generated<number>;
  to_value: string | null;
  workspace_id: string;
}

export interface CandidateImports {
  candidate_id: string;
  import_id: string;
  is_new: boolean;
  note_marks: Generated<ArrayType<Buffer>>;
  status_handle: string | null;
  workspace_id: string;
}

export interface Candidates {
  casting_id: string | null;
  city: string | null;
  city_key: Generated<string | null>;
  company: string | null;
  company_key: Generated<string | null>;
  contacts_count: Generated<number>;
  created_at: Generated<Timestamp>;
  custom_status_handle: Generated<string | null>;
  firstname: string | null;
  id: string;
  job_title: string | null;
  job_title_key: Generated<string | null>;
  lastname: string | null;
  name_key: Generated<string | null>;
  notes: string | null;
  owner_user_id: string | null;
  pro_network_url: string | null;
  search_text: Generated<string | null>;
  sourcing_id: string;
  status_handle: string;
  talent_id: string;
  talent_version: Generated<number>;
  updated_at: Generated<Timestamp>;
  user_rating: number | null;
  workspace_id: string;
}

export interface CastingCalls {
  call_index: number;
  casting_id: string;
  charged: Generated<number>;
  greens: Generated<number>;
  max_credits: number;
  target_greens: number;
}

export interface CastingDeliveries {
  attempts: Generated<number>;
  body: Buffer | null;
  casting_id: string;
  claimed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  delivered_at: Timestamp | null;
  event_type: string;
  failed_at: Timestamp | null;
  id: string;
  last_answer: string | null;
  last_error: string | null;
  last_status: number | null;
  run_id: string;
  sendings: Generated<number>;
  seq: Generated<number>;
  talent_id: string | null;
  url: string;
  workspace_id: string;
}

export interface CastingDeliveryAttempts {
  answer: string | null;
  attempt: number;
  delivery_id: string;
  duration_ms: number;
  error: string | null;
  sending: number;
  started_at: Timestamp;
  status: number | null;
}

export interface CastingOverrides {
  at: Generated<Timestamp>;
  casting_id: string;
  reason: string;
  talent_id: string;
  user_id: string | null;
  verdict: string;
  workspace_id: string;
}

export interface CastingReviewHistory {
  at: Timestamp;
  casting_id: string;
  note: string | null;
  rating: number | null;
  seq: Generated<number>;
  talent_id: string;
  user_id: string | null;
  verdict: string | null;
  workspace_id: string;
}

export interface CastingReviews {
  at: Generated<Timestamp>;
  casting_id: string;
  note: string | null;
  rating: number | null;
  talent_id: string;
  user_id: string | null;
  verdict: string | null;
  workspace_id: string;
}

export interface CastingRuns {
  call_index: number;
  casting_id: string;
  ended_at: Timestamp | null;
  ended_by: string | null;
  id: string;
  started_at: Generated<Timestamp>;
}

export interface Castings {
  amber: Generated<number>;
  created_at: Generated<Timestamp>;
  credits_charged: Generated<number>;
  credits_per_talent: Generated<number>;
  criterias: string[];
  current_call: Generated<number>;
  current_wave: Generated<number>;
  custom_params: Buffer | null;
  filters: unknown;
  first_delivered_at: Timestamp | null;
  green: Generated<number>;
  id: string;
  identity: Buffer;
  key_id: string | null;
  launch_failed: Generated<boolean>;
  prompt: string | null;
  red: Generated<number>;
  rejudge_of: string | null;
  requested_by: string | null;
  scoring_language: string | null;
  seq: Generated<number>;
  source: string;
  status: string;
  target_greens: number;
  target_max_credits: number;
  webhook_url: string | null;
  webhook_verdicts: string[] | null;
  workspace_id: string;
}

export interface CastingVerdicts {
  casting_id: string;
  charged_at: Timestamp | null;
  judge: string;
  judged_at: Generated<Timestamp>;
  judged_order: number;
  model_input_tokens: Generated<number>;
  model_output_tokens: Generated<number>;
  profile_version: number;
  run_id: string;
  scoring: unknown | null;
  talent_id: string;
  verdict: string;
  verdict_rank: Generated<number>;
  was_kept: Generated<boolean>;
  wave: number;
  weakness: number | null;
}

export interface CastingWaves {
  casting_id: string;
  charged: number | null;
  ended_at: Timestamp | null;
  ended_by: string | null;
  reserved: number;
  returned: number | null;
  run_id: string;
  started_at: Generated<Timestamp>;
  wave: number;
}

export interface ChannelAccounts {
  address: string;
  created_at: Generated<Timestamp>;
  failing_since: Timestamp | null;
  failures: Generated<number>;
  id: string;
  mark: string | null;
  provider: string;
  reason: string | null;
  settings: Buffer | null;
  state: string;
  synced_at: Timestamp | null;
  type: string;
  updated_at: Generated<Timestamp>;
  user_id: string | null;
  workspace_id: string;
}

export interface ContactCounts {
  contacts: number;
  talent_id: string;
  workspace_id: string;
}

export interface CreditAccounts {
  account: string;
  available: Generated<number>;
  reserved: Generated<number>;
  workspace_id: string;
}

export interface CreditEntries {
  account: string;
  available: Generated<number>;
  business_key: string;
  created_at: Generated<Timestamp>;
  granted: Generated<number>;
  holder: string | null;
  id: Generated<number>;
  reason: string;
  reserved: Generated<number>;
  spent: Generated<number>;
  workspace_id: string;
}

export interface CreditHolds {
  account: string;
  amount: number;
  holder: string;
  workspace_id: string;
}

export interface CustomStatuses {
  created_at: Generated<Timestamp>;
  handle: string;
  label: string;
  position: number;
  workspace_id: string;
}

export interface EnrichmentAttempts {
  asked_again: Generated<boolean>;
  at: Timestamp;
  credits_charged: Generated<number>;
  enrichment_id: string;
  id: Generated<number>;
  kind: string;
  outcome: string;
  provider: string;
  reason: string;
  talent_id: string;
  workspace_id: string;
}

export interface EnrichmentCalls {
  due_at: Timestamp;
  enrichment_id: string;
  give_up_at: Timestamp | null;
  kinds: string[];
  provider: string;
  state: string;
  ticket_sealed: Buffer | null;
  tries: Generated<number>;
  unknowns: Generated<number>;
}

export interface EnrichmentKinds {
  enrichment_id: string;
  kind: string;
  price: number;
  state: Generated<string>;
  talent_id: string;
  workspace_id: string;
}

export interface EnrichmentProviders {
  base_url: string | null;
  cost: number;
  created_at: Generated<Timestamp>;
  id: string;
  key_sealed: Buffer;
  kinds: string[];
  last_outcome: string | null;
  last_reason: string | null;
  last_used_at: Timestamp | null;
  paused: Generated<boolean>;
  position: number | null;
  type: string;
  workspace_id: string;
}

export interface Enrichments {
  ended_at: Timestamp | null;
  id: string;
  requested_by: string;
  started_at: Timestamp;
  talent_id: string;
  workspace_id: string;
}

export interface EventFeeds {
  last_position: Generated<number>;
  workspace_id: string;
}

export interface FileRemovals {
  due_at: Timestamp;
  file_id: string;
  workspace_id: string;
}

export interface IdempotencyKeys {
  answer: Buffer | null;
  answered_at: Timestamp | null;
  claim: string;
  claimed_until: Timestamp;
  created_at: Timestamp;
  erased_meanwhile: Generated<string[]>;
  ids_in_answer: Generated<string[]>;
  key_fingerprint: Buffer;
  request_fingerprint: Buffer;
  workspace_id: string;
}

export interface IdentityProposals {
  actor: string | null;
  created_at: Timestamp;
  decided_at: Timestamp | null;
  id: string;
  other_id: string;
  status: string;
  talent_id: string;
  workspace_id: string;
}

export interface ImportProgress {
  changed_at: Timestamp;
  fingerprint: Buffer;
  imported: number;
  line: number;
  rejected: number;
  rows_done: number;
  updated: number;
}

export interface Installation {
  only_row: Generated<boolean>;
  secret_fingerprint: Buffer;
}

export interface IpAttempts {
  blocked_until: Timestamp | null;
  failures: number;
  ip: string;
  place: number;
  place_group: number;
  window_start: Timestamp;
}

export interface Judgements {
  answer: Buffer;
  created_at: Generated<Timestamp>;
  month: Timestamp;
  profile_version: number;
  question: Buffer;
  talent_id: string;
  workspace_id: string;
}

export interface KeyWindows {
  buckets: Generated<ArrayType<number>>;
  counts: Generated<ArrayType<number>>;
  key_id: string;
  last_used_at: Timestamp | null;
}

export interface LiveEvents {
  at: Generated<Timestamp>;
  ids: unknown;
  seq: Generated<number>;
  type: string;
  workspace_id: string;
  xid: Generated<string>;
}

export interface Memberships {
  created_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
  joined_at: Timestamp | null;
  role: string;
  user_id: string;
  workspace_id: string;
}

export interface Milestones {
  at: Timestamp;
  name: string;
}

export interface ModelCalls {
  id: string;
  until: Timestamp;
  workspace_id: string;
}

export interface Notifications {
  cause: string;
  created_at: Generated<Timestamp>;
  id: string;
  read_at: Timestamp | null;
  subject: unknown;
  type: string;
  user_id: string;
  workspace_id: string;
}

export interface OauthArtifacts {
  audience: string | null;
  consumed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  grant_hash: Buffer | null;
  hash: Buffer;
  key_id: string | null;
  kind: string;
  payload: Buffer;
  scopes: string[] | null;
  uid_hash: Buffer | null;
}

export interface OauthClients {
  consented_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  id: string;
  metadata: Buffer;
}

export interface OauthIntroductions {
  count: number;
  ip: string;
  window_start: Timestamp;
}

export interface OutreachConversations {
  answered_at: Timestamp | null;
  assignee_user_id: string | null;
  candidate_id: string;
  last_reply_at: Timestamp;
  last_reply_id: string;
  mark: string | null;
  marked_at: Timestamp | null;
  marked_by: string | null;
  sourcing_id: string;
  talent_id: string;
  unread: Generated<boolean>;
  workspace_id: string;
}

export interface OutreachEvents {
  account_id: string;
  at: Timestamp;
  event_key: string;
  kind: string;
  run_id: string;
  workspace_id: string;
}

export interface OutreachMessages {
  account_id: string | null;
  address_fingerprint: Buffer | null;
  blocked_since: Timestamp | null;
  body: Buffer | null;
  bounced_at: Timestamp | null;
  channel: string;
  claimed_at: Generated<Timestamp>;
  id: string;
  outcome: Generated<string>;
  provider_message_id: string | null;
  reason: string | null;
  reply_id: string | null;
  run_id: string;
  sent_at: Timestamp | null;
  sent_on: Timestamp;
  step_id: string | null;
  subject_variant: string | null;
  talent_id: string;
  thread_id: string | null;
  workspace_id: string;
  written_by: string | null;
}

export interface OutreachReplies {
  account_id: string;
  body: Buffer | null;
  candidate_id: string;
  channel: string;
  event_key: string;
  id: string;
  provider_message_id: string | null;
  received_at: Timestamp;
  run_id: string;
  talent_id: string;
  thread_id: string | null;
  workspace_id: string;
}

export interface OutreachSuppressions {
  added_by: string | null;
  address_fingerprint: Buffer;
  created_at: Generated<Timestamp>;
  hint: Buffer | null;
  id: string;
  kind: string | null;
  reason: string;
  workspace_id: string;
}

export interface OutreachTalentDays {
  blueprint_id: string;
  day: Timestamp;
  talent_id: string;
  workspace_id: string;
}

export interface PoolTerms {
  at_end: Generated<string>;
  least_stated_months: number | null;
  legal_basis: string | null;
  next_check_at: Timestamp;
  retention_months: number | null;
  workspace_id: string;
}

export interface ProcessEngine {
  only_row: Generated<boolean>;
  temporal_namespace_id: string;
}

export interface Processes {
  created_at: Generated<Timestamp>;
  due: Generated<boolean>;
  failures: Generated<number>;
  id: string;
  kind: string;
  last_error: string | null;
  lease_token: string | null;
  wake_at: Timestamp;
  wakes: Generated<number>;
  workspace_id: string;
}

export interface ProcessSignals {
  id: string;
  kind: string;
  send_after: Generated<Timestamp>;
  token: Generated<string>;
  workspace_id: string;
}

export interface ProtocolWindows {
  key_id: string;
  minute: number;
  minute_count: number;
  second: number;
  second_count: number;
}

export interface RequestBodies {
  at: Timestamp;
  sealed: Buffer;
  tracking_code: string;
  workspace_id: string;
}

export interface RequestLog {
  at: Timestamp;
  duration_ms: number;
  error_code: string | null;
  key_id: string | null;
  method: string;
  route: string | null;
  status: number;
  tracking_code: string;
  user_id: string | null;
  workspace_id: string;
}

export interface SandboxEvents {
  at: Generated<Timestamp>;
  id: Generated<number>;
  kind: string;
  message_id: string;
  words: Buffer | null;
}

export interface SandboxMessages {
  account_id: string;
  body: Buffer;
  delivered_at: Generated<Timestamp>;
  id: string;
  kind: string;
  message_key: string;
  workspace_id: string;
}

export interface SavedSearches {
  alert: string;
  counted_at: Timestamp;
  created_at: Generated<Timestamp>;
  criterias: Generated<string[]>;
  due_at: Timestamp | null;
  filters: unknown;
  id: string;
  match_count: number;
  name: string;
  owner_user_id: string | null;
  prompt: string | null;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface SavedSearchPeople {
  saved_search_id: string;
  talent_id: string;
  told_on: Timestamp | null;
  workspace_id: string;
}

export interface SavedViews {
  created_at: Generated<Timestamp>;
  id: string;
  name: string;
  owner_id: string;
  page: string;
  query: string;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface ScimConnections {
  created_at: Generated<Timestamp>;
  default_role: string;
  last_used_at: Timestamp | null;
  role_attribute: string | null;
  roles: Generated<unknown>;
  token_hash: Buffer;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface ScimUsers {
  attributes: Generated<unknown>;
  created_at: Generated<Timestamp>;
  external_id: string | null;
  updated_at: Generated<Timestamp>;
  user_id: string;
  user_name: string;
  workspace_id: string;
}

export interface SearchAlerts {
  at: Generated<Timestamp>;
  day: Timestamp;
  mail: string;
  mail_attempts: Generated<number>;
  new_matches: number;
  saved_search_id: string;
  workspace_id: string;
}

export interface SearchTransactions {
  created_at: Generated<Timestamp>;
  credits_charged: number;
  estimation_count: number;
  id: string;
  key_id: string | null;
  kind: string;
  paid_before: Generated<number>;
  request: unknown;
  requested_by: string | null;
  talent_ids: string[];
  workspace_id: string;
}

export interface SequenceBlueprints {
  config: unknown;
  created_at: Generated<Timestamp>;
  created_by_user_id: string | null;
  deleted_at: Timestamp | null;
  id: string;
  name: string;
  sourcing_id: string;
  steps: unknown;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface SequenceRuns {
  blueprint_id: string;
  candidate_id: string;
  config: unknown;
  current_step_id: string | null;
  ended_at: Timestamp | null;
  id: string;
  invitation_accepted_at: Timestamp | null;
  replied_at: Timestamp | null;
  sender_user_id: string | null;
  sourcing_id: string;
  started_at: Generated<Timestamp>;
  state: Generated<string>;
  steps: unknown;
  stop_reason: string | null;
  talent_id: string;
  workspace_id: string;
}

export interface SequenceRunSteps {
  approved_at: Timestamp | null;
  approved_by: string | null;
  blocked_since: Timestamp | null;
  done_at: Timestamp | null;
  draft: Buffer | null;
  due_at: Timestamp | null;
  position: number;
  reason: string | null;
  run_id: string;
  slot_account_id: string | null;
  slot_at: Timestamp | null;
  state: Generated<string>;
  step_id: string;
}

export interface ShareFeedback {
  at: Generated<Timestamp>;
  author: string | null;
  candidate_id: string;
  comment: string | null;
  share_link_id: string;
  sourcing_id: string;
  talent_id: string;
  thumb: string | null;
  workspace_id: string;
}

export interface ShareLinks {
  candidate_ids: string[] | null;
  created_at: Generated<Timestamp>;
  created_by: string;
  expires_at: Timestamp;
  id: string;
  opened_at: Timestamp | null;
  revoked_at: Timestamp | null;
  shows_contacts: boolean;
  sourcing_id: string;
  token_hash: Buffer;
  workspace_id: string;
}

export interface SignInAttempts {
  attempts: number;
  blocked_until: Timestamp | null;
  place: number;
  place_group: number;
  subject: string;
  window_end: Timestamp;
}

export interface SignInLinks {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  mailed: Generated<boolean>;
  token_hash: Buffer;
  user_id: string;
  workspace_id: string | null;
}

export interface SocketFailures {
  counter: number;
  failures: number;
  window_start: Timestamp;
}

export interface Sourcings {
  created_at: Generated<Timestamp>;
  created_by_key_id: string | null;
  description: string | null;
  id: string;
  job_title: string | null;
  location: string | null;
  name: string;
  number: number;
  owner_user_id: string | null;
  status: Generated<string>;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface SsoConnections {
  client_id: string;
  client_secret: Buffer;
  created_at: Generated<Timestamp>;
  default_role: string | null;
  enforced: Generated<boolean>;
  issuer: string;
  role_claim: string | null;
  roles: Generated<unknown>;
  updated_at: Generated<Timestamp>;
  workspace_id: string;
}

export interface SsoIdentities {
  created_at: Generated<Timestamp>;
  issuer: string;
  subject: string;
  user_id: string;
  workspace_id: string;
}

export interface TalentContacts {
  found_at: Timestamp;
  kind: string;
  provider: string;
  talent_id: string;
  value_fingerprint: Buffer;
  value_sealed: Buffer;
}

export interface TalentIdentityKeys {
  key: number;
  talent_id: string;
  workspace_id: string;
}

export interface TalentImportChunks {
  bytes: Buffer;
  import_id: string;
  position: number;
}

export interface TalentImportHeadings {
  actor: string;
  decided_at: Timestamp;
  field: string | null;
  heading: string;
  workspace_id: string;
}

export interface TalentImportRejects {
  cells_sealed: Buffer | null;
  file: string | null;
  import_id: string;
  reason: string;
  row_number: number;
}

export interface TalentImports {
  actor: string;
  candidates: Generated<number>;
  changed_at: Timestamp;
  created: Generated<number>;
  created_at: Timestamp;
  dry_run: boolean;
  failure: string | null;
  file_name: string;
  format: string | null;
  id: string;
  key_id: string | null;
  language: string | null;
  legal_basis: string | null;
  mapping: unknown | null;
  merged: Generated<number>;
  notes: Generated<number>;
  proposed: Generated<number>;
  rejected: Generated<number>;
  retention_months: number | null;
  rows_read: Generated<number>;
  sourcing_id: string | null;
  status: string;
  stored_bytes: Generated<number>;
  updated: Generated<number>;
  workspace_id: string;
}

export interface TalentImportStages {
  import_id: string;
  is_known: boolean;
  people: number;
  stage: string;
  status_handle: string;
}

export interface TalentKeeps {
  actor: string;
  decided_at: Timestamp;
  kept_until: Timestamp;
  talent_id: string;
  workspace_id: string;
}

export interface TalentMerges {
  actor: string;
  merged_at: Timestamp;
  moved_ids: string[];
  survivor_id: string;
  talent_id: string;
  workspace_id: string;
}

export interface TalentNotices {
  actor: string;
  how: string;
  informed_at: Timestamp;
  recorded_at: Timestamp;
  talent_id: string;
  workspace_id: string;
}

export interface TalentOriginals {
  details_sealed: Buffer;
  fingerprint: Buffer;
  id: string;
  import_id: string | null;
  key_sealed: Buffer;
  size: number;
  stored_at: Timestamp;
  talent_id: string;
  workspace_id: string;
}

export interface TalentRecords {
  actor: string;
  contact_fingerprints: Generated<ArrayType<Buffer>>;
  fields: unknown | null;
  id: Generated<number>;
  import_id: string | null;
  is_edit: Generated<boolean>;
  key_id: string | null;
  legal_basis: string | null;
  received_at: Timestamp;
  repeats_id: number | null;
  retention_months: number | null;
  talent_id: string;
  workspace_id: string;
}

export interface TalentRefreshes {
  claimed_until: Timestamp | null;
  failures: Generated<number>;
  next_at: Generated<Timestamp>;
  outcome: string | null;
  talent_id: string;
}

export interface Talents {
  changed_xid: Generated<string>;
  erased_at: Timestamp | null;
  erased_fingerprints: ArrayType<Buffer> | null;
  erased_url_fingerprint: Buffer | null;
  id: string;
  imported_at: Timestamp;
  is_removed: Generated<boolean>;
  merged_into: string | null;
  pro_network_url: string | null;
  profile: unknown | null;
  refreshed_at: Timestamp;
  source_id: string | null;
  version: Generated<number>;
  workspace_id: string | null;
}

export interface TalentsPaid {
  talent_id: string;
  workspace_id: string;
}

export interface TestEmails {
  id: Generated<number>;
  sent_at: Timestamp;
  user_id: string;
  workspace_id: string;
}

export interface Users {
  created_at: Generated<Timestamp>;
  email: string | null;
  email_verified: Generated<boolean>;
  id: string;
  image: string | null;
  language: string | null;
  local_email: string | null;
  local_to: string | null;
  name: string;
  two_factor_enabled: Generated<boolean>;
  updated_at: Generated<Timestamp>;
}

export interface Vocabularies {
  imported_at: Generated<Timestamp>;
  publisher: string;
  report: unknown;
  roles: string;
  skills: string;
}

export interface WebhookSecrets {
  casting_id: string | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp | null;
  id: Generated<number>;
  sealed: Buffer;
  workspace_id: string;
}

export interface Workers {
  id: string;
  kinds: string[];
  seen_at: Generated<Timestamp>;
}

export interface WorkspaceContacts {
  expires_at: Timestamp;
  found_at: Timestamp;
  kind: string;
  place: number;
  provider: string;
  status: string;
  talent_id: string;
  usage: string | null;
  value_fingerprint: Buffer;
  value_sealed: Buffer;
  workspace_id: string;
}

export interface WorkspaceEvents {
  at: Generated<Timestamp>;
  data: unknown;
  position: number | null;
  seq: Generated<number>;
  type: string;
  workspace_id: string;
}

export interface Workspaces {
  capabilities: Generated<string[]>;
  country: string | null;
  created_at: Generated<Timestamp>;
  id: string;
  language: string | null;
  name: string;
  protected_proxies: Generated<string>;
  suspended_at: Timestamp | null;
  suspension_reason: string | null;
}

export interface DB {
  api_keys: ApiKeys;
  audit_entries: AuditEntries;
  audit_heads: AuditHeads;
  auth_accounts: AuthAccounts;
  auth_passkeys: AuthPasskeys;
  auth_sessions: AuthSessions;
  auth_two_factors: AuthTwoFactors;
  auth_verifications: AuthVerifications;
  backups: Backups;
  candidate_comments: CandidateComments;
  candidate_counts: CandidateCounts;
  candidate_history: CandidateHistory;
  candidate_imports: CandidateImports;
  candidates: Candidates;
  casting_calls: CastingCalls;
  casting_deliveries: CastingDeliveries;
  casting_delivery_attempts: CastingDeliveryAttempts;
  casting_overrides: CastingOverrides;
  casting_review_history: CastingReviewHistory;
  casting_reviews: CastingReviews;
  casting_runs: CastingRuns;
  casting_verdicts: CastingVerdicts;
  casting_waves: CastingWaves;
  castings: Castings;
  channel_accounts: ChannelAccounts;
  contact_counts: ContactCounts;
  credit_accounts: CreditAccounts;
  credit_entries: CreditEntries;
  credit_holds: CreditHolds;
  custom_statuses: CustomStatuses;
  enrichment_attempts: EnrichmentAttempts;
  enrichment_calls: EnrichmentCalls;
  enrichment_kinds: EnrichmentKinds;
  enrichment_providers: EnrichmentProviders;
  enrichments: Enrichments;
  event_feeds: EventFeeds;
  file_removals: FileRemovals;
  idempotency_keys: IdempotencyKeys;
  identity_proposals: IdentityProposals;
  import_progress: ImportProgress;
  installation: Installation;
  ip_attempts: IpAttempts;
  judgements: Judgements;
  key_windows: KeyWindows;
  live_events: LiveEvents;
  memberships: Memberships;
  milestones: Milestones;
  model_calls: ModelCalls;
  notifications: Notifications;
  oauth_artifacts: OauthArtifacts;
  oauth_clients: OauthClients;
  oauth_introductions: OauthIntroductions;
  outreach_conversations: OutreachConversations;
  outreach_events: OutreachEvents;
  outreach_messages: OutreachMessages;
  outreach_replies: OutreachReplies;
  outreach_suppressions: OutreachSuppressions;
  outreach_talent_days: OutreachTalentDays;
  pool_terms: PoolTerms;
  process_engine: ProcessEngine;
  process_signals: ProcessSignals;
  processes: Processes;
  protocol_windows: ProtocolWindows;
  request_bodies: RequestBodies;
  request_log: RequestLog;
  sandbox_events: SandboxEvents;
  sandbox_messages: SandboxMessages;
  saved_search_people: SavedSearchPeople;
  saved_searches: SavedSearches;
  saved_views: SavedViews;
  scim_connections: ScimConnections;
  scim_users: ScimUsers;
  search_alerts: SearchAlerts;
  search_transactions: SearchTransactions;
  sequence_blueprints: SequenceBlueprints;
  sequence_run_steps: SequenceRunSteps;
  sequence_runs: SequenceRuns;
  share_feedback: ShareFeedback;
  share_links: ShareLinks;
  sign_in_attempts: SignInAttempts;
  sign_in_links: SignInLinks;
  socket_failures: SocketFailures;
  sourcings: Sourcings;
  sso_connections: SsoConnections;
  sso_identities: SsoIdentities;
  talent_contacts: TalentContacts;
  talent_identity_keys: TalentIdentityKeys;
  talent_import_chunks: TalentImportChunks;
  talent_import_headings: TalentImportHeadings;
  talent_import_rejects: TalentImportRejects;
  talent_import_stages: TalentImportStages;
  talent_imports: TalentImports;
  talent_keeps: TalentKeeps;
  talent_merges: TalentMerges;
  talent_notices: TalentNotices;
  talent_originals: TalentOriginals;
  talent_records: TalentRecords;
  talent_refreshes: TalentRefreshes;
  talents: Talents;
  talents_paid: TalentsPaid;
  test_emails: TestEmails;
  users: Users;
  vocabularies: Vocabularies;
  webhook_secrets: WebhookSecrets;
  workers: Workers;
  workspace_contacts: WorkspaceContacts;
  workspace_events: WorkspaceEvents;
  workspaces: Workspaces;
}
