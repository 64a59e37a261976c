import { VERSION } from '../platform/version.ts';
import { addApi } from './api-request.ts';
import { addAudit } from './audit.ts';
import { addBackup } from './backup.ts';
import { addCandidates } from './candidates.ts';
import { addCastings } from './castings.ts';
import { addChannels } from './channels.ts';
import { examples, UsageCommand } from './command.ts';
import { addCompletion } from './completion.ts';
import { addConfig } from './config.ts';
import { addCredits } from './credits.ts';
import { addDeliveries, addTrigger } from './deliveries.ts';
import { addDoctor } from './doctor.ts';
import { addEngine } from './engine.ts';
import { addEvents } from './events.ts';
import { addFairness } from './fairness.ts';
import { addImport } from './import.ts';
import { addImports } from './imports.ts';
import { addKeys } from './keys.ts';
import { addLexicon } from './lexicon.ts';
import { addListen } from './listen.ts';
import { addLogin, addProfiles } from './login.ts';
import { oneLine } from './output.ts';
import { addPeople } from './people.ts';
import { addProviders } from './providers.ts';
import { addRestore } from './restore.ts';
import { addSearch } from './search.ts';
import { addSequences } from './sequences.ts';
import { addServe } from './serve.ts';
import { addSourcings } from './sourcings.ts';
import { addStatuses } from './statuses.ts';
import { addIndex } from './talent-index.ts';
import { addTalents } from './talents.ts';
import { addUpgrade } from './upgrade.ts';
import { addWorkspaces } from './workspaces.ts';

/**
 * The whole `greenroom` command. Usage errors throw commander's CommanderError once their line is
 * written.
 */
export function createProgram(): UsageCommand {
  const program = new UsageCommand('greenroom');
  program
    .description(
      'Greenroom: talent search, qualified search and outreach, self-hosted.\nSettings are environment variables: greenroom config lists them.',
    )
    .version(VERSION)
    .option('--json', 'answer with one JSON object on standard output', false)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ outputError: (message, write) => write(`${oneLine(message)}\n`) })
    .exitOverride()
    .addHelpText(
      'after',
      examples(
        'greenroom serve',
        'greenroom workspaces create --name "Recruiting" --api-credits 1000',
        'greenroom doctor',
      ),
    );
  for (const add of [
    addServe,
    addWorkspaces,
    addPeople,
    addKeys,
    addCredits,
    addTalents,
    addLexicon,
    addIndex,
    addEngine,
    addProviders,
    addChannels,
    addStatuses,
    addFairness,
    addListen,
    addAudit,
    addBackup,
    addRestore,
    addConfig,
    addDoctor,
    addUpgrade,
    addLogin,
    addProfiles,
    addSearch,
    addCastings,
    addSourcings,
    addCandidates,
    addImport,
    addImports,
    addSequences,
    addEvents,
    addDeliveries,
    addTrigger,
    addApi,
    addCompletion,
  ])
    add(program);
  return program;
}
