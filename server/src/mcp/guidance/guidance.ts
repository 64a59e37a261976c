import { ADMIN_GUIDANCE } from './admin.ts';
import { DEFAULT_GUIDANCE } from './default.ts';
import { OUTREACH_GUIDANCE } from './outreach.ts';
import type { Guidance } from './text.ts';

const GUIDANCE: Readonly<Record<string, Guidance>> = {
  ...DEFAULT_GUIDANCE,
  ...OUTREACH_GUIDANCE,
  ...ADMIN_GUIDANCE,
};

export const guidanceOf = (tool: string): Guidance | undefined => GUIDANCE[tool];
