/**
 * What the work gives, and the milliseconds of processor time that this thread took for it: unlike
 * the clock's, they do not count what else the machine does meanwhile.
 */
export async function processorTime<Value>(
  work: () => Value | Promise<Value>,
): Promise<{ value: Value; ms: number }> {
  const before = process.threadCpuUsage();
  const value = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { value, ms: (user + system) / 1_000 };
}
