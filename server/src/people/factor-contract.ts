import { z } from 'zod';
import { trimmedText } from '../platform/operation.ts';
import { sessionOperation } from '../platform/session-operation.ts';

const code = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => /^\d{6}$/.test(text), 'must be the 6 digits that the app shows')
  .meta({ type: 'string', pattern: '^\\d{6}$' });
const ownPassword = z.string().min(1).max(1_000).describe('Your current password');

/** What a browser's WebAuthn functions take. */
const webAuthnOptions = z.record(z.string(), z.unknown());

const base64url = z.string().max(10_000);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};
/** What they answer; the library reads what the texts mean. */
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type NewCredential = z.output<typeof newCredential>;
export type UsedCredential = z.output<typeof usedCredential>;

const ownPasskey = z
  .object({
    passkeyId: z.string(),
    name: z.string().nullable(),
    createdAt: z.string().describe('ISO 8601'),
  })
  .meta({ id: 'OwnPasskey' });

const factors = z
  .object({
    secondFactor: z.boolean().describe('True: a password alone does not sign you in'),
    passkeys: z.array(ownPasskey),
  })
  .meta({ id: 'Factors' });
export type Factors = z.output<typeof factors>;

const newSecondFactor = z
  .object({
    uri: z.string().describe('`otpauth://` address: shown as a QR code for the app'),
    secret: z.string().describe('For an app that cannot read a QR code'),
    recoveryCodes: z
      .array(z.string())
      .describe('Each signs in once instead of a code. They are shown only here'),
  })
  .meta({ id: 'NewSecondFactor' });
export type NewSecondFactor = z.output<typeof newSecondFactor>;

export const listFactors = sessionOperation({
  id: 'listFactors',
  method: 'GET',
  path: '/console/auth/factors',
  summary: 'List your second factor and passkeys',
  description: 'Passkeys are listed oldest first.',
  data: factors,
  errors: ['session_required'],
});

export const signInWithCode = sessionOperation({
  id: 'signInWithCode',
  method: 'POST',
  path: '/console/auth/second-factor/sign-in',
  summary: 'Sign in with a code, after the password',
  description:
    'The code of the app, or a recovery code. A challenge takes 5 codes within 10 minutes; then the password is needed again.',
  body: z.object({
    code: z.string().trim().min(1).max(100),
    recovery: z.boolean().default(false).describe('True: `code` is a recovery code'),
  }),
  data: z.object({ userId: z.string() }),
  errors: ['sign_in_failed', 'rate_limit_exceeded'],
});

export const startSecondFactor = sessionOperation({
  id: 'startSecondFactor',
  method: 'POST',
  path: '/console/auth/second-factor/start',
  summary: 'Set up an authenticator app',
  description: 'Nothing changes until `confirmSecondFactor` gets a code of the app.',
  body: z.object({ password: ownPassword }),
  data: newSecondFactor,
  errors: ['session_required', 'sign_in_failed', 'rate_limit_exceeded'],
});

export const confirmSecondFactor = sessionOperation({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/console/auth/second-factor/confirm',
  summary: 'Switch the second factor on',
  description: 'From now on, signing in with the password also needs a code.',
  body: z.object({ code }),
  data: z.object({ secondFactor: z.literal(true) }),
  errors: ['session_required', 'sign_in_failed', 'rate_limit_exceeded'],
});

export const stopSecondFactor = sessionOperation({
  id: 'stopSecondFactor',
  method: 'POST',
  path: '/console/auth/second-factor/stop',
  summary: 'Switch the second factor off',
  description: 'The recovery codes end with it.',
  body: z.object({ password: ownPassword }),
  data: z.object({ secondFactor: z.literal(false) }),
  errors: ['session_required', 'sign_in_failed', 'rate_limit_exceeded'],
});

export const startPasskey = sessionOperation({
  id: 'startPasskey',
  method: 'POST',
  path: '/console/auth/passkeys/start',
  summary: 'Get the options to create a passkey',
  description:
    'For `navigator.credentials.create`. The session must be younger than a day: sign in again otherwise.',
  body: z.object({}),
  data: webAuthnOptions,
  errors: ['session_required', 'sign_in_failed'],
});

export const addPasskey = sessionOperation({
  id: 'addPasskey',
  method: 'POST',
  path: '/console/auth/passkeys/add',
  summary: 'Add a passkey',
  description: 'The answer of the authenticator to `startPasskey`.',
  body: z.object({ name: trimmedText({ min: 1, max: 100 }), response: newCredential }),
  data: z.object({ passkeyId: z.string() }),
  errors: ['session_required', 'sign_in_failed'],
});

export const removePasskey = sessionOperation({
  id: 'removePasskey',
  method: 'POST',
  path: '/console/auth/passkeys/remove',
  summary: 'Remove a passkey',
  description: 'It signs in no more. Sessions that it opened continue.',
  body: z.object({ passkeyId: z.string() }),
  data: z.object({ passkeyId: z.string(), removed: z.literal(true) }),
  errors: ['session_required', 'not_found'],
});

export const startPasskeySignIn = sessionOperation({
  id: 'startPasskeySignIn',
  method: 'POST',
  path: '/console/auth/passkeys/challenge',
  summary: 'Get the options to sign in with a passkey',
  description: 'For `navigator.credentials.get`. They hold for 5 minutes.',
  body: z.object({}),
  data: webAuthnOptions,
  errors: ['rate_limit_exceeded'],
});

export const signInWithPasskey = sessionOperation({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/console/auth/passkeys/sign-in',
  summary: 'Sign in with a passkey',
  description: 'Takes the place of the password and of a code.',
  body: z.object({ response: usedCredential }),
  data: z.object({ userId: z.string() }),
  errors: ['sign_in_failed', 'rate_limit_exceeded'],
});

export const factorOperations = [
  listFactors,
  signInWithCode,
  startSecondFactor,
  confirmSecondFactor,
  stopSecondFactor,
  startPasskey,
  addPasskey,
  removePasskey,
  startPasskeySignIn,
  signInWithPasskey,
];
