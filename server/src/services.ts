import { createCore } from './core.ts';
import { createCaller } from './http/call.ts';
import { createIdempotency } from './http/idempotency.ts';
import type { Installation } from './installation.ts';
import { serveMcp } from './mcp/mcp.ts';
import { createProtocol } from './mcp/protocol.ts';
import { type Config, originOf } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import { createCompanyLogos } from './talents/talents.ts';
import { wireBackups } from './wiring/backups.ts';
import { wireCastings } from './wiring/castings.ts';
import { wireEvents } from './wiring/events.ts';
import { wireGauges } from './wiring/gauges.ts';
import { housekeepingTasks } from './wiring/housekeeping.ts';
import { wireImports } from './wiring/imports.ts';
import { wireOriginals } from './wiring/originals.ts';
import { wireOutreach } from './wiring/outreach.ts';
import type { ServiceOverrides } from './wiring/overrides.ts';
import { type Platform, wirePlatform } from './wiring/platform.ts';
import { routesOf } from './wiring/routes.ts';
import { wireSavedSearches } from './wiring/saved-searches.ts';
import { wireSearch } from './wiring/search.ts';
import { wireSharing } from './wiring/sharing.ts';
import { wireSignIn } from './wiring/sign-in.ts';
import { wireTalentIndex } from './wiring/talent-index.ts';
import { wireTeam } from './wiring/team.ts';
import { wireWorkspace } from './wiring/workspace.ts';

const pricesOf = ({ priceAddCandidate, priceEnrichEmail, priceEnrichPhone }: Config) => ({
  addCandidate: priceAddCandidate,
  enrichEmail: priceEnrichEmail,
  enrichPhone: priceEnrichPhone,
});

/**
 * The composition root: creates every service once, in dependency order. Nothing runs yet; main.ts
 * starts the feed, the engine and HTTP.
 */
export async function createServices(
  installation: Installation,
  config: Config,
  log: Log,
  overrides: ServiceOverrides = {},
) {
  const platform = await wirePlatform(installation, config, log, overrides);
  try {
    return await wireServices(platform, installation, overrides);
  } catch (error) {
    // Their connections would keep a process whose start failed from ending.
    await platform.listener.close();
    await platform.tracing?.stop();
    throw error;
  }
}

async function wireServices(
  platform: Platform,
  installation: Installation,
  overrides: ServiceOverrides,
) {
  const { config, log } = platform;
  const core = createCore(installation, config, platform.clock, log);
  const idempotency = createIdempotency({ ...platform, waitMs: overrides.idempotencyWaitMs });
  const signIn = wireSignIn(platform, core, overrides);
  const talentIndex = await wireTalentIndex(platform, core.talents);
  wireGauges(platform, talentIndex);
  const search = wireSearch(platform, core, talentIndex);
  const qualified = wireCastings(platform, core, talentIndex, search, overrides);
  const outreach = wireOutreach(platform, core, talentIndex, qualified.castings, overrides);
  const workspace = await wireWorkspace(platform, {
    ...core,
    ...{ talentIndex, search, ...qualified, ...outreach },
  });
  const originals = wireOriginals(platform);
  const savedSearches = wireSavedSearches(platform, core, talentIndex, search);
  const sharing = wireSharing(platform, outreach, qualified.castings, core.notifications);
  const services = {
    ...platform,
    ...core,
    ...signIn,
    ...talentIndex,
    search,
    ...qualified,
    ...outreach,
    ...workspace,
    ...originals,
    ...wireEvents(platform, core),
    ...savedSearches,
    ...sharing,
    ...wireTeam(platform, core, outreach, { ...qualified, ...sharing }),
    ...wireImports(platform, { ...core, ...originals, ...outreach }),
    ...wireBackups(platform),
    logos: createCompanyLogos({ ...platform, ...core }),
    idempotency,
  };
  const routes = routesOf(services);
  const call = createCaller(idempotency);
  return {
    ...services,
    routes,
    call,
    mcp: serveMcp({
      enterProtocol: core.access.enterProtocol,
      serverFor: createProtocol({ ...services, routes, call, prices: pricesOf(config) }),
      log,
      host: config.host,
      publicUrl: originOf(config),
    }),
    housekeeping: housekeepingTasks(services),
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
