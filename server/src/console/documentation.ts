import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { ASSET, filesIn, OTHER, pageHeaders, policy, sendFile } from './static-file.ts';

/** The pages have no inline script and no inline style. */
const PAGE = pageHeaders(policy("'self'", "'self'"));
const EXTENSION = /\.(?:html|js|css|json|md|png|webp|txt)$/;

/**
 * Serves the documentation that `console/site` builds, at `/docs/`, and its texts for language models
 * at `/llms.txt` and `/llms-full.txt`. Anybody may read it: it is the same in every installation.
 */
export function serveDocumentation(app: FastifyInstance, root: string): void {
  if (!existsSync(root)) return;
  const files = new Set(filesIn(root));
  for (const path of ['llms.txt', 'llms-full.txt'])
    app.get(`/${path}`, (request, reply) =>
      sendFile(request, reply, { root, files, path, headers: OTHER }),
    );
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/'));
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const path = request.params['*'];
    if (EXTENSION.test(path)) {
      const headers = path.startsWith('assets/') ? ASSET : path.endsWith('.html') ? PAGE : OTHER;
      return sendFile(request, reply, { root, files, path, headers });
    }
    if (path !== '' && path.endsWith('/')) return reply.redirect(`/docs/${path.slice(0, -1)}`);
    const page = path === '' ? 'index.html' : `${path}.html`;
    return sendFile(request, reply, { root, files, path: page, headers: PAGE });
  });
}
