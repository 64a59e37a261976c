/*
 * Peoples in English and French: lower case, without accents, in the masculine singular; endings of
 * number and gender follow (`choosing.ts`). Those that are also names of languages stand apart: "no
 * Polish" may be about a language.
 */

export const PEOPLES_EN = `
afghan, afrikaner, algerian, american, andorran, angolan, argentinian, argentine, armenian, australian, austrian,
azerbaijani, bahraini, bangladeshi, barbadian, basque, belarusian, belgian, beninese, bhutanese, biafran, bolivian,
bosnian, botswanan, brazilian, brit, british, bruneian, burkinabe, burmese, burundian, cambodian, cameroonian,
canadian, cape verdean, chadian, chilean, colombian, congolese, corsican, costa rican, cuban, cypriot, djiboutian,
dominican, ecuadorian, egyptian, emirati, englishman, englishwoman, eritrean, ethiopian, fijian, filipino, filipina,
flemish people, frenchman, frenchwoman, gabonese, gambian, georgian, ghanaian, grenadian, guatemalan, guinean,
guyanese, haitian, honduran, igbo, indian, north indian, south indian, iranian, iraqi, irishman, irishwoman, israeli,
ivorian, jamaican, jordanian, kashmiri, kazakh, kenyan, kosovan, kosovar, kuwaiti, kyrgyz, laotian, lebanese,
liberian, libyan, liechtensteiner, luxembourger, madagascan, malagasy, malawian, malaysian, maldivian, malian,
mauritanian, mauritian, mexican, moldovan, mongol, montenegrin, moroccan, mozambican, namibian, nepali, nepalese,
new zealander, nicaraguan, nigerian, nigerien, north african, north korean, omani, pakistani, palestinian, panamanian,
paraguayan, pashtun, peruvian, pole, puerto rican, punjabi, qatari, quebecer, roma, rwandan, salvadoran, saudi, scot,
scotsman, senegalese, sierra leonean, sikkimese, singaporean, slovak, somali, south african, south sudanese, spaniard,
sri lankan, sudanese, surinamese, swede, swiss, syrian, taiwanese, tajik, tanzanian, tibetan, togolese, trinidadian,
tunisian, turk, turkmen, ugandan, uighur, uyghur, uruguayan, uzbek, venezuelan, welshman, yemeni, yoruba, zambian,
zimbabwean, zulu, xhosa, tswana, hausa, kikuyu, tutsi, hutu, tamil, gujarati, bengali, bihari, marathi, malayali,
berber, kabyle, kurd, bedouin, druze, copt, yazidi, romani, sinti, inuit, native american, aboriginal, maori,
pacific islander, afro-caribbean, afro-american, african american, african-american, west african, east african,
central african, southern african, sub-saharan african, african, asian, south asian, east asian, southeast asian,
central asian, european, eastern european, western european, southern european, central european, caribbean,
west indian, latin american, middle easterner, maghrebi, arab, balkan, scandinavian, nordic, slav, anglo-saxon, wasp,
westerner, easterner, cape coloured, dalit, brahmin, upper-caste, lower-caste, chicano, yankee, gringo, han chinese,
ethnic chinese, anglo, boer, ulsterman, white south african, black south african, irish traveller, traveller community
`;

export const PEOPLES_FR = `
afghan, africain, afro-americain, afrodescendant, albanais, algerien, allemand de souche, americain, andalou, angolais,
antillais, argentin, armenien, asiatique, australien, autochtone, autrichien, azerbaidjanais, bangladais, basque,
belge, beninois, berbere, bielorusse, birman, bolivien, bosniaque, bresilien, burkinabe, burundais, cambodgien,
camerounais, canadien, cap-verdien, centrafricain, chilien, chypriote, colombien, comorien, congolais, corse, creole,
cubain, djiboutien, egyptien, emirati, equatorien, erythreen, ethiopien, eurasien, europeen, gabonais, gambien,
georgien, ghaneen, guadeloupeen, guatemalteque, guineen, guyanais, haitien, indien, iranien, irakien, irlandais,
israelien, ivoirien, jamaicain, jordanien, juif de souche, kabyle, kazakh, kenyan, kosovar, koweitien, kurde, laotien,
libanais, liberien, libyen, luxembourgeois, maghrebin, mahorais, malgache, malien, marocain, martiniquais, mauricien,
mauritanien, metropolitain de souche, mexicain, moldave, mongol, montenegrin, mozambicain, namibien, neo-caledonien,
nepalais, nicaraguayen, nigerian, nigerien, nord-africain, omanais, ougandais, ouzbek, pakistanais, palestinien,
paraguayen, peruvien, philippin, polynesien, portoricain, qatari, quebecois, reunionnais, rwandais, saheli, saoudien,
senegalais, sierra-leonais, slave, somalien, soudanais, sri-lankais, subsaharien, sud-africain, sud-americain, syrien,
tahitien, taiwanais, tamoul, tanzanien, tchadien, tchetchene, tibetain, togolais, tunisien, turkmene, ultramarin,
uruguayen, venezuelien, wallisien, yemenite, zambien, zimbabween, latino, latino-americain, levantin, mediterraneen,
moyen-oriental, occidental, oriental, peul, bambara, wolof, soninke, rifain, chleuh, touareg, caribeen, domien,
francais d'origine, suissesse d'origine, frontalier
`;

