/** Same format as the technology skills. */
export const BUSINESS_SKILLS = `
Project Management: gestion de projet, gestion de projets, management de projet, conduite de projet, pilotage de projet
Program Management: gestion de programme, gestion de programmes
Agile Methodologies: agile, agile methodology, méthodes agiles, méthode agile, méthodologie agile, agilité
Scrum: méthode scrum
Kanban:
SAFe: scaled agile, scaled agile framework
PRINCE2: prince 2
PMP: project management professional
Lean Management: lean manufacturing, lean, lean six sigma
Six Sigma: 6 sigma
Six Sigma Black Belt: black belt six sigma, black belt
Six Sigma Green Belt: green belt six sigma, green belt
Continuous Improvement: amélioration continue, kaizen
Change Management: conduite du changement, gestion du changement, accompagnement au changement
Risk Management: gestion des risques, gestion de risques, maîtrise des risques
Stakeholder Management: gestion des parties prenantes
Product Management: gestion de produit, gestion produit
Product Strategy: stratégie produit
Roadmapping: product roadmap, feuille de route produit
Business Analysis: analyse métier, analyse fonctionnelle, recueil des besoins, requirements gathering
Business Intelligence: bi, décisionnel, informatique décisionnelle
Business Development: développement commercial, développement d’affaires, biz dev
Strategy: stratégie, strategic planning, planification stratégique, business strategy, stratégie d’entreprise
Team Management: people management, management d’équipe, gestion d’équipe, encadrement d’équipe, team leadership, management d’équipes, encadrement
Leadership: leadership d’équipe
Coaching: mentoring, mentorat
Communication: communication skills, communication écrite, communication orale
Public Speaking: prise de parole en public
Negotiation: négociation, négociations, contract negotiation
Problem Solving: résolution de problèmes
Time Management: gestion du temps
Teamwork: travail d’équipe, travail en équipe, esprit d’équipe
Sales: vente, ventes, techniques de vente, !selling
B2B Sales: b2b, vente b2b, business to business, vente en b2b
B2C Sales: b2c, vente b2c
SaaS Sales: saas, vente saas, software as a service
Key Account Management: gestion de grands comptes, grands comptes, account management, gestion de comptes clés
Prospecting: prospection, prospection commerciale, cold calling, lead generation, génération de leads, prospection téléphonique
Inside Sales: vente sédentaire
Solution Selling: vente de solutions, consultative selling
Sales Management: management commercial, gestion des ventes
CRM: customer relationship management, gestion de la relation client
Customer Success:
Customer Service: service client, customer support, support client, relation client, customer care
Customer Experience: expérience client, cx
Retail: commerce de détail, grande distribution
Merchandising: visual merchandising
E-commerce: ecommerce, e commerce, commerce électronique, commerce en ligne
Marketing: marketing strategy, stratégie marketing
Digital Marketing: marketing digital, marketing numérique, webmarketing, online marketing
Content Marketing: marketing de contenu, content strategy, stratégie de contenu
Inbound Marketing:
Growth Hacking: !growth, growth marketing
SEO: search engine optimization, référencement naturel, référencement
SEA: sem, google ads, google adwords, adwords, ppc, référencement payant
Google Analytics: ga4
Social Media: réseaux sociaux, social media marketing, community management, médias sociaux
Email Marketing: emailing, e mailing, mailchimp
Marketing Automation: automatisation du marketing, marketo, pardot
Brand Management: gestion de marque, branding, stratégie de marque
Product Marketing: marketing produit
Market Research: études de marché, étude de marché
Event Management: événementiel, gestion d’événements, organisation d’événements, event planning
Public Relations: relations publiques, relations presse, media relations
Copywriting: rédaction, rédaction web, conception rédaction, content writing
!Editing: !correction, relecture, proofreading
Translation: traduction
Journalism: journalisme
Photography: photographie
Video Editing: montage vidéo, video production, production vidéo
Accounting: comptabilité, comptabilité générale, general ledger, comptabilité analytique
Bookkeeping: tenue de comptabilité, saisie comptable
Accounts Payable: comptabilité fournisseurs
Accounts Receivable: comptabilité clients
Financial Analysis: analyse financière, corporate finance, finance d’entreprise
Financial Modeling: modélisation financière, financial modelling
Management Control: contrôle de gestion, controlling, management accounting
Budgeting: !budget, gestion budgétaire, élaboration de budget, budget management
Financial Reporting: reporting financier, reporting
Forecasting: prévisions, financial planning, fp&a
Consolidation: consolidation des comptes
Audit: auditing, internal audit, audit interne, audit financier
IFRS: normes ifrs
US GAAP: gaap
Taxation: fiscalité, !tax, droit fiscal
Treasury Management: trésorerie, gestion de trésorerie, cash management
Mergers and Acquisitions: m&a, fusions acquisitions, fusion acquisition
Private Equity: capital investissement
Venture Capital: capital risque
Valuation: évaluation d’entreprise, évaluation financière
Investment Banking: banque d’affaires, banque d’investissement
Portfolio Management: gestion de portefeuille, asset management, gestion d’actifs
Credit Analysis: analyse crédit, credit risk, risque de crédit
Insurance: assurance, assurances
Actuarial Science: actuariat
Anti-Money Laundering: aml, lcb ft, kyc, know your customer
Payroll: paie, gestion de la paie, payroll management
Human Resources: ressources humaines, rh, hr, gestion des ressources humaines, hr management
Recruitment: recrutement, recruiting, talent acquisition, sourcing de candidats
HRIS: sirh, workday, successfactors
!Training: !formation, formation professionnelle, training and development, learning and development
Employee Relations: relations sociales, labor relations, relations du travail
Talent Management: gestion des talents, gpec, gepp
Compensation and Benefits: rémunération et avantages sociaux, politique de rémunération
Employment Law: droit du travail, droit social, labor law, labour law
Corporate Law: droit des affaires, droit des sociétés, business law
Contract Law: droit des contrats, contract drafting, rédaction de contrats
Intellectual Property: propriété intellectuelle, ip law
Litigation: contentieux
Criminal Law: droit pénal
Public Law: droit public
Compliance: conformité, regulatory compliance, conformité réglementaire
GDPR: rgpd, protection des données, data protection
Public Procurement: marchés publics, commande publique
Purchasing: achats, procurement, sourcing, politique d’achats
Supply Chain Management: supply chain, chaîne logistique, gestion de la chaîne logistique
Logistics: logistique
Inventory Management: gestion des stocks, gestion de stock, stock management
Warehouse Management: gestion d’entrepôt, wms
Transport Management: gestion du transport, tms, affrètement
Customs: douane, import export, incoterms
Production Planning: planification de production, ordonnancement, gestion de production, gpao
Manufacturing: fabrication industrielle, production industrielle
Quality Management: gestion de la qualité, management de la qualité, système qualité, quality assurance, assurance qualité
Quality Control: contrôle qualité
ISO 9001: iso9001
HSE: qhse, ehs, hygiène et sécurité, santé et sécurité au travail, health and safety, sécurité au travail
HACCP:
GMP: good manufacturing practice, bpf, bonnes pratiques de fabrication
Maintenance: maintenance industrielle, industrial maintenance, gmao
Mechanical Engineering: génie mécanique, conception mécanique, mechanical design
Electrical Engineering: génie électrique, électrotechnique
Electronics: électronique
Welding: soudure, soudage
Machining: usinage, cnc
Hydraulics: hydraulique
HVAC: cvc, génie climatique, chauffage ventilation climatisation
Civil Engineering: génie civil
Structural Engineering: calcul de structures
Construction Management: conduite de travaux, suivi de chantier, gestion de chantier
Architecture: conception architecturale
Urban Planning: urbanisme
Real Estate: immobilier, transaction immobilière
Property Management: gestion immobilière, gestion locative
!Energy: !énergie, renewable energy, énergies renouvelables, efficacité énergétique
Sustainability: développement durable, rse, csr, esg
!Environment: !environnement, gestion environnementale
Microsoft Office: pack office, ms office, office 365, microsoft 365, suite office, bureautique
~Excel: microsoft excel, ms excel, tableaux croisés dynamiques, pivot tables
~Word: microsoft word, ms word
PowerPoint: microsoft powerpoint, power point
~Outlook: microsoft outlook
Google Workspace: g suite, google suite
~Notion:
!Administration: gestion administrative, administrative support, secrétariat, office administration
Data Entry: saisie de données
Nursing: soins infirmiers, patient care
Geriatrics: gériatrie, aged care, elder care, child care nursing
Emergency Medicine: médecine d’urgence, !urgences
Surgery: chirurgie
Pediatrics: pédiatrie
Psychiatry: psychiatrie
Psychology: psychologie
Pharmacology: pharmacologie
Pharmacovigilance:
Clinical Trials: essais cliniques, clinical research, recherche clinique
Regulatory Affairs: affaires réglementaires
Medical Devices: dispositifs médicaux, dispositif médical
Biotechnology: biotechnologie, biotechnologies, biotech
Molecular Biology: biologie moléculaire, pcr
Bioinformatics: bio informatique, bioinformatique
Cell Biology: biologie cellulaire, cell culture, culture cellulaire
Chemistry: chimie, analytical chemistry, chimie analytique, hplc
Physics: physique
Mathematics: mathématiques, maths
!Research: !recherche, recherche scientifique, scientific research
Teaching: enseignement
Pedagogy: pédagogie, ingénierie pédagogique, instructional design
E-learning: e learning, digital learning, moodle
Early Childhood Education: petite enfance, child care, childcare
Special Education: éducation spécialisée
Social Work: travail social, action sociale
Cooking: cuisine, cuisine gastronomique, culinary arts
Hospitality: hôtellerie, hospitality management
Catering: restauration, food service
!Wine: œnologie, sommellerie
Tourism: tourisme
Agriculture: agronomie, agronomy
Landscaping: aménagement paysager, espaces verts
Forklift: caces, chariot élévateur, conduite de chariots
!Driving: permis b, driving licence, driver’s license
Heavy Goods Driving: permis c, permis poids lourd, fimo
First Aid: premiers secours, sst, sauveteur secouriste du travail
!Security: sûreté, !surveillance, ssiap
Security Clearance: security cleared, sc clearance, dv clearance, top secret clearance, habilitation défense, habilitation secret défense, secret défense
Fundraising: collecte de fonds, levée de fonds
Entrepreneurship: entrepreneuriat
~Sage: sage 100, sage paie, sage comptabilité, sage x3, sage 1000
Xero:
QuickBooks: quick books
Silae:
~ADP: adp decidium, adp gxp
Cegid: cegid quadra, cegid xrp
~EBP: ebp compta
Pennylane:
NetSuite: oracle netsuite
Anaplan:
Kyriba:
Zendesk:
Klaviyo:
PrestaShop:
Conveyancing: residential conveyancing, property conveyancing
Data Privacy: privacy law, protection des données, protection des données personnelles
Actuarial Modelling: actuarial modeling, modélisation actuarielle
Immigration Law: droit des étrangers
Fund Administration: administration de fonds
`;
