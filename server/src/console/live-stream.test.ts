import { describe, expect, it } from 'vitest';
import { createLiveStream } from './live-stream.ts';

/** A tab that accepts everything, or nothing until told to. */
function tab() {
  const written: string[] = [];
  let takes = true;
  let ended = false;
  const stream = createLiveStream({
    write: (text) => {
      written.push(text);
      return takes;
    },
    end: () => {
      ended = true;
    },
  });
  stream.send([], 'id of the beginning');
  written.splice(0);
  return {
    stream,
    text: () => written.join(''),
    clear: () => written.splice(0),
    takes: (now: boolean) => {
      takes = now;
    },
    ended: () => ended,
  };
}

const message = (n: number) =>
  JSON.stringify({
    type: 'casting.verdict',
    castingId: 'cast',
    talentId: `tal-${n}`,
    verdict: 'green',
  });

describe('a stream', () => {
  it('is silent until it is told where it begins', () => {
    const written: string[] = [];
    const stream = createLiveStream({ write: (text) => written.push(text) > 0, end: () => {} });
    expect(written).toEqual([]);
    stream.send([], 'id-1');
    expect(written).toEqual(['retry: 1000\n\nid: id-1\n\n']);
  });

  it('sends the id only with the last message of a batch, so a client that is cut off within it gets the batch again', () => {
    const { stream, text, clear } = tab();
    clear();
    stream.send(['{"type":"a"}', '{"type":"b"}'], 'id-1');
    expect(text()).toBe('data: {"type":"a"}\n\nid: id-1\ndata: {"type":"b"}\n\n');
  });

  it('gives an id where nothing is to be told, so that a tab which is cut off before the first change misses none', () => {
    const { stream, text, clear } = tab();
    clear();
    stream.send([], 'id-1');
    stream.beat('id-2');
    expect(text()).toBe('id: id-1\n\n: still here\nid: id-2\n\n');
  });

  it('keeps what a slow tab does not take, each message once, and writes it with the newest id', () => {
    const { stream, text, clear, takes } = tab();
    takes(false);
    stream.send([message(0)], 'id-0');
    clear();
    for (let n = 1; n <= 100; n++) stream.send([message(1), message(n)], `id-${n}`);
    stream.beat('id-101');
    expect(text()).toBe('');
    takes(true);
    stream.drained();
    expect(text().match(/data: /g)).toHaveLength(100);
    expect(text().match(/id: .*/g)).toEqual(['id: id-100']);
  });

  it('tells a tab that is too slow to read all anew, and holds nothing for it', () => {
    const { stream, text, clear, takes } = tab();
    takes(false);
    stream.send([message(0)], 'id-0');
    clear();
    for (let n = 1; n <= 5_000; n++) stream.send([message(n)], `id-${n}`);
    takes(true);
    stream.drained();
    expect(text()).toBe('id: id-5000\ndata: {"type":"reset"}\n\n');
    clear();
    stream.send([message(1)], 'id-5001');
    expect(text()).toBe(`id: id-5001\ndata: ${message(1)}\n\n`);
  });

  it('says that the session ended, and ends', () => {
    const { stream, text, ended } = tab();
    stream.endSession();
    expect(text()).toContain('data: {"type":"session.ended"}\n\n');
    expect(ended()).toBe(true);
  });

  it('writes nothing more once it has ended, while its tab has yet to read up to there: a write would end the process', () => {
    const { stream, clear, text, takes } = tab();
    takes(false);
    stream.send([message(1)], 'id-1');
    stream.endSession();
    clear();
    stream.endSession();
    stream.send([message(2)], 'id-2');
    stream.drained();
    stream.beat('id-3');
    expect(text()).toBe('');
  });
});