/** Countries and regions of which people are said to come. */
export const PLACES = `
africa, west africa, north africa, asia, south asia, eastern europe, the middle east, latin america, the caribbean,
afghanistan, albania, algeria, angola, bangladesh, brazil, bulgaria, cameroon, china, colombia, congo, cuba, egypt,
eritrea, ethiopia, ghana, haiti, india, iran, iraq, ivory coast, jamaica, kenya, lebanon, libya, mali, mexico, moldova,
morocco, nepal, nigeria, pakistan, palestine, the philippines, poland, romania, russia, rwanda, senegal, serbia,
somalia, sri lanka, sudan, syria, tunisia, turkey, uganda, ukraine, venezuela, vietnam, yemen, zambia, zimbabwe,
afrique, asie, maghreb, europe de l'est, moyen-orient, amerique latine, antilles, albanie, algerie, bangladesh,
bresil, bulgarie, cameroun, chine, colombie, egypte, erythree, ethiopie, haiti, inde, irak, cote d'ivoire, jamaique,
liban, libye, mexique, moldavie, maroc, nepal, nigeria, pologne, roumanie, russie, senegal, serbie, somalie, soudan,
syrie, tunisie, turquie, ukraine, vietnam, comores, tchetchenie, guinee, togo, benin, gabon, tchad, mauritanie, niger
`;

/** Plurals of words that are names of languages in the singular. */
export const PLURALS = `
albanians, armenians, brits, bulgarians, catalans, chinese people, croatians, croats, czechs, danes, dutchmen, englishmen,
estonians, finns, flemings, frenchies, frenchmen, georgians, germans, greeks, hungarians, icelanders, indians, indonesians,
irishmen, italians, kiwis, koreans, latvians, lithuanians, macedonians, malays, maltese people, norwegians, ossies, poles,
romanians, russians, serbs, slovaks, slovenes, slovenians, spaniards, swedes, thais, turks, ukrainians, walloons,
welshmen, aussies, yanks, scousers, geordies, southerners, northerners, estonian nationals, allemands, allemandes,
anglaises, bulgares, catalans, coreens, croates, danois, ecossais, espagnols, espagnoles, estoniens, finlandais,
flamands, flamandes, gallois, grecs, grecques, hongrois, hongroises, italiens, italiennes, japonaises, lettons,
lituaniens, norvegiens, polonaises, portugaises, roumains, roumaines, russes, serbes, slovaques, slovenes, suedois, suedoises,
tcheques, turcs, turques, ukrainiens, ukrainiennes, vietnamiens, wallons, rosbifs, ritals, polaks, portos, espingouins,
marseillais, corses, bretons, auvergnats, alsaciens, ch'tis, chtis, parigots, genevois de souche, vaudois de souche
`;

/** Words for minorities and for newcomers. */
export const MINORITIES = `
bame, bipoc, poc, first nations people, people of color, person of color, person of colour, people of colour,
visible minority, visible minorities, ethnic minority, ethnic minorities, non-white, non-whites, non-black, non-blacks,
non-european, non-europeans, non-asian, half-caste, half-breed, mulatto, racise, racisee, racises, racisees, racialise,
racialisee, racialises, racialized, racialised, non-blanc, non-blancs, non-blanche, noiraud, quarteron,
mixed heritage, mixed-heritage, immigrant, immigrants, migrant worker, migrant workers, foreign-looking,
foreign looking, foreigner, foreigners, foreign national, foreign nationals, foreign accent, asylum seeker, asylum seekers,
demandeur d'asile, demandeurs d'asile, clandestin,
clandestins, sans-papiers, immigree, immigre, immigres, naturalise, naturalises,
binational, binationaux, dual national, dual nationals, issu de l'immigration, issus de l'immigration, issue de l'immigration,
issu de la diversite, issus de la diversite, issue de la diversite, banlieusard, banlieusards, blackette, keubla,
bougnoule, bicot, negro, nigger, paki, pakis, chink, wop, gaijin, gweilo, goy, shiksa, gadjo, manouche, manouches, yeniche,
romanichel, romanichels, bohemien, bohemiens, white trash, anglos, wasps, europids, gaulois, gauloise, fdesouche
`;
