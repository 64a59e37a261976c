/**
 * By what people show work that they do not name: what is asked, then what is said. After a star:
 * it shows the work alone. Of the others two must stand in one text. Names and signs are compared by
 * the roots of their words, in any order.
 */
export const SIGNS = `
p&l, profit loss, compte exploitation, compte resultat: answered profit, profit, margin, takings, costs, wages, rent, revenue, bottom line, marge, chiffre affaires, charges, resultat, masse salariale, loyer, rentabilite, ebitda
month end, year end, closing accounts, cloture, arrete comptes: accruals, prepayments, books shut, *close books, *closed books, working day, trial balance, journal, control accounts, reconciled, ecritures, provisions, charges constatees, bilan, liasse, rapprochement, stocks
consolidation, comptes consolides: intercompany, subsidiaries, eliminations, filiales, interco, ifrs, minority, minoritaires, one set accounts
accounts payable, comptabilite fournisseurs: supplier invoices, invoices, purchase ledger, payment run, factures, reglements, fournisseurs
credit control, accounts receivable, recouvrement, debt collection: overdue, unpaid, chase, days outstanding, dso, payment, impayes, relance, creances, retard paiement, echeancier, owed
cash flow, tresorerie, treasury: cash, forecast, bank lines, liquidity, overdraft, hedging, decouvert, encaissements, lignes, banques, solde
financial modelling, modelisation financiere: scenarios, spreadsheet, dcf, sensitivities, sheets, assumptions, what-if, debt, hypotheses, tableur, tri, van
audit: workpapers, sampling, controls tested, findings, recommendations, engagement, echantillon, constats, controle interne, mission
due diligence: data room, buyers, disclosed, acquirer, indexed, warranty, acquereur, cession
merger, acquisition, m&a, fusion: bought, merged, integration, data room, sign, deal, rachat, integrer, cible, closing, two teams
fundraising, levee fonds, collecte: donors, donation, raised, legacy, appeal, trust, sponsors, donateurs, dons, mecenes, investors, seed, series, tour
grant, subvention: application, funder, awarded, bid, dossier, financeur, region, europe, feder, fse, horizon, bilan, justificatifs
tender, appels offres, marches publics, bids: bid, submission, method statement, framework, won, memoire technique, dossier, dce, boamp, candidature, lot, plateforme, acheteur
payroll, paie: payslips, wages, deductions, tax code, pensions, bulletins, dsn, charges sociales, urssaf, salaires, virements
recruitment, hiring, recrutement: interviewed, shortlist, candidates, vacancies, offers, cv, hired, headcount, annonces, entretiens, candidats, embauche, postes pourvus, sourcing
onboarding, integration: first week, new starters, buddy, induction, arrivants, parcours, premier jour, livret
redundancy, restructuring, restructuration, pse, plan social: consultation, redundancies, settlement, posts cut, jobs went, reclassement, departs, suppressions, cse, dreets, licenciements
employee relations, conflits sociaux, dialogue social, social dialogue, relations sociales: strike, grievance, disciplinary, picket, works council, greve, piquet, delegues, cse, accord, preavis, debrayage
unions, syndicats, partenaires sociaux, union negotiation: shop stewards, works council, reps, *collective agreement, delegues, cse, nao, accord signe, *accord entreprise, cgt, cfdt, fo
tribunal, contentieux, litigation, prudhommes: court, judge, hearing, witness, settled, claim, plaide, audience, tribunal, conclusions, assignation, jugement, appel, juge
contract negotiation, negociation contrats, contract management, gestion contrats: clauses, renewal, terms, liability, penalties, signed, redlines, sla, renouvellement, avenant, penalites, conditions, echeance
supplier negotiation, negociation fournisseurs, negotiation suppliers, achats, procurement, purchasing: per cent off, price down, payment terms, quotes, rebate, lead times, factory, prix, remise, conditions paiement, delais, devis, usine, tarif, consultation
key account, grands comptes, account management: retailers, renewed, head office, annual agreement, centrale, enseigne, accord annuel, renouvele, plan affaires
new business, prospecting, prospection, hunter, chasse: cold calls, doors, pipeline, knocked, phone, first meeting, from nothing, leads, porte, telephone, rendez vous, fichier, appels froid, conquete
sales target, objectifs vente, quota, objectifs commerciaux: per cent, above target, plan, bonus, club, objectif, depasse, prime, pour cent, rang
customer success: renewed, renewals, churn, adoption, go live, onboarding, stay, retention, renouvellement, utilisent, usage, fidelite
complaints, reclamations, customer complaints, relation client difficile: angry, upset, refund, apology, ombudsman, letters, put right, mecontents, remboursement, colere, insatisfaits, litige, excuses
customer service, relation client, service client: calls, callers, tickets, queries, satisfaction, appels, demandes, reponses, nps
call centre, centre appels, centre contacts: calls, headset, queue, scripts, abandoned, appels, casque, plateau, decroche
crm, salesforce, hubspot: pipeline, opportunities, contacts, deals logged, dynamics, opportunites, fiches, relances, pipedrive, zoho
marketing automation: nurture, drip, emails triggered, segments, scoring, workflow, mailchimp, marketo, relances automatiques, scenarios, emailing
digital marketing, marketing digital, seo: clicks, keywords, search, ranking, adwords, landing, conversion, mots cles, trafic, referencement, google, taux conversion
press, relations presse, media relations, public relations: journalists, papers, broadcast, interviews, statement, release, coverage, journalistes, communique, antenne, redactions, articles, retombees
social media, reseaux sociaux, community management: posts, followers, instagram, linkedin, tiktok, facebook, abonnes, publications, reels, commentaires
event management, organisation evenements, event planning, evenementiel: venue, speakers, delegates, guests, catering, stands, sold out, salle, traiteur, invites, intervenants, participants, exposants, scene
public speaking, prise parole: audience, stage, microphone, keynote, talk, lectures, panel, scene, micro, amphi, conferences, salle comble, discours
change management, conduite changement, transformation: reluctant, new system, walked through, champions, resistance, buy in, old way, nouveaux outils, reticents, ambassadeurs, accompagne, ateliers, habitudes, bascule
crisis, crise, incident management: night, press, evacuated, recall, flood, cyberattack, control room, cellule, rappel, incendie, inondation, attaque, evacuation, prefet
turnaround, redresse, redressement, turned round, failing: losing, losses, black, closure, debts, deficit, perdait, pertes, equilibre, fermeture, benefice
set up, from scratch, partir zero, creation service, new department, cree service: nothing, first hire, started alone, *there was no, built, empty, premier recrute, n'existait pas, tout construire, page blanche, il n'y avait rien
store opening, ouverture magasin, new site, ouverture site, ouvrir: opened, fit out, ribbon, hired before, keys, day one, ouvert, inaugure, agencement, cles, recrute equipe
founded, entrepreneur, entrepreneurial, cree entreprise, start own business: started, set up, registered, first customer, sold, lance, associes, statuts, immatricule, premiers clients, revendu, *cofonde, *fonde
multi site, several sites, gestion multi-sites: branches, shops, stores, depots, between, three, four, five, six, magasins, agences, ateliers, etablissements, boutiques, trois, quatre, cinq, six
line management, people management, team management, encadrement, management equipe, managed team, team leadership, manager equipe, staff management: *report to me, *reports to me, *my reports, appraisals, one-to-ones, holidays, rota, *rattaches, entretiens annuels, conges, plannings, *sous ma responsabilite, *me rendent compte, evalue, *work for me, *answer to me
manager of managers, manager managers, directeurs: managers report, heads of, directeurs, chefs, responsables, me rendent compte, supervisors, team leaders
remote teams, teams remotely, equipes distance: time zones, video, screen, never met, teams calls, fuseaux, visio, ecran, teletravail, ecrans
cross-functional, transverse, matrix, transversal: departments, engineering, finance, marketing, legal, services, sans lien hierarchique, dotted, metiers
stakeholder, parties prenantes, partenaires: ministers, board, councillors, unions, residents, directors, table, elus, associations, riverains, comite, directions
elected, elus, councillors: mayor, council, deputies, maire, conseil municipal, deputes, adjoints, deliberation, commission
apprentice, apprenti, alternant, stagiaire, intern: logbook, college, sign off, lad, qualified, tuteur, maitre apprentissage, cfa, livret, alternance, tutorat
training, formation, coaching: sessions, trainees, course, classroom, learners, taught, stagiaires, modules, sessions, groupes, ateliers, participants
teaching, enseignement, teacher: pupils, class, lessons, marking, gcse, eleves, cours, copies, classe, bulletins, lycee, college
adult education, pedagogie adultes, formation adultes, adults: evening, mature, returners, esol, jobseekers, demandeurs emploi, reconversion, soir, salaries, grown ups, remise niveau
special needs, sen, send, handicap, disability: autism, autistic, dyslexia, wheelchair, ehcp, one-to-one, autistes, dys, fauteuil, aesh, ulis, ime, esat, mdph, trisomie
french foreign language, fle, english foreign language, tefl, esol: refugees, learners, newcomers, beginners, visa, arrivants, allophones, alphabet, a2, b1, delf, apprenants
safeguarding, child protection, protection enfance, children care: social services, referral, concerns, confidential, abuse, foster, looked after, signalement, placement, juge enfants, ase, foyer, familles accueil, mecs
dementia, alzheimer: memory, wandering, forget, confused, lewy, memoire, desorientes, troubles cognitifs, unite protegee, fugue
elderly care, gerontologie, personnes agees, ehpad, care home, geriatrie: residents, meals, toilette, carers, aged, families, dining, residents, aides soignants, lits, fin vie
palliative, end life, soins palliatifs, fin vie: dying, last weeks, hospice, syringe driver, morphine, families, mourants, derniers jours, mourir, deuil
mental health, sante mentale, psychiatrie: sectioned, psychosis, ward, self-harm, bipolar, depression, section, psychotiques, ups, isolement, suicidaires, cmp
homelessness, sans abri, sdf, grande exclusion: rough sleepers, hostel, street, doorway, shelter, outreach, rue, maraude, hebergement, 115, foyer, chrs
refugees, asylum, asile, migrants: camp, interpreter, papers, home office, leave remain, ofpra, cada, ocquis, exiles, titre sejour, titres
social housing, logement social, hlm: tenants, council, arrears, repairs, voids, estate, locataires, bailleur, loyers, quittance, office, residence
volunteers, benevoles, volunteer management: unpaid, rota, give time, saturdays, charity, gratuitement, bonnes volontes, associatif, bouches
charity sector, secteur associatif, associatif, nonprofit, ngo, ong: trustees, donors, volunteers, *registered charity, adherents, benevoles, bureau, assemblee generale, president, loi 1901, subventions
public sector, secteur public, collectivite, local government, fonction publique: council, ministry, borough, councillors, county, mairie, metropole, departement, agents, prefecture, conseil regional, communaute communes, elus
nhs: trust, band 5, band 6, band 7, band 8, ward, ccg, infirmary, royal, a&e
start-up, startup: seed, founders, funding, garage, runway, employee number, series a, levee, tresorerie, fondateurs, cinquieme salarie, premiere salariee, troisieme salarie, amorcage
family business, entreprise familiale: father, brother, sister, uncle, daughter, generation, pere, mere, fils, frere, cousin, generations, patron
venture capital, private equity, capital investissement, lbo: investors, fund, board, seed, series b, round, fonds, investisseurs, actionnaires, tour table, sortie
subscription, recurring revenue, abonnement, saas: every month, per month, renew, churn, subscribers, mrr, arr, abonnes, tous mois, resiliation, attrition
lean, amelioration continue, continuous improvement, six sigma: waste, kanban, 5s, value stream, stand-up, shadow boards, kaizen, smed, gaspillage, chantier, takt, a3, gemba, dmaic, amdec, rebuts
agile, scrum: sprint, stand-up, retro, backlog, two-week, user stories, velocity, sprints, daily, retrospective, tickets, product owner
product owner, product management, gestion produit, product ownership: backlog, roadmap, users, priorities, features, stories, release, feuille route, utilisateurs, priorise, fonctionnalites, interviews
project management, gestion projet, conduite projet, pilotage projets: deadline, on time, under budget, milestones, gantt, risks, plan, delais, jalons, planning, comite pilotage, livre, lots
cloud, aws, azure, cloud migration: servers, data centre, lambda, s3, ec2, terraform, instances, vm, hebergeur, serveurs, centre donnees, conteneurs
ci/cd, devops, integration continue: pipeline, deploy, merge, releases, jenkins, gitlab, docker, terraform, deploiement, mise production, tests automatiques, github
cybersecurity, cybersecurite, information security, securite informatique: phishing, firewall, penetration, soc, breach, vulnerabilities, patching, ransomware, intrusion, vulnerabilites, iso 27001, rancongiciel, hameconnage, pare-feu
machine learning, apprentissage automatique, data science, intelligence artificielle: model, predict, training data, classifier, python, regression, features, modele, predit, xgboost, reseaux neurones
data analysis, analyse donnees, reporting, business intelligence: dashboard, charts, sql, excel, figures, tableau, power bi, kpi, tableaux bord, indicateurs, chiffres, requetes
gdpr, rgpd, data protection: consent, personal data, subject access, register, ico, breach, cnil, registre, consentement, donnees personnelles, dpo
help desk, support informatique, it support: tickets, passwords, laptops, users, phone, reset, mots passe, postes, utilisateurs, imprimantes, depannage
maintenance preventive, preventive maintenance, gmao: greased, before breaks, schedule, bearings, inspections, downtime, rounds, roulements, vibrations, graissage, pannes, avant casse, gammes, arrets, rondes
quality management, qualite, assurance qualite, quality assurance, iso 9001: audits, nonconformities, procedures, capa, deviations, iso, controles, certification, non-conformites, reclamations, rebuts, plans controle
gmp, bpf, pharmaceutical: batch records, clean room, deviations, validation, inspectors, lots, salle blanche, dossiers lot, fda, ansm, mhra
health safety, securite travail, hse, qse, prevention: accidents, near misses, risk assessments, toolbox, ppe, permits, accidents, epi, duerp, quart heure, risques, presqu'accidents
food safety, haccp, hygiene alimentaire: temperatures, allergens, fridge, hazard, traceability, temperatures, chambre froide, allergenes, dlc, tracabilite, plan maitrise sanitaire
warehouse, entrepot, logistique, logistics: pallets, docks, picking, racks, forklift, parcels, stock, palettes, quais, colis, preparation commandes, caristes, expeditions, trucks
supply chain, approvisionnement, demand planning: forecast, stockouts, containers, lead times, mrp, reorder, ruptures, conteneurs, stocks, delais, previsions, couverture, reappro
import export, export, international trade, commerce international: customs, incoterms, letters credit, shipping, distributors, container, douane, agents, distributeurs, fret, conteneurs, pays, transitaire
fleet, flotte, gestion parc: vans, mot, servicing, leases, tachograph, drivers, vehicules, camions, entretien, chauffeurs, carte carburant, controle technique
hgv, poids lourd, spl, class 1: artic, tachograph, lorry, trailer, 44-tonne, wagon, semi, camion, remorque, tournees, fimo, 44 tonnes
night work, travail nuit, night shifts, nights, nuit: 22h, 21h, 6h, midnight, *10 pm, *9 pm, dawn, sleep day, *21 h, *22 h, dormir jour, *20 h 30, aube, minuit, overnight
weekend, week-end, dimanche: saturdays, sundays, samedis, dimanches
shift work, travail poste, 3x8, rotating shifts: earlies, lates, nights, rota, matin, apres-midi, nuit, alternance, 5 h, 13 h, 21 h
on call, astreinte, astreintes, standby: pager, phone, woken, one week, called out, 4 am, telephone, reveille, semaine sur quatre, semaine sur, bip, rappele
international travel, deplacements internationaux, travel, deplacements: airports, flights, nights away, hotel, weeks abroad, countries, passport, avion, aeroports, hotels, nuits, valise, pays
abroad, etranger, expatriation, international experience: dubai, singapore, shanghai, berlin, new york, madrid, milan, geneve, bruxelles, montreal, casablanca, dakar, tokyo, hong kong, doha, oslo, years, ans
long tenure, stabilite, loyalty, fidelite: same employer, since 1998, twenty years, only two employers, same company, meme maison, meme entreprise, vingt ans, quinze ans, depuis 2005, jamais change
promotion, promoted, evolution interne, grew within, career progression: started as, worked up, now head, became, entre comme, entree comme, devenu, gravi, echelons, aujourd'hui, nomme, made manager, step
relocation, mobilite geographique, relocate, mobility: anywhere, moved three times, packed, follow job, pret partir, prete partir, bouger, partout, demenage, aucune attache, moving
driving licence, permis b, permis conduire, own car: drive, car, van, road, rounds, voiture, vehicule, tournees, kilometres, volant, conduis
security clearance, habilitation secret, defense: sc, dv, cleared, vetted, vetting, confidentiel defense, secret defense, ministere armees
electrical, habilitation electrique: b2v, br, bc, h0b0, b1v, consignations, 18th edition, wiring, armoires, tableaux
forklift, caces, chariot elevateur: counterbalance, reach truck, fenwick, gerbeur, r489, r485, nacelle, chariot
welding, soudure, soudeur: tig, mig, mag, arc, seams, beads, torch, chalumeau, cordons, electrode, tuyauterie
technical drawings, lecture plans: dimensions, tolerances, isometric, cotes, plans, section, autocad, cao
site management, conduite travaux, conduite chantier, chantiers, construction: subcontractors, concrete, scaffolding, snagging, crane, gros oeuvre, reception, lots, sous-traitants, grue, betonnage, compagnons, beton
planning permission, permis construire, urbanisme: objections, consent, planners, appeal, plu, mairie, instruction, abf, listed
renovation, rehabilitation, refurbishment: occupied, tenants, asbestos, strip, insulation, facades, amiante, isolation, menuiseries, occupe, locataires
property, immobilier, lettings, gestion locative: tenants, viewings, keys, rents, landlords, locataires, visites, baux, etats lieux, coproprietes, mandats
conveyancing: completions, searches, exchange, title, deeds, buyers, land registry, chain, keys
insurance claims, sinistres: loss, adjuster, water damage, indemnity, policyholders, expert, degats eaux, assures, indemnisation, franchise
banking, secteur bancaire, banque: loans, mortgages, branch, current accounts, credits, agence, epargne, guichet, prets, conseiller
nuclear, nucleaire: reactor, edf, sellafield, hinkley, dosimeter, outage, centrale, reacteur, cnpe, orano, dosimetre, tranche, asn, zone controlee
aviation, aeronautique, aerospace: aircraft, airline, hangar, runway, easa, wings, airbus, avions, fuselage, piste, cockpit, part 145, escale
automotive, automobile: cars, dealership, bodyshop, renault, peugeot, stellantis, valeo, vehicules, garage, caisse, equipementier, gearbox
oil gas, petrole gaz, offshore: rig, platform, wells, subsea, drilling, plateforme, forage, puits, raffinerie, torche
renewable, energies renouvelables, solar, eolien: turbines, panels, megawatts, wind, photovoltaique, mats, parcs, panneaux, mw
retail, grande distribution, commerce detail, hypermarche: tills, shelves, shop floor, footfall, rayon, carrefour, leclerc, auchan, tesco, aldi, rayons, caisses, promotions, linaires
luxury, luxe: hermes, chanel, lvmh, cartier, couture, maison, boutique, vendome, haute joaillerie, bond street
hotel, hotellerie, hospitality: rooms, guests, reception, housekeeping, occupancy, chambres, clients, palace, petit-dejeuner, taux occupation, etages
restaurant, restauration, catering, fine dining, gastronomie: covers, kitchen, menu, service, chef, couverts, cuisine, carte, brigade, etoile, michelin, star
reception, accueil, front desk: visitors, switchboard, greet, badges, desk, visiteurs, standard, orienter, guichet, comptoir, premier visage
executive assistant, assistanat direction, diary management, gestion agenda: diary, travel booked, minutes, inbox, board papers, agenda, comptes rendus, deplacements, courrier, agendas, reservations
meetings, animation reunions, facilitation: chair, agenda, minutes, round table, post-its, ordre jour, tour table, compte rendu, anime, comite
policy, politiques publiques, policy development: white paper, ministers, consultation, briefing, strategy, note, projet loi, deliberation, livre blanc, adopted
curriculum, ingenierie pedagogique, instructional design: syllabus, modules, learning outcomes, wrote course, schemes work, referentiel, sequences, progression, maquette, competences visees, storyboard
research, recherche, thesis, doctorat, these, phd: paper, lab, published, professor, supervisor, laboratoire, soutenu, publie, articles, cnrs, chercheurs, viva
clinical trials, essais cliniques: patients, sites, protocol, sponsor, investigators, cra, promoteur, protocole, cohorte, investigateurs, phase
laboratory, laboratoire: samples, pipette, assay, hplc, analyses, echantillons, paillasse, dosages, prelevements
operating theatre, bloc operatoire, surgery: scrub, surgeon, instruments, anaesthetic, chirurgiens, champ, sterile, interventions, salle
emergency, urgences: triage, ambulance, resus, trauma, smur, dechocage, brancards, gravite, tri
intensive care, reanimation: ventilator, intubated, monitors, icu, respirateur, intubes, scopes, dialyse
community nursing, home care, domicile: rounds, patients' homes, dressings, tournee, pansements, chez patients, visites
childcare, petite enfance, creche, nursery: babies, nappies, toddlers, nap, bebes, tout petits, couches, siestes, doudou, biberons
youth work, animation, jeunesse: teenagers, estate, club, camps, ados, quartier, colonie, vacances, centre loisirs
prison, detention, justice: inmates, wing, cells, sentence, probation, detenus, surveillants, cellule, ecrous, spip
police, gendarmerie, army, armee, military: patrol, regiment, sergeant, deployed, barracks, regiment, caserne, opex, adjudant, patrouilles
interpreting, interpretation, interpretariat, translation, traduction: booth, consecutive, simultaneous, word for word, source, cabine, simultanee, cible, langues, relecture, cafe
sign language, langue signes: deaf, signing, bsl, lsf, sourds, mains, sourde, signes, hands
organic, agriculture biologique, bio: no chemicals, soil association, without spray, ecocert, sans chimie, conversion, label
livestock, elevage, dairy, laitier: cows, milking, calves, herd, lambs, vaches, traite, veaux, troupeau, brebis, lait, robots
viticulture, vigne, wine, vin: pruning, harvest, grapes, cellar, cuves, vendanges, taille, chai, cepages, hectares, vines, barrels
gardening, espaces verts, paysage, landscaping: mowing, hedges, beds, lawns, tonte, haies, massifs, elagage, arbres, borders
tree surgery, elagage: chainsaw, climb, ropes, harness, fell, tronconneuse, grimpe, cordes, abattage, crown
energy efficiency, renovation energetique, decarbonation, carbon: footprint, insulation, emissions, kwh, tonnes co2, bilan carbone, isolation, consommations
waste, dechets, recycling, recyclage: bins, landfill, collections, sorting, tri, bennes, dechetterie, tonnages, collecte
veterinary, veterinaire: dogs, cats, anaesthetic, surgery, chiens, chats, clinique, animaux, vaccins
theatre, stage management, spectacle, regie: cues, props, rehearsal, tour, backstage, plateau, conduite, repetitions, lumieres, comediens, tournee
museum, patrimoine, conservation, curator: collections, exhibition, loans, artefacts, expositions, oeuvres, inventaire, prets, reserves, vitrines
graphic design, graphisme, direction artistique, art direction: layout, posters, logo, typefaces, brand, indesign, affiches, charte, maquettes, visuels, photographes, illustrateurs
user experience, ux, ergonomie: interviews, wireframes, prototypes, usability, figma, tests utilisateurs, parcours, maquettes
architecture, architect: plans, facades, competition, riba, esquisses, aps, permis, maitrise oeuvre
interim, contract work, transition, freelance: six months, assignments, day rate, missions, contracts, tjm, three months, holding post, cabinet, inter-contrat
part time, temps partiel: three days, mornings, four days, trois jours, mercredis, mi-temps, quatre jours, hours week
seasonal staff, saisonniers, effectif saisonnier: summer, easter, ski, harvest, ete, hiver, vendanges, station, cinquante
outsourcing, sous-traitance, prestataires, contractors, freelancers: suppliers, statement work, day rate, external, agencies, cahier charges, externes, regie, ateliers, penalites, presta
annual reviews, entretiens annuels, appraisals: objectives, once a year, one-to-one, feedback, objectifs, janvier, bilan annee, progres
wages planning, plannings, rota, scheduling: shifts, holidays, sickness, cover, gaps, conges, arrets, remplacements, horaires, roulement, absences
enforcement, inspection, controle: notices, prosecuted, visits, fines, compliance, pv, mises demeure, visites, infractions, sanctions
counselling, ecoute, soutien psychologique, listening: listen, sessions, grief, confidential, samaritans, ecouter, larmes, entretiens, parole, victimes, helpline
mediation, gestion conflits, conflict resolution: two sides, talk again, agreement, neighbours, calm, apaiser, disputes, parties, desaccord, tensions, compromis
pricing, tarification, price strategy: margin, list price, elasticity, discounts, tarifs, grille, remises, promo, competitors
category management: range, shelf, planogram, suppliers, assortiment, gamme, rayon, lineaire
strategic planning, strategie, strategy: five-year, board, three-year, markets, plan, cinq ans, conseil, comite direction, cap, horizon
community engagement, concertation, participation citoyenne: residents, meetings, doors, tenants, village hall, habitants, reunions publiques, quartiers, riverains
industrialisation, process engineering, methodes: prototype, line, ramp up, tooling, gammes, presserie, outillages, cadences, serie, premiere piece, postes
medical devices, dispositifs medicaux: surgeons, implants, theatres, ce mark, chirurgiens, protheses, stents, hopitaux, blocs, mdr
pre-sales, avant-vente: demos, proof of concept, rfp, bid, demonstrations, maquette, soutenances, account executive
pensions, retraite, pension administration: members, transfers, actuaries, benefits, scheme, retraites, cotisations, agirc, caisse, liquidation
hr system, sirh, hris, erp, logiciel: go live, users trained, data migrated, workday, sap, cutover, parametrage, recette, bascule, reprise donnees, formation utilisateurs, modules
`;
