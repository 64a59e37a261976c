/** Finance, accounting, human resources and legal. The format: role-row.ts. */
export const FINANCE_ROLES = `
financial-analyst: finance
  en financial analyst, finance analyst, fp and a analyst, fpa analyst, corporate finance analyst
  fr analyste financier, chargé d’analyse financière
financial-controller: finance, accounting
  en financial controller, finance controller, comptroller, management controller, business controller, cost controller finance, performance controller, controller, industrial controller, plant controller
  fr contrôleur financier, contrôleur de gestion, contrôleur de gestion industriel, contrôleur de gestion commercial, contrôleur de gestion social, contrôleur de gestion opérationnel, responsable contrôle de gestion, assistant contrôle de gestion
finance-manager: finance; manager
  en finance manager, financial manager, finance business partner
  fr responsable financier, responsable finance
chief-financial-officer: finance, general-management; words
  en chief financial officer, cfo, finance director, director of finance, financial director, head of finance, vp finance
  fr directeur financier, directeur administratif et financier, daf
treasurer: finance
  en treasurer, treasury manager, treasury analyst, cash manager
  fr trésorier, responsable trésorerie, analyste trésorerie
auditor: finance, accounting
  en auditor, it auditor, audit semi senior, audit assistant, audit and accounts senior, audit and accounts semi senior, audit supervisor, audit trainee, audit director, audit executive, it audit manager, audit analyst, audit partner, audit junior, bank examiner, financial examiner, assurance associate, assurance senior, assurance manager, fraud examiner
  fr auditeur, assistant audit, manager audit, superviseur audit, collaborateur audit, assistant auditeur, directeur de mission audit, responsable audit, chargé d’audit
investment-analyst: finance
  en investment analyst, investment associate
  fr analyste investissement, chargé d’investissement
investment-banker: finance
  en investment banker, investment banking analyst, investment banking associate
  fr banquier d’affaires, banquier d’investissement
portfolio-manager: finance
  en portfolio manager, asset manager, fund manager, investment manager
  fr gestionnaire de portefeuille, gérant de portefeuille, gérant de fonds, gestionnaire d’actifs
trader: finance
  en trader, equity trader, commodity trader, fx trader
  fr trader, opérateur de marché, courtier
quantitative-analyst: finance, data
  en quantitative analyst, quant, quantitative researcher, quant developer
  fr analyste quantitatif, ingénieur quantitatif
risk-manager: finance
  en risk manager, risk analyst, credit risk analyst, risk officer, market risk analyst
  fr responsable des risques, analyste risques, gestionnaire de risques, analyste risque crédit, chargé de risques
credit-analyst: finance
  en credit analyst
  fr analyste crédit
actuary: finance
  en actuary, actuarial analyst
  fr actuaire, chargé d’études actuarielles
claims-adjuster: finance
  en claims adjuster, claims handler, claims manager, insurance claims adjuster, insurance adjuster, property adjuster, auto claims adjuster, claims advisor, claims technician, claims specialist, claims representative, claims analyst, workers compensation adjuster, claims associate, casualty adjuster, claims consultant, motor claims handler, liability claims handler, catastrophe adjuster, claims processor, claims assistant, claims executive, field adjuster, auto adjuster, bodily injury adjuster, injury claims handler, claims examiner workers compensation, claims director, complaints handler insurance, claims team leader, multi line adjuster, litigation adjuster, claims investigator
  fr gestionnaire sinistres, gestionnaire de sinistres, gestionnaire assurance, rédacteur sinistres, chargé d’indemnisation, indemnisateur, gestionnaire iard, gestionnaire sinistres auto, gestionnaire indemnisation, inspecteur régleur, gestionnaire sinistres iard, gestionnaire prévoyance, gestionnaire santé prévoyance, gestionnaire de contrats d’assurance, technicien assurance, gestionnaire sinistres corporels, chargé de sinistres, conseiller indemnisation, gestionnaire de prestations, responsable sinistres, technicien prestations, liquidateur de prestations, gestionnaire production assurance
tax-specialist: finance, legal
  en tax specialist, tax manager, tax advisor, tax consultant, tax director
  fr fiscaliste, responsable fiscal, conseiller fiscal, consultant fiscal, juriste fiscaliste, juriste fiscal
fpa-manager: finance
  en fp and a manager, fpa manager, financial planning and analysis manager, head of fp and a, fp and a director
  fr responsable fp et a, responsable planification financière, responsable analyse financière
administrative-financial-manager: finance, administration; manager
  en administrative and financial manager, finance and administration manager, finance and admin manager
  fr responsable administratif et financier, raf, responsable comptable et financier, responsable administratif et comptable, responsable administration et finances
consolidation-accountant: accounting, finance
  en consolidation accountant, consolidation manager, group accountant, consolidator, group reporting manager
  fr consolideur, responsable consolidation, comptable consolidation, consolideur reporting, chargé de consolidation
accounts-payable-clerk: accounting
  en accounts payable clerk, accounts payable specialist, accounts payable accountant, ap clerk, invoice processor, accounts payable manager, accounts payable, accounts payable analyst, accounts payable assistant
  fr comptable fournisseurs, comptable fournisseur, gestionnaire factures fournisseurs, assistant comptable fournisseurs
accounts-receivable-clerk: accounting
  en accounts receivable clerk, accounts receivable specialist, billing specialist, billing clerk, ar clerk, invoicing clerk, billing manager
  fr comptable clients, comptable client, gestionnaire facturation, chargé de facturation, agent de facturation, facturier, assistant facturation
debt-collector: finance
  en debt collector, collections specialist, collections agent, credit controller, collection agent, collections manager, bill collector, collections officer, credit control clerk, collections representative, debt advisor, recovery agent, medical collector, collector credit, collections clerk, arrears officer, debt recovery officer, collections supervisor, income recovery officer, debt recovery specialist, enforcement agent, credit collections specialist, rent officer, credit control manager, credit control team leader, repossession agent
  fr chargé de recouvrement, gestionnaire de recouvrement, agent de recouvrement, responsable recouvrement, recouvreur, chargé de contentieux, agent de recouvrement, credit manager recouvrement, gestionnaire contentieux, conseiller recouvrement, assistant recouvrement, télé recouvreur, gestionnaire précontentieux, négociateur contentieux, enquêteur recouvrement, négociateur recouvrement amiable, chargé de recouvrement amiable
loan-officer: finance
  en loan officer, mortgage advisor, mortgage broker, credit advisor, loan processor, mortgage loan officer, loan specialist, mlo, mortgage adviser, mortgage consultant, loan originator, mortgage loan originator, mortgage processor, mortgage underwriter officer, protection advisor mortgage, mortgage and protection advisor, mortgage and protection adviser, loan closer, mortgage closer, mortgage banker, loan consultant, consumer loan officer, lending officer, lending manager, commercial lender, mortgage specialist, loan servicing specialist, loan administrator, mortgage administrator, credit counselor, loan counselor, small business lender, residential loan officer, loan assistant, loan coordinator, mortgage case manager, mortgage loan processor, business lender
  fr courtier en crédit, conseiller crédit, courtier en prêts immobiliers, chargé de crédit, gestionnaire crédit, conseiller en crédit immobilier, conseiller en financement, courtier en financement, courtier hypothécaire, chargé d’engagements, gestionnaire back office crédit, mandataire crédit, mandataire en financement, conseiller en prêt, gestionnaire de prêts, conseiller hypothécaire, représentant hypothécaire, chargé d’affaires crédit bail
underwriter: finance
  en underwriter, insurance underwriter, loan underwriter, mortgage underwriter
  fr souscripteur, souscripteur assurance, souscripteur iard, chargé de souscription, rédacteur production assurance
insurance-broker: finance, sales
  en insurance broker
  fr courtier en assurance, courtier en assurances, courtier d’assurances
insurance-loss-adjuster: finance
  en loss adjuster, insurance appraiser, claims examiner, insurance investigator
  fr expert en assurance, expert d’assurance, expert automobile, inspecteur sinistres, expert sinistres
bank-teller: finance
  en bank teller, teller, bank clerk, bank cashier
  fr guichetier, employé de banque, agent d’accueil bancaire, chargé d’accueil banque
private-banker: finance
  en private banker, wealth manager, wealth advisor, wealth management advisor, relationship manager private banking
  fr banquier privé, conseiller en gestion de patrimoine, gestionnaire de patrimoine, ingénieur patrimonial, conseiller patrimonial, gérant privé, cgp
corporate-banker: finance, sales
  en corporate banker, commercial banker, business banker, relationship manager corporate, commercial relationship manager
  fr chargé d’affaires entreprises, chargé d’affaires professionnels, banquier d’entreprise, conseiller professionnels, chargé d’affaires pme, conseiller clientèle professionnelle, chargé de clientèle professionnels, chargé d’affaires bancaires, chargé d’affaires banque
bank-branch-manager: finance, general-management; manager
  en bank branch manager, bank manager
  fr directeur d’agence bancaire, responsable d’agence bancaire, directeur d’agence banque, directeur de banque
financial-advisor: finance, sales
  en financial advisor, financial adviser, financial planner, financial consultant, certified financial planner, investment advisor, independent financial advisor, ifa, paraplanner, wealth planner, financial planning associate, investment adviser, ifa administrator, wealth manager advisor, independent financial adviser, financial services advisor, client service associate wealth, retirement planner, chartered financial planner, financial planning administrator, pension administrator, wealth management associate, trust officer, trust administrator, stockbroker, stock broker, estate planner, pensions analyst, pension consultant, financial services representative, personal trust officer, trust manager, fiduciary officer, pension manager
  fr conseiller financier, conseiller en investissements financiers, planificateur financier, conseiller en placements, cgpi, gestionnaire de retraite, conseiller en gestion privée, conseiller retraite, planificateur successoral, gestionnaire épargne salariale, gestionnaire de fortune, agent fiduciaire, administrateur de trust
equity-research-analyst: finance
  en equity research analyst, equity analyst, research analyst equity, credit research analyst, sell side analyst, buy side analyst, securities analyst, equity research associate, equity research
  fr analyste actions, analyste sell side, analyste buy side, analyste financier actions
private-equity-associate: finance
  en private equity analyst, private equity associate, private equity investor, private equity manager
  fr analyste capital investissement, chargé d’affaires capital investissement, analyste private equity
venture-capitalist: finance
  en venture capitalist, venture capital analyst, venture capital associate, vc associate, venture partner, investor, angel investor
  fr investisseur en capital risque, investisseur en amorçage, investisseur, chargé d’affaires capital risque, business angel
mergers-acquisitions-analyst: finance
  en m and a analyst, mergers and acquisitions analyst, m and a associate, m and a manager, transaction services analyst, m and a advisor
  fr analyste m et a, analyste fusions acquisitions, chargé d’affaires m et a, consultant transaction services, chargé d’affaires fusions acquisitions
fund-accountant: finance, accounting
  en fund accountant, fund administrator, fund controller
  fr comptable opcvm, comptable de fonds, gestionnaire de fonds middle office, comptable valorisateur
middle-office-officer: finance
  en middle office officer, back office officer, trade support analyst, middle office analyst, back office analyst, settlement officer, trade support
  fr gestionnaire middle office, gestionnaire back office, opérateur back office, gestionnaire titres, chargé de middle office, technicien back office
financial-engineer: finance, data
  en financial engineer, structurer, financial modeller, derivatives analyst
  fr ingénieur financier, structureur, ingénieur en finance
credit-manager: finance; manager
  en credit manager, credit and collections manager, head of credit
  fr credit manager, responsable crédit, responsable credit management
investor-relations-manager: finance, communication
  en investor relations manager, investor relations officer, head of investor relations
  fr responsable relations investisseurs, directeur relations investisseurs, chargé de relations investisseurs
internal-auditor: finance
  en internal auditor, internal audit manager, internal control manager, internal controller, head of internal audit, internal control officer
  fr auditeur interne, contrôleur interne, responsable audit interne, responsable contrôle interne, responsable du contrôle interne
statutory-auditor: accounting, finance
  en statutory auditor, external auditor, audit senior, audit manager, audit associate, financial auditor
  fr commissaire aux comptes, auditeur légal, auditeur externe, auditeur financier, responsable de mission audit, chef de mission audit
accounting-firm-lead: accounting; lead
  en accounting engagement lead, accounting supervisor, client accounting manager
  fr chef de mission comptable, chef de mission, responsable de mission expertise comptable, chef de groupe comptable
tax-accountant: accounting, finance
  en tax accountant, tax preparer, tax associate, tax analyst, tax senior, tax assistant, personal tax senior, mixed tax senior, corporate tax senior, tax compliance analyst, corporation tax accountant, tax supervisor, tax semi senior, personal tax advisor, tax assistant manager, us tax accountant, expat tax associate, vat accountant, vat specialist, vat manager, indirect tax analyst, tax trainee, tax examiner associate, enrolled agent, expatriate tax specialist, personal tax accountant, corporate tax accountant, international tax senior, indirect tax manager, vat advisor
  fr comptable fiscal, assistant fiscal, chargé de fiscalité, spécialiste tva, fiscaliste tva, déclarant fiscal, analyste fiscal, gestionnaire fiscal, technicien en fiscalité, conseiller en fiscalité, préparateur d’impôts, chargé de déclarations fiscales
payroll-manager: accounting, human-resources; manager
  en payroll manager, payroll supervisor, payroll lead
  fr responsable paie, responsable de paie, responsable paie et administration du personnel, responsable de la paie, responsable paie et adp
grant-accountant: accounting
  en project accountant, public accountant, nonprofit accountant
  fr comptable public, agent comptable, comptable associatif, gestionnaire comptable et financier, gestionnaire financier
accountant: accounting
  en accountant, general accountant, staff accountant, cost accountant, general ledger accountant, management accountant, accounts senior, accounts semi senior, practice accountant, client accountant, financial accountant, assistant accountant, accounts senior practice, statutory accountant, part qualified accountant, qualified accountant, company accountant, sole accountant, newly qualified accountant, accounts and tax senior, inventory accountant, plant accountant, corporate accountant, systems accountant, month end accountant, r2r accountant, record to report accountant, accounting analyst, accounting associate, accounting specialist, accounting officer, accounting professional, cost and management accountant
  fr comptable, comptable général, comptable unique, collaborateur comptable, gestionnaire comptable, comptable polyvalent, collaborateur d’expertise comptable, comptable en cabinet, comptable mandant, comptable gérance, comptable copropriété, comptable auxiliaire, comptable bancaire, responsable de dossiers comptables, comptable général groupe, collaborateur en cabinet comptable, chargé de dossiers comptables, technicien comptable, comptable analytique, comptable tiers, collaborateur comptable cabinet, gestionnaire de comptabilité, technicien en comptabilité, commis comptable, secrétaire comptable cabinet, comptable d’entreprise, comptable fournisseurs clients, gestionnaire de dossiers comptables, responsable comptable dossier, comptable spécialisé
chartered-accountant: accounting
  en chartered accountant, certified public accountant, cpa
  fr expert comptable
bookkeeper: accounting
  en bookkeeper, accounting clerk, accounting assistant, accounts assistant, accounts clerk, full charge bookkeeper, accounts administrator, accounts junior, ledger clerk, reconciliation clerk, office bookkeeper, purchase ledger clerk, transactional finance assistant, assistant bookkeeper, accounting technician, bookkeeper office manager, sales ledger controller, purchase ledger controller, bookkeeping clerk, legal cashier, cashier legal, auditing clerk, bookkeeper administrator
  fr aide comptable, assistant comptable, employé de comptabilité, assistant comptabilité, teneur de livres, commis à la comptabilité, saisie comptable
accounting-manager: accounting; manager
  en accounting manager, chief accountant, head of accounting
  fr chef comptable, responsable comptable, responsable comptabilité, directeur comptable
payroll-specialist: accounting, human-resources
  en payroll specialist, payroll officer, payroll administrator, payroll accountant, payroll clerk, payroll assistant, payroll advisor, payroll analyst, payroll controller, payroll coordinator, payroll executive, payroll processor, payroll technician, payroll consultant, payroll associate, timekeeper, payroll and benefits specialist, umbrella payroll officer, payroll and hr officer, payrollers, payroll bureau administrator, payroll and pensions officer, bureau payroll specialist, timekeeping clerk, payroll bureau clerk
  fr gestionnaire de paie, gestionnaire paie, technicien paie, gestionnaire paie et administration du personnel, gestionnaire paie cabinet, assistant paie, collaborateur social, gestionnaire de paies, responsable pôle social, chargé de paie, préposé à la paie, commis à la paie, collaborateur paie, gestionnaire social, responsable social cabinet, maître de paie, spécialiste de la paie
human-resources-manager: human-resources; manager
  en human resources manager, hr manager, people manager, people operations manager, hr lead, people partner
  fr responsable des ressources humaines, responsable ressources humaines, rrh, responsable rh
hr-business-partner: human-resources
  en hr business partner, hrbp, human resources business partner, people business partner
  fr partenaire rh, hr business partner, partenaire d’affaires rh
hr-generalist: human-resources
  en hr generalist, human resources generalist, hr specialist, hr officer, hr coordinator, human resources specialist, people operations specialist, hr executive, people advisor, people coordinator, human resources coordinator, human resources associate, hr representative, people officer, hr and payroll administrator, people generalist, hr associate, human resources officer, people administrator, hr support, human resources executive, hr adviser, er advisor, employee relations advisor, er specialist, leave administrator, hr manager generalist, people and culture advisor, people and culture manager, hr shared services specialist, human resources representative, people specialist, hr consultant generalist, people and culture partner, people experience partner, people operations coordinator, hr service delivery specialist, human resources clerk
  fr chargé de ressources humaines, chargé rh, généraliste rh, gestionnaire rh, chargé de mission rh, gestionnaire ressources humaines, technicien rh, généraliste ressources humaines, agent rh, gestionnaire carrière, partenaire d’affaires ressources humaines, technicien en ressources humaines, chargé d’administration rh, responsable administration rh, assistant rh et paie, assistant paie et rh, coordonnateur rh, chargé rh généraliste, spécialiste rh, coordinateur rh, agent des ressources humaines, conseiller rh généraliste, chargé de mission ressources humaines
hr-assistant: human-resources, administration
  en hr assistant, human resources assistant
  fr assistant rh, assistant ressources humaines
recruiter: human-resources
  en recruiter, talent acquisition specialist, talent acquisition partner, recruiting coordinator, recruitment officer, recruitment specialist, corporate recruiter, talent acquisition consultant, talent acquisition associate, talent acquisition coordinator, talent advisor, in house recruiter, internal recruiter, recruiting specialist, recruitment coordinator, recruitment administrator, recruiting manager assistant, resourcer, talent specialist, recruiting assistant, candidate consultant, recruitment partner, recruitment advisor, recruitment assistant, talent coordinator, recruitment executive
  fr recruteur, chargé de recrutement, talent acquisition, talent acquisition officer, assistant recrutement, recruteur interne, chargé de recrutement cadres, conseiller en recrutement, conseiller en acquisition de talents, spécialiste en acquisition de talents, partenaire en acquisition de talents, assistant chargé de recrutement
talent-acquisition-manager: human-resources; manager
  en talent acquisition manager, recruitment manager, recruiting manager, head of talent acquisition, head of recruitment, head of talent
  fr responsable recrutement, responsable du recrutement, responsable acquisition de talents, directeur du recrutement
head-of-human-resources: human-resources, general-management; words
  en head of human resources, hr director, director of human resources, human resources director, head of hr, head of people, vp people, vp hr, chief people officer, chro, chief human resources officer, people director, hrd
  fr directeur des ressources humaines, drh, directeur ressources humaines, directeur rh
training-manager: human-resources, education
  en training manager, training specialist, training and development manager
  fr responsable formation, chargé de formation, responsable de la formation
compensation-benefits-manager: human-resources
  en compensation and benefits manager, compensation manager, total rewards manager, compensation analyst, benefits specialist
  fr responsable rémunération et avantages sociaux, chargé de rémunération, responsable rémunération
labor-relations-manager: human-resources, legal
  en labor relations manager, employee relations manager, labour relations manager, employee relations specialist
  fr responsable des relations sociales, responsable relations sociales, chargé de relations sociales
hris-manager: human-resources, it
  en hris manager, hris analyst, hr systems manager, hris specialist, hr information systems manager
  fr responsable sirh, chef de projet sirh, chargé de sirh, consultant sirh, gestionnaire sirh
hr-data-analyst: human-resources, data
  en people analyst, hr analyst, people analytics manager, workforce analyst, hr data analyst
  fr analyste rh, chargé d’études rh, data analyst rh, responsable people analytics
technical-recruiter: human-resources
  en technical recruiter, tech recruiter, it recruiter, engineering recruiter
  fr recruteur tech, recruteur it, recruteur informatique, chargé de recrutement it, chargé de recrutement tech
talent-sourcer: human-resources
  en talent sourcer, sourcer, sourcing recruiter, recruitment researcher
  fr chargé de sourcing, sourceur, talent sourcer, chargé de recherche
headhunter: human-resources
  en headhunter, executive search consultant, executive recruiter, executive search partner
  fr chasseur de têtes, consultant en executive search, consultant executive search, consultant en approche directe
recruitment-consultant: human-resources, consulting
  en recruitment consultant, staffing consultant, agency recruiter, staffing manager, recruitment agency manager, recruitment branch manager, perm recruitment consultant, branch manager recruitment, temps consultant, employment agent, executive recruiter consultant, recruitment account manager, recruitment team leader, temp recruitment consultant, staffing recruiter, 360 recruiter, 360 recruitment consultant, agency recruitment consultant, recruitment delivery consultant
  fr consultant en recrutement, consultant recrutement, consultant en cabinet de recrutement, consultant rh recrutement, chargé d’affaires recrutement, consultant 360, commercial intérim, responsable d’agence emploi, conseiller en placement recrutement
temp-agency-consultant: human-resources, sales
  en staffing coordinator, temporary staffing consultant, placement coordinator, staffing specialist, temp desk consultant, staffing branch manager
  fr chargé d’affaires intérim, chargé de recrutement intérim, attaché d’agence, responsable d’agence d’intérim, responsable d’agence intérim, consultant intérim, attaché commercial intérim, assistant d’agence d’intérim, responsable recrutement intérim, assistant recrutement intérim
employer-brand-manager: human-resources, marketing
  en employer brand manager, employer branding manager, talent marketing manager, employer branding specialist
  fr responsable marque employeur, chargé de marque employeur, chef de projet marque employeur
campus-manager: human-resources
  en campus manager, campus recruiter, university recruiter, early careers manager, university relations manager
  fr campus manager, responsable relations écoles, chargé de relations écoles, chargé de relations écoles et campus
talent-manager: human-resources
  en talent manager, talent management manager, talent development manager, head of talent management, talent partner
  fr responsable développement rh, responsable gestion des talents, responsable talents, chargé de développement rh, responsable du développement des talents, responsable gpec
diversity-manager: human-resources
  en diversity manager, diversity and inclusion manager, dei manager, head of diversity, chief diversity officer
  fr responsable diversité, responsable diversité et inclusion, chargé de mission diversité, responsable inclusion, responsable diversité et égalité
hr-project-manager: human-resources, project-management
  en hr project manager, hr transformation manager, human resources project manager, hr project officer
  fr chef de projet rh, chargé de projet rh, responsable projets rh, responsable transformation rh
hr-consultant: human-resources, consulting
  en hr consultant, human resources consultant, hr advisor, human resources advisor
  fr consultant rh, consultant en ressources humaines, conseiller rh, conseiller en ressources humaines
personnel-administrator: human-resources, administration
  en personnel administrator, hr administrator, personnel officer, hr operations specialist, human resources administrator
  fr gestionnaire administration du personnel, responsable administration du personnel, gestionnaire du personnel, chargé d’administration du personnel, gestionnaire adp
mobility-manager: human-resources
  en global mobility manager, global mobility specialist, relocation manager, international mobility manager, relocation specialist
  fr responsable mobilité internationale, chargé de mobilité internationale, gestionnaire mobilité internationale
happiness-manager: human-resources, administration
  en chief happiness officer, employee experience manager, workplace experience manager, employee engagement manager
  fr chief happiness officer, responsable qvt, responsable qvct, chargé de qualité de vie au travail, responsable expérience collaborateur
training-assistant: human-resources, education
  en training assistant, training administrator, learning coordinator, training coordinator
  fr assistant formation, assistant de formation, gestionnaire de formation, gestionnaire formation, coordinateur de formation, coordinateur formation
learning-development-manager: human-resources, education
  en learning and development manager, learning and development specialist, head of learning, learning manager, chief learning officer
  fr responsable learning and development, responsable développement des compétences, directeur de la formation, responsable université d’entreprise, digital learning manager
lawyer: legal
  en lawyer, attorney, attorney at law, solicitor, barrister, associate attorney, corporate lawyer, associate solicitor, family solicitor, private client solicitor, personal injury solicitor, employment solicitor, corporate solicitor, litigation associate, corporate associate, trial attorney, defense attorney, immigration attorney, personal injury attorney, public defender, estate planning attorney, criminal solicitor, criminal defence solicitor, housing solicitor, clinical negligence solicitor, bankruptcy attorney, transactional attorney, corporate attorney, newly qualified solicitor, nq solicitor, family lawyer, immigration lawyer, litigator, banking and finance associate, funds associate, m and a lawyer, civil litigation attorney, immigration solicitor, wills and probate solicitor, private practice lawyer, criminal defense attorney, workers compensation attorney, regulatory lawyer, law associate, corporate tax lawyer, real estate associate, employment associate, projects lawyer, contentious probate solicitor, competition lawyer, capital markets associate, arbitration associate, civil rights attorney, nq lawyer, commercial property solicitor, property solicitor, commercial solicitor
  fr avocat, avocat d’affaires, avocat collaborateur, avocat au barreau, avocat fiscaliste, avocat pénaliste, avocat m et a, avocat corporate, avocat counsel, élève avocat, avocat fiscal, avocat en litige, avocat associé
legal-counsel: legal
  en legal counsel, in house counsel, inhouse counsel, inhouse lawyer, in house lawyer, corporate counsel, legal advisor, legal officer, legal specialist, commercial counsel, employment counsel in house, regulatory counsel, legal manager, product counsel, corporate legal counsel, assistant general counsel, associate general counsel, in house solicitor, in house counsel commercial contracts, contracts counsel, legal adviser, commercial lawyer, data privacy counsel, transactional counsel, litigation counsel, in house attorney, associate counsel, legal consultant, compliance counsel, patent counsel, technology counsel, managing counsel, legal analyst, general counsel associate, privacy lawyer, data protection lawyer, policy counsel
  fr juriste, juriste d’entreprise, conseiller juridique, juriste d’affaires, juriste contrats, juriste en droit des affaires, juriste bancaire, juriste corporate, juriste contrats internationaux, juriste conformité rgpd, juriste environnement, juriste généraliste, responsable juridique adjoint, juriste données personnelles, conseiller en droit, juriste consommation, chargé d’affaires juridiques, chargé de mission juridique
general-counsel: legal, general-management; words
  en general counsel, head of legal, legal director, chief legal officer, director of legal affairs
  fr directeur juridique, responsable juridique, directeur des affaires juridiques
paralegal: legal
  en paralegal, legal assistant, legal executive, chartered legal executive, cilex lawyer, immigration paralegal, corporate paralegal, fee earner, conveyancing assistant, case handler legal, case manager legal, law clerk, family paralegal, personal injury paralegal, residential property fee earner, contracts paralegal, litigation assistant, personal injury fee earner, probate paralegal, debt recovery paralegal, estate planning paralegal, ediscovery specialist, litigation support specialist, patent paralegal, immigration caseworker, judicial law clerk, immigration advisor, employment paralegal, trademark paralegal, ip paralegal, legal administrator, litigation executive, case assistant, legal intern, probate fee earner, legal technician
  fr assistant juridique, parajuriste, juriste assistant, parajuriste en litige, technicien juridique, clerc d’avocat, technicien en droit, assistant juriste
notary: legal
  en notary, notary public
  fr notaire, notaire assistant, notaire salarié
compliance-officer: legal, finance
  en compliance officer, compliance manager, compliance analyst, aml analyst, kyc analyst, chief compliance officer, mlro, kyc officer, financial crime analyst, head of compliance, regulatory compliance officer, compliance associate, aml officer, compliance specialist, bsa officer, compliance director, financial crime manager, sanctions analyst, fraud analyst, fraud investigator bank, anti money laundering analyst, compliance consultant, client due diligence analyst, compliance coordinator, ethics and compliance officer, equal opportunity officer, ethics officer, compliance auditor, transaction monitoring analyst, compliance monitoring officer, cdd analyst, financial crime investigator, fraud specialist, fraud manager, aml manager, aml investigator, money laundering reporting officer, export compliance manager, trade compliance manager, trade compliance specialist, compliance lead, risk and compliance officer
  fr responsable conformité, chargé de conformité, analyste conformité, déontologue, analyste kyc, analyste lcb ft, contrôleur permanent, rcci, chargé de contrôle interne, analyste fraude, analyste aml, directeur conformité, analyste lutte anti blanchiment, conseiller en conformité, tracfin correspondant, chargé de contrôle permanent, juriste conformité, gestionnaire lutte contre la fraude, agent de conformité, auditeur conformité, risk and compliance manager, chargé d’éthique et conformité
data-protection-officer: legal
  en data protection officer, dpo, privacy officer, privacy counsel
  fr délégué à la protection des données, dpo
contract-manager: legal, purchasing
  en contract manager, contracts manager, contract administrator
  fr gestionnaire de contrats, responsable contrats, contract manager
judge: legal
  en judge, magistrate
  fr magistrat, juge
`;
