export interface JudgeName {
  id: string;
  /** The built-in rules, a language model, or a judge of the operator's own. */
  kind: 'rules' | 'model' | 'other';
  /** The model's name at the provider; null for the other kinds. */
  model: string | null;
  /** Version of the rules, or of the prompt. */
  version: string;
}

/** Parses a judge's id: `rules/2`, `model/openai:gpt-5/4` (names of models may contain slashes). */
export function judgeNamed(id: string): JudgeName {
  const [named, ...rest] = id.split('/');
  const version = rest.pop() ?? '';
  const kind = named === 'rules' || named === 'model' ? named : 'other';
  return { id, kind, model: kind === 'model' ? rest.join('/') : null, version };
}
