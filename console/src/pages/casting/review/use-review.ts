import { useState } from 'react';
import { useMay } from '../../../app/session.ts';
import { useUiMessages } from '../../../ui/messages.ts';
import type { QualifiedTalent } from '../queries.ts';
import type { Verdict } from '../verdicts.ts';
import { useMessages } from './messages.ts';
import { nextLeft } from './review-state.ts';
import { usePeople } from './use-people.ts';
import { type Reviews, useReviews } from './use-reviews.ts';

export type Action = Verdict | 'next' | 'back' | 'shortlist' | 'contact' | 'note' | 'undo';
/** What is open over the person. */
export type Overlay = 'shortlist' | 'contact' | 'help';

/** The state of a review, and what each of its actions does. */
export function useReview(castingId: string, everyone: readonly QualifiedTalent[]) {
  const mayChange = useMay('spend');
  const reviews = useReviews(castingId);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [editingNote, setEditingNote] = useState(false);
  const [told, setTold] = useState('');
  const hasVerdict = (talent: QualifiedTalent) => reviews.stateOf(talent).verdict !== null;
  const people = usePeople(everyone, hasVerdict);

  function show(talentId: string): void {
    setEditingNote(false);
    people.change({ talent: talentId });
  }

  const sayings = useSayings(reviews, setTold);
  const { current } = people;
  const shown = {
    ...people,
    stateOf: reviews.stateOf,
    nameIn: reviews.nameIn,
    shortlist: reviews.shortlist,
    canUndo: reviews.canUndo,
    mayChange,
    overlay,
    setOverlay,
    editingNote,
    setEditingNote,
    told,
    done: people.people.filter(hasVerdict).length,
  };
  const move = useMove(shown, show, setTold);

  function judge(talent: QualifiedTalent, verdict: Verdict): void {
    if (!sayings.verdict(talent, verdict)) return;
    const byId = new Map(people.people.map((one) => [one.talentId, one]));
    const next = nextLeft([...byId.keys()], (id) => hasVerdict(byId.get(id)!), talent.talentId);
    if (next) show(next);
  }

  function shortlistIn(sourcingId: string | undefined): void {
    if (sourcingId === undefined) setOverlay('shortlist');
    else {
      if (sourcingId !== people.sourcing) people.change({ sourcing: sourcingId });
      if (current) sayings.shortlist(current, sourcingId);
    }
  }

  function undo(): void {
    const talent = sayings.undo();
    if (talent) show(talent.talentId);
  }

  const act: Record<Exclude<Action, Verdict>, () => void> = {
    next: () => move(1),
    back: () => move(-1),
    undo,
    note: () => setEditingNote(true),
    contact: () => setOverlay('contact'),
    shortlist: () => shortlistIn(people.sourcing),
  };

  return {
    ...shown,
    shortlistIn,
    act(action: Action): void {
      if (!current || (!mayChange && action !== 'next' && action !== 'back')) return;
      if (action === 'green' || action === 'amber' || action === 'red') judge(current, action);
      else act[action]();
    },
    rate: (rating: number | null) => current && mayChange && sayings.rating(current, rating),
    note: (note: string | null) => current && mayChange && reviews.say(current, 'note', note),
  };
}

export type Review = ReturnType<typeof useReview>;

/** Goes to the next person or back; says so at either end. */
function useMove(
  { people, at }: Pick<ReturnType<typeof usePeople>, 'people' | 'at'>,
  show: (talentId: string) => void,
  tell: (text: string) => void,
) {
  const messages = useMessages();
  return (by: 1 | -1): void => {
    const next = people[at + by];
    if (next) show(next.talentId);
    else tell(by === 1 ? messages.last : messages.first);
  };
}

/** Says something of a person, and tells what was said. */
function useSayings(reviews: Reviews, tell: (text: string) => void) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const { stateOf, nameIn, say } = reviews;
  return {
    /** The same verdict again takes it back. Returns whether there is one now. */
    verdict(talent: QualifiedTalent, verdict: Verdict): boolean {
      const isSame = stateOf(talent).verdict === verdict;
      say(talent, 'verdict', isSame ? null : verdict);
      const name = nameIn(talent);
      tell(isSame ? messages.tookBack(name) : messages.gave(name, uiMessages.verdicts[verdict]));
      return !isSame;
    },
    rating(talent: QualifiedTalent, rating: number | null): void {
      say(talent, 'rating', rating);
      const name = nameIn(talent);
      tell(rating === null ? messages.unrated(name) : messages.rated(name, rating));
    },
    shortlist(talent: QualifiedTalent, sourcingId: string): void {
      const name = nameIn(talent);
      if (reviews.shortlist.get(talent.talentId)?.sourcingId === sourcingId)
        tell(messages.wasShortlisted(name));
      else
        reviews.addTo(sourcingId, talent, (isNew) =>
          tell(isNew ? messages.nowShortlisted(name) : messages.wasShortlisted(name)),
        );
    },
    undo(): QualifiedTalent | null {
      const last = reviews.undo();
      tell(last ? messages.undone[last.what](nameIn(last.talent)) : messages.nothingToUndo);
      return last?.talent ?? null;
    },
  };
}
