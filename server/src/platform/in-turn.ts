/** Runs one piece of work at a time, in the order of the calls. A failure does not stop the next. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function createInTurn(): InTurn {
  const inTurnOf = createInTurnOf();
  return (work) => inTurnOf('', work);
}

/** The same for each key. */
export type InTurnOf = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createInTurnOf(): InTurnOf {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    const forget = (): void => {
      if (last.get(key) === turn) last.delete(key);
    };
    last.set(key, turn);
    turn.then(forget, forget);
    return turn;
  };
}
