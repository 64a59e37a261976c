/**
 * Words that join the first part of a town's name to the rest, where people mostly use the first
 * part alone.
 */
const TIES: Readonly<Record<string, RegExp>> = {
  FR: /^((?:L[ae]s? )?\p{Lu}\p{L}{3,})-(?:les|lès|lez|sur|sous|en|d|de|du|la|le|aux)[-'’].+$/u,
  GB: /^(\p{Lu}\p{L}{3,})[ -](?:upon|on|under|by|super|in|le)[ -].+$/u,
  DE: /^(\p{Lu}\p{L}{3,}) (?:am|an der|im|in|bei|ob der|vor der) .+$/u,
};

/**
 * First parts that many towns share, or that are everyday words: "Villeneuve", "Salon", "Stoke",
 * "Champagne".
 */
const UNSURE = new Set(
  'Saint Sainte Villeneuve Villefranche Neuville Bourg Château Châteauneuf Fontenay Salon Mont Pont Port Roche Champagne Beaumont Beaulieu Moulins Belleville Marne Mareuil Plan Plessis Isle Aire Chapelle Croix Sainte Notre Val Vals Bois Bonneuil Mois Verneuil Champs Stoke Newton Kingston Market Thornton Ashton Bradford Barton Burnham Stratford Frankfurt Halle Neustadt Weil Bad Neuf Trois Grand Marly Mitry Rosny Ville Chalonnes Moret Fontaines Fontaine Charnay Clermont Dammarie Condé Montigny Ferrières Vitry Ivry Pierre Croissy Bougival Aulnay Bry Soisy Bures Brie'.split(
    ' ',
  ),
);

/**
 * "Évian" of Évian-les-Bains, "Thonon" of Thonon-les-Bains, "Weston" of Weston-super-Mare,
 * "Freiburg" of Freiburg im Breisgau; null for a name without such a short form.
 */
export function shortNameOf(name: string, country: string): string | null {
  const short = TIES[country]?.exec(name)?.[1] ?? null;
  return short === null || UNSURE.has(short) ? null : short;
}
