import type { Clock } from '../platform/clock.ts';
import type { SecretBox } from '../platform/secret-box.ts';

/** How long the holder of a key has to decide after presenting it. */
const TICKET_SECONDS = 600;

export interface TicketDependencies {
  secretBox: Pick<SecretBox, 'sign' | 'verify'>;
  clock: Clock;
}

/** Proves to the second step of a consent that the key was presented in the first step. */
export function createTickets({ secretBox, clock }: TicketDependencies) {
  const ticketText = (uid: string, keyId: string, expires: string) =>
    `oauth consent\n${uid}\n${keyId}\n${expires}`;
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000);

  function make(uid: string, keyId: string): string {
    const expires = String(nowSeconds() + TICKET_SECONDS);
    return `${keyId}.${expires}.${secretBox.sign(ticketText(uid, keyId, expires))}`;
  }

  /**
   * The key that the ticket was issued for. Null when the ticket is for another authorization, was
   * altered or has expired.
   */
  function keyOf(uid: string, ticket: string): string | null {
    const [keyId = '', expires = '', signature = ''] = ticket.split('.');
    return secretBox.verify(ticketText(uid, keyId, expires), signature) &&
      Number(expires) > nowSeconds()
      ? keyId
      : null;
  }

  return { make, keyOf };
}
