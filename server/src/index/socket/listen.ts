import { chmod, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';

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
  await requireFree(file);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    onConnection(socket);
  });
  // Made in a folder that is closed to others, then moved: a socket is made with the rights of the
  // process, and would be open to others until they are taken away.
  const folder = await mkdtemp(path.join(path.dirname(file), '.index-'));
  try {
    const made = path.join(folder, 's');
    await listen(server, made);
    await chmod(made, SOCKET_MODE);
    await rename(made, file);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const { ino } = await lstat(file);
  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
      const now = await lstat(file).catch(() => null);
      if (now?.ino === ino) await rm(file, { force: true });
    },
  };
}

async function requireFree(file: string): Promise<void> {
  const found = await lstat(file).catch(() => null);
  if (found === null) return;
  if (!found.isSocket()) throw new SocketTaken(`${file} is no socket; move it away`);
  if (await isAnswered(file))
    throw new SocketTaken(`another process serves the index at ${file}; stop it first`);
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
