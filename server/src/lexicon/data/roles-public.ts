/** Security, public service, arts and media. The format: role-row.ts. */
export const PUBLIC_ROLES = `
security-guard: protective-services
  en security guard, security officer, security agent, door supervisor, sia security officer, armed guard, armed security officer, unarmed security officer, loss prevention officer, asset protection specialist, asset protection associate, bouncer, security supervisor, event steward, night watchman, loss prevention agent, loss prevention associate, armored truck driver, cash in transit officer, mobile patrol officer, parking enforcement officer, civil enforcement officer, traffic warden, parking warden, armed security guard, loss prevention specialist, gate guard, gatehouse security officer, stewards events, concierge security officer, dog handler security, cit officer, store detective, security patrol officer, night security officer, security shift leader, patrol officer security, watchman, k9 handler, security stewards, relief security officer, concierge security, parking attendant, parking enforcement
  fr agent de sécurité, agent de surveillance, agent de prévention et de sécurité, vigile, rondier, agent de prévention, aps, agent de sécurité cynophile, maître chien agent de sécurité, agent cynophile, agent de filtrage, chef de poste sécurité, chef de site sécurité, agent de sécurité mobile, agent d’intervention sécurité, convoyeur de fonds, agent de sûreté magasin, inspecteur magasin, stadier, agent de médiation, agent de surveillance de la voie publique, asvp, agent de stationnement, gardien de nuit, surveillant de parking, adjoint de sécurité, agent de gardiennage, gardien de sécurité, agent de sécurité arrière caisse, agent rondier, agent d’exploitation de stationnement, médiateur de rue, agent de sécurité rondier, contrôleur de sécurité, agent de prévention vol, agent rondier intervenant, chef d’équipe sécurité, agent mobile de sécurité
police-officer: protective-services
  en police officer, detective, policeman, deputy sheriff, state trooper, sheriff’s deputy, patrol officer, police constable, highway patrol officer, police sergeant, campus police officer, pcso, community support officer, border force officer, customs and border protection officer, immigration officer, special agent, school resource officer, detective constable, game warden, animal control officer, federal agent, police dispatcher, conservation police officer, bailiff deputy, sheriff, crime analyst, criminal investigator, detective sergeant, police staff investigator, police chief, chief of police
  fr policier, gardien de la paix, gendarme, officier de police, agent de police municipale, gardien de police municipale, brigadier de police municipale, policier municipal, chef de police municipale, agent de police, adjoint de sécurité police, garde champêtre, inspecteur de police, capitaine de police, commissaire de police, agent de la paix, agent frontalier, gendarme adjoint volontaire, chef de service de police municipale, sergent de police, enquêteur de police, lieutenant de police, agent de protection de la faune, policier patrouilleur, agent des services frontaliers
firefighter: protective-services
  en firefighter, fire officer, firefighter paramedic, firefighter emt, fire captain, fire lieutenant, fire fighter, wildland firefighter, fire chief, battalion chief, retained firefighter, fire battalion chief, crew commander fire, watch manager fire, on call firefighter, fire engineer officer, wildland fire crew member, forest firefighter
  fr pompier, sapeur pompier, pompier volontaire, sapeur pompier professionnel, pompier forestier, officier sapeur pompier, lieutenant de sapeurs pompiers, pompier premier répondant
military-officer: protective-services
  en military officer, army officer, naval officer
  fr officier de l’armée, officier de marine, officier
public-policy-officer: general-management, communication
  en public policy manager, policy officer, policy analyst, public affairs manager, lobbyist, government relations manager, policy advisor, policy adviser, public policy advisor
  fr responsable affaires publiques, chargé d’affaires publiques, chargé de politiques publiques, lobbyiste, conseiller en politiques publiques
civil-servant: administration
  en civil servant, public servant, government officer, local government officer, council officer, executive officer civil service, administrative officer civil service, town hall officer, democratic services officer, municipal clerk, city clerk, county clerk, higher executive officer, licensing officer, permit technician, benefits officer, revenues officer, council tax officer, housing benefit officer, deputy clerk, assistant city manager, election officer, registrar of births, environmental health officer, trading standards officer, county administrator, emergency planning officer, clerk to the council, parish clerk, customs inspector, licence examiner, motor vehicle clerk, assessor county, property assessor, tax assessor, electoral services officer, environmental health practitioner, county assessor
  fr fonctionnaire, attaché territorial, attaché d’administration, agent public, rédacteur territorial, adjoint administratif territorial, officier d’état civil, agent d’état civil, agent administratif polyvalent de mairie, assistant de mairie, agent territorial, responsable état civil, agent de mairie, gestionnaire état civil, agent d’accueil et d’état civil, adjoint administratif mairie, agent des impôts, technicien territorial, chargé d’état civil, chef de service mairie, gestionnaire des élections, responsable population, assistant des assemblées, chargé des assemblées, agent recenseur, agent administratif de mairie, greffier municipal, responsable des affaires générales, chef de bureau préfecture, agent instructeur préfecture, inspecteur en hygiène publique
security-manager: protective-services; manager
  en security manager, physical security manager, corporate security manager, head of physical security
  fr responsable sécurité sûreté, responsable sûreté, directeur sûreté, chef de sécurité, directeur de la sécurité
fire-safety-officer: protective-services
  en fire safety officer, fire safety agent, fire inspector, fire prevention officer, fire marshal, fire risk assessor, fire protection engineer, fire safety manager, fire safety engineer, fire watch, fire safety consultant, fire protection inspector, fire alarm inspector
  fr agent ssiap, agent de sécurité incendie, chef d’équipe ssiap, agent de sécurité incendie ssiap, chef d’équipe de sécurité incendie, agent ssiap 1, agent ssiap 2, chef de service sécurité incendie, chef d’équipe ssiap 2, agent ssiap1, pompier industriel, pompier d’entreprise, équipier d’intervention incendie, chargé de sécurité incendie, conseiller en sécurité incendie
surveillance-operator: protective-services
  en surveillance operator, cctv operator, control room dispatcher, emergency dispatcher
  fr opérateur de télésurveillance, opérateur vidéo, opérateur de vidéosurveillance, opérateur de vidéoprotection
private-investigator: protective-services
  en private investigator, fraud investigator, investigator, field investigator, detective private
  fr détective privé, enquêteur privé, enquêteur, agent de recherches privées, enquêteur fraude
bodyguard: protective-services
  en bodyguard, close protection officer
  fr garde du corps, agent de protection rapprochée, agent de protection physique
prison-officer: protective-services
  en prison officer, correctional officer, corrections officer, prison guard, detention officer, custody officer, jailer, juvenile detention officer, detention deputy, corrections sergeant, custody sergeant, prison custody officer, juvenile correctional officer, correctional sergeant, prisoner custody officer, detention custody officer, correctional deputy, juvenile detention worker
  fr surveillant pénitentiaire, gardien de prison, directeur de prison, surveillant de prison, agent correctionnel, agent des services correctionnels, agent pénitentiaire, agent de détention, premier surveillant pénitentiaire, directeur pénitentiaire, lieutenant pénitentiaire, chef de détention
soldier: protective-services
  en soldier, infantryman, military personnel, non commissioned officer, sergeant
  fr soldat, militaire du rang, sous officier, fusilier marin, légionnaire, militaire
intelligence-analyst: protective-services
  en intelligence analyst, intelligence officer, threat intelligence analyst
  fr analyste renseignement, officier de renseignement, analyste du renseignement, officier traitant
crisis-manager: protective-services, operations
  en crisis manager, business continuity manager, emergency manager, emergency management specialist
  fr responsable gestion de crise, responsable continuité d’activité, responsable pca, gestionnaire de crise
bailiff: legal
  en bailiff, process server, court enforcement officer
  fr huissier de justice, commissaire de justice, clerc d’huissier, huissier
court-clerk: legal, administration
  en court clerk, court reporter, registrar, judicial assistant, court officer, courtroom clerk, court usher, judicial clerk, court interpreter clerk, deputy court clerk, judicial law assistant, courtroom deputy, stenographer, court stenographer, legal adviser court, court administrator, deputy clerk of court, clerk of court, case administrator court
  fr greffier, greffier en chef, adjoint administratif de greffe, directeur de greffe, greffier tribunal, adjoint de greffe, assistant de justice, directeur des services de greffe, juriste assistant magistrat, huissier audiencier, sténographe judiciaire
legal-secretary: legal, administration
  en legal secretary, legal administrative assistant
  fr secrétaire juridique, assistant d’avocat, assistant notarial, secrétaire notarial
notary-clerk: legal
  en notary clerk, conveyancer, title examiner, closing agent, residential conveyancer, licensed conveyancer, title officer, title agent, escrow officer, escrow assistant, title searcher, title abstractor, title closer, settlement agent title, title processor, escrow coordinator
  fr clerc de notaire, rédacteur d’actes, formaliste, collaborateur notarial, clerc aux formalités, clerc rédacteur, assistant notaire, comptable taxateur, négociateur notarial, clerc en droit de la famille, comptable notarial, clerc liquidateur, technicien en notariat, notaire rédacteur, secrétaire clerc
patent-attorney: legal
  en patent attorney, patent agent, patent engineer, intellectual property manager, ip counsel, patent examiner
  fr conseil en propriété industrielle, ingénieur brevets, juriste propriété intellectuelle, mandataire en brevets, responsable propriété intellectuelle
employment-lawyer: legal, human-resources
  en employment lawyer, employment counsel, labor lawyer, labor attorney
  fr juriste droit social, juriste en droit social, avocat en droit social, juriste social, avocat en droit du travail, responsable droit social
prosecutor: legal
  en prosecutor, district attorney, public prosecutor
  fr procureur, procureur de la république, substitut du procureur
auctioneer: retail, arts
  en auctioneer, antique dealer, art dealer, gallery owner, gallerist
  fr commissaire priseur, antiquaire, galeriste, marchand d’art, brocanteur
tax-inspector: finance, legal
  en tax inspector, tax collector, revenue agent, tax examiner, tax officer
  fr inspecteur des impôts, inspecteur des finances publiques, contrôleur des impôts, contrôleur des finances publiques, inspecteur des finances, agent des finances publiques
labor-inspector: legal
  en labor inspector, health inspector, labour inspector, sanitary inspector
  fr inspecteur du travail, inspecteur de salubrité, contrôleur du travail, inspecteur sanitaire, inspecteur de santé publique
elected-official: general-management
  en mayor, member of parliament, city councilor, senator, councillor, elected official, congressman
  fr maire, député, sénateur, conseiller municipal, élu, adjoint au maire, conseiller régional, élu local
diplomat: general-management
  en diplomat, ambassador, consul, foreign service officer, attaché
  fr diplomate, ambassadeur, consul, attaché diplomatique, conseiller diplomatique
city-manager: general-management, administration; director
  en city manager, town clerk, director of public services, chief administrative officer
  fr directeur général des services, dgs, secrétaire de mairie, secrétaire général de mairie, directeur de collectivité, directeur général adjoint des services
parliamentary-assistant: general-management, administration
  en parliamentary assistant, legislative assistant, congressional staffer
  fr attaché parlementaire, assistant parlementaire, collaborateur parlementaire, collaborateur de cabinet, collaborateur d’élu
local-development-officer: general-management
  en local development officer, economic development officer, economic development manager, regional development officer
  fr chargé de développement local, chargé de développement économique, agent de développement local, chargé de mission développement économique, agent de développement, chef de projet politique de la ville
european-affairs-officer: general-management
  en european affairs officer, eu affairs manager, eu project manager, grants manager, grant manager, grants officer
  fr chargé d’affaires européennes, chargé de projets européens, responsable affaires européennes, chargé de mission europe, gestionnaire de subventions
photographer: arts
  en photographer, photojournalist
  fr photographe, photojournaliste
video-producer: arts, communication
  en video producer
  fr réalisateur vidéo
film-director: arts
  en film director
  fr réalisateur, metteur en scène
musician: arts
  en musician
  fr musicien
sound-engineer: arts
  en sound engineer, audio engineer
  fr ingénieur du son, technicien son, ingénieur son, ingénieur audio
actor: arts
  en actor, actress, performer
  fr comédien, acteur
artist: arts, design
  en artist
  fr artiste, artiste peintre
game-designer: design, arts
  en game designer, level designer, narrative designer
  fr concepteur de jeux, game designer, concepteur de niveaux
curator: arts
  en curator, museum curator
  fr conservateur de musée, commissaire d’exposition
sports-coach: arts, education
  en sports coach
  fr éducateur sportif, entraîneur sportif, entraîneur
illustrator: arts, design
  en illustrator, concept artist, cartoonist, comic artist, storyboard artist
  fr illustrateur, dessinateur de bande dessinée, dessinateur bd, storyboarder, caricaturiste
animator-3d: arts, design
  en 3d artist, 3d animator, animator, cg artist, vfx artist, 3d modeler, 2d animator
  fr animateur 3d, infographiste 3d, graphiste 3d, animateur 2d, modeleur 3d, truquiste
dancer: arts
  en dancer, choreographer, dance teacher
  fr danseur, chorégraphe, professeur de danse
singer: arts
  en singer, vocalist, opera singer, singer songwriter
  fr chanteur, chanteur lyrique, auteur compositeur interprète, choriste
composer: arts
  en composer, music producer, songwriter, conductor orchestra
  fr compositeur, producteur de musique, chef d’orchestre, beatmaker, arrangeur, parolier
writer: arts, communication
  en writer, author, novelist, poet, screenwriter, scriptwriter, playwright, ghostwriter
  fr écrivain, auteur, romancier, scénariste, poète, dramaturge, biographe, dialoguiste
sculptor: arts
  en sculptor, visual artist, plastic artist
  fr sculpteur, plasticien, artiste plasticien, graveur, artiste visuel
model: arts
  en model, fashion model
  fr mannequin, modèle photo
tv-presenter: communication, arts
  en tv presenter, radio host, news anchor, radio presenter, tv host, broadcaster
  fr animateur radio, présentateur tv, animateur tv, présentateur, animateur de radio, chroniqueur
film-editor: arts
  en film editor, video editor, sound editor, post production supervisor
  fr monteur vidéo, chef monteur, monteur son, monteur truquiste, responsable post production, monteur image
camera-operator: arts
  en camera operator, cameraman, cinematographer, director of photography, videographer
  fr cadreur, caméraman, chef opérateur, directeur de la photographie, opérateur de prises de vues, vidéaste
producer: arts
  en producer, film producer, executive producer, tv producer, line producer, production manager film
  fr producteur, producteur audiovisuel, producteur exécutif, directeur de production audiovisuelle, chargé de production, producteur délégué
production-assistant: arts
  en production assistant, production coordinator, assistant director film, script supervisor
  fr assistant de production, scripte, assistant réalisateur, assistant de production audiovisuelle
stage-technician: arts
  en stage technician, stagehand, lighting technician, theater technician, stage manager, theatre technician
  fr régisseur, technicien lumière, machiniste, éclairagiste, régisseur général, technicien plateau, technicien du spectacle, régisseur lumière, régisseur plateau
set-designer: arts, design
  en set designer, scenographer, production designer, prop master, costume designer, scenic designer
  fr scénographe, décorateur de cinéma, accessoiriste, costumier, chef décorateur, habilleur, créateur de costumes
makeup-artist: arts, retail
  en makeup artist, make up artist
  fr maquilleur, maquilleur professionnel, perruquier
museum-director: arts, general-management; director
  en museum director, gallery director, theater director, arts director, cultural director
  fr directeur de musée, directeur de théâtre, directeur culturel, directeur des affaires culturelles, directeur artistique de théâtre
cultural-project-manager: arts, project-management
  en cultural project manager, arts administrator, cultural mediator, arts manager, exhibition manager
  fr chargé de projets culturels, médiateur culturel, administrateur de spectacle, chargé d’action culturelle, responsable culturel, chargé de diffusion, programmateur culturel
art-restorer: arts
  en art restorer, conservator restorer, paintings conservator
  fr restaurateur d’art, conservateur restaurateur, restaurateur de tableaux, restaurateur d’oeuvres d’art
librarian: education, administration
  en librarian, library assistant, library director, library technician, library clerk, library aide, media specialist school, circulation clerk, library manager, academic librarian, library associate, law librarian, learning resource manager, children’s librarian, reference librarian, library media specialist
  fr bibliothécaire, médiathécaire, assistant de bibliothèque, directeur de médiathèque, agent de bibliothèque, discothécaire, professeur documentaliste, prof documentaliste, médiateur du livre, aide bibliothécaire, responsable de médiathèque, responsable de bibliothèque, directeur de bibliothèque, technicien en documentation, commis de bibliothèque
florist: retail, arts
  en florist, floral designer
  fr fleuriste, fleuriste décorateur
`;
