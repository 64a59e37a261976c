import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { isLanguage, type Language, setLanguage, stored } from '../language/language.ts';
import { adoptFace } from '../ui/face.ts';
import { data, sessionApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { usedPasskey } from './passkey.ts';
import { queryClient } from './query-client.ts';
import { type components, type operations, SCOPES_OF } from './session.gen.ts';
import { sessionBegun } from './session-end.ts';
import { forgetAll } from './stored-notes.ts';
import { currentWorkspace, setWorkspace, useCurrentWorkspace } from './workspace.ts';

type Schemas = components['schemas'];
export type Session = Schemas['Session'];
export type LinkInspection = Schemas['LinkInspection'];
export type OwnSession = Schemas['OwnSession'];
export type OwnPasskey = Schemas['OwnPasskey'];
export type JoinedWorkspace = Schemas['JoinedWorkspace'];
export type Role = JoinedWorkspace['role'];

/** The signed-in user. Throws ApiError `session_required` when there is none. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const session = await data(sessionApi.GET('/console/api/session'));
    adopt(session);
    return session;
  },
  staleTime: 60_000,
});

/** For components inside the frame, where a user is always signed in. */
export function useSession(): Session & { workspace: JoinedWorkspace | null } {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const workspaceId = useCurrentWorkspace() ?? session.workspaceId;
  return {
    ...session,
    workspace:
      session.workspaces.find((one) => one.workspaceId === workspaceId) ??
      session.workspaces[0] ??
      null,
  };
}

type Scope = (typeof SCOPES_OF)['owner'][number];

/** Whether the user's role allows it. The service decides; this only hides actions. */
export function useMay(scope: Scope): boolean {
  const { workspace } = useSession();
  return workspace !== null && (SCOPES_OF[workspace.role] as readonly Scope[]).includes(scope);
}

/** The workspace whose own account was last signed in to from this browser. */
const LOCAL_TO = 'greenroom.sign-in-workspace';

/**
 * With `secondFactor`, nobody is signed in yet: `signInWithCode` comes next.
 *
 * `workspaceId`: of the account that is meant, where the address has several; left out: as this
 * browser did last, else any.
 */
export async function signIn({
  workspaceId,
  ...credentials
}: {
  email: string;
  password: string;
  workspaceId?: string;
}): Promise<{ secondFactor: boolean }> {
  const remembered = localStorage.getItem(LOCAL_TO) ?? undefined;
  const enter = (place?: string) =>
    data(
      sessionApi.POST('/console/auth/sign-in/email', {
        body: { ...credentials, workspaceId: place },
      }),
    );
  let entered: { secondFactor: boolean };
  try {
    entered = await enter(workspaceId ?? remembered);
  } catch (error) {
    if (
      workspaceId !== undefined ||
      remembered === undefined ||
      !(error instanceof ApiError) ||
      error.status !== 401
    )
      throw error;
    entered = await enter();
  }
  if (!entered.secondFactor) await begin();
  return { secondFactor: entered.secondFactor };
}

/** The step after the password. */
export async function signInWithCode(code: string, recovery: boolean): Promise<void> {
  await data(sessionApi.POST('/console/auth/second-factor/sign-in', { body: { code, recovery } }));
  await begin();
}

/** Asks the browser for a passkey. Throws its DOMException when the user cancels. */
export async function signInWithPasskey(): Promise<void> {
  const options = await data(sessionApi.POST('/console/auth/passkeys/challenge', { body: {} }));
  const response = await usedPasskey(options);
  await data(sessionApi.POST('/console/auth/passkeys/sign-in', { body: { response } }));
  await begin();
}

/**
 * The recipient and the purpose of a one-time link. This does not use up the link. Throws ApiError
 * `sign_in_failed` when the link is no longer valid.
 */
export const inspectLink = (token: string): Promise<LinkInspection> =>
  data(sessionApi.POST('/console/auth/welcome/look', { body: { token } }));

/** Uses a one-time link, and signs in its recipient. */
export async function redeemLink(link: LinkAnswer): Promise<void> {
  const { workspaceId } = await data(sessionApi.POST('/console/auth/welcome', { body: link }));
  setWorkspace(workspaceId);
  await begin();
}

type LinkAnswer = operations['redeemLink']['requestBody']['content']['application/json'];

/**
 * Shows the console in a language from now on, and keeps it with the account, so that other
 * browsers and the service's own words follow.
 */
export function chooseLanguage(language: Language): void {
  setLanguage(language, { remember: true });
  // What the service said in the other language.
  void queryClient.invalidateQueries();
  // The display has already changed. If saving to the account failed, the next choice shows it.
  void sessionApi.POST('/console/auth/update-user', { body: { language } }).catch(() => {});
}

/**
 * `leave` goes where nobody needs to be signed in: whatever is in the frame would ask for the
 * session as soon as it is forgotten.
 */
export async function signOut(
  leave: () => Promise<void>,
  { everywhere = false } = {},
): Promise<void> {
  const path = everywhere ? '/console/auth/revoke-sessions' : '/console/auth/sign-out';
  await sessionApi.POST(path, { body: {} });
  await leave();
  forgetAll();
  setWorkspace(null);
  queryClient.clear();
}

/** Switches to another workspace, and drops all data of the previous one. */
export function switchWorkspace(workspaceId: string): void {
  setWorkspace(workspaceId);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
}

async function begin(): Promise<void> {
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  sessionBegun();
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
}

/**
 * The person's language, unless this browser was told another; a workspace that they are no longer
 * in is left.
 */
function adopt(session: Session): void {
  adoptFace(session.user.userId);
  if (stored() === null && isLanguage(session.user.language)) setLanguage(session.user.language);
  if (session.user.localTo === null) localStorage.removeItem(LOCAL_TO);
  else localStorage.setItem(LOCAL_TO, session.user.localTo);
  const workspaceId = currentWorkspace();
  if (!session.workspaces.some((one) => one.workspaceId === workspaceId))
    setWorkspace(session.workspaceId ?? session.workspaces[0]?.workspaceId ?? null);
}
