import type { operations } from './session.gen.ts';

type Body<O extends 'addPasskey' | 'signInWithPasskey'> =
  operations[O]['requestBody']['content']['application/json']['response'];

/** Whether this browser can use passkeys here: they need HTTPS and a host name, or localhost. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  /[a-z]/i.test(location.hostname) &&
  !location.hostname.startsWith('[');

/** What the service's options make the browser ask for. Throws DOMException when it is refused. */
export async function newPasskey(options: object): Promise<Body<'addPasskey'>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return toJson(await navigator.credentials.create({ publicKey }));
}

export async function usedPasskey(options: object): Promise<Body<'signInWithPasskey'>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return toJson(await navigator.credentials.get({ publicKey }));
}

function toJson<T>(credential: Credential | null): T {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was given.');
  return credential.toJSON() as T;
}
