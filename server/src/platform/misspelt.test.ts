import { expect, it } from 'vitest';
import { describeConfig, misspeltVariables } from './config.ts';

const nearestOf = (name: string): string | undefined =>
  misspeltVariables({ [name]: 'x' })[0]?.nearest;

it.each([
  ['LLM_MODLE', 'LLM_MODEL'],
  ['llm_model', 'LLM_MODEL'],
  ['LMM_MODEL', 'LLM_MODEL'],
  ['LML_MODEL', 'LLM_MODEL'],
  ['LLM_APIKEY', 'LLM_API_KEY'],
  ['LLM_TIMEOUT', 'LLM_TIMEOUT_MS'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATA_DIRS', 'DATA_DIR'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['WEBHOOK_ALLOWED_HOST', 'WEBHOOK_ALLOWED_HOSTS'],
  ['PRICE_ENRICH_EMIAL', 'PRICE_ENRICH_EMAIL'],
  ['SECERT_KEY', 'SECRET_KEY'],
  ['SAMPEL_DATA', 'SAMPLE_DATA'],
])('takes %s for %s', (name, nearest) => {
  expect(nearestOf(name)).toBe(nearest);
});

it('recognises every known variable with two neighbouring letters exchanged, and no known one as another', () => {
  const known = describeConfig({}).map(({ name }) => name);
  for (const name of known)
    expect({ name, nearest: nearestOf(name) }).toEqual({ name, nearest: undefined });
  for (const name of known.filter((each) => each.includes('_'))) {
    for (let at = 0; at < name.length - 1; at++) {
      const slip = name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
      if (slip !== name && slip.includes('_') && !known.includes(slip))
        expect({ slip, nearest: nearestOf(slip) }).toEqual({ slip, nearest: name });
    }
  }
});

it('leaves the variables of others alone', () => {
  const others = `
    PATH HOME HOSTNAME PWD OLDPWD SHLVL TERM LANG LC_ALL USER LOGNAME SHELL EDITOR DISPLAY TMPDIR TZ COLORTERM PORTAL PORTS POST HOSTS
    PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGSSLMODE PGDATA POSTGRES_PASSWORD POSTGRES_USER POSTGRES_DB POSTGRES_URL DATABASE_NAME DATABASE_HOST
    DATABASE_PORT DATABASE_USER DATABASE_PASSWORD TEST_DATABASE_URL REDIS_URL MONGO_URL AMQP_URL HTTP_URL FTP_URL LDAP_URL SITE_URL BASE_URL API_URL
    NODE_ENV NODE_OPTIONS NODE_PATH NODE_TLS_REJECT_UNAUTHORIZED NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS NODE_VERSION npm_config_cache npm_package_name
    SSH_AUTH_SOCK SSH_AGENT_PID XDG_DATA_DIRS XDG_DATA_HOME XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY
    AWS_REGION AWS_SECRET_ACCESS_KEY AWS_ACCESS_KEY_ID GOOGLE_APPLICATION_CREDENTIALS OPENAI_API_KEY ANTHROPIC_API_KEY GITHUB_TOKEN GITHUB_ACTIONS CI
    KUBERNETES_SERVICE_HOST KUBERNETES_PORT DOCKER_HOST LOG_FORMAT LOG_FILE LOG_DIR DATA_URL SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASS SMTP_PASSWORD IMAP_HOST
    SECRET_KEY_BASE DJANGO_SECRET_KEY SESSION_SECRET PUBLIC_HOST PUBLIC_KEY SAMPLE_RATE SEARCH_URL WEBHOOK_URL WEBHOOK_SECRET REQUEST_ID CONTACT_EMAIL
    MALLOC_ARENA_MAX MALLOC_TRIM_THRESHOLD_ VITEST_POOL_ID`;
  const env = Object.fromEntries(
    others
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'x']),
  );
  expect(misspeltVariables(env)).toEqual([]);
});

it('ignores a variable that is set to nothing', () => {
  expect(misspeltVariables({ LLM_MODLE: ' ' })).toEqual([]);
});
