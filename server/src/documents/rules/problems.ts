import type { FileProblem, ProblemCode } from '../port.ts';

const MESSAGES: Record<ProblemCode, FileProblem['message']> = {
  unknown_format: {
    en: 'This file is of no format that can be read. Use PDF, DOCX, ODT, RTF, HTML, text, CSV, XLSX, JSON, vCard, XML or ZIP.',
    fr: 'Le format de ce fichier n’est pas reconnu. Utilisez PDF, DOCX, ODT, RTF, HTML, texte, CSV, XLSX, JSON, vCard, XML ou ZIP.',
  },
  broken: {
    en: 'This file is damaged or incomplete. Save it again from the program that made it.',
    fr: 'Ce fichier est endommagé ou incomplet. Enregistrez-le à nouveau depuis le logiciel d’origine.',
  },
  encrypted: {
    en: 'This file is protected by a password. Remove the password and try again.',
    fr: 'Ce fichier est protégé par un mot de passe. Retirez le mot de passe puis réessayez.',
  },
  no_text: {
    en: 'This file holds no text; it may be a scan. Run text recognition on it, or ask for the original.',
    fr: 'Ce fichier ne contient pas de texte ; c’est peut-être un scan. Passez-le à la reconnaissance de texte ou demandez l’original.',
  },
  too_large: {
    en: 'This file is too large: 50 MB, 100 pages and a usual compression are allowed. Split it.',
    fr: 'Ce fichier est trop grand : 50 Mo, 100 pages et une compression normale sont acceptés. Découpez-le.',
  },
  too_slow: {
    en: 'Reading this file took longer than 10 seconds and was stopped. Save it again in a simpler form.',
    fr: 'La lecture de ce fichier a dépassé 10 secondes et a été arrêtée. Enregistrez-le sous une forme plus simple.',
  },
  too_much_memory: {
    en: 'Reading this file needed more than 256 MB and was stopped. Save it again in a simpler form.',
    fr: 'La lecture de ce fichier demandait plus de 256 Mo et a été arrêtée. Enregistrez-le sous une forme plus simple.',
  },
  too_deep: {
    en: 'This archive lies inside other archives. Unpack it and import what it holds.',
    fr: 'Cette archive se trouve dans d’autres archives. Décompressez-la et importez son contenu.',
  },
  no_name: {
    en: 'No name was found. Add it after the import.',
    fr: 'Aucun nom n’a été trouvé. Ajoutez-le après l’import.',
  },
  unreadable_row: {
    en: 'This row cannot be read. Correct it and import it again.',
    fr: 'Cette ligne ne peut pas être lue. Corrigez-la puis importez-la à nouveau.',
  },
  mapping_needed: {
    en: 'The columns of this table are not known. Say which column holds the name.',
    fr: 'Les colonnes de ce tableau ne sont pas reconnues. Indiquez la colonne qui contient le nom.',
  },
  left_as_text: {
    en: 'No jobs or studies were recognised. The text is kept as it is and can be searched.',
    fr: 'Aucun poste ni aucune formation n’a été reconnu. Le texte est conservé tel quel et reste cherchable.',
  },
};

/** A problem with its messages; `detail` says more, in both languages. */
export function problem(
  code: ProblemCode,
  { row = null, detail }: { row?: number | null; detail?: { en: string; fr: string } } = {},
): FileProblem {
  const message = MESSAGES[code];
  return {
    code,
    row,
    message: detail
      ? { en: `${message.en} ${detail.en}`, fr: `${message.fr} ${detail.fr}` }
      : { ...message },
  };
}
