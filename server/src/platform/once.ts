/** Computes a value the first time it is needed, and returns the same one from then on. */
export function once<T>(compute: () => T): () => T {
  let computed: { value: T } | null = null;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
