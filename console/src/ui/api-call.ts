/** A request as the public API takes it. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** `/v1/...`, with its ids in it. */
  path: string;
  query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  body?: unknown;
  /** The method of `@greenroom/client`, and what it takes; left out where it has none. */
  sdk?: { method: string; input?: unknown };
  /** The command, where the command line has one. */
  cli?: string;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function queryOf(query: ApiCall['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  }
  return search.size > 0 ? `?${search}` : '';
}

/** For a POSIX shell; the key stands in a variable, so that it is in no history. */
export function asCurl({ method, path, query, body }: ApiCall, origin: string): string {
  const lines = [
    `curl -s${method === 'GET' ? '' : ` -X ${method}`} ${quoted(`${origin}/api${path}${queryOf(query)}`)}`,
    `  -H "x-api-key: $GREENROOM_KEY"`,
  ];
  if (body !== undefined)
    lines.push(
      `  -H 'content-type: application/json'`,
      `  -d ${quoted(JSON.stringify(body, null, 2))}`,
    );
  return lines.join(' \\\n');
}

export function asSdk({ sdk }: ApiCall, origin: string): string | undefined {
  if (!sdk) return undefined;
  const input =
    sdk.input === undefined
      ? ''
      : JSON.stringify(sdk.input, null, 2).replace(/^(\s*)"([a-zA-Z_$][\w$]*)":/gm, '$1$2:');
  return [
    `import { createClient } from '@greenroom/client';`,
    '',
    `const greenroom = createClient({ baseUrl: '${origin}', apiKey: process.env.GREENROOM_KEY! });`,
    `const answer = await greenroom.${sdk.method}(${input});`,
  ].join('\n');
}
