import { benchAccess } from './access.ts';
import { benchCandidates } from './candidates.ts';
import { benchCastings } from './castings.ts';
import { benchClaims } from './claims.ts';
import { benchImport } from './import.ts';
import { benchIndex } from './index.ts';
import { benchJudging } from './judging.ts';
import { benchLexicon } from './lexicon.ts';
import { benchOwnImport } from './own-import.ts';
import { benchPages } from './pages.ts';
import { benchPools } from './pools.ts';
import { benchPrompts } from './prompts.ts';
import { benchRowSecurity } from './row-security.ts';
import { benchSearch } from './search.ts';
import { benchSequences } from './sequences.ts';
import { benchStart } from './start.ts';
import { benchUndo } from './undo.ts';

/** One at a time, since they would disturb each other. */
for (const bench of [
  benchStart,
  benchAccess,
  benchRowSecurity,
  benchLexicon,
  benchIndex,
  benchPools,
  benchSearch,
  benchPages,
  benchPrompts,
  benchJudging,
  benchCastings,
  benchCandidates,
  benchSequences,
  benchClaims,
  benchImport,
  benchOwnImport,
  benchUndo,
])
  await bench();
