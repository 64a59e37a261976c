/**
 * Languages that running text names: code, native name and other usual names. English and French
 * names come from the ISO lists.
 */
export const LANGUAGES: readonly (readonly [code: string, otherNames: string])[] = [
  ['en', 'english, anglais, anglophone'],
  ['fr', 'french, français, francophone'],
  ['de', 'german, deutsch, allemand, germanophone'],
  ['es', 'spanish, español, espagnol, castillan, castellano, hispanophone'],
  ['it', 'italian, italiano, italien'],
  ['pt', 'portuguese, português, portugais, lusophone'],
  ['nl', 'dutch, nederlands, néerlandais, flemish, flamand, hollandais'],
  ['sv', 'swedish, svenska, suédois'],
  ['da', 'danish, dansk, danois'],
  ['no', 'norwegian, norsk, norvégien'],
  ['fi', 'finnish, suomi, finnois'],
  ['is', 'icelandic, islandais'],
  ['pl', 'polish, polski, polonais'],
  ['cs', 'czech, čeština, tchèque'],
  ['sk', 'slovak, slovenčina, slovaque'],
  ['sl', 'slovenian, slovene, slovène'],
  ['hu', 'hungarian, magyar, hongrois'],
  ['ro', 'romanian, română, roumain'],
  ['bg', 'bulgarian, bulgare'],
  ['hr', 'croatian, hrvatski, croate'],
  ['sr', 'serbian, srpski, serbe'],
  ['el', 'greek, grec, ellinika'],
  ['tr', 'turkish, türkçe, turc'],
  ['ru', 'russian, russe, русский'],
  ['uk', 'ukrainian, ukrainien'],
  ['lt', 'lithuanian, lituanien'],
  ['lv', 'latvian, letton'],
  ['et', 'estonian, estonien'],
  ['ar', 'arabic, arabe, arabophone, العربية'],
  ['he', 'hebrew, hébreu, עברית'],
  ['fa', 'persian, farsi, persan'],
  ['hi', 'hindi'],
  ['ur', 'urdu, ourdou'],
  ['bn', 'bengali'],
  ['ta', 'tamil, tamoul'],
  ['te', 'telugu, télougou'],
  [
    'zh',
    'chinese, mandarin, chinois, cantonese, cantonais, mandarin chinese, chinese mandarin, 中文',
  ],
  ['ja', 'japanese, japonais, 日本語'],
  ['ko', 'korean, coréen, 한국어'],
  ['vi', 'vietnamese, vietnamien'],
  ['th', 'thai, thaï, thaïlandais'],
  ['id', 'indonesian, indonésien, bahasa indonesia'],
  ['ms', 'malay, malais'],
  ['tl', 'tagalog, filipino'],
  ['sw', 'swahili'],
  ['ca', 'catalan, català'],
  ['eu', 'basque, euskara'],
  ['ga', 'irish gaelic, gaelic, gaélique'],
  ['cy', 'welsh, gallois'],
  ['br', 'breton'],
  ['lb', 'luxembourgish, luxembourgeois'],
  ['wo', 'wolof'],
  ['kab', 'kabyle'],
  ['ber', 'berber, berbère, tamazight'],
];

/**
 * Words for a language level, 1 (elementary) to 5 (native or bilingual). Folded text is searched
 * for each whole phrase, the highest level first.
 */
export const LANGUAGE_LEVELS: readonly (readonly [level: number, words: string])[] = [
  [
    5,
    'native or bilingual, native_or_bilingual, native, bilingual, mother tongue, first language, c2, bilingue, langue maternelle, natif, native speaker, maternelle, native level, parfaitement bilingue',
  ],
  [
    4,
    'full professional, full_professional, fluent, fluently, c1, courant, courante, couramment, proficient, advanced, avancé, excellent, excellente, maîtrise parfaite, lu écrit parlé, very good, très bon niveau, fluency, business fluent',
  ],
  [
    3,
    'professional working, professional_working, b2, professional, professionnel, business level, working proficiency, upper intermediate, opérationnel, good, bon niveau, technique, conversational, conversationnel, bonnes notions, bon, bonne, working knowledge, negociation',
  ],
  [
    2,
    'limited working, limited_working, b1, intermediate, intermédiaire, limited, limité, moyen, scolaire, school level',
  ],
  [
    1,
    'elementary, a1, a2, beginner, basic, basics, débutant, notions, élémentaire, notion, faux débutant, basique, bases',
  ],
];
