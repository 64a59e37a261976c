/**
 * Abbreviations of several roles: `letters: usual family; another family if word word`. Other words
 * in the text decide, wherever they are (any form of them counts). Without any of them, the usual
 * family is meant and the others stay possible.
 */
export const ABBREVIATIONS = `
pm: product-manager if product produit roadmap saas app application feature agile; project-manager if project projet chantier construction travaux infrastructure erp site delivery industrial planning
pa: personal-assistant if executive direction ceo office; physician-assistant if medical hospital clinic surgery patient health
ea: executive-assistant if executive direction ceo office; enterprise-architect if architecture urbanisation togaf it
se: software-engineer if software code backend frontend; sales-engineer if sales presale avant vente demo; systems-engineer if system systeme
ra: research-assistant if research laboratory lab university recherche; regulatory-affairs-manager if regulatory pharma reglementaire
da: art-director if creative creation artistique agence agency; data-analyst if data sql bi analytics tableau
md: physician if hospital clinic patient medical medecine; chief-executive-officer if managing group bank investment company
cdp: project-manager if projet project; brand-manager if produit product marketing
cro: head-of-sales if revenue sales growth; chief-risk-officer if risk risque bank banque credit insurance
cso: strategy-manager if strategy strategie; chief-security-officer if security surete securite; research-director if scientific science biotech research; sustainability-manager if sustainability rse esg
cco: head-of-sales if commercial sales vente; head-of-customer-success if customer client; compliance-officer if compliance conformite aml kyc bank; communications-director if communication
cdo: head-of-data if data donnee analytics; chief-digital-officer if digital transformation numerique; diversity-manager if diversity inclusion diversite
cpo: head-of-product if product produit tech software; head-of-human-resources if people hr rh culture talent; head-of-procurement if procurement achat purchasing supplier fournisseur
clo: general-counsel if legal law juridique; learning-development-manager if learning formation training
gc: general-counsel; civil-engineer if ingenieur engineer technicien projeteur dessinateur etudes chantier travaux genie civil construction
cio: chief-information-officer if it information system informatique; portfolio-manager if investment investissement fund asset; innovation-manager if innovation
cmo: head-of-marketing if marketing brand growth; medical-director if medical hospital clinic health sante
cra: clinical-research-associate if clinical clinique trial essai; risk-manager if credit risk bank
amo: project-owner if construction batiment travaux; business-analyst if si informatique digital
`;
