import type { CountryCode } from './places.ts';

/** Where people study, by country and kind of studies: `Name domain` entries. */

export type SchoolKind =
  | 'engineering'
  | 'business'
  | 'university'
  | 'health'
  | 'vocational'
  | 'law'
  | 'arts'
  | 'education'
  | 'hospitality';

export interface School {
  name: string;
  domain: string;
}

type Kinds = { university: string } & Partial<Record<SchoolKind, string>>;

const SCHOOLS: Record<CountryCode, Kinds> = {
  FR: {
    university:
      'Université Paris-Saclay universite-paris-saclay.fr; Sorbonne Université sorbonne-universite.fr; Université Claude Bernard Lyon 1 univ-lyon1.fr; Université de Bordeaux u-bordeaux.fr; Université de Lille univ-lille.fr; Nantes Université univ-nantes.fr; Université de Strasbourg unistra.fr; Aix-Marseille Université univ-amu.fr; Université de Rennes univ-rennes.fr; Université Grenoble Alpes univ-grenoble-alpes.fr; Sciences Po sciencespo.fr',
    engineering:
      'École Polytechnique polytechnique.edu; CentraleSupélec centralesupelec.fr; INSA Lyon insa-lyon.fr; Télécom Paris telecom-paris.fr; Arts et Métiers artsetmetiers.fr; ISAE-SUPAERO isae-supaero.fr; Université de technologie de Compiègne utc.fr; IMT Atlantique imt-atlantique.fr; EPITA epita.fr; INSA Toulouse insa-toulouse.fr; Grenoble INP grenoble-inp.fr; École des Ponts ParisTech enpc.fr',
    business:
      'HEC Paris hec.edu; ESSEC Business School essec.edu; EM Lyon em-lyon.com; EDHEC edhec.edu; NEOMA Business School neoma-bs.fr; SKEMA skema.edu; Audencia audencia.com; Grenoble École de Management grenoble-em.com; IAE Lyon iae.univ-lyon3.fr; KEDGE kedge.edu; Université Paris Dauphine dauphine.psl.eu',
    health:
      'IFSI de la Croix-Rouge croix-rouge.fr; Université Paris Cité u-paris.fr; Université de Montpellier umontpellier.fr; IFSI du CHU de Toulouse chu-toulouse.fr; Université Claude Bernard Lyon 1 univ-lyon1.fr',
    vocational:
      'Lycée Diderot diderot.org; CFA de Lyon cfa-lyon.example; Lycée Livet livet.example; GRETA de Bordeaux greta-bordeaux.example; Compagnons du Devoir compagnons-du-devoir.com; AFPA afpa.fr',
    law: 'Université Paris 1 Panthéon-Sorbonne pantheonsorbonne.fr; Université Paris-Panthéon-Assas assas-universite.fr; Université Toulouse Capitole ut-capitole.fr; Université Jean Moulin Lyon 3 univ-lyon3.fr; Université de Strasbourg unistra.fr',
    arts: 'ENSCI – Les Ateliers ensci.com; École de design Nantes Atlantique lecolededesign.com; Gobelins gobelins.fr; École Boulle ecole-boulle.org; ENSA Paris-La Villette paris-lavillette.archi.fr; Strate strate.design',
    education:
      'INSPE de Lyon inspe.univ-lyon1.fr; INSPE de l’académie de Lille inspe-lille-hdf.fr; INSPE de Bretagne inspe-bretagne.fr; Université de Nantes univ-nantes.fr',
    hospitality:
      'Ferrandi Paris ferrandi-paris.fr; Institut Lyfe lyfe.edu; Lycée hôtelier de Thonon thonon-hotel.example',
  },
  GB: {
    university:
      'University of Manchester manchester.ac.uk; University of Leeds leeds.ac.uk; University of Edinburgh ed.ac.uk; University of Bristol bristol.ac.uk; University of Birmingham birmingham.ac.uk; University of Glasgow gla.ac.uk; Cardiff University cardiff.ac.uk; Newcastle University ncl.ac.uk; University College London ucl.ac.uk',
    engineering:
      'Imperial College London imperial.ac.uk; University of Sheffield sheffield.ac.uk; University of Southampton soton.ac.uk; University of Cambridge cam.ac.uk; University of Strathclyde strath.ac.uk',
    business:
      'London School of Economics lse.ac.uk; Warwick Business School wbs.ac.uk; University of Bath bath.ac.uk; Lancaster University lancaster.ac.uk; Durham University durham.ac.uk',
    health:
      'King’s College London kcl.ac.uk; University of Nottingham nottingham.ac.uk; Robert Gordon University rgu.ac.uk',
    vocational:
      'City of Bristol College cityofbristol.ac.uk; Leeds City College leedscitycollege.ac.uk; Barnet and Southgate College barnetsouthgate.ac.uk',
    arts: 'University of the Arts London arts.ac.uk; Glasgow School of Art gsa.ac.uk; Falmouth University falmouth.ac.uk',
  },
  US: {
    university:
      'University of Michigan umich.edu; University of Texas at Austin utexas.edu; University of California, Berkeley berkeley.edu; Boston University bu.edu; Ohio State University osu.edu; University of Washington washington.edu; University of North Carolina unc.edu; Arizona State University asu.edu',
    engineering:
      'Massachusetts Institute of Technology mit.edu; Georgia Institute of Technology gatech.edu; Carnegie Mellon University cmu.edu; Purdue University purdue.edu; Virginia Tech vt.edu',
    business:
      'New York University nyu.edu; Indiana University iu.edu; University of Pennsylvania upenn.edu; Northwestern University northwestern.edu; Babson College babson.edu',
    vocational:
      'Austin Community College austincc.edu; City Colleges of Chicago ccc.edu; Bunker Hill Community College bhcc.edu',
    arts: 'Rhode Island School of Design risd.edu; Parsons School of Design newschool.edu; Savannah College of Art and Design scad.edu',
    hospitality:
      'Cornell University cornell.edu; University of Nevada, Las Vegas unlv.edu; Culinary Institute of America ciachef.edu',
  },
  CA: {
    university:
      'Université de Montréal umontreal.ca; McGill University mcgill.ca; University of Toronto utoronto.ca; Université Laval ulaval.ca; University of British Columbia ubc.ca; University of Ottawa uottawa.ca',
    engineering:
      'Polytechnique Montréal polymtl.ca; University of Waterloo uwaterloo.ca; École de technologie supérieure etsmtl.ca; University of Toronto utoronto.ca',
    business:
      'HEC Montréal hec.ca; Ivey Business School ivey.ca; Université Laval ulaval.ca; Queen’s University queensu.ca',
    vocational:
      'Cégep du Vieux Montréal cvm.qc.ca; Seneca College senecapolytechnic.ca; BCIT bcit.ca',
  },
  DE: {
    university:
      'Ludwig-Maximilians-Universität München lmu.de; Humboldt-Universität zu Berlin hu-berlin.de; Universität Hamburg uni-hamburg.de; Universität zu Köln uni-koeln.de; Goethe-Universität Frankfurt uni-frankfurt.de',
    engineering:
      'Technische Universität München tum.de; RWTH Aachen rwth-aachen.de; Karlsruher Institut für Technologie kit.edu; Technische Universität Berlin tu.berlin; Universität Stuttgart uni-stuttgart.de',
    business:
      'Universität Mannheim uni-mannheim.de; WHU – Otto Beisheim School of Management whu.edu; Frankfurt School frankfurt-school.de',
    vocational: 'IHK Berlin ihk.de; Berufsschule Hamburg berufsschule-hamburg.example',
  },
  BE: {
    university:
      'Université libre de Bruxelles ulb.be; UCLouvain uclouvain.be; Université de Liège uliege.be; KU Leuven kuleuven.be; Ghent University ugent.be',
    engineering:
      'École polytechnique de Bruxelles polytech.ulb.be; UMONS umons.ac.be; KU Leuven kuleuven.be; UCLouvain uclouvain.be',
    business:
      'Solvay Brussels School solvay.edu; ICHEC ichec.be; HEC Liège hec.uliege.be; Vlerick Business School vlerick.com',
    health: 'Haute École Vinci vinci.be; HELMo helmo.be; UCLouvain uclouvain.be',
    vocational: 'EFP Bruxelles efp.be; IFAPME ifapme.be; Haute École Francisco Ferrer he-ferrer.eu',
    arts: 'La Cambre lacambre.be; LUCA School of Arts luca-arts.be; ENSAV ensav.example',
  },
  CH: {
    university:
      'Université de Genève unige.ch; Université de Lausanne unil.ch; Universität Zürich uzh.ch; Université de Neuchâtel unine.ch; Universität Basel unibas.ch',
    engineering: 'EPFL epfl.ch; ETH Zürich ethz.ch; HEIG-VD heig-vd.ch; HEPIA hesge.ch',
    business: 'HEC Lausanne hec.unil.ch; University of St. Gallen unisg.ch; HEG Genève hesge.ch',
    health: 'Haute École de Santé Vaud hesav.ch; HEdS Genève hesge.ch',
    vocational: 'CFPT Genève cfpt.example; ETML etml.ch',
    hospitality: 'EHL Hospitality Business School ehl.edu; Glion Institute glion.edu',
    arts: 'ECAL ecal.ch; ZHdK zhdk.ch',
  },
  IE: {
    university:
      'Trinity College Dublin tcd.ie; University College Dublin ucd.ie; University College Cork ucc.ie; University of Galway universityofgalway.ie',
    engineering:
      'University College Dublin ucd.ie; University of Limerick ul.ie; Dublin City University dcu.ie',
    business:
      'Smurfit Business School smurfitschool.ie; Dublin City University dcu.ie; University of Limerick ul.ie',
    vocational:
      'Technological University Dublin tudublin.ie; Munster Technological University mtu.ie',
  },
  ES: {
    university:
      'Universidad Complutense de Madrid ucm.es; Universitat de Barcelona ub.edu; Universitat de València uv.es; Universidad de Málaga uma.es',
    engineering:
      'Universidad Politécnica de Madrid upm.es; Universitat Politècnica de Catalunya upc.edu; Universitat Politècnica de València upv.es',
    business:
      'IE Business School ie.edu; ESADE esade.edu; Universidad Carlos III de Madrid uc3m.es',
    vocational: 'IES Ausiàs March iesausiasmarch.example; CIFP Nicolás Larburu cifp.example',
  },
  NL: {
    university:
      'University of Amsterdam uva.nl; Utrecht University uu.nl; Leiden University universiteitleiden.nl; Erasmus University Rotterdam eur.nl',
    engineering:
      'Delft University of Technology tudelft.nl; Eindhoven University of Technology tue.nl; University of Twente utwente.nl',
    business:
      'Rotterdam School of Management rsm.nl; Tilburg University tilburguniversity.edu; Nyenrode nyenrode.nl',
    vocational: 'ROC van Amsterdam rocva.nl; Hogeschool Utrecht hu.nl',
  },
};

const parsed = new Map<string, School[]>();

/**
 * The schools of a country for a kind of studies; its universities where the kind has none of its
 * own.
 */
export function schoolsOf(country: CountryCode, kind: SchoolKind): readonly School[] {
  const text = SCHOOLS[country][kind] ?? SCHOOLS[country].university;
  const known = parsed.get(text);
  if (known) return known;
  const schools = text.split('; ').map((entry): School => {
    const space = entry.lastIndexOf(' ');
    return { name: entry.slice(0, space), domain: entry.slice(space + 1) };
  });
  parsed.set(text, schools);
  return schools;
}
