import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/*
 * Every regular expression of the product: literals from its sources, and those that are put
 * together while its modules load. Prints them as a JSON array.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = ['server/src/**/*.ts', 'client/src/**/*.ts', 'console/src/**/*.{ts,tsx}'];
/** They start something when they are loaded, or load only inside Temporal, whose package is optional. */
const NOT_LOADED =
  /(?:^|\/)(?:main|demo|launcher)\.ts$|thread\.ts$|engine-temporal\/workflow\.ts$|\.d\.ts$/;

export interface FoundPattern {
  source: string;
  flags: string;
  file: string;
}

const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
  (file) => !/\.(?:test|testing)\.tsx?$|\.gen\.ts$/.test(file),
);
const found: FoundPattern[] = [];

for (const file of files) {
  const text = ts.sys.readFile(path.join(ROOT, file))!;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), file });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
}

let loading = '';
const seen = new Set<string>();
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args, self) {
    const made = Reflect.construct(target, args, self) as RegExp;
    // Only our own: packages build theirs too.
    const caller = new Error('caller').stack?.split('\n')[2] ?? '';
    const key = `${made.source}/${made.flags}`;
    if (/\/(?:server|client)\/src\//.test(caller) && !seen.has(key)) {
      seen.add(key);
      found.push({ source: made.source, flags: made.flags, file: loading });
    }
    return made;
  },
});
for (const file of files.filter(
  (one) => /^(?:server|client)\//.test(one) && !NOT_LOADED.test(one),
)) {
  loading = file;
  await import(path.join(ROOT, file));
}
// A module may keep a handle open, so the end does not wait for it.
process.stdout.write(JSON.stringify(found), () => process.exit(0));
