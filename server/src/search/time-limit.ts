import { AppError } from '../platform/errors.ts';

/**
 * Returns the result, or throws search_engine_timeout after this many milliseconds. Late work
 * continues in the background and its result is dropped, so it must write nothing.
 */
export async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('search_engine_timeout')), milliseconds);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
