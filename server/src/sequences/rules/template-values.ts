import type { TalentProfile } from '../../talents/profile.ts';
import type { TemplateValues } from './template.ts';

/**
 * The values of the nine variables in a message. `recruiterName` is the sender's full name, null
 * when the key had no owner.
 */
export function templateValues(
  profile: TalentProfile,
  sourcing: { jobTitle: string | null; location: string | null },
  recruiterName: string | null,
): TemplateValues {
  const [recruiterFirstname = null, ...rest] = (recruiterName ?? '')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  return {
    firstname: profile.firstname,
    lastname: profile.lastname,
    candidateJobTitle: profile.jobTitle,
    candidateCompanyName: profile.currentOrganization?.name ?? null,
    candidateLocation: profile.city ?? profile.state ?? profile.country,
    sourcingJobTitle: sourcing.jobTitle,
    sourcingLocation: sourcing.location,
    recruiterFirstname,
    recruiterLastname: rest.length > 0 ? rest.join(' ') : null,
  };
}
