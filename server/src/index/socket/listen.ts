import { chmod, link, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { once } from '../../platform/once.ts';

/** Only the user of the service may connect. */
const SOCKET_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Another process serves the index there, or something else has the name. */
export class SocketTaken extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SocketTaken';
  }
}

/**
 * Listens on a local socket that nobody but this user can open at any moment. It replaces the file
 * that a killed process left. `close` ends all connections and removes the file if it is still
 * ours. Throws SocketTaken.
 */
export async function listenLocally(
  file: string,
  onConnection: (socket: Socket) => void,
): Promise<{ close(): Promise<void> }> {
  await mkdir(path.dirname(file), { recursive: true, mode: FOLDER_MODE });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    onConnection(socket);
  });
  // Made in a folder that is closed to others, then linked to its place: a socket is made with the
  // rights of the process, and would be open to others until they are taken away.
  const folder = await mkdtemp(path.join(path.dirname(file), '.index-'));
  try {
    const made = path.join(folder, 's');
    await listen(server, made);
    await chmod(made, SOCKET_MODE);
    await claim(made, file);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const { ino } = await lstat(file);
  return {
    // Once: the number of a file that was removed may become that of another process.
    close: once(async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
      const now = await lstat(file).catch(() => null);
      if (now?.ino === ino) await rm(file, { force: true });
    }),
  };
}

/**
 * Gives a socket its name, which only one process can do: a link, unlike a move, replaces nothing.
 * What a killed process left is removed under a lock, which is another name of the same socket. Of
 * two that find it, the second would else remove the socket of the first. A lock is left only by who
 * is killed in that moment.
 */
async function claim(made: string, file: string): Promise<void> {
  if (await isLinked(made, file)) return;
  await requireFree(file);
  const lock = `${file}.lock`;
  if (!(await isLinked(made, lock))) {
    await requireFree(lock);
    await rm(lock, { force: true });
    if (!(await isLinked(made, lock))) throw taken(file);
  }
  try {
    await requireFree(file);
    await rm(file, { force: true });
    if (!(await isLinked(made, file))) throw taken(file);
  } finally {
    await rm(lock, { force: true });
  }
}

/** False when something has the name. */
async function isLinked(made: string, name: string): Promise<boolean> {
  try {
    await link(made, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

const taken = (file: string): SocketTaken =>
  new SocketTaken(`another process serves the index at ${file}; stop it first`);

/** Nothing has the name, or only a socket that nobody listens on. */
async function requireFree(file: string): Promise<void> {
  const found = await lstat(file).catch(() => null);
  if (found === null) return;
  if (!found.isSocket()) throw new SocketTaken(`${file} is no socket; move it away`);
  if (await isAnswered(file)) throw taken(file);
}

function isAnswered(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(file);
    const end = (isAnswered: boolean): void => {
      socket.destroy();
      resolve(isAnswered);
    };
    socket.once('connect', () => end(true));
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      end(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}

function listen(server: Server, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
