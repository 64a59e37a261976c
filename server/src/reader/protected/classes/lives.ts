/*
 * Faiths, orientations, family states, ages, bodies and looks: lower case, without accents. These say
 * who somebody is, or what somebody does as one of them.
 */

export const FAITH_LABELS = `
adventist, adventists, agnostic, agnostics, amish, anabaptist, anglican, anglicans, baptist, baptists, born again,
born-again christian, born again christian, calvinist, calvinists, charismatic christian, church member,
church members, churchgoer, churchgoers, coptic, evangelical, evangelicals, hare krishna, hasidic, ismaili, jain,
jains, jehovah witness, latter-day saint, latter-day saints, lds, lutheran, lutherans, mennonite, mennonites,
methodist, methodists, moravian, pagan, pagans, parsi, parsis, pentecostal, presbyterian, presbyterians, quaker,
quakers, rastafarian, rastafarians, rasta, rastas, roman catholic, salafi, salafist, salafists, scientologist,
scientologists, seventh-day adventist, shia, shiite, shiites, spiritualist, sunni, sunnis, sufi, taoist, unitarian,
wiccan, zoroastrian, hasidim, haredi, messianic jew, zionist jew, freemason, freemasons, infidel, infidels, heathen,
kafir, papist, papists, ahmadi, bahai, druid, creationist, secularist, secularists, free presbyterian, orangeman,
adventiste, adventistes, agnostique, agnostiques, anglicane, baptiste, baptistes, calviniste, calvinistes, copte,
coptes, evangelique, evangeliques, evangeliste, franc-macon, francs-macons, hassidique, israelite, israelites,
jainiste, krishna, lutherien, lutheriens, paien, paiens, pentecotiste, pentecotistes,
presbyterien, quakers, raelien, salafiste, salafistes, scientologue, scientologues, shiite, chiite, chiites, soufi,
soufis, sunnite, sunnites, taoiste, traditionaliste, integriste, integristes, orthodoxe pratiquant, mecreant,
mecreants, tradi catho, catho tradi, laicard, laicards, musulmans, feuj, feujs, sabbatarian, niqabi, hijabi, hijabis
`;

export const ORIENTATION_LABELS = `
asexual, asexuals, aromantic, bicurious, cishet, demisexual, drag queen, drag queens, dyke, dykes, effeminate, faggot,
faggots, fag, fags, gay man, heterosexual, homosexual, lesbian, lgbtqia, lgbti, pansexual, pansexuals, polyamorous,
queer, transvestite, trans person, transgenders, two-spirit, intersex, gender-fluid, genderfluid, genderqueer,
non-binaire, non-binaires, non binaire, non binaires, intersexe, intersexes, bisexuelle, effemine, effeminee, effemines,
folle tordue, gay-friendly lui-meme, gouine, pansexuel, pansexuelle, pansexuels, pansexuelles, pede, pedale, pedales,
tantouze, tapette, tapettes, travesti, travestis, transsexuel, transsexuelle, transsexuels, transexuel, transexuelle,
transidentitaire, transidentitaires, personne trans, personnes trans, femme trans, homme trans, homosexuel, cishetero,
polyamoureux, asexuel, asexuelle, asexuels, heteronormatif, gais et lesbiennes, gars gais, homme gai, gay ou lesbienne
`;

export const FAMILY_LABELS = `
bachelor girl, breadwinner, breadwinners, breast-feeding mother, ex-wife, family man,
family woman, family men, fiance, fiancee, foster parent, godfather, grandad, grandma, grandpa, grandparent,
grandparents, granny, grannies, homemaker, house husband, house-husband, hubby, lone parent, lone parents, mama, mamas,
mom-to-be, mum-to-be, mumpreneur, mompreneur, mother-to-be, new parent, new parents, single dad, single mom,
single mum, single mums, single moms, single mother, single parent, single parents, soccer mom, spinster, stepmother,
stay-at-home mum, stay-at-home dad, unwed, wedded, working mum, working mums, working mom, working moms, working mother,
working mothers, working parent, unmarried mother, dinks, only child, bonne mere, belle-mere, chef de famille,
concubin, concubine, concubins, conjoint de fait, conjoints de fait, jeune maman, jeune parent, jeune papa,
jeunes maries, jeune mariee, maman solo, mere isolee, meres isolees, mere porteuse, monoparental, monoparentale,
pere isole, papa poule, parent isole, parents isoles, parent solo, parents solos, soutien de famille, vieille fille,
vieux garcon, remariee, remarie, separee de son mari, nullipare, primipare
`;

