import type { Language } from '../../platform/operation.ts';
import type { ErasureReceipt, Removed } from '../contract.ts';

type Forms = readonly [one: string, several: string];

const WORDS: Record<Language, Record<keyof Removed, Forms>> = {
  en: {
    profiles: ['profile', 'profiles'],
    contacts: ['imported contact', 'imported contacts'],
    enrichedContacts: ['contact found by enrichment', 'contacts found by enrichment'],
    endedEnrichments: ['enrichment ended', 'enrichments ended'],
    verdictTexts: ['text of a verdict', 'texts of verdicts'],
    verdictOverrides: ["person's verdict", "people's verdicts"],
    verdictReviews: ['review of a verdict', 'reviews of verdicts'],
    webhookBodies: ['webhook body', 'webhook bodies'],
    judgements: ['kept judgement', 'kept judgements'],
    candidates: ['candidate emptied', 'candidates emptied'],
    stoppedSequences: ['outreach sequence stopped', 'outreach sequences stopped'],
    outreachMessages: ['outreach message', 'outreach messages'],
    storedAnswers: ['stored answer', 'stored answers'],
  },
  fr: {
    profiles: ['profil', 'profils'],
    contacts: ['contact importé', 'contacts importés'],
    enrichedContacts: ['contact trouvé par enrichissement', 'contacts trouvés par enrichissement'],
    endedEnrichments: ['enrichissement interrompu', 'enrichissements interrompus'],
    verdictTexts: ['texte de verdict', 'textes de verdicts'],
    verdictOverrides: ['verdict corrigé à la main', 'verdicts corrigés à la main'],
    verdictReviews: ['revue de verdict', 'revues de verdicts'],
    webhookBodies: ['corps de webhook', 'corps de webhooks'],
    judgements: ['jugement conservé', 'jugements conservés'],
    candidates: ['candidat vidé', 'candidats vidés'],
    stoppedSequences: ['séquence arrêtée', 'séquences arrêtées'],
    outreachMessages: ['message de prospection', 'messages de prospection'],
    storedAnswers: ['réponse conservée', 'réponses conservées'],
  },
};

const FRAME = {
  en: {
    title: (id: string, at: string) => `Talent ${id} is erased (since ${at}). Removed now:`,
    nothing: 'nothing: there was nothing left',
    kept: 'Kept: counts, verdicts, the credit ledger, and a keyed hash that blocks a new import.',
    searchIndex: {
      removed:
        'Removed from the index of the search cluster; its files are rewritten within minutes.',
      pending:
        'Not removed from the search cluster yet, which is away: that follows when it is back.',
    },
    sharedSnapshots: {
      removed: 'Removed: the snapshots of the index that machines share.',
      pending:
        'Not removed yet: the snapshots of the index that machines share, whose place is away. That follows when it is back.',
    },
  },
  fr: {
    title: (id: string, at: string) =>
      `Le talent ${id} est effacé (depuis ${at}). Supprimé à l’instant :`,
    nothing: 'rien : il ne restait rien',
    kept: 'Conservé : les décomptes, les verdicts, le grand livre des crédits, et une empreinte à clé qui bloque une nouvelle importation.',
    searchIndex: {
      removed:
        'Supprimé de l’index du cluster de recherche ; ses fichiers sont réécrits en quelques minutes.',
      pending:
        'Pas encore supprimé du cluster de recherche, injoignable : ce sera fait à son retour.',
    },
    sharedSnapshots: {
      removed: 'Supprimés : les instantanés de l’index que les machines partagent.',
      pending:
        'Pas encore supprimés : les instantanés de l’index que les machines partagent, dont l’emplacement est injoignable. Ce sera fait à son retour.',
    },
  },
};

/**
 * The receipt of an erasure as text, one item per line. French uses the singular for 0 and 1. Items
 * with nothing to erase are left out.
 */
export function receiptWords(
  { talentId, erasedAt, removed, searchIndex, sharedSnapshots }: ErasureReceipt,
  language: Language,
): string[] {
  const frame = FRAME[language];
  const { title, nothing, kept } = frame;
  const parts = (Object.keys(WORDS[language]) as (keyof Removed)[]).flatMap((name) => {
    const count = removed[name];
    return count === 0 ? [] : [`${count} ${WORDS[language][name][count === 1 ? 0 : 1]}`];
  });
  return [
    title(talentId, erasedAt),
    ...(parts.length > 0 ? parts : [nothing]),
    ...(searchIndex ? [frame.searchIndex[searchIndex]] : []),
    ...(sharedSnapshots ? [frame.sharedSnapshots[sharedSnapshots]] : []),
    kept,
  ];
}
