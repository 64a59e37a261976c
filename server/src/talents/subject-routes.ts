import { type Language, type Principal, type Route, route } from '../platform/operation.ts';
import type { KnownPerson } from './contract.ts';
import { findSubject, readSubject, type SubjectData } from './subject-contract.ts';

export interface SubjectRoutesDependencies {
  findSubject(workspaceId: string, person: string): Promise<KnownPerson[]>;
  readSubject(principal: Principal, talentId: string): Promise<SubjectData>;
  /** The same as a page in HTML. */
  subjectPage(data: SubjectData, language: Language): string;
}

export function subjectRoutes(subjects: SubjectRoutesDependencies): Route[] {
  return [
    route(findSubject, async ({ principal, body }) => ({
      data: { people: await subjects.findSubject(principal.workspaceId, body.person) },
    })),
    route(readSubject, async ({ principal, params, query }) => {
      const data = await subjects.readSubject(principal, params.talentId);
      if (query.as === 'json') return { data };
      const language = query.language ?? principal.language ?? 'en';
      const bytes = Buffer.from(subjects.subjectPage(data, language));
      return { data, file: { bytes, mediaType: 'text/html; charset=utf-8', headers: HEADERS } };
    }),
  ];
}

/** Saved, not shown: it holds texts of strangers. The name of the file names nobody. */
const HEADERS = {
  'Content-Disposition': 'attachment; filename="personal-data.html"',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
};
