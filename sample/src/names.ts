import type { CountryCode } from './places.ts';

/** First names and surnames by culture, and the cultures that live in each country. */

export interface Culture {
  women: readonly string[];
  men: readonly string[];
  surnames: readonly string[];
  /**
   * Mother tongue beside the country's own languages, `English|French`; null for the local
   * majority.
   */
  tongue: string | null;
}

const culture = (
  women: string,
  men: string,
  surnames: string,
  tongue: string | null = null,
): Culture => ({
  women: women.split(' '),
  men: men.split(' '),
  surnames: surnames.split(', '),
  tongue,
});

const FRENCH = culture(
  'Camille Léa Manon Chloé Julie Marie Sophie Claire Émilie Pauline Mathilde Lucie Charlotte Sarah Laura Marion Anaïs Céline Élodie Aurélie Virginie Nathalie Isabelle Sandrine Delphine Hélène Juliette Margaux Inès Clémence Justine Agathe Solène Noémie Audrey Stéphanie Laetitia Florence Valérie Catherine Alice Louise Jeanne Zoé Ambre Capucine Bénédicte Gaëlle Morgane Maëlle',
  'Thomas Nicolas Julien Alexandre Antoine Maxime Pierre Guillaume Romain Clément Mathieu Benjamin Florian Vincent Adrien Sébastien Jérôme Olivier Laurent Frédéric Stéphane Christophe Philippe François Hugo Lucas Louis Arthur Paul Gabriel Baptiste Quentin Simon Rémi Damien Cédric Fabien Grégory Arnaud Xavier Étienne Bastien Corentin Valentin Loïc Yann Thibault Gaël Augustin Théo',
  'Martin, Bernard, Dubois, Thomas, Robert, Richard, Petit, Durand, Leroy, Moreau, Simon, Laurent, Lefebvre, Michel, Garnier, Roux, Fournier, Girard, Bonnet, Dupont, Lambert, Fontaine, Rousseau, Vincent, Muller, Lefèvre, Faure, Mercier, Blanc, Guérin, Boyer, Chevalier, Perrin, Clément, Gauthier, Masson, Marchand, Duval, Denis, Lemaire, Noël, Meunier, Renard, Brunet, Gaillard, Barbier, Picard, Colin, Renaud, Lacroix, Caron, Rolland, Aubert, Leclerc, Vidal, Bourgeois, Renault, Lemoine, Gillet, Charpentier, Huet, Besson, Le Gall, Le Goff, Prévost, Bouchet, Pasquier, Delattre, Chauvin, Hamon, Tessier, Poirier, Carpentier, Legrand, Morvan, Delorme, Bertin, Vasseur, Guillot, Coulon',
);
const BRITISH = culture(
  'Emma Olivia Charlotte Emily Sophie Jessica Hannah Lucy Grace Amelia Rebecca Laura Katie Rachel Amy Victoria Eleanor Abigail Georgia Chloe Holly Megan Alice Fiona Heather Claire Helen Natalie Zoe Imogen Bethany Harriet Rosie Phoebe Joanna',
  'James Oliver Thomas William Jack George Harry Daniel Matthew Andrew David Benjamin Samuel Joseph Adam Christopher Robert Edward Alexander Ryan Luke Simon Stuart Callum Liam Owen Gareth Rory Duncan Philip Graham Toby Dominic Nathan Elliot',
  'Smith, Jones, Taylor, Brown, Williams, Wilson, Johnson, Davies, Robinson, Wright, Thompson, Evans, Walker, White, Roberts, Green, Hall, Wood, Jackson, Clarke, Harrison, Campbell, Stewart, Morgan, Cooper, Ward, Turner, Bennett, Fraser, Hughes, Edwards, Carter, Mitchell, Shaw, Murray, Palmer, Reynolds, Fletcher, Barker, Whitfield, Ashworth, Pemberton, Hargreaves, Macleod, Sinclair, Thornton, Bradshaw, Lowe, Crawford, Pritchard',
);
const AMERICAN = culture(
  'Emily Ashley Jessica Madison Hannah Samantha Taylor Lauren Megan Rachel Brittany Nicole Amanda Katherine Jennifer Stephanie Allison Brooke Kayla Natalie Erin Kelly Morgan Paige Sydney Claire Audrey Leah Molly Vanessa',
  'Michael Christopher Matthew Joshua Andrew Tyler Ryan Brandon Justin Kevin Jason Eric Brian Kyle Aaron Nathan Zachary Patrick Sean Jeffrey Scott Derek Travis Cole Austin Trevor Mason Logan Connor Garrett',
  'Anderson, Miller, Davis, Moore, Harris, Thompson, Lewis, Clark, Young, Allen, Scott, Baker, Nelson, Carter, Mitchell, Parker, Collins, Cook, Rogers, Reed, Bailey, Bell, Brooks, Sanders, Price, Russell, Foster, Hayes, Coleman, Jenkins, Perry, Patterson, Sullivan, Wallace, Peterson, Hansen, Schultz, Kowalski, Romano, Weaver, Chandler, Holloway, Whitaker, Donovan, McAllister',
);
const QUEBECOIS = culture(
  'Geneviève Marie-Ève Catherine Valérie Mélanie Karine Isabelle Annie Véronique Josée Audrey Ariane Camille Gabrielle Maude Laurence Sabrina Marie-Pier Roxanne Noémie',
  'Mathieu Jean-François Simon Alexandre Maxime Vincent Philippe Marc-André Étienne Guillaume Francis Samuel Olivier Jonathan Dominic Yannick Patrick Félix Louis-Philippe Charles-Antoine',
  'Tremblay, Gagnon, Roy, Côté, Bouchard, Gauthier, Morin, Lavoie, Fortin, Gagné, Ouellet, Pelletier, Bélanger, Lévesque, Bergeron, Leblanc, Paquette, Girard, Simard, Boucher, Caron, Beaulieu, Cloutier, Dubé, Poirier, Fournier, Lapointe, Leclerc, Desjardins, Nadeau',
);
const GERMAN = culture(
  'Anna Julia Laura Katharina Lena Sarah Lisa Johanna Sophie Franziska Christina Stefanie Susanne Claudia Annika Miriam Theresa Hannah Nina Eva',
  'Lukas Jonas Felix Maximilian Tobias Florian Sebastian Stefan Andreas Christian Daniel Markus Jan Philipp Matthias Moritz Benedikt Johannes Niklas Thorsten',
  'Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Koch, Bauer, Richter, Klein, Wolf, Schröder, Neumann, Schwarz, Zimmermann, Braun, Krüger, Hofmann, Hartmann, Lange, Werner, Krause, Lehmann, Köhler, Maier, Vogel',
);
const FLEMISH = culture(
  'Lotte Emma Sofie Katrien An Elke Ine Lien Annelies Hanne Sara Liesbeth Femke Eva Charlotte Marieke Sanne Anouk Fleur Iris',
  'Jan Pieter Bart Wouter Tom Koen Stijn Jeroen Thomas Bram Joris Dries Lars Ruben Sander Maarten Daan Niels Jasper Thijs',
  'Peeters, Janssens, Maes, Jacobs, Willems, Claes, Goossens, Wouters, De Smet, De Vos, Van Damme, Vermeulen, Van den Berg, De Vries, Bakker, Visser, Smit, De Boer, Mulder, Hendriks, Dekker, Verhoeven, Van Dijk, Kuipers, Hermans',
);
const IRISH = culture(
  'Aoife Ciara Niamh Sinéad Orla Gráinne Róisín Siobhán Clodagh Eimear Aisling Caoimhe Deirdre Fionnuala Maeve',
  'Conor Seán Cian Oisín Pádraig Eoin Declan Ronan Niall Darragh Fergal Brendan Cormac Donal Tadhg',
  'Murphy, Kelly, O’Sullivan, Walsh, O’Brien, Byrne, Ryan, O’Connor, O’Neill, O’Reilly, Doyle, McCarthy, Gallagher, Doherty, Kennedy, Lynch, Murray, Quinn, Moore, Nolan, Fitzgerald, Brennan, Keane, Daly, Hogan',
);
const SPANISH = culture(
  'Lucía María Paula Laura Marta Cristina Ana Elena Carmen Raquel Sara Alba Irene Beatriz Silvia Nuria Patricia Rocío Andrea Clara',
  'Javier Alejandro Daniel Pablo Carlos David Álvaro Sergio Miguel Jorge Luis Adrián Rubén Iván Diego Raúl Óscar Marcos Gonzalo Íñigo',
  'García, Fernández, González, Rodríguez, López, Martínez, Sánchez, Pérez, Gómez, Ruiz, Hernández, Jiménez, Díaz, Moreno, Álvarez, Romero, Navarro, Torres, Domínguez, Vázquez, Ramos, Gil, Serrano, Molina, Castro, Ortega, Rubio, Marín, Iglesias, Vidal',
  'Spanish|Espagnol',
);
const MAGHREBI = culture(
  'Yasmine Amina Nadia Samira Leïla Sonia Inès Fatima Karima Meriem Salma Imane Houda Rania Nour',
  'Karim Mehdi Samir Youssef Mohamed Rachid Nabil Amine Sofiane Bilal Hicham Yacine Omar Walid Anis',
  'Benali, Haddad, Mansouri, Bouzid, Cherif, Belkacem, Amrani, Ziani, Khelifi, Hamdi, El Idrissi, Bennani, Saïdi, Rahmani, Toumi, Boukhari, Meziane, Alaoui, Ferhat, Slimani',
  'Arabic|Arabe',
);
const PORTUGUESE = culture(
  'Ana Mariana Inês Catarina Sofia Beatriz Teresa Joana Rita Helena',
  'João Pedro Tiago Miguel Rui Nuno Ricardo Bruno André Paulo',
  'Silva, Santos, Ferreira, Pereira, Oliveira, Costa, Rodrigues, Martins, Fernandes, Gonçalves, Gomes, Lopes, Marques, Carvalho, Almeida, Teixeira',
  'Portuguese|Portugais',
);
const WEST_AFRICAN = culture(
  'Aminata Fatou Awa Mariam Aïssatou Bintou Khady Rokia Ndèye Adama',
  'Mamadou Ousmane Ibrahima Moussa Cheikh Amadou Abdoulaye Seydou Boubacar Souleymane',
  'Diallo, Traoré, Diop, Ndiaye, Koné, Camara, Cissé, Keïta, Sow, Ba, Touré, Fall, Sarr, Coulibaly, Gueye, Sylla',
  'Wolof|Wolof',
);
const INDIAN = culture(
  'Priya Anjali Neha Divya Pooja Shreya Kavita Deepa Meera Ananya Sneha Ritu',
  'Rahul Amit Arjun Vikram Rohan Sanjay Karthik Nikhil Anand Suresh Varun Ashwin',
  'Patel, Sharma, Singh, Kumar, Gupta, Reddy, Iyer, Nair, Mehta, Desai, Joshi, Kapoor, Rao, Menon, Chopra, Bhatt',
  'Hindi|Hindi',
);
const POLISH = culture(
  'Agnieszka Katarzyna Magdalena Monika Joanna Ewa Karolina Aleksandra Natalia Zuzanna',
  'Piotr Tomasz Marcin Paweł Krzysztof Jakub Michał Bartosz Grzegorz Łukasz',
  'Nowak, Kowalczyk, Wiśniewski, Wójcik, Kamiński, Lewandowski, Zieliński, Szymański, Dąbrowski, Kozłowski, Mazur, Krawczyk, Pawlak, Górski',
  'Polish|Polonais',
);
const CHINESE = culture(
  'Mei Jing Xinyi Yan Lin Hui Wen Yue Jia Li',
  'Wei Jun Hao Ming Feng Lei Bo Yang Kai Chen',
  'Wang, Li, Zhang, Liu, Chen, Yang, Huang, Zhao, Wu, Zhou, Xu, Sun, Ma, Zhu, Lin, Guo',
  'Mandarin Chinese|Chinois mandarin',
);
const TURKISH = culture(
  'Elif Zeynep Ayşe Merve Selin Derya Esra Aylin Büşra Ceren',
  'Emre Mehmet Can Murat Burak Kerem Hakan Onur Serkan Tolga',
  'Yılmaz, Kaya, Demir, Şahin, Çelik, Yıldız, Aydın, Öztürk, Arslan, Doğan, Kılıç, Aslan',
  'Turkish|Turc',
);

/** The majority first; one person in eight or so is of another. */
export const CULTURES: Record<CountryCode, readonly [Culture, ...Culture[]]> = {
  FR: [FRENCH, MAGHREBI, PORTUGUESE, WEST_AFRICAN, SPANISH],
  GB: [BRITISH, INDIAN, POLISH, IRISH],
  US: [AMERICAN, SPANISH, INDIAN, CHINESE],
  CA: [BRITISH, INDIAN, CHINESE, MAGHREBI],
  DE: [GERMAN, TURKISH, POLISH],
  BE: [FRENCH, MAGHREBI, WEST_AFRICAN],
  CH: [FRENCH, PORTUGUESE, SPANISH],
  IE: [IRISH, POLISH, BRITISH],
  ES: [SPANISH, PORTUGUESE],
  NL: [FLEMISH, TURKISH],
};

/** Regions with a majority of their own. */
export const REGIONAL_CULTURES: Record<string, Culture> = {
  Québec: QUEBECOIS,
  Flanders: FLEMISH,
  Zurich: GERMAN,
  'Basel-Stadt': GERMAN,
};
