import type { Access } from '../access/access.ts';
import type { ChannelAccount, OutgoingMessage, Sender, Sent } from '../channels/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { Principal } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { readBlueprint } from './blueprint-store.ts';
import { candidateIssues } from './candidate-refusals.ts';
import { senderOf } from './rules/prerequisites.ts';
import { needsDraft } from './rules/run-machine.ts';
import type { Step } from './rules/step.ts';
import { storedStep } from './rules/step-rules.ts';
import { renderWords, wordsOf } from './run-message.ts';
import { correspondents, type MessageDependencies } from './run-recipient.ts';
import { subjectVariantOf } from './subject-variant.ts';
import { MAX_TEST_EMAILS, type TestEmail, type TestEmailRequest } from './test-email-contract.ts';
import { countTestEmail } from './test-email-store.ts';

export type TestEmailDependencies = Omit<
  MessageDependencies,
  'access' | 'channels' | 'sourcings'
> & {
  db: Database;
  clock: Clock;
  log: Log;
  access: Pick<Access, 'requireCapability' | 'userNames'>;
  sourcings: MessageDependencies['sourcings'] & Pick<Sourcings, 'findCandidates'>;
  channels: MessageDependencies['channels'] &
    Sender & {
      /** An unsubscribe link that does nothing. */
      testUnsubscribeUrl(): string | undefined;
    };
  /** The confirmed address of a member; null without one. */
  recipientOf(
    workspaceId: string,
    userId: string,
  ): Promise<{ email: string; language: 'en' | 'fr' | null } | null>;
};

const HOUR_MS = 3_600_000;
const SEND_TIMEOUT_MS = 60_000;

/**
 * Sends a step to the user who asks, with the words that a candidate would read. Nothing is stored
 * of it but when it was sent, so it is in no statistic and no limit of a sequence.
 */
export function createTestEmail(dependencies: TestEmailDependencies) {
  const { db, access, channels, recipientOf } = dependencies;

  return async function sendTestEmail(
    principal: Principal,
    blueprintId: string,
    request: TestEmailRequest,
  ): Promise<TestEmail> {
    const { workspaceId, userId } = principal;
    access.requireCapability(principal, 'use_outreach_integrations');
    if (userId === null)
      throw new AppError('forbidden', {
        message: 'This API key has no owner, so nobody can get the test. Use the key of a user.',
      });
    const { step, candidate, sourcingId } = await find(
      dependencies,
      principal,
      blueprintId,
      request,
    );
    const people = await correspondents(
      dependencies,
      { workspaceId, talentId: candidate.talentId, sourcingId, senderUserId: userId },
      step,
    );
    if (!people) throw new AppError('not_found');
    const subjectVariant = subjectVariantOf({ blueprintId, talentId: candidate.talentId }, step);
    const words = renderWords(wordsOf(step, subjectVariant), people);
    if ('missing' in words)
      throw invalid(['stepId'], `has no value for ${words.missing.join(', ')}`, {
        code: 'missing_variable',
        variables: words.missing,
      });
    const account = await requireMailbox(channels, db, workspaceId, senderOf(step, userId));
    const own = await recipientOf(workspaceId, userId);
    const sentTo = own?.email ?? account.address;
    const subject = `[Test] ${words.subject ?? ''}`;
    await requireTurn(dependencies, workspaceId, userId);
    await send(dependencies, principal, account, {
      kind: 'email',
      to: { name: people.recruiterName ?? '', email: sentTo },
      fromName: people.recruiterName ?? undefined,
      subject,
      text: words.content,
      messageKey: `test.${newId('outreachMessage')}`,
      unsubscribeUrl: channels.testUnsubscribeUrl(),
    });
    return { sentTo, subject, subjectVariant };
  };
}

/** Throws not_found, and validation_error for what cannot be tested. */
async function find(
  { db, sourcings }: TestEmailDependencies,
  { workspaceId }: Principal,
  blueprintId: string,
  { candidateId, stepId, steps }: TestEmailRequest,
) {
  const blueprint = await readBlueprint(db, workspaceId, blueprintId);
  const [candidate] = await sourcings.findCandidates(db, workspaceId, [candidateId]);
  if (!blueprint || !candidate) throw new AppError('not_found');
  const issues = candidateIssues(candidate, blueprint.sourcingId);
  if (issues.length > 0) throw new AppError('validation_error', { issues });
  const step = (steps?.map(storedStep) ?? blueprint.steps).find(({ id }: Step) => id === stepId);
  if (!step) throw invalid(['stepId'], 'is not a step of this blueprint');
  if (step.type !== 'EMAIL') throw invalid(['stepId'], 'must be a step of type EMAIL');
  if (needsDraft(step))
    throw invalid(['stepId'], 'is written for each candidate when it is due; there is no text yet');
  return { step, candidate, sourcingId: blueprint.sourcingId };
}

/** Throws forbidden unless the sender has a connected mailbox. */
async function requireMailbox(
  channels: TestEmailDependencies['channels'],
  db: Database,
  workspaceId: string,
  userId: string | null,
): Promise<ChannelAccount> {
  const account = await channels.accountFor(db, workspaceId, userId, 'email');
  if (account?.state !== 'connected')
    throw new AppError('forbidden', {
      message: 'A test needs a connected mailbox. Connect one, or wait until it is synced.',
      details: { code: 'email_not_connected_or_syncing' },
    });
  return account;
}

/** Throws rate_limit_exceeded. */
async function requireTurn(
  { db, clock }: TestEmailDependencies,
  workspaceId: string,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - HOUR_MS);
  const full = await db
    .transaction()
    .execute((tx) => countTestEmail(tx, workspaceId, { userId, now, since, max: MAX_TEST_EMAILS }));
  if (full === null) return;
  const seconds = Math.ceil((full.oldest.getTime() - since.getTime()) / 1_000);
  throw new AppError('rate_limit_exceeded', {
    message: `You sent ${MAX_TEST_EMAILS} tests in the last hour. Try again later.`,
    headers: { 'Retry-After': String(Math.max(1, seconds)) },
  });
}

/** Throws mail_failed, in the language of the user. */
async function send(
  { channels, log }: TestEmailDependencies,
  { language }: Principal,
  account: ChannelAccount,
  message: OutgoingMessage,
): Promise<void> {
  let sent: Sent;
  try {
    sent = await channels.send(account, message, AbortSignal.timeout(SEND_TIMEOUT_MS));
  } catch (error) {
    log.warn({ err: error, accountId: account.accountId }, 'the outcome of a test is not known');
    throw new AppError('mail_failed', {
      message: 'The mail server did not answer. Look in your mailbox before you send another test.',
    });
  }
  if (sent.outcome === 'refused')
    throw new AppError('mail_failed', { message: sent.reason[language === 'fr' ? 'fr' : 'en'] });
}
