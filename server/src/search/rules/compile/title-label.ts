/** How near a match of a title is, the nearest first. */
export const TITLE_GRADES = ['exact', 'level', 'family', 'near', 'related'] as const;
export type TitleGrade = (typeof TITLE_GRADES)[number];

interface TitleLabel {
  grade: TitleGrade;
  /** The near role; null for a near occupation and for the same job function. */
  family: string | null;
  /** How near an occupation is, 0 to 1; null for the rest. */
  weight: number | null;
}

/** What a tier says of a title that it matches, for those who explain the match. */
export function labelOf(grade: TitleGrade, family: string | null = null): string {
  return family === null ? grade : `${grade}:${family}`;
}

export const occupationLabel = (weight: number): string => `near::${weight}`;

export function readLabel(label: string): TitleLabel {
  const [grade, family, weight] = label.split(':');
  return {
    grade: grade as TitleGrade,
    family: family || null,
    weight: weight === undefined ? null : Number(weight),
  };
}
