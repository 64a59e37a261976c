/*
 * Named statements behind a pooler in transaction mode, as PgBouncer keeps them since 1.21: a client
 * names a statement once, and finds it in every session that serves it later.
 */

export interface Message {
  type: string;
  bytes: Buffer;
}

/** What PostgreSQL answers to a Parse and a Close, and who asked for it. */
interface Awaited {
  answer: typeof PARSED | typeof CLOSED | typeof READY;
  /** The client did not ask for it. */
  isOwn: boolean;
  /** The statement that the session has when the answer is PARSED. */
  statement?: string;
}

const PARSED = '1';
const CLOSED = '3';
const READY = 'Z';

/** The names of one client: its statements, without their names. */
export type ClientStatements = Map<string, Buffer>;

/** Whether a client parses a statement under a name that it has used: PgBouncer drops it then. */
export function namesAgain({ type, bytes }: Message, client: ClientStatements): boolean {
  return type === 'P' && client.has(readText(bytes.subarray(5)).value);
}

export interface SessionStatements {
  /** What to send to the session instead of the message of a client. */
  translate(message: Message, client: ClientStatements): Buffer[];
  /** A message that PostgreSQL answers with ReadyForQuery. */
  awaitReady(): void;
  /** Whether an answer of the session is for its client. */
  isForClient(message: Message): boolean;
}

export function createSessionStatements(): SessionStatements {
  const known = new Set<string>();
  const awaited: Awaited[] = [];

  function parse(statement: string, rest: Buffer, isOwn: boolean): Buffer[] {
    const messages: Buffer[] = [];
    if (known.has(statement)) {
      messages.push(message('C', Buffer.from('S'), text(statement)));
      awaited.push({ answer: CLOSED, isOwn: true });
    }
    known.add(statement);
    awaited.push({ answer: PARSED, isOwn, statement });
    return [...messages, message('P', text(statement), rest)];
  }

  /** The session's name of a client's statement, which it is given first if it lacks it. */
  function use(name: string, client: ClientStatements): { name: string; before: Buffer[] } {
    const rest = client.get(name);
    if (!rest) return { name, before: [] };
    const statement = nameOf(rest);
    return { name: statement, before: known.has(statement) ? [] : parse(statement, rest, true) };
  }

  return {
    translate({ type, bytes }, client) {
      const body = bytes.subarray(5);
      if (type === 'P') {
        const { value: name, rest } = readText(body);
        if (name !== '') {
          client.set(name, rest);
          return parse(nameOf(rest), rest, false);
        }
        awaited.push({ answer: PARSED, isOwn: false });
      } else if (type === 'B') {
        const { value: portal, rest: afterPortal } = readText(body);
        const { value, rest } = readText(afterPortal);
        const { name, before } = use(value, client);
        return [...before, message('B', text(portal), text(name), rest)];
      } else if (type === 'D' && body.toString('latin1', 0, 1) === 'S') {
        const { name, before } = use(readText(body.subarray(1)).value, client);
        return [...before, message('D', Buffer.from('S'), text(name))];
      } else if (type === 'C') awaited.push({ answer: CLOSED, isOwn: false });
      return [bytes];
    },
    awaitReady: () => void awaited.push({ answer: READY, isOwn: false }),
    isForClient({ type }) {
      if (type === READY) {
        // After an error, PostgreSQL has skipped what came before.
        for (let next = awaited.shift(); next && next.answer !== READY; next = awaited.shift())
          if (next.statement !== undefined) known.delete(next.statement);
        return true;
      }
      return (type !== PARSED && type !== CLOSED) || awaited.shift()?.isOwn !== true;
    },
  };
}

/** The name of a statement in every session, by its text and types. */
const nameOf = (rest: Buffer): string => {
  const key = rest.toString('latin1');
  if (!names.has(key)) names.set(key, `pooler_${names.size}`);
  return names.get(key)!;
};
const names = new Map<string, string>();

const text = (value: string): Buffer => Buffer.from(`${value}\0`);

function readText(bytes: Buffer): { value: string; rest: Buffer } {
  const end = bytes.indexOf(0);
  return { value: bytes.toString('utf8', 0, end), rest: bytes.subarray(end + 1) };
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
