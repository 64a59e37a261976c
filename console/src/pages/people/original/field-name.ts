import { useMessages } from '../messages.ts';

/** What the field at a JSON pointer is called: "/experiences/0/startDate" is a start date. */
export function useFieldName(): (path: string) => string {
  const { fieldNames } = useMessages();
  return (path) => {
    const words = path.split('/').filter((part) => part !== '' && !/^\d+$/.test(part));
    const [list = '', field = list] = [words[0], words.at(-1)];
    const key = list === 'currentOrganization' ? list : list === 'contacts' ? list : field;
    const named = list === 'educations' && field.endsWith('Date') ? `school${field}` : key;
    return fieldNames[named as keyof typeof fieldNames] ?? fieldNames.other;
  };
}
