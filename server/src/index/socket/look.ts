import { connect } from 'node:net';
import { createFrameDecoder, encodeFrame } from './frames.ts';
import type { FromIndex, IndexState, ToIndex } from './messages.ts';

const LOOK_MAX_MS = 2_000;

/**
 * The state of the index at a socket, for whoever makes no plans. Rejects when no index process
 * answers there.
 */
export function lookAtIndex(file: string): Promise<IndexState> {
  const socket = connect(file);
  const decode = createFrameDecoder();
  return new Promise<IndexState>((resolve, reject) => {
    const fail = (message: string): void => reject(new Error(message));
    socket.setTimeout(LOOK_MAX_MS, () => fail('no answer'));
    socket.on('error', ({ message }) => fail(message));
    socket.on('close', () => fail('it closed the connection'));
    socket.on('connect', () =>
      socket.write(encodeFrame({ kind: 'state', id: 0 } satisfies ToIndex)),
    );
    socket.on('data', (piece: Buffer) => {
      try {
        for (const message of decode(piece) as FromIndex[])
          if (message.kind === 'state') resolve(message.state);
      } catch {
        fail('it is no index process');
      }
    });
  }).finally(() => socket.destroy());
}