export const AGE_LABELS = `
baby boomer, baby boomers, bald old, boomer, centennial, centennials, coffin dodger, coffin dodgers, early forties,
codger, codgers, coot, fifty-plus, forty-plus,  gen alpha, gen xer, gen xers, gen zer, gen zers,
gen-xer, geezer, geezers,  gen-z, generation z, generation y, generation x, kids fresh from school,
millennial generation, nearly retired, octogenarian, octogenarians, old codger, old codgers, old fart, old farts,
old fogey, old fogeys, old fogies, old folks, old geezer, old guard, old hand past it, old timer, oldie, oap, oaps,
over-the-hill, pensioner, quadragenarian, quinquagenarian, semi-retired, septuagenarian, sexagenarian, silver fox,
silver surfer, sixty-plus, sprightly, teenager, thirtysomething, fortysomething, fiftysomething, tween, twentysomething,
twenty-year-old, thirty-year-old, forty-year-old, young ones, young pups, young whippersnapper,
younger crowd, youngling, fifty-year-old, sixty-year-old, wet behind the ears, wrong side of forty, mutton, crone,
ado attarde, ancetre, ancetres, baby-boomer, baby-boomers, baby-boomeur, baby-boomeurs, boomeur, boomeurs, cacochyme,
croulant, croulants, generation alpha, gamine, generation x, generation y, generation z, gen z, gerontes, jeune retraite,
jeune senior, jeunes seniors, jeunots, jeunot, milleniaux, millenials, milleniale, nonagenaire, papi, papis, papy,
papy-boomer, quadra, quadras, quadragenaire, quinqua, quinquas, retraitable, sexa, septua, senior en fin de carriere,
tempes grises, tempes grisonnantes, grisonnant, poivre et sel, trentagenaire, vingtenaire, vingtenaires, vieux briscards,
vieux croulants, vieux schnock, vieux de la vieille, vioc, viocs, vioque, vioques, veille de la retraite, veille de leur retraite
`;

export const BODY_LABELS = `
amputee, amputees, anorexic, anorexics, bipolar, bulimic, cancer patient, cancer survivor, cancer survivors, cripple,
cripples, dyspraxic, dyscalculic, ex-addict, ex-addicts, ex-alcoholic, ex-drinker, ex-junkie, former addict,
former addicts, former alcoholic, former alcoholics, former drug user, hard-of-hearing, in recovery, in rehab,
junkie, junkies, learning disabled, manic depressive, manic-depressive, deaf-mute, non-drinker, non-drinkers, paraplegic,
paraplegics, partially sighted, psychotic, recovering addict, recovering alcoholic, recovering alcoholics,  sober alcoholic, stutterer, stutterers, stammerer, suicidal, tetraplegic, wheelchair-bound, drunkard, drunks,
heavy drinker, heavy drinkers, drinker, drinkers, drug user, drug users, immunocompromised, immunosuppressed,
chronically ill, terminally ill, mentally ill, bedridden, frail, crippled, blind person, infertile, menopausal,
alcoolo, alcoolos, ampute, amputee, amputes, anorexique, anorexiques, aspergers, autiste asperger, begue, begues,
borderline, boulimique, buveur, buveurs, cancereux, cancereuse, cardiaque, cardiaques, dyspraxique, dyslexique,
dyslexiques, dysphasique, droguee, drogues, ex-alcoolique, ex-alcooliques, ex-toxico, ex-tox, fumeur, fumeurs,
fumeuse, handi, hemiplegique, hyperactif tdah, hypocondriaque, infirme, infirmes, insuffisant renal, maniaco-depressif,
mutilee, mal-entendant, mal-voyant, mal entendant, non-voyant, non-voyante, non voyant, paraplegique, paraplegiques,
schizo, schizophrene, schizophrenes, sclerosee en plaques, sourd-muet, suicidaire, suicidaires, tdah, tetraplegique,
toxico, toxicos, trisomique, trisomiques, unijambiste, menopausee, sujette aux regles, myope, myopes, migraineux,
migraineuse, cure de desintox, desintoxique, non-buveur, sobre depuis, abstinent, abstinente, neuroatypique,
neuroatypiques, neurodivergente, neurotypique, neurotypiques, valide (non handicape)
`;

