/** Security, public service, arts and media. The format: role-row.ts. */
export const PUBLIC_ROLES = `
security-guard: protective-services
  en security guard, security officer, security agent
  fr agent de sécurité, agent de surveillance, agent de prévention et de sécurité, vigile, rondier
police-officer: protective-services
  en police officer, detective, policeman
  fr policier, gardien de la paix, gendarme, officier de police, agent de police municipale
firefighter: protective-services
  en firefighter, fire officer
  fr pompier, sapeur pompier
military-officer: protective-services
  en military officer, army officer, naval officer
  fr officier de l’armée, officier de marine, officier
public-policy-officer: general-management, communication
  en public policy manager, policy officer, policy analyst, public affairs manager, lobbyist, government relations manager, policy advisor, policy adviser, public policy advisor
  fr responsable affaires publiques, chargé d’affaires publiques, chargé de politiques publiques, lobbyiste, conseiller en politiques publiques
civil-servant: administration
  en civil servant, public servant, government officer
  fr fonctionnaire, attaché territorial, attaché d’administration, agent public, rédacteur territorial
security-manager: protective-services; manager
  en security manager, physical security manager, corporate security manager, head of physical security
  fr responsable sécurité sûreté, responsable sûreté, directeur sûreté, chef de sécurité, directeur de la sécurité
fire-safety-officer: protective-services
  en fire safety officer, fire safety agent, fire inspector, fire prevention officer
  fr agent ssiap, agent de sécurité incendie, chef d’équipe ssiap, agent de sécurité incendie ssiap, chef d’équipe de sécurité incendie
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
  en prison officer, correctional officer, corrections officer, prison guard
  fr surveillant pénitentiaire, gardien de prison, directeur de prison, surveillant de prison
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
  en court clerk, court reporter, registrar, judicial assistant
  fr greffier, greffier en chef, adjoint administratif de greffe, directeur de greffe
legal-secretary: legal, administration
  en legal secretary, legal administrative assistant
  fr secrétaire juridique, assistant d’avocat, assistant notarial, secrétaire notarial
notary-clerk: legal
  en notary clerk, conveyancer, title examiner, closing agent
  fr clerc de notaire, rédacteur d’actes, formaliste, collaborateur notarial
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
  en librarian, library assistant, library director, library technician
  fr bibliothécaire, médiathécaire, assistant de bibliothèque, directeur de médiathèque, agent de bibliothèque, discothécaire
florist: retail, arts
  en florist, floral designer
  fr fleuriste, fleuriste décorateur
`;
