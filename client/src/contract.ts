import type { OPERATIONS } from './operations.gen.ts';
import type { components, operations } from './types.gen.ts';

type Schemas = components['schemas'];

/** What a key may call: what needs a session of the console is not among them. */
export type OperationId = keyof typeof OPERATIONS;

type PathOf<O> = O extends { parameters: { path: infer P } } ? P : unknown;
type QueryOf<O> = O extends { parameters: { query?: infer Q } }
  ? [Q] extends [undefined]
    ? unknown
    : NonNullable<Q>
  : unknown;
type BodyOf<O> = O extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: { 'application/json': infer J } }
    ? J | FileIn<NonNullable<B>>
    : unknown
  : unknown;
type FileIn<B> = B extends { content: { 'application/octet-stream': unknown } } ? FileBody : never;

/** A file in place of its text, for operations that take one. */
export interface FileBody {
  /** Sent as it is, and again for a retry: `new File(...)`, or `openAsBlob(path)` in Node. */
  file: Blob;
  /** By default the name of a `File`. */
  fileName?: string;
}
type Success<O> = O extends { responses: infer R } ? R[keyof R & (200 | 202)] : never;

type Flat<T> = { [K in keyof T]: T[K] };

/**
 * Path parameters, query parameters and body fields of an operation, in one object: no name is in
 * two places.
 */
export type Input<Id extends OperationId> = Flat<
  PathOf<operations[Id]> & QueryOf<operations[Id]> & BodyOf<operations[Id]>
>;

/** The same without what is in the path. */
export type Rest<Id extends OperationId> = Flat<QueryOf<operations[Id]> & BodyOf<operations[Id]>>;

/** `data` of an operation's success envelope. */
export type Data<Id extends OperationId> =
  Success<operations[Id]> extends { content: { 'application/json': { data: infer D } } }
    ? D
    : never;

type AnyError = Extract<Schemas[keyof Schemas], { code: string; debugTrackingCode: string }>;

export type ErrorCode = AnyError['code'];

/** `error` of the failure envelope of this code. */
export type ErrorOf<Code extends ErrorCode> = Extract<AnyError, { code: Code }>;

export type Issue = Schemas['Issue'];
export type Filter = Schemas['Filter'];
export type TalentProfile = Schemas['TalentProfile'];
export type QualifiedTalent = Schemas['QualifiedTalent'];
export type Casting = Schemas['Casting'];
export type WorkspaceEvent = Schemas['WorkspaceEvent'];
