/** What we use of the optional packages of Temporal, which are not installed with ours. */

declare module '@temporalio/client' {
  export interface ConnectionOptions {
    address: string;
    apiKey?: string;
    tls?:
      | boolean
      | { serverRootCACertificate?: Buffer; clientCertPair?: { crt: Buffer; key: Buffer } };
  }
  export interface Connection {
    workflowService: {
      getSystemInfo(request: object): Promise<{ serverVersion: string }>;
      describeNamespace(request: {
        namespace: string;
      }): Promise<{ namespaceInfo?: { id?: string | null } | null }>;
    };
    withDeadline<T>(deadline: number, call: () => Promise<T>): Promise<T>;
    close(): Promise<void>;
  }
  export const Connection: { lazy(options: ConnectionOptions): Connection };

  interface StartOptions {
    taskQueue: string;
    workflowId: string;
    args: unknown[];
    signal: string;
    signalArgs: unknown[];
    priority?: { fairnessKey: string };
  }
  export class Client {
    constructor(options: { connection: Connection; namespace: string });
    workflow: { signalWithStart(workflow: string, options: StartOptions): Promise<object> };
  }
}

declare module '@temporalio/activity' {
  export function heartbeat(): void;
}

declare module '@temporalio/workflow' {
  interface ActivityOptions {
    startToCloseTimeout: string;
    heartbeatTimeout: number;
    retry: { initialInterval: number; backoffCoefficient: number; maximumInterval: number };
  }
  export function proxyActivities<T>(options: ActivityOptions): T;
  export function condition(isMet: () => boolean, timeoutMs: number): Promise<boolean>;
  export function continueAsNew(...args: unknown[]): Promise<never>;
  export function defineSignal(name: string): object;
  export function setHandler(signal: object, handler: () => void): void;
}

declare module '@temporalio/worker' {
  export interface NativeConnection {
    close(): Promise<void>;
  }
  export const NativeConnection: {
    connect(options: import('@temporalio/client').ConnectionOptions): Promise<NativeConnection>;
  };

  export interface WorkflowBundle {
    code: string;
  }
  interface BundlerConfiguration {
    resolve?: { modules?: string[] };
  }
  export function bundleWorkflowCode(options: {
    workflowsPath: string;
    logger?: Logger;
    webpackConfigHook(configuration: BundlerConfiguration): BundlerConfiguration;
  }): Promise<WorkflowBundle>;

  export interface Worker {
    run(): Promise<void>;
    shutdown(): void;
    getState(): string;
  }
  export const Worker: {
    create(options: {
      connection: NativeConnection;
      namespace: string;
      taskQueue: string;
      identity: string;
      workflowBundle: WorkflowBundle;
      activities: Record<string, (...args: never[]) => Promise<unknown>>;
      maxConcurrentActivityTaskExecutions: number;
      shutdownGraceTime: number;
      maxCachedWorkflows: number;
    }): Promise<Worker>;
  };

  export interface Logger {
    log(level: string, message: string): void;
    trace(message: string): void;
    debug(message: string): void;
    info(message: string): void;
    warn(message: string): void;
    error(message: string): void;
  }
  export const Runtime: {
    install(options: {
      logger: Logger;
      shutdownSignals: string[];
      telemetryOptions: {
        logging: { filter: { core: string; other: string }; forward: Record<string, never> };
      };
    }): object;
  };
}
