import { useState } from 'react';
import type { QualifiedTalent } from '../queries.ts';
import { sendReview } from './queries.ts';
import { type LocalReview, type ReviewState, shownState } from './review-state.ts';
import { useNameIn, useQueue } from './use-queue.ts';
import { useShortlist } from './use-shortlist.ts';

export type What = keyof ReviewState | 'shortlist';

interface Done {
  what: What;
  talent: QualifiedTalent;
  revert(): void;
}

/** What this tab said of people. It shows at once; what fails is taken back. */
export function useReviews(castingId: string) {
  const [local, setLocal] = useState<ReadonlyMap<string, LocalReview>>(new Map());
  const [done, setDone] = useState<readonly Done[]>([]);
  const enqueue = useQueue();
  const nameIn = useNameIn();
  const { shortlist, addTo } = useShortlist(castingId, enqueue);

  const stateOf = (talent: QualifiedTalent): ReviewState =>
    shownState(talent, local.get(talent.talentId));

  function write(talent: QualifiedTalent, state: ReviewState, change: Partial<ReviewState>): void {
    const { talentId } = talent;
    setLocal((now) => new Map(now).set(talentId, { state, storedAt: null }));
    async function send(): Promise<void> {
      const { review } = await sendReview(castingId, talentId, change);
      // Later changes of this tab are on their way and stay.
      setLocal((now) =>
        now.get(talentId)?.state === state && review
          ? new Map(now).set(talentId, { state, storedAt: review.at })
          : now,
      );
    }
    enqueue(talent, send, () =>
      setLocal((now) => new Map([...now].filter(([id]) => id !== talentId))),
    );
  }

  const remember = (entry: Done) => setDone((list) => [...list, entry]);

  return {
    stateOf,
    nameIn,
    shortlist,
    canUndo: done.length > 0,

    /** Changes one thing that is said. */
    say(talent: QualifiedTalent, what: keyof ReviewState, value: unknown): void {
      const before = stateOf(talent);
      const change = { [what]: value } as Partial<ReviewState>;
      write(talent, { ...before, ...change }, change);
      const revert = () => write(talent, before, { [what]: before[what] });
      remember({ what, talent, revert });
    },

    /** Adds somebody to a sourcing; `onKnown` learns whether they were new there. */
    addTo(sourcingId: string, talent: QualifiedTalent, onKnown: (isNew: boolean) => void): void {
      remember({ what: 'shortlist', talent, revert: addTo(sourcingId, talent, onKnown) });
    },

    /** Takes the last action back. Returns it; null when there is none. */
    undo(): Pick<Done, 'what' | 'talent'> | null {
      const last = done.at(-1);
      if (!last) return null;
      setDone(done.slice(0, -1));
      last.revert();
      return last;
    },
  };
}

export type Reviews = ReturnType<typeof useReviews>;
