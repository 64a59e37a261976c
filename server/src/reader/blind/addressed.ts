/*
 * Text that addresses the judge instead of describing the person: orders, fake answers, fake roles.
 */

/**
 * Every sentence that `ADDRESSED` finds contains one of these words. Most texts contain none, so a
 * single search rules them out.
 */
const ADDRESSED_HINT =
  /ignor|disregard|forget|override|oubli|tenez pas|verdict|stat[u]s?t?\b|scor|system|assistant|respond|answer|reply|return|output|consid|candidat|profil|language model|mark\b|mark |rate\b|classif|judge|evaluat|évalu|répond|repond|classe|note[rz]?\b|donne/i;

const GAP = '(?:[^\\w.!?]+[\\w"’\'-]+){0,8}?[^\\w.!?]+';
const OUTCOME =
  '"?(?:green|vert|met|as met|qualified|all (?:the )?criteria|every criteri\\w+|each criteri\\w+|tous les crit\\S+|chaque crit\\S+|remplis?)\\b';

const ADDRESSED = new RegExp(
  [
    `\\b(?:ignor(?:e|ez|er|ing)|disregard|forget|override|oubli(?:e|ez|er)|tenez pas compte)${GAP}(?:instructions?|criteri\\w*|crit.res?|consignes?|rules?|r.gles?|prompts?|above|previous|pr.c.dentes?|everything)\\b`,
    `\\b(?:verdict|status|statut|scor(?:e|ing)|aiverdict)\\W{0,6}(?:(?:is|are|to|as|must be|should be|est|doit .tre)\\W{1,3})?"?(?:green|vert|met|amber|red|100)\\b`,
    `\\b(?:answer|respond|reply|return|output|mark|rate|classify|judge|consider|evaluate|r.pond(?:s|ez|re)|note[rz]?|consid.re[rz]?|classe[rz]?|donne[rz]?|.value[rz]?)${GAP}${OUTCOME}`,
    '\\b(?:this|the|ce|cette|le|la) (?:candidate|candidat|candidature|talent|profile|profil)\\W+(?:[\\w-]+\\W+){0,3}?(?:meets|matches|satisfies|fulfils|fulfills|remplit|satisfait|valide|correspond)\\b',
    '(?:^\\s*|[<\\[])(?:system|assistant)\\s*(?:prompt)?\\s*[:>\\]]',
    '<\\/?(?:system|profile|instructions?|user)>',
    '"(?:status|verdict|aiVerdict|criterias?)"\\s*:',
    '\\b(?:you are|tu es|vous .tes)\\b[^.!?]{0,30}\\b(?:judge|juge|ai|ia|assistant|recruiter|recruteur|model|mod.le)\\b',
  ].join('|'),
  'iu',
);

/** Whether a text addresses the judge instead of describing the person. */
export const addressesJudge = (text: string): boolean =>
  ADDRESSED_HINT.test(text) && ADDRESSED.test(text);

/** Masks every sentence addressed to the judge; the rest of the text is unchanged. */
export function hideAddressed(text: string, mask: (found: string) => string): string {
  if (!ADDRESSED_HINT.test(text)) return text;
  return text.replace(/[^.!?\n]+[.!?\n]*/g, (sentence) =>
    ADDRESSED.test(sentence) ? sentence.replace(/\S+/g, mask) : sentence,
  );
}
