import type { ContactKind, ContactStatus, ContactUsage, ProviderType } from '../contract.ts';
import type { Failure } from '../rules/waterfall.ts';

/** What is told to a provider about somebody: enough to find the right person, and nothing else. */
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
  /** Kinds that were asked for and are not among what was found were not found. Best first. */
  | { outcome: 'answered'; found: FoundContact[] }
  /** The provider works in its own time: ask again with the ticket. */
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
  /** Undefined when the body is no JSON. */
  json: unknown;
  retryAfterMs: number | null;
}

/**
 * How one provider is asked: pure, so that what is sent and how it is read can be seen without a
 * network.
 */
export interface Adapter {
  type: ProviderType;
  /** As the provider writes itself. */
  label: string;
  baseUrl: string;
  /** What it can find. */
  kinds: readonly ContactKind[];
  /**
   * Where it stands among the others unless the workspace says otherwise: the price of a find
   * there, roughly, in units of the cheapest.
   */
  cost: number;
  /** Null: too little is known of the person to ask. */
  ask(person: Person, kinds: readonly ContactKind[], apiKey: string): HttpRequest | null;
  read(answer: HttpAnswer): Reply;
  /** Only of providers that work in their own time. */
  polling?: {
    everyMs: number;
    giveUpAfterMs: number;
    request(ticket: string, apiKey: string): HttpRequest;
    read(answer: HttpAnswer, ticket: string): Reply;
  };
  /** A request that costs nothing and shows whether the key is accepted. */
  check(apiKey: string): HttpRequest;
  /** Null when the answer to `check` shows that it is. */
  readCheck(answer: HttpAnswer): Failure | null;
}
