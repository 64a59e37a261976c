import { BYTE_ORDER_MARK, csvLine } from '../console/csv.ts';
import type {
  GroupImpact,
  ImpactReport,
  ImpactTable,
  ImpactWarning,
} from '../fairness/rules/impact.ts';
import { oneLine, table } from './output.ts';

/** A report with what it is about: the verdicts that count as selected. */
export type CastingImpact = ImpactReport & { castingIds: string[]; verdicts: string };

/** The same report as text for a terminal, as CSV and as a page of its own. */

const MESSAGES = {
  en: {
    title: 'Impact of selections',
    about: (people: number, selected: number, castings: number) =>
      `${people} people were judged in ${castings} qualified search${castings === 1 ? '' : 'es'}; ${selected} were selected.`,
    selected: (verdicts: string) => `Selected: an effective verdict of ${verdicts}.`,
    columns: [
      'Group',
      'People',
      'Selected',
      'Selection rate',
      '95 % interval',
      'Impact ratio',
      'By chance',
      'Notes',
    ],
    undeclared: (people: number) => `${people} people declared nothing here and are in no group.`,
    warnings: {
      below_four_fifths: 'below four fifths',
      small_sample: 'fewer than 30 people',
      below_two_percent: 'less than 2 % of the people: not compared',
      one_person_decides: 'one more selected person would reach four fifths',
    },
    notes: [
      'Impact ratio: the selection rate of the group divided by that of the most selected group (New York City Local Law 144, 6 RCNY § 5-301). Groups with less than 2 % of the people are left out of the comparison.',
      'Four fifths: a ratio below 0.8 is commonly taken as evidence of adverse impact (29 CFR 1607.4 D).',
      'By chance: Fisher’s exact test, two-sided, against the most selected group.',
      'What people declared about themselves was read from a file and is stored nowhere. This report is an aid, not the independent audit that the law asks for.',
    ],
    none: '–',
  },
  fr: {
    title: 'Effets des sélections',
    about: (people: number, selected: number, castings: number) =>
      `${people} personnes ont été évaluées dans ${castings} recherche${castings === 1 ? '' : 's'} qualifiée${castings === 1 ? '' : 's'} ; ${selected} ont été retenues.`,
    selected: (verdicts: string) => `Retenu : un verdict effectif ${verdicts}.`,
    columns: [
      'Groupe',
      'Personnes',
      'Retenues',
      'Taux de sélection',
      'Intervalle à 95 %',
      'Ratio d’impact',
      'Par hasard',
      'Remarques',
    ],
    undeclared: (people: number) =>
      `${people} personnes n’ont rien déclaré ici et ne sont dans aucun groupe.`,
    warnings: {
      below_four_fifths: 'moins de quatre cinquièmes',
      small_sample: 'moins de 30 personnes',
      below_two_percent: 'moins de 2 % des personnes : non comparé',
      one_person_decides: 'une personne retenue de plus atteindrait quatre cinquièmes',
    },
    notes: [
      'Ratio d’impact : le taux de sélection du groupe divisé par celui du groupe le plus retenu (New York City Local Law 144, 6 RCNY § 5-301). Les groupes de moins de 2 % des personnes ne sont pas comparés.',
      'Quatre cinquièmes : un ratio inférieur à 0,8 est en général lu comme un indice de discrimination indirecte (29 CFR 1607.4 D).',
      'Par hasard : test exact de Fisher, bilatéral, contre le groupe le plus retenu.',
      'Ce que les personnes ont déclaré a été lu dans un fichier et n’est conservé nulle part. Ce rapport est une aide, pas l’audit indépendant que la loi demande.',
    ],
    none: '–',
  },
} as const;
type Language = keyof typeof MESSAGES;

export function impactText(report: CastingImpact): string {
  const words = MESSAGES.en;
  return [
    words.about(report.people, report.selected, report.castingIds.length),
    words.selected(report.verdicts),
    ...report.tables.map((one) =>
      [
        '',
        oneLine(nameOf(one)),
        table(
          words.columns.map((column) => column.toUpperCase()),
          one.groups.map((group) => cellsOf(group, 'en').map(oneLine)),
        ),
        ...(one.undeclared > 0 ? [words.undeclared(one.undeclared)] : []),
      ].join('\n'),
    ),
  ].join('\n');
}

const CSV_COLUMNS = [
  'categories',
  'group',
  'people',
  'selected',
  'selectionRate',
  'low',
  'high',
  'impactRatio',
  'probability',
  'warnings',
];

/** One line a group; the people who declared nothing are a group without a name. */
export function impactCsv({ tables }: CastingImpact): string {
  const lines = tables.flatMap((one) => [
    ...one.groups.map(
      ({ group, people, selected, selection, impactRatio, probability, warnings }) =>
        csvLine([
          nameOf(one),
          group,
          people,
          selected,
          selection.rate,
          selection.low,
          selection.high,
          impactRatio,
          probability,
          warnings.join(' '),
        ]),
    ),
    csvLine([nameOf(one), null, one.undeclared, null, null, null, null, null, null, 'undeclared']),
  ]);
  return BYTE_ORDER_MARK + csvLine(CSV_COLUMNS) + lines.join('');
}

/** A page without scripts or addresses: it can be kept and sent as it is. */
export function impactPage(report: CastingImpact, language: Language): string {
  const words = MESSAGES[language];
  const tables = report.tables.map(
    (one) => `<table>
<caption>${escaped(nameOf(one))}</caption>
<thead><tr>${words.columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')}</tr></thead>
<tbody>
${one.groups.map((group) => rowOf(group, language)).join('\n')}
</tbody>
</table>
${one.undeclared > 0 ? `<p>${escaped(words.undeclared(one.undeclared))}</p>` : ''}`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 2rem 0 0.5rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; font-size: 1.15rem; padding-bottom: 0.5rem; }
th, td { text-align: right; padding: 0.35rem 0.6rem; border-bottom: 1px solid #767676; }
th:first-child, td:last-child, th:last-child { text-align: left; }
</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${escaped(words.about(report.people, report.selected, report.castingIds.length))} ${escaped(words.selected(report.verdicts))}</p>
${tables.join('\n')}
<ul>
${words.notes.map((note) => `<li>${escaped(note)}</li>`).join('\n')}
</ul>
</main>
</body>
</html>
`;
}

function rowOf(group: GroupImpact, language: Language): string {
  const [name = '', ...cells] = cellsOf(group, language);
  return `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
}

const nameOf = ({ categories }: ImpactTable): string => categories.join(' × ');

function cellsOf(
  { group, people, selected, selection, impactRatio, probability, warnings }: GroupImpact,
  language: Language,
): string[] {
  const words = MESSAGES[language];
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const percent = (value: number): string =>
    value.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
  return [
    group,
    number(people, 0),
    number(selected, 0),
    percent(selection.rate),
    `${percent(selection.low)} – ${percent(selection.high)}`,
    impactRatio === null ? words.none : number(impactRatio, 2),
    probability === null ? words.none : number(probability, 3),
    warnings.map((warning: ImpactWarning) => words.warnings[warning]).join(', '),
  ];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (found) => ENTITIES[found]!);
