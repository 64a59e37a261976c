import type { Config } from '../../platform/config.ts';
import { httpJsonSource } from './http-json.ts';
import { PEOPLE_DATA_LABS_URL, peopleDataLabsSource } from './people-data-labs.ts';
import type { ProfileSource } from './port.ts';

/**
 * The profile source that the operator configured (PROFILE_SOURCE). Null without one: the imported
 * data is then the truth (decision 14).
 */
export function configuredSource({
  profileSource,
  profileSourceKey,
}: Pick<Config, 'profileSource' | 'profileSourceKey'>): ProfileSource | null {
  if (profileSource === null) return null;
  if (profileSource !== 'pdl' && !profileSource.startsWith('pdl:'))
    return httpJsonSource({ template: profileSource, key: profileSourceKey });
  return peopleDataLabsSource({
    baseUrl: profileSource.slice('pdl:'.length) || PEOPLE_DATA_LABS_URL,
    key: profileSourceKey ?? '',
  });
}
