/** What we use of cli-progress, which comes without types. */
declare module 'cli-progress' {
  interface BarOptions {
    format: string;
    stream: NodeJS.WritableStream;
    clearOnComplete: boolean;
    hideCursor: boolean;
    /** Its own signal handlers, which would run beside ours. */
    gracefulExit: boolean;
  }

  class SingleBar {
    constructor(options: Partial<BarOptions>, preset?: object);
    start(total: number, startValue: number, payload?: Record<string, unknown>): void;
    update(current: number, payload?: Record<string, unknown>): void;
    stop(): void;
  }

  const cliProgress: { SingleBar: typeof SingleBar; Presets: { shades_classic: object } };
  export default cliProgress;
}
