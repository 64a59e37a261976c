import type { Access } from '../access/access.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { createAttempts } from './attempts.ts';
import { createAuth } from './auth.ts';
import { createOneTimeLinks } from './one-time-links.ts';
import { createOwnAccount } from './own-account.ts';
import { createPasskeys } from './passkeys.ts';
import { type PasswordHashing, scryptPasswords } from './password-hash.ts';
import { createPasswordSignIn } from './password-sign-in.ts';
import { createSecondFactor } from './second-factor.ts';
import { createSessionGate, createSessions } from './sessions.ts';
import { createSignInLog } from './sign-in-log.ts';
import { createSsoSignIn } from './sso-sign-in.ts';

export type { Visit, WithCookies } from './auth.ts';

export interface SignInDependencies {
  db: Database;
  clock: Clock;
  log: Log;
  secretBox: Pick<SecretBox, 'fingerprint' | 'sign' | 'seal' | 'open'>;
  outbound: Pick<Outbound, 'request'>;
  access: Pick<Access, 'confineKeysOf'>;
  /** The console's, without a trailing slash. */
  origin: string;
  passwords?: PasswordHashing;
}

/** Sign-in and sign-out, sessions, and a person's own account. */
export function createSignIn(dependencies: SignInDependencies) {
  const { db, clock, log, secretBox, origin, passwords = scryptPasswords } = dependencies;
  const now = () => clock.databaseNow();
  const auth = createAuth({
    db,
    log,
    secret: secretBox.sign('session cookies'),
    origin,
    passwords,
  });
  const signInLog = createSignInLog({ db, log });
  const attempts = createAttempts({ db, now, secretBox, signInLog });
  const gate = createSessionGate({ db, clock, auth });
  const parts = { db, now, auth, attempts, gate, signInLog, passwords };
  return {
    open: gate.open,
    enter: gate.enter,
    ...createSessions({ db, clock, auth, signInLog }, gate),
    signIn: createPasswordSignIn(parts),
    ...createOneTimeLinks(parts),
    ...createOwnAccount(parts),
    ...createSecondFactor(parts),
    ...createPasskeys(parts),
    ...createSsoSignIn({ ...dependencies, ...parts, now: () => clock.now() }),
    recorded: signInLog.recorded,
  };
}

export type SignIn = ReturnType<typeof createSignIn>;
