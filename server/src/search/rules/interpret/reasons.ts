import type { ScoringLanguage } from './criteria.ts';
import type { Unsearchable } from './elements.ts';

/** Why words of a prompt became neither a filter nor a criterion, for the person who typed them. */
export const REASONS: Record<
  Unsearchable | 'word' | 'wish' | 'second',
  Record<ScoringLanguage, string>
> = {
  remote: {
    en: 'Profiles do not say where somebody wants to work from.',
    fr: 'Les profils ne disent pas où la personne souhaite travailler.',
  },
  salary: {
    en: 'Profiles do not say what somebody earns or asks for.',
    fr: 'Les profils ne disent pas ce que la personne gagne ou demande.',
  },
  availability: {
    en: 'Profiles do not say when somebody is available.',
    fr: 'Les profils ne disent pas quand la personne est disponible.',
  },
  contract: {
    en: 'Profiles do not say which contract somebody wants.',
    fr: 'Les profils ne disent pas quel contrat la personne souhaite.',
  },
  size: {
    en: 'Profiles do not say how large a company is.',
    fr: "Les profils ne disent pas la taille d'une entreprise.",
  },
  aside: {
    en: 'This describes the job or the company, not the person.',
    fr: "Cela décrit le poste ou l'entreprise, pas la personne.",
  },
  offer: {
    en: 'This describes the offer (pay, hours, contract, how to apply), not the person.',
    fr: "Cela décrit l'offre (salaire, horaires, contrat, candidature), pas la personne.",
  },
  requester: {
    en: 'This is about somebody else: who hires, who leaves or who manages.',
    fr: "Il s'agit de quelqu'un d'autre : qui recrute, qui part ou qui encadre.",
  },
  unclear: {
    en: 'It was not clear whether this is asked or excluded, so it is left out.',
    fr: "Il n'était pas clair si cela est demandé ou exclu : c'est laissé de côté.",
  },
  waived: {
    en: 'You say that this is not required, so it is not asked.',
    fr: "Vous dites que ce n'est pas exigé : ce n'est donc pas demandé.",
  },
  character: {
    en: 'Profiles do not say what somebody is like.',
    fr: 'Les profils ne disent pas comment est la personne.',
  },
  word: {
    en: 'No filter or criterion could be made of these words.',
    fr: "Aucun filtre ni critère n'a pu être tiré de ces mots.",
  },
  second: {
    en: 'Another title or level is searched already; this one seems to describe the work.',
    fr: 'Un autre intitulé ou niveau est déjà recherché ; celui-ci semble décrire le travail.',
  },
  wish: {
    en: 'A wish that no filter can say; it is not made a criterion.',
    fr: "Un souhait qu'aucun filtre ne peut dire ; il ne devient pas un critère.",
  },
};
