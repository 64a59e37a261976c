import { useState } from 'react';
import { useCurrentWorkspace } from '../workspace.ts';
import { hueOf } from './hue.ts';
import { initialsOf } from './name.ts';

interface CompanyLogoProps {
  talentId: string;
  /** Of the profile's experiences. */
  experience: number;
  company: string;
  hasLogo: boolean;
}

/**
 * The company's logo, or its initials. The service fetches the picture: the browser contacts nobody
 * else. The company's name is shown beside it.
 */
export function CompanyLogo({ talentId, experience, company, hasLogo }: CompanyLogoProps) {
  const workspaceId = useCurrentWorkspace();
  const [failed, setFailed] = useState(false);
  const query = new URLSearchParams({ experience: String(experience) });
  if (workspaceId !== null) query.set('workspaceId', workspaceId);
  const [first = '', second = ''] = company.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (
    <span
      aria-hidden
      data-company
      className={`hue ${hueOf(company)} flex size-7 shrink-0 select-none items-center justify-center overflow-hidden rounded-md font-semibold text-xs`}
    >
      {hasLogo && !failed ? (
        <img
          src={`/console/logos/${encodeURIComponent(talentId)}?${query}`}
          alt=""
          loading="lazy"
          onError={() => setFailed(true)}
          className="size-full bg-white object-contain"
        />
      ) : (
        initialsOf({ firstname: first, lastname: second })
      )}
    </span>
  );
}
