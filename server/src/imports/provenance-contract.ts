import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { talentSource, talentTerms } from '../talents/contract.ts';

const provenance = z
  .object({
    talentId: z.string(),
    pool: z.literal('own'),
    ...talentTerms,
    sources: z.array(talentSource).describe('Newest first, at most 100'),
  })
  .meta({ id: 'TalentProvenance' });
export type ProvenanceData = z.output<typeof provenance>;

export const getProvenance = operation({
  id: 'getTalentProvenance',
  method: 'GET',
  path: '/v1/talents/{talentId}/provenance',
  scope: 'read',
  tag: 'Talents',
  summary: 'Read where one of your own people comes from, and why you keep them',
  description:
    'Each source with its date and who brought it; the legal basis; how long the person is kept, and what happens then; whether the person was told. Free. A person of the shared pool ' +
    'answers 404: the operator brings those.',
  params: z.object({ talentId: z.string() }),
  data: provenance,
  answers: { 200: 'The provenance' },
  errors: ['not_found'],
});
