interface Hit {
  score: number;
  quality: number;
  /** On the ring of the search: lower is better. */
  place: number;
  id: string;
}

/**
 * Whether the first hit ranks lower: lower score, then lower quality, then later place. Only two
 * ids of one lot have the same place. They compare by UTF-16 code unit, the same on every machine.
 */
function isWorse(a: Hit, b: Hit): boolean {
  if (a.score !== b.score) return a.score < b.score;
  if (a.quality !== b.quality) return a.quality < b.quality;
  if (a.place !== b.place) return a.place > b.place;
  return a.id > b.id;
}

/** The best `limit` hits offered so far, in a binary heap with the worst at the root. */
export interface TopList {
  /** True when no such hit can enter, so the caller need not read its id. */
  refuses(score: number, quality: number, place: number): boolean;
  /** Returns false when the hit did not enter. */
  add(score: number, quality: number, place: number, id: string): boolean;
  /** Best first. */
  sorted(): Hit[];
}

export function createTopList(limit: number): TopList {
  const heap: Hit[] = [];

  function siftUp(): void {
    let at = heap.length - 1;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (!isWorse(heap[at]!, heap[parent]!)) return;
      swap(at, parent);
      at = parent;
    }
  }

  function siftDown(): void {
    let at = 0;
    for (;;) {
      const left = at * 2 + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const worse = right < heap.length && isWorse(heap[right]!, heap[left]!) ? right : left;
      if (!isWorse(heap[worse]!, heap[at]!)) return;
      swap(at, worse);
      at = worse;
    }
  }

  function swap(a: number, b: number): void {
    const kept = heap[a]!;
    heap[a] = heap[b]!;
    heap[b] = kept;
  }

  return {
    refuses(score, quality, place) {
      if (heap.length < limit) return false;
      if (limit === 0) return true;
      const worst = heap[0]!;
      if (score !== worst.score) return score < worst.score;
      if (quality !== worst.quality) return quality < worst.quality;
      return place > worst.place;
    },
    add(score, quality, place, id) {
      const hit = { score, quality, place, id };
      if (heap.length < limit) {
        heap.push(hit);
        siftUp();
        return true;
      }
      if (limit === 0 || !isWorse(heap[0]!, hit)) return false;
      heap[0] = hit;
      siftDown();
      return true;
    },
    sorted: () => [...heap].sort((a, b) => (isWorse(a, b) ? 1 : -1)),
  };
}
