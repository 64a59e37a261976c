/** Runs one piece of work at a time, in the order of the calls. A failure does not stop the next. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}
