/*
 * Unions, parties and political leaders by name: lower case, without accents, one country a line or
 * more. A name alone is a subject of work; who belongs to it, votes for it or is left out for it is
 * an attribute of a person (`choosing.ts`).
 */

/** Names that mean little else. */
export const UNION_NAMES = `
cgt, cgt-fo, cfdt, cftc, cfe-cgc, cgc, fo, force ouvriere, unsa, fsu, solidaires, sud rail, sud sante,
sud education, sud ptt, sud solidaires, snes, snuipp, snb, snj, snalc, sgen, cnt, unef, confederation paysanne,
fnsea, coordination rurale, ugict, unsa police, alliance police, scsi, snpden, spelc, snepap, ufap, cgt sante,
fgtb, abvv, csc, acv, cgslb, aclvb, cne, setca, cgsp, acod, lbc, mwb,
unia, syna, vpod, syndicom, travail suisse, uss, union syndicale suisse,
ftq, csn, csq, csd, fiq, scfp, cupe, unifor, tuac, sfpq, spgq, metallos, opseu, afpc, psac, nupge, apts,
unison, unite, unite the union, gmb, usdaw, rmt, aslef, tssa, cwu, pcs, pcs union, neu, nut, nasuwt, rcn, rcm, ucu,
fbu, nuj, bectu, tuc, eis, poa, num, bfawu, napo, ucatt, naht, musicians' union, bma, prospect union,
siptu, inmo, forsa, ictu, asti, tui, mandate union, nbru, connect union, opatsi,
afl-cio, afl, uaw, ibew, seiu, afscme, ufcw, usw, teamsters, ibt, aft, nea, unite here, cwa, iatse, sag-aftra,
sag, ilwu, ila, iamaw, liuna, ufw, nnu, apwu, nalc, afge, atu, twu, bctgm, umwa, wga, ubc, iupat, newsguild,
alphabet workers union, amazon labor union, starbucks workers united, wobblies, iww, the guild, local 1199, smwia,
citu, aituc, intuc, aiutuc, aicctu, bharatiya mazdoor sangh, utuc,
cosatu, numsa, amcu, nehawu, sadtu, fedusa, saftu, popcru, samwu, satawu, uasa, solidariteit, denosa, nactu,
fawu, sactwu, saccawu, hospersa, ceppwawu,
actu, cfmeu, amwu, nteu, anmf, verdi, ig metall, dgb, ccoo, ugt, cgil, cisl, uil
`;

/** Names that mean little else, and labels of those who follow them. */
export const PARTY_NAMES = `
labour party, the labour party, conservative party, conservatives, lib dems, lib dem, liberal democrats, ukip,
brexit party, reform uk, snp, plaid cymru, dup, sdlp, sinn fein, uup, tuv, fianna fail, fine gael, aontu,
people before profit, green party, the greens, extinction rebellion, edl, bnp, britain first, brexit,
republican party, republicans, democratic party, democrats, gop, maga, dsa, tea party, proud boys, antifa, blm,
black lives matter, libertarian party, federalist society, nra, planned parenthood, pro-life, pro-choice,
bjp, rss, aap, tmc, trinamool, cpm, cpi, cpi(m), dmk, aiadmk, shiv sena, akali dal, bajrang dal, vhp, abvp, nsui,
aimim, congress party, bsp, tdp,
anc, eff, democratic alliance, ifp, inkatha, mk party, freedom front plus, vf plus, actionsa, acdp, sacp,
rn, rassemblement national, fn, front national, lr, les republicains, lfi, france insoumise, la france insoumise,
ps, parti socialiste, pcf, parti communiste, eelv, europe ecologie, modem, lrem, en marche, renaissance,
reconquete, npa, lutte ouvriere, nupes, nfp, nouveau front populaire, debout la france, udi, udr, les patriotes,
les verts, ecologiste, ecologistes, action francaise, gilets jaunes, manif pour tous, soulevements de la terre, zad,
ptb, pvda, n-va, nva, vlaams belang, ecolo, defi, cdh, les engages, vooruit, groen, open vld, parti du travail,
udc, svp, plr, verts liberaux, verts'liberaux, mcg, lega, parti socialiste suisse,
caq, pq, plq, parti quebecois, quebec solidaire, bloc quebecois, npd, ndp, parti conservateur, parti liberal,
afd, cdu, spd, vox, podemos, psoe, fratelli d'italia, akp, likud, hamas, fatah
`;

