/** Marketing, communication, sales, customers and retail. The format: role-row.ts. */
export const COMMERCIAL_ROLES = `
marketing-specialist: marketing
  en marketing specialist, marketing executive, marketing associate, marketer, marketing officer, marketing consultant specialist, trade marketing executive, marketing communications specialist, marketing communications coordinator, marketing administrator, marketing and communications officer, marketing representative, marketing and events executive, marketing analyst specialist, marketing assistant executive, marketing generalist, digital marketing executive, digital marketing coordinator, digital marketing officer, promotions coordinator, marketing and social media executive, paid media specialist coordinator, marketing operations specialist, marketing professional, marketing all rounder
  fr chargé de marketing, chargé marketing, chargé de mission marketing, chargé de communication marketing, coordinateur marketing, conseiller marketing, assistant chef de produit, trade marketeur, coordonnateur marketing, spécialiste marketing, chargé de projet marketing
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
  en communications manager, communication manager, communications specialist, communications officer, corporate communications manager, communications executive, communications lead, comms manager, comms officer, communications advisor, external communications manager, communications consultant, communications associate, community engagement officer, public information officer, outreach coordinator, community outreach coordinator, community relations manager, press secretary, media officer, content and communications manager, engagement officer, community liaison officer, public engagement manager, comms executive, corporate affairs manager, communications and marketing manager
  fr responsable communication, chargé de communication, responsable de la communication, attaché de communication, chargé de communication digitale, chargé de communication externe, chargé de communication institutionnelle, conseiller en communication, responsable communication externe, coordinateur communication, responsable communication digitale, chef de projet communication, agent de communication, chargé de communication interne et externe, community builder, chargé des relations presse, chargé de communication 360
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
  en sales representative, sales rep, salesperson, salesman, saleswoman, sales executive, field sales representative, outside sales representative, sales agent, sales consultant, sales specialist, sales advisor field, door to door sales representative, canvasser, field sales rep, territory sales representative, outside sales, sales professional, area sales representative, field sales, trade sales representative, regional sales representative, sales hunter, sales associate b2b, commission sales agent, account representative, route sales representative, home improvement sales consultant, van sales, van salesperson, door to door canvasser, field sales consultant, territory account manager, ad sales executive, independent sales representative, timeshare sales representative, field sales manager, route salesperson, direct sales representative, sales territory manager, area representative, media sales
  fr commercial, attaché commercial, représentant commercial, commercial terrain, conseiller commercial, délégué commercial, vrp, commercial itinérant, commercial itinérant btob, commercial b to b, commercial sédentaire et terrain, délégué technico commercial, vendeur à domicile, conseiller commercial terrain, attaché commercial itinérant, commercial grands comptes terrain, agent commercial, agent commercial indépendant, attaché technico commercial itinérant, commercial véhicules, représentant des ventes, représentant sur la route, conseiller commercial à domicile, commercial multicarte, attaché commercial terrain, commercial secteur, représentant commercial terrain, délégué commercial terrain, attaché commercial btob, conseiller commercial itinérant, commercial habitat, représentant des ventes terrain, responsable de secteur commercial, commercial itinérant terrain, vendeur itinérant terrain, visiteur commercial, démarcheur, chargé de développement commercial terrain
account-executive: sales
  en account executive, ae, sales account executive, enterprise account executive
  fr ingénieur commercial, ingénieur d’affaires, account executive, chargé d’affaires commercial
account-manager: sales
  en account manager, client manager, client partner, client manager practice, client services manager, client relationship manager, account coordinator, account director, account executive client services, account handler, client services executive, client executive, client director, client services coordinator, client partner manager, account lead, client account manager, client engagement manager, client success partner, client relationship executive, portfolio account manager, account supervisor, client service specialist
  fr responsable de comptes, gestionnaire de comptes, gestionnaire de compte, chargé de clientèle, responsable clientèle, chargé de compte, chargé de clientèle entreprises, responsable comptes clients, gestionnaire de clientèle, responsable portefeuille clients, directeur de clientèle agence, gestionnaire de portefeuille clients, gestionnaire de comptes clients
sales-development-representative: sales, business-development
  en sales development representative, sdr, business development representative, bdr, lead generation specialist
  fr téléprospecteur, chargé de prospection, prospecteur
business-developer: business-development, sales
  en business developer, business development manager, bizdev, business development executive, bdm, business development associate, new business manager, business development specialist, new business development manager, business development officer, head of business development, business development director, business development consultant, business development coordinator, director of business development, vp business development, new business executive, business growth manager, business development lead, commercial development manager, business development partner
  fr développeur commercial, chargé de développement commercial, responsable développement commercial, chargé de développement, business developer, développeur d’affaires, directeur du développement des affaires, responsable développement des affaires, conseiller en développement des affaires, responsable business development, chargé d’affaires développement
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
  en insurance agent, insurance advisor, licensed insurance agent, insurance producer, insurance account manager, personal lines account manager, commercial lines account manager, insurance sales agent, insurance customer service representative, insurance executive, insurance account executive, life insurance agent, insurance advisers, personal lines agent, csr insurance, insurance account handler, insurance consultant, benefits broker, commercial account handler, property and casualty agent, insurance specialist, insurance administrator, commercial lines producer, insurance sales representative, commercial lines csr, employee benefits consultant, account handler insurance
  fr agent général d’assurance, conseiller en assurance, agent d’assurance, agent général, conseiller commercial en assurance, conseiller mutualiste, conseiller en protection sociale, chargé de clientèle assurance, conseiller prévoyance, mandataire d’assurance, conseiller clientèle assurance, commercial en assurance, chargé de comptes assurance, inspecteur commercial assurance, téléconseiller assurance, agent en assurance de dommages, conseiller en sécurité financière, producteur salarié assurance, collaborateur d’agence
bank-advisor: finance, sales
  en bank advisor, personal banker, relationship manager, customer advisor, universal banker, relationship banker, branch banker, member services representative, personal banking advisor, small business banker, client advisor bank, branch advisor, consumer banker, retail banker, licensed banker, financial services representative bank, banking advisor, financial counselor bank, banking consultant advisor, premier relationship manager
  fr conseiller bancaire, conseiller clientèle, chargé de clientèle particuliers, conseiller de clientèle, conseiller clientèle particuliers, conseiller clientèle bancaire, conseiller commercial bancaire, conseiller patrimonial bancaire, conseiller clientèle privée, conseiller accueil banque, conseiller banque, conseiller professionnel banque, chargé de clientèle agricole, conseiller particuliers, chargé de clientèle pro, conseiller agricole banque, conseiller financier bancaire, conseiller pro, conseiller en finances personnelles, conseiller clientèle pro
customer-success-manager: customer-success
  en customer success manager, csm, client success manager, customer success specialist, customer success associate
  fr responsable succès client, responsable réussite client, chargé de réussite client, customer success manager, gestionnaire de la réussite client
customer-service-representative: customer-success
  en customer service representative, customer support representative, customer support agent, customer service agent, customer care representative, customer support specialist, customer service advisor, customer service associate, customer support associate, customer service rep, customer service assistant, customer advisor support, customer service specialist, customer service coordinator, customer service administrator, customer support advisor, customer care advisor, customer care specialist, client service representative, client services associate, customer service clerk, customer relations advisor, customer care agent, customer support, chat support agent, customer service, complaint handler, member services advocate, call handler, customer service officer, customer experience associate, customer experience representative, customer service advisers, passenger assistant, helpline advisor, customer care assistant, customer service operator, customer service professional, customer experience advisor, guest services, customer service consultant, client support specialist, service coordinator customer, customer liaison officer, customer happiness specialist, customer resolution specialist, complaints advisor, support agent, customer accounts advisor
  fr conseiller client, chargé de relation client, agent de service client, chargé de service client, conseiller service client, conseiller relation client, conseiller clientèle service client, chargé de clientèle service après vente, assistant service client, conseiller relation clientèle, gestionnaire relation client, agent relation client, chargé d’assistance client, assistant relation client, téléconseiller service client, représentant service à la clientèle, agent au service à la clientèle, préposé au service à la clientèle, conseiller clientèle à distance bilingue, chargé de relation clientèle, conseiller service à la clientèle, gestionnaire service client, chargé de réclamations, gestionnaire réclamations, conseiller client à distance, conseiller relation client à distance, hotliner, technicien relation client
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
  en store manager, shop manager, retail store manager, boutique manager, branch manager, retail manager, convenience store manager, general manager retail, showroom manager, store director, retail store leader, retail supervisor, shift supervisor retail, store supervisor, concession manager, retail general manager, gas station manager, department store manager, garden centre manager, gift shop manager, hire depot manager, dispensary manager, shop supervisor, store lead, retail team leader, sales floor supervisor, floor manager retail, retail key leader, assistant branch manager, retail operations supervisor, store general manager, petrol station manager, flagship store manager, outlet manager
  fr responsable de magasin, directeur de magasin, gérant de magasin, responsable de boutique, responsable point de vente, responsable d’agence, directeur d’agence, gérant de boutique, manager de magasin, responsable supérette, gérant de supermarché, gérant de station service, responsable point de vente adjoint, gérant mandataire, responsable de showroom, directeur de boutique, gérant succursale, directeur de supérette, responsable de station service, directeur de point de vente, assistant gérant, gérant de commerce, responsable de surface de vente, manager boutique, responsable de jardinerie, gérant de station, directeur de succursale, superviseur de magasin, manager point de vente, responsable des ventes magasin
assistant-store-manager: retail
  en assistant store manager, deputy store manager, assistant shop manager
  fr adjoint au responsable de magasin, responsable adjoint de magasin, adjoint de magasin, directeur adjoint de magasin
department-manager: retail; manager
  en department manager, section manager, retail department manager
  fr chef de rayon, responsable de rayon, manager de rayon, chef de département
retail-sales-associate: retail, sales
  en retail sales associate, sales associate, shop assistant, store associate, sales advisor, retail assistant, retail associate, retail sales assistant, customer assistant, sales floor associate, shop floor assistant, retail sales consultant, retail team member, store team member, showroom consultant, retail salesperson, counter assistant, sales clerk, retail clerk, showroom sales associate, retail advisor, customer advisor retail, keyholder, key holder, phone shop sales advisor, fashion stylist retail, sales colleague, brand representative retail, retail specialist, furniture sales consultant, store colleague, garden centre sales assistant, trade counter assistant, counter sales representative, part time sales assistant, bridal consultant, personal shopper, rental agent, hire controller, rental sales associate, lottery clerk, gas station attendant, petrol station attendant, pet store associate, showroom assistant, tool hire controller
  fr vendeur, conseiller de vente, vendeur conseil, vendeur en magasin, employé de magasin, conseiller vendeur, vendeur polyvalent, vendeur caissier, vendeur en alimentation, vendeur rayon, vendeur comptoir, vendeur showroom, vendeur spécialisé, équipier de vente, équipier magasin, vendeur itinérant, employé de vente, vendeur téléphonie, conseiller beauté parfumerie, vendeur multimédia, conseiller en parfumerie, vendeur fruits et légumes, vendeur fromager, commis vendeur, agent de comptoir, agent de location, loueur, vendeur poissonnerie, vendeur en magasin spécialisé, associé aux ventes, commis de dépanneur, agent de comptoir location, vendeur en crémerie, pompiste, vendeur en librairie, gestionnaire de vente, vendeur extra, vendeur conseil caisse
cashier: retail
  en cashier, checkout operator, checkout assistant, till operator, checkout associate, head cashier, cashier supervisor, front end associate, service cashier, kiosk assistant, box office assistant, ticket seller, box office manager, front end supervisor, convenience store clerk, fuel cashier, cage cashier, checkout clerk, ticket clerk, ticket agent, cash office clerk, toll collector, front end cashier, self checkout attendant, toll booth operator
  fr hôte de caisse, caissier, hôtesse de caisse, employé de caisse, caissier employé libre service, chef de caisse, responsable de caisse, caissier vendeur, agent de péage, caissier de nuit, responsable secteur caisse, adjoint responsable caisse, caissière gondolière, caissier polyvalent, manager de caisses, agent de caisse, receveur péage, caissier station service
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
  en hairdresser, hair stylist, hairstylist, salon stylist, hair colorist, colourist, cosmetologist, salon manager, hairdressing assistant, licensed cosmetologist, hair colourist, braider, mobile hairdresser, salon assistant, hair dresser, shampoo assistant, colorist hair
  fr coiffeur, coiffeur mixte, coiffeur styliste, coiffeur manager, coiffeur coloriste, coiffeur à domicile, coloriste coiffure, responsable salon de coiffure, assistant coiffeur, styliste coiffure, coiffeur homme, technicien coloriste, coiffeur visagiste, gérant de salon de coiffure
beautician: retail
  en beautician, esthetician, beauty therapist, beauty consultant, aesthetician, spa therapist, lash technician, waxing specialist, skin therapist, facialist, aesthetic practitioner, laser technician, brow artist, beauty salon manager, spa manager, spa attendant, spa director, massage and spa therapist, electrologist, waxer, eyelash technician, beauty specialist, salon coordinator, tanning consultant, aesthetic therapist, advanced aesthetician, mobile beauty therapist
  fr esthéticien, praticien spa, conseiller esthéticien, esthéticien cosméticien, responsable d’institut, spa thérapeute, technicien épilation, socio esthéticien, praticien bien être, hydrothérapeute, hydrobalnéothérapeute, agent thermal, esthéticienne à domicile, technicien laser esthétique, technicienne de cils, dermo pigmentiste, électrolyste, responsable spa, directeur de spa, dermo conseiller, manager institut de beauté
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
  en technical sales representative, technical sales engineer, technical sales specialist, sales technician, technical sales manager, technical sales advisor, technical sales, internal technical sales, applications sales engineer, technical account executive, sales application engineer, industrial sales engineer, agricultural sales representative, technical salesperson, technical area sales manager, specification sales manager, applications engineer sales, building products sales representative
  fr technico commercial, attaché technico commercial, technico commercial itinérant, technico commercial sédentaire, commercial technique, atc, ingénieur technico commercial itinérant, chargé d’affaires technico commercial, conseiller technico commercial, technico commercial b to b, représentant technico commercial, technico commercial terrain, ingénieur technicocommercial, délégué technico commercial terrain, technicocommercial, vendeur technico commercial, technicien commercial, assistant technico commercial, agent technico commercial, technico commercial export
inside-sales-representative: sales
  en inside sales representative, inside sales, telesales representative, telemarketer, telesales agent, telephone sales representative, telesales executive, telesales advisor, internal sales advisor, internal sales, telephone sales executive, appointment setter, outbound sales agent, internal sales engineer, internal sales representative, inside sales rep, inside sales associate, inside sales specialist, sales support advisor internal, trade counter sales, inside sales account manager, telemarketing executive, virtual sales representative, internal account manager, sales desk executive, inside salesperson
  fr commercial sédentaire, télévendeur, commercial sédentaire b2b, téléconseiller commercial, téléacteur, vendeur par téléphone, téléprospecteur b2b, attaché commercial sédentaire, conseiller commercial sédentaire, télé prospecteur, télé vendeur, vendeur à distance, chargé de clientèle sédentaire, représentant aux ventes internes, téléprospecteur btob, conseiller de vente à distance, conseiller commercial à distance, télémarketeur, commercial sédentaire btob, représentant service interne
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
  en shelf stacker, shelf stocker, grocery clerk, store clerk, replenishment assistant, night replenishment assistant, grocery stocker, overnight stocker, stock associate, night stocker, produce clerk, dairy clerk, grocery assistant, night filler, shelf filler, grocery associate, stock replenisher, produce associate, shelf replenisher, merchandise associate, frozen food clerk, produce manager, grocery manager, store replenishment assistant, retail merchandiser stocker, merchandise stocker, supermarket assistant, night shelf filler, stock assistant retail
  fr employé libre service, els, employé de rayon, employé commercial, metteur en rayon, employé polyvalent de libre service, employé commercial en magasin, employé libre service rayon, gondolier, employé commercial rayon frais, réassortisseur, employé drive, préparateur drive, employé commercial drive, employé de mise en rayon, employé commercial caisse, employé grande surface, agent de mise en rayon, préparateur de commandes drive, employé polyvalent magasin, commis d’épicerie, équipier de commerce, employé commercial polyvalent, équipier polyvalent magasin, commis fruits et légumes, employé de commerce, employé commercial fruits et légumes, employé rayon frais, remplisseur de rayons, gestionnaire de rayon, commis de rayon, équipier de vente en magasin, hôte drive, employé polyvalent caisse et mise en rayon
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
  en nail technician, manicurist, nail artist, pedicurist, nail tech
  fr prothésiste ongulaire, manucure, styliste ongulaire, onglerie technicien
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
  en caretaker, building superintendent, porter, building caretaker, janitor caretaker, site caretaker, premises officer, site supervisor school, concierge building, residential concierge, premises assistant, school site manager, resident caretaker, premises manager, custodian building, relief caretaker, church caretaker, verger, doorperson, cemetery attendant, mobile caretaker, sexton, estate caretaker
  fr gardien d’immeuble, gardien, concierge d’immeuble, gardien concierge, employé d’immeuble, agent d’immeuble, gardien de résidence, gardien de gymnase, gardien de stade, gardien logé, gardien d’établissement scolaire, agent de loge, gardien de collège, agent de gardiennage scolaire, agent d’accueil et de gardiennage, gardien employé d’immeuble, agent de cimetière, gardien de cimetière
`;
