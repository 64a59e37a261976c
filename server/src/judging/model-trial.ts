import { monotonicMs } from '../platform/clock.ts';
import { type Model, ModelError, type ModelFailure, type ModelUsage } from '../platform/model.ts';
import type { Language } from '../platform/operation.ts';
import { modelAnswer } from './ask-model.ts';
import type { ModelTrial } from './contract.ts';

/** The remedy for each kind of failure. */
const REMEDIES: Record<Language, Record<ModelFailure, string>> = {
  en: {
    rate_limited: 'wait, lower LLM_CONCURRENCY, or ask the provider for a higher limit',
    server_error: 'look at the endpoint’s own log or status page',
    timed_out: 'raise LLM_TIMEOUT_MS, or use a faster model',
    unreachable: 'check LLM_BASE_URL, and that the endpoint runs',
    malformed:
      'use a model and an endpoint that follow a JSON schema (response_format json_schema)',
    too_large: 'use a model that answers in less; a judgement needs a few kilobytes',
    redirected: 'set LLM_BASE_URL to the address that the endpoint redirects to',
    refused: 'check LLM_API_KEY, LLM_MODEL and LLM_BASE_URL',
  },
  fr: {
    rate_limited:
      'patientez, baissez LLM_CONCURRENCY ou demandez une limite plus haute au fournisseur',
    server_error: 'consultez le journal du serveur du modèle ou la page d’état du fournisseur',
    timed_out: 'augmentez LLM_TIMEOUT_MS ou prenez un modèle plus rapide',
    unreachable: 'vérifiez LLM_BASE_URL et que le serveur du modèle fonctionne',
    malformed:
      'prenez un modèle et un serveur qui respectent un schéma JSON (response_format json_schema)',
    too_large:
      'prenez un modèle aux réponses plus courtes ; une évaluation tient en quelques kilo-octets',
    redirected: 'donnez à LLM_BASE_URL l’adresse vers laquelle le serveur redirige',
    refused: 'vérifiez LLM_API_KEY, LLM_MODEL et LLM_BASE_URL',
  },
};

const MESSAGES = {
  en: {
    answered: (id: string) => `${id} answers in the shape that judging needs.`,
    failed: (id: string, why: string) => `${id}: ${why}.`,
    offline:
      'No model is configured (LLM_MODEL is not set): the built-in judge and interpreter work, offline.',
  },
  fr: {
    answered: (id: string) => `${id} répond dans la forme dont l’évaluation a besoin.`,
    failed: (id: string) => `${id} n’a pas donné de réponse utilisable.`,
    offline:
      'Aucun modèle n’est configuré (LLM_MODEL n’est pas défini) : l’évaluation et la lecture intégrées fonctionnent, hors ligne.',
  },
} satisfies Record<Language, object>;

const SYSTEM =
  'You judge whether a profile meets a criterion. Answer in the asked shape: one entry of criterias, in English.';
/** A made-up profile. */
const PROMPT =
  'Profile: { "jobTitle": "Engineer", "skills": ["Python"] }. Criterion: has used Python. Quote /skills/0: "Python".';

const NOT_ASKED = { modelId: null, latencyMs: null, usage: null, failure: null, remedy: null };

/**
 * Asks the model about one made-up profile, in the format used for judging. A wrong name, key or
 * endpoint then fails here and not in a wave. Makes one attempt, ahead of other requests that wait
 * for the model. `null` as the model means that none is configured.
 */
export async function tryModel(model: Model | null, language: Language): Promise<ModelTrial> {
  const words = MESSAGES[language];
  if (model === null) return { outcome: 'offline', ...NOT_ASKED, message: words.offline };
  const began = monotonicMs();
  const taken = (usage: ModelUsage) => ({
    modelId: model.id,
    latencyMs: Math.round(monotonicMs() - began),
    usage: { ...usage },
  });
  try {
    const { value, usage } = await model.object({
      system: SYSTEM,
      prompt: PROMPT,
      schema: modelAnswer,
      name: 'trial',
      isUrgent: true,
    });
    if (value.criterias.length !== 1) throw new ModelError('malformed', { usage });
    return {
      outcome: 'answered',
      ...taken(usage),
      failure: null,
      remedy: null,
      message: words.answered(model.id),
    };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const { failure, usage, message } = error;
    return {
      outcome: 'failed',
      ...taken(usage),
      failure,
      remedy: REMEDIES[language][failure],
      message: words.failed(model.id, message),
    };
  }
}
