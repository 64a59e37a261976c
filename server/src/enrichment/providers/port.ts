import type { ContactKind, ContactStatus, ContactUsage, ProviderType } from '../contract.ts';
import type { Failure } from '../rules/waterfall.ts';

/**
 * The data about a person that a provider receives: enough to find the right person, and nothing
 * else.
 */
export interface Person {
  firstname: string | null;
  lastname: string | null;
  /** The current employer. */
  company: string | null;
  /** Canonical (decision 25). */
  profileUrl: string | null;
}

/** As the provider wrote it. */
export interface FoundContact {
  kind: ContactKind;
  value: string;
  status: ContactStatus;
  usage: ContactUsage | null;
}

export type Reply =
  /** Requested kinds that are missing from `found` were not found. Best first. */
  | { outcome: 'answered'; found: FoundContact[] }
  /** The provider is asynchronous: poll again with the ticket. */
  | { outcome: 'pending'; ticket: string }
  | ({ outcome: 'failed' } & Failure);

export interface HttpRequest {
  method: 'GET' | 'POST';
  /** Below the base URL, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface HttpAnswer {
  status: number;
  /** Undefined when the body is not JSON. */
  json: unknown;
  retryAfterMs: number | null;
}

/**
 * The protocol of one provider. Pure, so that requests and parsing can be tested without a network.
 */
export interface Adapter {
  type: ProviderType;
  /** The provider's name, as it spells it. */
  label: string;
  baseUrl: string;
  /** The kinds it can find. */
  kinds: readonly ContactKind[];
  /**
   * Its default position among the others: the approximate price of a find, in units of the
   * cheapest. The workspace can set another order.
   */
  cost: number;
  /** Null: too little is known about the person to ask. */
  ask(person: Person, kinds: readonly ContactKind[], apiKey: string): HttpRequest | null;
  read(answer: HttpAnswer): Reply;
  /** Only for asynchronous providers. */
  polling?: {
    everyMs: number;
    giveUpAfterMs: number;
    request(ticket: string, apiKey: string): HttpRequest;
    read(answer: HttpAnswer, ticket: string): Reply;
  };
  /** A free request that shows whether the key is accepted. */
  check(apiKey: string): HttpRequest;
  /** Null when the response to `check` shows that the key is accepted. */
  readCheck(answer: HttpAnswer): Failure | null;
}
