import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A span as a collector reads it (opentelemetry/proto/trace/v1/trace.proto). */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** Empty for the first of a trace. */
  parentSpanId: string;
  name: string;
  durationMs: number;
  attributes: Record<string, string | number | boolean>;
  isError: boolean;
}

export interface Collector {
  /** Base, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: ReceivedSpan[];
  /** Of the resources that sent them. */
  resources: Record<string, string | number | boolean>[];
  /** Everything as it came, to look for what must not be there. */
  bytes: Buffer[];
  close(): Promise<void>;
}

/** An OpenTelemetry collector that speaks OTLP over HTTP with protobuf, and nothing else. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const resources: Collector['resources'] = [];
  const bytes: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method !== 'POST' || request.url !== '/v1/traces')
      return response.writeHead(404).end();
    if (request.headers['content-type'] !== 'application/x-protobuf')
      return response.writeHead(415).end();
    const sent = Buffer.concat(chunks);
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    bytes.push(body);
    for (const resourceSpans of messages(body, 1)) {
      for (const resource of messages(resourceSpans, 1)) resources.push(attributesOf(resource, 1));
      for (const scopeSpans of messages(resourceSpans, 2))
        spans.push(...messages(scopeSpans, 2).map(spanOf));
    }
    // An empty ExportTraceServiceResponse: everything was taken.
    return response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    resources,
    bytes,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function spanOf(span: Buffer): ReceivedSpan {
  const found = fields(span);
  const hex = (number: number) => bytesOf(found, number).toString('hex');
  const at = (number: number) =>
    (found.find((one) => one.number === number)?.value as bigint) ?? 0n;
  const status = messages(span, 15)[0];
  return {
    traceId: hex(1),
    spanId: hex(2),
    parentSpanId: hex(4),
    name: bytesOf(found, 5).toString('utf8'),
    durationMs: Number(at(8) - at(7)) / 1e6,
    attributes: attributesOf(span, 9),
    isError:
      status !== undefined && fields(status).some((one) => one.number === 3 && one.value === 2n),
  };
}

/** Repeated KeyValue { key = 1; AnyValue value = 2 }. */
function attributesOf(message: Buffer, number: number): ReceivedSpan['attributes'] {
  return Object.fromEntries(
    messages(message, number).map((pair) => {
      const found = fields(pair);
      const [value] = fields(bytesOf(found, 2));
      return [bytesOf(found, 1).toString('utf8'), anyValue(value)];
    }),
  );
}

function anyValue(field: Field | undefined): string | number | boolean {
  switch (field?.number) {
    case 2:
      return field.value === 1n;
    case 3:
      return Number(field.value);
    case 4: {
      const bits = Buffer.alloc(8);
      bits.writeBigUInt64LE(field.value as bigint);
      return bits.readDoubleLE();
    }
    default:
      return field && Buffer.isBuffer(field.value) ? field.value.toString('utf8') : '';
  }
}

interface Field {
  number: number;
  value: bigint | Buffer;
}

const messages = (message: Buffer, number: number): Buffer[] =>
  fields(message).flatMap((one) =>
    one.number === number && Buffer.isBuffer(one.value) ? [one.value] : [],
  );

function bytesOf(found: readonly Field[], number: number): Buffer {
  const value = found.find((one) => one.number === number)?.value;
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
}

/** The fields of a protobuf message: varints, fixed numbers and lengths. */
function fields(message: Buffer): Field[] {
  const found: Field[] = [];
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++]!;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = Number(varint());
    const number = tag >> 3;
    const kind = tag & 7;
    if (kind === 0) found.push({ number, value: varint() });
    else if (kind === 1) {
      found.push({ number, value: message.readBigUInt64LE(at) });
      at += 8;
    } else if (kind === 5) {
      found.push({ number, value: BigInt(message.readUInt32LE(at)) });
      at += 4;
    } else {
      const length = Number(varint());
      found.push({ number, value: message.subarray(at, at + length) });
      at += length;
    }
  }
  return found;
}
