import { createContext } from 'react';

/** The field that is pointed at, and on which side. */
export interface PointedField {
  path: string;
  from: 'profile' | 'original';
  /** Counts what was picked: it stays until another field is pointed at. */
  picks?: number;
}

/** Ties the fields of a profile to their places in the file that the person came in. */
export interface FieldLink {
  has(path: string): boolean;
  pointed: PointedField | null;
  /** The pointer or the focus is on the field, or has left it. */
  onPoint(path: string | null): void;
  /** Shows the field's place where only one side fits. */
  onPick(path: string): void;
}

export const FieldPlaces = createContext<FieldLink | null>(null);
