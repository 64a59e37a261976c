import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readInput } from '../http/input.ts';
import { AppError } from '../platform/errors.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import type { CompanyLogos } from '../talents/talents.ts';
import type { EnterConsole } from './visit.ts';

export interface LogoOptions {
  logos: CompanyLogos;
  enter: EnterConsole;
}

const logoParams = z.object({ talentId: z.string().min(1) });
const logoQuery = z.object({
  workspaceId: z.string().optional(),
  experience: z.coerce.number().int().min(0).optional(),
});
/** Logos hardly change, and each is shown on many pages. */
const CACHE_CONTROL = 'private, max-age=86400';

/** `GET /console/logos/{talentId}`: a company's logo, fetched by the service (docs/decisions/0260). */
export function serveLogos(app: FastifyInstance, { logos, enter }: LogoOptions): void {
  app.get('/console/logos/:talentId', async (request, reply) => {
    // Another site could find out which people a workspace has.
    if (request.headers['sec-fetch-site'] === 'cross-site')
      throw new AppError('forbidden', { details: { code: 'not_from_the_console' } });
    const sent = { params: request.params, query: request.query, body: undefined };
    const { params, query } = readInput({ params: logoParams, query: logoQuery }, sent);
    const { talentId } = params as z.output<typeof logoParams>;
    const { workspaceId, experience } = query as z.output<typeof logoQuery>;
    const { principal, headers } = await enter(request, workspaceId || null);
    const picture = await runInWorkspace(principal.workspaceId, () =>
      logos.logoOf(talentId, experience ?? null),
    );
    reply.headers(headers);
    if (!picture) throw new AppError('not_found', { message: 'There is no logo.' });
    return reply
      .headers({
        'Cache-Control': CACHE_CONTROL,
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
      })
      .type(picture.type)
      .send(picture.bytes);
  });
}
