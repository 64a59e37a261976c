/** The range of statuses that `404` or `4xx` means, ends included; all statuses when undefined. */
export function statusRange(status: string | undefined): [from: number, to: number] {
  if (status === undefined) return [0, 999];
  if (!status.endsWith('xx')) return [Number(status), Number(status)];
  const hundreds = Number(status[0]) * 100;
  return [hundreds, hundreds + 99];
}

/**
 * Decides which refused requests are recorded: the first of a key in each second, so that a client
 * that sends without a pause cannot fill the disk. Only refused requests need this limit: rate
 * windows limit all others.
 */
export function createRefusalSample(mostKeys = 10_000) {
  const lastSeconds = new Map<string, number>();
  return function isKept(keyId: string, epochSecond: number): boolean {
    if (lastSeconds.get(keyId) === epochSecond) return false;
    if (lastSeconds.size >= mostKeys) lastSeconds.clear();
    lastSeconds.set(keyId, epochSecond);
    return true;
  };
}
