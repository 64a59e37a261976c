import type { Lexicon } from '../../lexicon/types.ts';
import { type Clause, stripEnd, stripStart } from './clause.ts';
import type { CriterionReading } from './reading.ts';

/** Groups of schools that everybody knows by one name: "Russell Group", "école de commerce". */

interface Tier {
  /** How criteria name it, in lower case without accents. */
  words: RegExp;
  schools: string;
}

const IVY =
  'Harvard University,Yale University,Princeton University,Columbia University,University of Pennsylvania,Cornell University,Brown University,Dartmouth College';
const OXBRIDGE = 'University of Oxford,University of Cambridge';
const BUSINESS =
  'HEC Paris,ESSEC,ESCP,EDHEC,emlyon,SKEMA,Audencia,Grenoble École de Management,NEOMA,KEDGE,Toulouse Business School,IÉSEG,ESSCA,INSEAD,Montpellier Business School,Rennes School of Business,Burgundy School of Business,ICN Business School,EM Strasbourg,EM Normandie,Excelia,ISC Paris,INSEEC,IPAG,ESDES,Institut Mines-Télécom Business School,IMT-BS,Brest Business School,PSB,Paris School of Business,ISG';
const ENGINEERING =
  "École polytechnique,CentraleSupélec,École Centrale de Lyon,École Centrale de Nantes,École Centrale de Lille,Mines Paris,Mines Saint-Étienne,Mines Nancy,École des Ponts ParisTech,Télécom Paris,Télécom SudParis,IMT Atlantique,ENSTA Paris,ISAE-SUPAERO,Arts et Métiers,AgroParisTech,ESPCI Paris,ENSAE Paris,INSA Lyon,INSA Toulouse,INSA Rennes,INSA,Grenoble INP,Toulouse INP,UTC,UTT,UTBM,ESILV,ESIEE Paris,ESTP,EPITA,EFREI Paris,ENSEA,CESI,ECAM,ISEP,ENAC,ENSIL,Polytech,École d'ingénieurs,ICAM,EIGSI,ESIGELEC,ENSI,Institut Agro,ESITC,HEI,ISEN,SIGMA Clermont,École Centrale";

const TIERS: readonly Tier[] = [
  {
    words: /^(?:the )?russell group(?: universit(?:y|ies))?$/,
    schools: `${OXBRIDGE},University of Birmingham,University of Bristol,Cardiff University,Durham University,University of Edinburgh,University of Exeter,University of Glasgow,Imperial College London,King's College London,University of Leeds,University of Liverpool,London School of Economics,University of Manchester,Newcastle University,University of Nottingham,Queen Mary University of London,Queen's University Belfast,University of Sheffield,University of Southampton,University College London,University of Warwick,University of York`,
  },
  { words: /^oxbridge$/, schools: OXBRIDGE },
  {
    words: /^(?:the )?ivy[- ]league(?: (?:school|college|university|universities))?$/,
    schools: IVY,
  },
  {
    words:
      /^(?:(?:top|leading|french|grandes?|une|des|la) )*(?:ecoles? (?:superieures? )?de commerce|business schools?|ecoles? de management)$/,
    schools: `${BUSINESS},business school,school of business,school of management,école de commerce,école supérieure de commerce,école de management,London Business School,IE Business School,IESE,ESADE,Bocconi University`,
  },
  {
    words:
      /^(?:(?:top|les|des|une) )*(?:grandes? ecoles?|grande ecole (?:de commerce ou d'ingenieurs?|d'ingenieurs? ou de commerce))$/,
    schools: `${BUSINESS},${ENGINEERING},Sciences Po,ENA,ENS Paris,ENS Lyon,ENS Paris-Saclay,ENSAI,Université Paris Dauphine`,
  },
  {
    words: /^(?:grandes? ecoles? d'ingenieurs?)$/,
    schools: ENGINEERING,
  },
];

const BEFORE =
  /^(?:(?:is |est |has |have |a |an |une? |the |degree|diploma|graduated?|diplomee?|alumn(?:us|i|a)|studied|issue?|sortie?|from|of|at|in|de|d'une?|d'|des|du|la|l'|formation|type|ancienne? eleve|ancienne?|passee? par)(?=[\s']|$)[\s']*|d'une |d')/;
const BEHIND =
  /\s(?:graduates?|alumn(?:us|i|a)|degree|diploma|education|background|educated|preferred|only|uniquement|prefere\w*)$/;

/** A group of schools by its name: one of them counts. */
export function readSchoolTier(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const bare = stripEnd(stripStart(clause, BEFORE), BEHIND);
  const tier = TIERS.find(({ words }) => words.test(bare.plain));
  if (tier === undefined) return null;
  const forms = tier.schools.split(',').flatMap((name) => {
    const school = lexicon.readSchool(name);
    return [lexicon.fold(name), ...(school === null ? [] : school.forms)];
  });
  return { kind: 'school', label: bare.raw, forms: [...new Set(forms)] };
}