/** Illnesses and states that are the subject of much work: only who has or lacks them is meant. */
export const CONDITIONS_HAD = `
adhd, aids, alcoholism, alzheimer's, amputation, anorexia, arthritis, asperger's, back pain, bad back, bulimia,
chronic illness, chronic condition, colostomy, crohn's, cystic fibrosis, dementia, diabetes, drinking, drinking problem,
drug habit, drug problem, eating disorder, endometriosis, epilepsy, fertility treatment, fibromyalgia, hearing loss,
heart condition, heart disease, hepatitis, hernia, ibs, ivf, lupus, lyme, meds, long-term meds, menopause, miscarriage,
multiple sclerosis, obesity, ocd, parkinson's, period pains, pmt, ptsd, rehab, rsi, schizophrenia, sciatica, scoliosis,
sickle cell, sleep apnoea, stammer, stroke, substance abuse, tb, therapy, tourette's, transplant, tuberculosis, tumour,
off sick, on the sick, sick leave, alcool, alcoolisme, alzheimer, anorexie, apnee du sommeil, arthrose, autisme, avc,
boulimie, crohn, cure de desintoxication, deficience, dyspraxie, endometriose, fibromyalgie, fiv, grossesse a risque,
hepatite, infarctus, insuffisance cardiaque, lombalgie, lombalgies, lumbago, maladie chronique, maladie longue duree,
longue maladie, menopause, mucoviscidose, myopathie, obesite, parkinson, pma, probleme d'alcool, regles douloureuses,
retour de maladie, rhumatismes, schizophrenie, sclerose, sclerose en plaques, sciatique, sida, spondylarthrite, surdite,
syndrome, tentative de suicide, toxicomanie, trisomie, troubles dys, tumeur, fauteuil roulant, ald,
invalidite, arret maladie long, mi-temps therapeutique, arret de longue duree
`;

export const LOOK_LABELS = `
beautiful girl, bloke with tattoos, bombshell, busty, chubby, chunky, curvy, dark-haired, double chin, fat bloke,
fat blokes, fatso, fatties, fatty, fat people, flabby, full-figured, ginger, gingers, good-lookers, goth, goths, hot girl,
hot girls, hot guy, hottie, hotties, hunk, hunks, lanky, leggy, long-haired, midget, midgets, muscly, muscular,
obese, pot belly, pot-bellied, potbelly, pretty girl, punk look, redhead, scruffy, short-arse, shaven-headed, skinhead,
stunner, stunners, tall blonde, tattooed arms, toned, visible ink, underweight, unkempt, nose ring, nose rings, lip ring,
tongue stud, ear stretchers, mohawk, dreads, cornrows, afros, afro hair, dyed hair, coloured hair, purple hair, pink hair,
blue hair, long beard, beer belly, crooked teeth, bad teeth, acne-free, scars, birthmark, lip filler, botox, goatee,
bedaine, bouboule, boudin, boutonneux, bombasse, canon de beaute, chauve, cicatrice, cicatrices, corps de reve, cheveux colores, cheveux roses, cheveux bleus, cheveux teints, dreadlocks, filiforme, forte corpulence, gothique, gothiques,
grassouillet, grassouillette, gringalet, jolie fille, jolis minois, joli minois, look gothique, look punk, maigrichon,
maigrichonne, mal fagote, mal fringue, malingre, mannequin taille, musclee, musculeux, obese, petit gros,
physique de reve, poupee, ronde, rondelette, rondouillard, rouquin, roux, rousse, svelte, tour de taille, verrue,
ventre a biere, trop maigre, percings, anneau dans le nez, boucle d'oreille, crete iroquoise, queue de cheval, minois
`;
