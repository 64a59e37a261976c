/** Marketing, communication, sales, customers and retail. The format: role-row.ts. */
export const COMMERCIAL_ROLES = `
marketing-specialist: marketing
  en marketing specialist, marketing executive, marketing associate, marketer
  fr chargé de marketing, chargé marketing, chargé de mission marketing
marketing-manager: marketing; manager
  en marketing manager, marketing lead, marketing project manager
  fr responsable marketing, chef de projet marketing, manager marketing, responsable du marketing
digital-marketing-manager: marketing
  en digital marketing manager, digital marketing specialist, online marketing manager, e marketing manager, digital marketer
  fr responsable marketing digital, chargé de marketing digital, responsable webmarketing, webmarketeur, chargé de webmarketing
growth-marketer: marketing
  en growth marketer, growth hacker, growth marketing manager, growth manager, performance marketing manager, acquisition manager, user acquisition manager, demand generation manager
  fr responsable growth, responsable acquisition, growth hacker, chargé d’acquisition
seo-specialist: marketing
  en seo specialist, seo manager, seo consultant
  fr consultant seo, responsable seo, chargé de référencement, référenceur, spécialiste seo, expert seo
content-manager: marketing, communication
  en content manager, content marketing manager, content strategist, content marketer, content creator
  fr responsable de contenu, responsable éditorial, content manager, créateur de contenu, stratège de contenu, chargé de contenu
copywriter: marketing, communication
  en copywriter, content writer, web writer
  fr concepteur rédacteur, rédacteur web, rédacteur, rédacteur publicitaire
social-media-manager: marketing, communication
  en social media manager, community manager, social media specialist
  fr responsable réseaux sociaux, community manager, animateur de communauté, gestionnaire de communauté, chargé des réseaux sociaux
brand-manager: marketing
  en brand manager, brand marketing manager
  fr chef de marque, responsable de marque, chef de produit
crm-manager: marketing
  en crm manager, lifecycle marketing manager, crm specialist
  fr responsable crm, chargé crm, chef de projet crm
market-research-analyst: marketing, research
  en market research analyst, marketing analyst
  fr chargé d’études marketing, analyste marketing, chargé d’études de marché
event-manager: marketing, communication
  en event manager, events manager, event planner, event coordinator, events coordinator
  fr responsable événementiel, chef de projet événementiel, chargé d’événementiel, organisateur d’événements
head-of-marketing: marketing, general-management; words
  en head of marketing, marketing director, director of marketing, vp marketing, vice president marketing, head of growth, head of brand, head of product marketing, director of product marketing, vp growth, chief marketing officer
  fr directeur marketing, directeur du marketing, directeur marketing et communication
communications-manager: communication
  en communications manager, communication manager, communications specialist, communications officer, corporate communications manager
  fr responsable communication, chargé de communication, responsable de la communication, attaché de communication
public-relations-officer: communication
  en public relations officer, public relations manager, pr manager, press officer, pr specialist, media relations manager
  fr attaché de presse, responsable relations presse, chargé de relations publiques, responsable rp
communications-director: communication; words
  en communications director, director of communications, head of communications, chief communications officer, vp communications
  fr directeur de la communication, directeur communication, dircom
journalist: communication
  en journalist, reporter, correspondent, news editor, columnist
  fr journaliste, reporter, correspondant de presse, pigiste
editor: communication
  en editor
  fr éditeur de contenus, responsable d’édition
translator: communication
  en translator
  fr traducteur
technical-writer: communication, engineering
  en technical writer, documentation specialist, technical author, documentation writer
  fr rédacteur technique
media-planner: marketing
  en media planner, media buyer, media manager
  fr média planneur, acheteur média, acheteur d’espaces publicitaires, responsable média
sales-representative: sales
  en sales representative, sales rep, salesperson, salesman, saleswoman, sales executive, field sales representative, outside sales representative, sales agent, sales consultant, sales specialist
  fr commercial, attaché commercial, représentant commercial, commercial terrain, conseiller commercial, délégué commercial, vrp, commercial itinérant
account-executive: sales
  en account executive, ae, sales account executive, enterprise account executive
  fr ingénieur commercial, ingénieur d’affaires, account executive, chargé d’affaires commercial
account-manager: sales
  en account manager, client manager, client partner
  fr responsable de comptes, gestionnaire de comptes, gestionnaire de compte, chargé de clientèle, responsable clientèle, chargé de compte
sales-development-representative: sales, business-development
  en sales development representative, sdr, business development representative, bdr, lead generation specialist
  fr téléprospecteur, chargé de prospection, prospecteur
business-developer: business-development, sales
  en business developer, business development manager, bizdev, business development executive, bdm, business development associate, new business manager
  fr développeur commercial, chargé de développement commercial, responsable développement commercial, chargé de développement, business developer, développeur d’affaires
partnership-manager: business-development
  en partnership manager, partnerships manager, partner manager, channel manager, channel sales manager, alliances manager
  fr responsable partenariats, chargé de partenariats, responsable des partenariats
sales-manager: sales; manager
  en sales manager, sales team manager, country sales manager
  fr responsable commercial, chef des ventes, responsable des ventes, animateur des ventes, manager commercial
head-of-sales: sales, general-management; words
  en head of sales, sales director, director of sales, vp sales, vice president sales, chief revenue officer, chief sales officer, commercial director, chief commercial officer
  fr directeur commercial, directeur des ventes, directeur du développement commercial
sales-engineer: sales, engineering
  en sales engineer, presales engineer, pre sales engineer, presales consultant, solutions engineer, solution engineer, pre sales consultant, presales
  fr ingénieur avant vente, ingénieur technico commercial, consultant avant vente
sales-operations-manager: sales, operations
  en sales operations manager, sales ops, revenue operations manager, revops, sales operations analyst
  fr responsable sales ops, responsable opérations commerciales, responsable revops, sales operations manager
sales-assistant: sales, administration
  en sales assistant, sales support, sales coordinator
  fr assistant commercial, assistant des ventes, coordinateur commercial
export-manager: sales
  en export manager, export sales manager, international sales manager
  fr responsable export, commercial export, responsable commercial export, assistant export
pharmaceutical-sales-representative: sales, healthcare
  en pharmaceutical sales representative, medical sales representative, medical representative
  fr visiteur médical, délégué médical, délégué pharmaceutique
insurance-agent: sales, finance
  en insurance agent, insurance advisor
  fr agent général d’assurance, conseiller en assurance, agent d’assurance
bank-advisor: finance, sales
  en bank advisor, personal banker, relationship manager, customer advisor
  fr conseiller bancaire, conseiller clientèle, chargé de clientèle particuliers, conseiller de clientèle
customer-success-manager: customer-success
  en customer success manager, csm, client success manager, customer success specialist, customer success associate
  fr responsable succès client, responsable réussite client, chargé de réussite client, customer success manager, gestionnaire de la réussite client
customer-service-representative: customer-success
  en customer service representative, customer support representative, customer support agent, customer service agent, customer care representative, customer support specialist, customer service advisor, customer service associate, customer support associate, customer service rep
  fr conseiller client, chargé de relation client, agent de service client, chargé de service client, conseiller service client, conseiller relation client
support-engineer: customer-success, it
  en support engineer, technical support engineer, customer support engineer, product support engineer
  fr ingénieur support, ingénieur support client, ingénieur support technique
customer-service-manager: customer-success; manager
  en customer service manager, customer support manager, call center manager, customer care manager, contact center manager
  fr responsable service client, responsable relation client, responsable de centre d’appels, responsable support client
head-of-customer-success: customer-success; words
  en head of customer success, director of customer success, customer success director, vp customer success, chief customer officer, head of customer service, head of support
  fr directeur de la relation client, directeur relation client, directeur service client
implementation-consultant: customer-success, consulting
  en implementation consultant, implementation manager, professional services consultant
  fr consultant en déploiement, chargé de déploiement, consultant implémentation
store-manager: retail; manager
  en store manager, shop manager, retail store manager, boutique manager, branch manager
  fr responsable de magasin, directeur de magasin, gérant de magasin, responsable de boutique, responsable point de vente, responsable d’agence, directeur d’agence
assistant-store-manager: retail
  en assistant store manager, deputy store manager, assistant shop manager
  fr adjoint au responsable de magasin, responsable adjoint de magasin, adjoint de magasin, directeur adjoint de magasin
department-manager: retail; manager
  en department manager, section manager, retail department manager
  fr chef de rayon, responsable de rayon, manager de rayon, chef de département
retail-sales-associate: retail, sales
  en retail sales associate, sales associate, shop assistant, store associate, sales advisor, retail assistant
  fr vendeur, conseiller de vente, vendeur conseil, vendeur en magasin, employé de magasin, conseiller vendeur
cashier: retail
  en cashier, checkout operator
  fr hôte de caisse, caissier, hôtesse de caisse
merchandiser: retail, marketing
  en merchandiser, visual merchandiser, merchandising manager
  fr marchandiseur, visuel merchandiser, responsable merchandising, étalagiste, décorateur vitrine
category-manager: retail, purchasing
  en category manager, product category manager
  fr category manager, responsable de catégorie, chef de catégorie, responsable d’offre
ecommerce-manager: marketing, retail
  en ecommerce manager, e commerce manager, online store manager, ecommerce specialist, head of ecommerce
  fr responsable e commerce, chef de projet e commerce, responsable ecommerce, directeur e commerce
hairdresser: retail
  en hairdresser, hair stylist
  fr coiffeur
beautician: retail
  en beautician, esthetician, beauty therapist
  fr esthéticien
marketing-assistant: marketing
  en marketing assistant, marketing coordinator, junior marketer
  fr assistant marketing, assistant communication marketing, assistant marketing et communication
communications-assistant: communication
  en communications assistant, communication assistant, communications coordinator
  fr assistant communication, assistant de communication, assistant en communication
internal-communications-manager: communication
  en internal communications manager, internal communications officer, employee communications manager
  fr responsable communication interne, chargé de communication interne
sea-specialist: marketing
  en sea specialist, ppc specialist, paid search specialist, paid media manager, paid social manager, sem specialist, media buyer digital
  fr consultant sea, chargé de sea, responsable sea, expert sea, media trader, trafic manager, traffic manager
email-marketer: marketing
  en email marketing manager, email marketer, email marketing specialist
  fr responsable emailing, chargé d’emailing, chargé d’e mailing
marketing-automation-manager: marketing
  en marketing automation manager, marketing operations manager, marketing ops, marketing automation specialist
  fr responsable marketing automation, chargé de marketing automation, marketing operations manager
field-marketing-manager: marketing
  en field marketing manager, trade marketing manager, shopper marketing manager, trade marketer, channel marketing manager
  fr responsable trade marketing, chef de projet trade marketing, chargé de trade marketing, responsable marketing opérationnel, chargé de marketing opérationnel
brand-director: marketing; director
  en brand director, group brand manager, global brand director
  fr directeur de marque, chef de groupe marketing, directeur de la marque
influencer-manager: marketing, communication
  en influencer marketing manager, influencer manager, influence manager, influencer
  fr responsable influence, chargé d’influence, influenceur, chef de projet influence
affiliate-manager: marketing
  en affiliate manager, affiliate marketing manager, partnership marketing manager
  fr responsable affiliation, chargé d’affiliation
advertising-account-manager: marketing, sales
  en advertising account manager, advertising account executive, agency account director, account director advertising
  fr chef de publicité, directeur de clientèle, chef de projet en agence, directeur conseil, chef de pub
strategic-planner: marketing
  en strategic planner, brand strategist, strategist, creative strategist, marketing strategist, media strategist
  fr planneur stratégique, planner stratégique, stratège de marque, stratège digital
consumer-insights-manager: marketing, research
  en consumer insights manager, consumer insights analyst, insights manager, market intelligence manager
  fr responsable études, responsable connaissance client, chargé d’études consommateurs, responsable consumer insights, chargé de veille, responsable veille
loyalty-manager: marketing
  en loyalty manager, customer marketing manager, retention manager
  fr responsable fidélisation, chef de projet fidélisation, responsable fidélité, chargé de fidélisation
proofreader: communication
  en proofreader, copy editor, subeditor, sub editor
  fr correcteur, relecteur, secrétaire de rédaction, lecteur correcteur
publisher: communication
  en publisher, publishing editor, acquisitions editor, editorial assistant, publishing manager
  fr éditeur, assistant d’édition, assistant éditorial, directeur éditorial, responsable éditorial édition
editor-in-chief: communication; lead
  en editor in chief, managing editor, chief editor, executive editor
  fr rédacteur en chef, rédacteur en chef adjoint, directeur de la rédaction, chef de rubrique
interpreter: communication
  en interpreter, conference interpreter, sign language interpreter
  fr interprète, interprète de conférence, interprète en langue des signes, traducteur interprète
localization-manager: communication, project-management
  en localization manager, localization specialist, translation project manager, localisation manager
  fr responsable localisation, chef de projet traduction, chef de projet localisation
wedding-planner: marketing
  en wedding planner, party planner, conference organiser, conference manager
  fr wedding planner, organisateur de mariages, organisateur de conférences, organisateur de séminaires
regional-sales-director: sales; director
  en regional sales director, regional vice president sales, area director, area vice president sales
  fr directeur régional des ventes, directeur commercial régional, directeur régional commercial
key-account-manager: sales
  en key account manager, kam, strategic account manager, national account manager, global account manager, major account manager
  fr responsable grands comptes, responsable comptes clés, compte clé, ingénieur grands comptes, kam, directeur grands comptes, key account manager, directeur de comptes, responsable grand compte
technical-account-manager: customer-success, engineering
  en technical account manager, tam, technical customer success manager
  fr technical account manager, responsable de compte technique
technical-sales-representative: sales
  en technical sales representative, technical sales engineer, technical sales specialist, sales technician
  fr technico commercial, attaché technico commercial, technico commercial itinérant, technico commercial sédentaire, commercial technique, atc
inside-sales-representative: sales
  en inside sales representative, inside sales, telesales representative, telemarketer, telesales agent, telephone sales representative
  fr commercial sédentaire, télévendeur, commercial sédentaire b2b, téléconseiller commercial, téléacteur, vendeur par téléphone
area-sales-manager: sales; manager
  en area sales manager, area manager, territory manager, district sales manager, territory sales manager, regional sales manager
  fr chef de secteur, responsable de secteur, responsable commercial régional, chef des ventes régional, responsable de zone, chef des ventes secteur, responsable commercial de secteur
country-manager: general-management, sales; director
  en country manager, country director, country head
  fr directeur pays, country manager, responsable pays, directeur de pays
call-center-agent: customer-success
  en call center agent, call centre agent, call center representative, telephone operator, call center operator
  fr téléconseiller, téléopérateur, conseiller téléphonique, chargé de clientèle à distance, conseiller clientèle à distance, téléconseiller client, télé conseiller
call-center-supervisor: customer-success; lead
  en call center supervisor, customer service supervisor, customer service team leader, contact center supervisor, call center team leader
  fr superviseur de centre d’appels, superviseur centre d’appels, chef d’équipe service client, superviseur relation client, superviseur de plateau, chef de plateau
customer-experience-manager: customer-success
  en customer experience manager, cx manager, customer experience lead, head of customer experience, voice of customer manager
  fr responsable expérience client, chargé d’expérience client, directeur de l’expérience client, responsable satisfaction client
customer-onboarding-specialist: customer-success
  en onboarding specialist, onboarding manager, customer onboarding manager, client onboarding specialist
  fr responsable onboarding, chargé d’onboarding, onboarding manager
sales-trainer: sales, education
  en sales trainer, sales coach, sales enablement manager, sales enablement specialist
  fr formateur commercial, formateur en vente, responsable sales enablement, coach commercial
order-management-specialist: sales, administration
  en order management specialist, order processor, order entry clerk, customer order administrator, sales administrator
  fr gestionnaire adv, assistant adv, administrateur des ventes, assistant administration des ventes, gestionnaire de commandes, assistant commercial adv
sales-administration-manager: sales, administration; manager
  en sales administration manager, order management manager
  fr responsable adv, responsable administration des ventes, responsable de l’administration des ventes
after-sales-manager: customer-success; manager
  en after sales manager, service manager, aftersales manager, after sales service manager
  fr responsable sav, responsable après vente, responsable du service après vente, chef d’atelier automobile, responsable service après vente
luxury-sales-advisor: retail
  en luxury sales advisor, client advisor, luxury client advisor, boutique sales advisor, fashion advisor
  fr conseiller de vente luxe, vendeur luxe, conseiller de clientèle luxe, client advisor
shelf-stacker: retail
  en shelf stacker, shelf stocker, grocery clerk, store clerk
  fr employé libre service, els, employé de rayon, employé commercial, metteur en rayon, employé polyvalent de libre service, employé commercial en magasin
car-salesman: retail, sales
  en car salesman, car sales executive, automotive sales consultant, car dealer
  fr vendeur automobile, conseiller commercial automobile, conseiller des ventes automobiles, commercial automobile, conseiller service automobile
bookseller: retail
  en bookseller, bookstore manager
  fr libraire, responsable de librairie, disquaire
pharmacy-sales-assistant: retail, healthcare
  en beauty advisor, cosmetics sales assistant, perfume sales advisor
  fr conseiller en parapharmacie, conseiller de vente parfumerie, conseiller beauté, vendeur en parfumerie
wine-merchant: retail
  en wine merchant, wine seller
  fr caviste, vendeur caviste, responsable de cave
market-trader: retail
  en market trader, street vendor, stallholder
  fr commerçant, vendeur sur marchés, commerçant ambulant, épicier, buraliste
retail-area-manager: retail, sales; manager
  en retail area manager, district manager, retail operations manager, regional retail manager, multi site manager
  fr animateur de réseau, responsable régional retail, responsable de réseau, directeur de réseau, responsable de secteur retail, animateur réseau
hypermarket-manager: retail, general-management; director
  en hypermarket director, supermarket manager, retail director, head of retail
  fr directeur d’hypermarché, directeur de supermarché, directeur retail, responsable de supermarché, directeur de grande surface
promoter: retail, marketing
  en promoter, demonstrator, brand ambassador, product demonstrator
  fr animateur commercial, démonstrateur, promoteur des ventes, ambassadeur de marque, hôte de vente
franchise-manager: retail, business-development
  en franchise manager, franchise development manager, franchisee
  fr franchisé, animateur de franchise, développeur de franchise, responsable franchise
barber: retail
  en barber
  fr barbier, coiffeur barbier
nail-technician: retail
  en nail technician, manicurist, nail artist
  fr prothésiste ongulaire, manucure, styliste ongulaire
tattoo-artist: retail, arts
  en tattoo artist, tattooist, piercer
  fr tatoueur, perceur, tatoueur perceur
funeral-director: social-services
  en funeral director, mortician, embalmer, funeral attendant
  fr conseiller funéraire, agent funéraire, maître de cérémonie funéraire, thanatopracteur, assistant funéraire, porteur funéraire, fossoyeur
clergy: social-services
  en pastor, priest, chaplain, minister, imam, rabbi
  fr prêtre, pasteur, aumônier, curé, imam, rabbin
caretaker: real-estate
  en caretaker, building superintendent, porter, building caretaker, janitor caretaker
  fr gardien d’immeuble, gardien, concierge d’immeuble, gardien concierge, employé d’immeuble, agent d’immeuble
`;
