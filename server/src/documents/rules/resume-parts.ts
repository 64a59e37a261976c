import type { Education, Experience } from '../../talents/profile.ts';
import { readDate, timestampOf } from './dates.ts';

/* Jobs and studies from sources that name their parts. */

const ONGOING = /^(?:present|current|now|today|ongoing|aujourd['’]hui|en cours)$/i;

/** A written date or a timestamp as ISO timestamp; null for anything else. */
export function isoDate(value: unknown): string | null {
  if (typeof value === 'number' && value > 1_900 && value < 2_100)
    return `${value}-01-01T00:00:00.000Z`;
  if (typeof value === 'object' && value !== null) {
    const { year, month, day } = value as Record<string, unknown>;
    const parts = [year, month, day].filter((part) => part !== undefined && part !== null);
    return parts.length === 0
      ? null
      : isoDate(parts.map((part) => String(part).padStart(2, '0')).join('-'));
  }
  if (typeof value !== 'string') return null;
  const date = readDate(value.trim().replace(/T.*$/, ''));
  return date && timestampOf(date);
}

export interface JobParts {
  title: string | null;
  employer: string | null;
  start?: unknown;
  end?: unknown;
  description?: string | null;
  isCurrent?: boolean;
}

export function makeJob({
  title,
  employer,
  start,
  end,
  description,
  isCurrent,
}: JobParts): Experience {
  const startDate = isoDate(start);
  const endDate = isoDate(end);
  const says = typeof end === 'string' && ONGOING.test(end.trim());
  return {
    title,
    organizationName: employer,
    startDate,
    endDate,
    description: description?.trim() || null,
    isCurrent: isCurrent ?? (says || (endDate === null && startDate !== null)),
    organization: { name: employer, logoUrl: null },
  };
}

export interface StudyParts {
  school: string | null;
  degree?: string | null;
  major?: string | null;
  start?: unknown;
  end?: unknown;
  summary?: string | null;
}

export function makeStudies({ school, degree, major, start, end, summary }: StudyParts): Education {
  return {
    schoolName: school,
    schoolLogo: null,
    summary: summary?.trim() || null,
    degrees: degree ? [degree] : [],
    majors: major ? [major] : [],
    minors: [],
    startDate: isoDate(start),
    endDate: isoDate(end),
    schoolDomain: null,
  };
}
