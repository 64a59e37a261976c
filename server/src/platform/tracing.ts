import type { Tracer } from '@opentelemetry/api';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { OpenSpan, SpanAttributes, SpanParent, Tracing } from './spans.ts';
import { VERSION } from './version.ts';

export type TracingConfig = Pick<
  Config,
  'otlpEndpoint' | 'otlpTracesEndpoint' | 'otelServiceName' | 'traceShare'
>;

/** The packages that send traces. Who wants none does not install them. */
const PACKAGES =
  '@opentelemetry/sdk-trace@2 @opentelemetry/resources@2 @opentelemetry/exporter-trace-otlp-proto@0.223';

/**
 * Sends traces to an OpenTelemetry collector by OTLP over HTTP. Null without an endpoint: nothing
 * is loaded then. Headers, timeout, compression and certificates are read by the exporter, from the
 * variables of the OpenTelemetry specification. A missing package is a warning, not a failed start.
 */
export async function openTracing(
  config: TracingConfig,
  log: Pick<Log, 'warn'>,
): Promise<Tracing | null> {
  const url = addressOf(config);
  if (url === null) return null;
  const loaded = await loadPackages().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    log.warn(`traces are not sent: npm install ${PACKAGES}`);
    return null;
  });
  if (!loaded) return null;
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = loaded;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.otelServiceName,
      'service.version': VERSION,
      'process.pid': process.pid,
    }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(config.traceShare),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const spans = createSpans(api, provider.getTracer('greenroom', VERSION));
  return {
    begin: (name, attributes, parent) => spans.begin(name, attributes, parent),
    flush: () => provider.forceFlush(),
    // A collector that is away must not hold up a stop.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

function addressOf({ otlpEndpoint, otlpTracesEndpoint }: TracingConfig): string | null {
  if (otlpTracesEndpoint !== null) return otlpTracesEndpoint;
  return otlpEndpoint === null ? null : `${otlpEndpoint}/v1/traces`;
}

const loadPackages = () =>
  Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
  ]);

function createSpans(api: typeof import('@opentelemetry/api'), tracer: Tracer) {
  const { ROOT_CONTEXT, SpanStatusCode, TraceFlags, trace } = api;

  function begin(name: string, attributes: SpanAttributes, parent: SpanParent | null): OpenSpan {
    const within =
      parent === null
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, {
            traceId: parent.traceId,
            spanId: parent.spanId,
            traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
            isRemote: true,
          });
    return opened(name, attributes, within);
  }

  function opened(
    name: string,
    attributes: SpanAttributes,
    within: import('@opentelemetry/api').Context,
  ): OpenSpan {
    const span = tracer.startSpan(name, { attributes }, within);
    return {
      traceId: span.spanContext().traceId,
      child: (part, more = {}) => opened(part, more, trace.setSpan(ROOT_CONTEXT, span)),
      separate: (other, more = {}) => opened(other, more, ROOT_CONTEXT),
      rename: (to) => void span.updateName(to),
      set: (more) => void span.setAttributes(more),
      end(failure) {
        if (failure !== undefined) {
          span.setAttribute('error.type', failure);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return { begin };
}