/** Names that are also common words: only who is a member, votes or stands for them. */
export const AMBIGUOUS_NAMES = `
da, inc, congress, labour, labor, tory, tories, greens, reform, alliance, liberal, liberals, conservative, mr, sp, ncp,
centre, centriste, patriotes, horizons, ensemble, generations, solidarity, solidarite, unite, prospect, equity, community,
mandate, impact, connect, into, num, sud, place publique, union, unions, guild, syndicat, parti, party, restore, independence,
republican, republicans, democrat, democrats, remain, leave, left, right, momentum, communist, socialist, pp, il, mp, ukip,
brexit, antifa, cop26, greenpeace, amnesty, attac, femen, act up, sea shepherd, just stop oil, insulate britain, peta,
derniere renovation, liberation, freemasons, rotary, opus dei, scientology, muslim brotherhood
`;

export const LEADERS = `
trump, biden, kamala harris, obama, clinton, bernie, sanders, desantis, aoc, corbyn, starmer, sunak, farage,
boris johnson, truss, thatcher, tommy robinson, macron, le pen, marine le pen, bardella, melenchon, zemmour, hollande,
sarkozy, ruffin, wauquiez, ciotti, retailleau, glucksmann, roussel, philippot, modi, rahul gandhi, kejriwal,
mamata, malema, zuma, ramaphosa, trudeau, poilievre, legault, putin, poutine, orban, erdogan, netanyahu,
bolsonaro, lula, milei, bart de wever, mcdonald, varadkar
`;

/** Words for a follower: they say who somebody is. */
export const POLITICAL_LABELS = `
pequiste, pequistes, caquiste, caquistes, souverainiste, souverainistes, independantiste, independantistes,
federaliste, federalistes, libertarian, libertarians, libertarien, libertariens, gaulliste, gaullistes, sarkozyste,
lfiste, lfistes, lepeniste, patriot party, unionist, loyalist, loyalists, remainer, remainers,
thatcherite, thatcherites, blairite, blairites, corbynite, corbynites, trumpist, trumpists, trumpiste, trumpistes,
trumper, trumpers, maga hat, neoliberal, neoliberals, neo-nazi, neo-nazis, fascist, fascists, fasciste, fascistes,
nazi, nazis, bolshevik, trotskyist, trotskyists, trotskyite, maoist, maoists, maoiste, maoistes, leninist, stalinien,
nationalist, nationalists, separatist, separatists, separatiste, separatistes, monarchist, monarchists, monarchiste,
islamo-gauchiste, islamo-gauchistes, bien-pensant, crypto-communiste, social-democrate, social-democrates,
centriste, centristes, frontiste, vert convaincu, melenchonien, hindutva, bhakt, naxalite,
naxalites, peronist, zionist, zionists, sioniste, sionistes, antisioniste, antifasciste, antifascistes, suffragette,
suffragiste, pro-life activist, abolitionist, anti-vaxxer, anti-vaxxers, antivax, climatosceptique, complotiste,
conspirationniste, altermondialiste, altermondialistes, decroissant, populiste, populistes, populist, populists,
social justice warrior, social justice warriors, sjw, redneck, rednecks, beauf, gauche caviar,
rightist, rightists, reactionary, reactionnaire, reactionnaires, ultra-conservative, neocon, neocons, facho, fachos
`;
