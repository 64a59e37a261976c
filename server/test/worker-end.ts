/**
 * Vitest ends its workers by SIGTERM, and a process that a signal kills never writes what it has
 * compiled (`NODE_COMPILE_CACHE`, vitest.config.ts). So every run would compile everything again.
 */
if (process.listenerCount('SIGTERM') === 0) process.once('SIGTERM', () => process.exit());
