import { AppError } from '../platform/errors.ts';

/**
 * Returns the result, or throws search_engine_timeout after this many milliseconds. Then the signal
 * of the work is aborted: it asks the index nothing more, and its result is dropped, so it must
 * write nothing.
 */
export async function within<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stop = new AbortController();
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('search_engine_timeout'));
      stop.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(stop.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
