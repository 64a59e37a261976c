/**
 * Families whose name also covers others: a search for a software engineer accepts a backend
 * developer, but not the other way round. Only where the trade itself uses the names this way. One
 * family per line: `family: kind, kind`.
 */
export const ROLE_KINDS = `
software-engineer: backend-developer, frontend-developer, fullstack-developer, web-developer, mobile-developer, ios-developer, android-developer, game-developer, embedded-engineer
mobile-developer: ios-developer, android-developer
data-scientist: ai-researcher, machine-learning-engineer, statistician
data-analyst: product-analyst, web-analyst, business-intelligence-analyst
machine-learning-engineer: mlops-engineer, computer-vision-engineer, nlp-engineer, prompt-engineer
devops-engineer: platform-engineer, site-reliability-engineer
software-architect: enterprise-architect
system-administrator: network-administrator
security-engineer: security-architect, penetration-tester
qa-engineer: performance-tester
electronics-engineer: hardware-engineer, telecom-engineer
erp-consultant: sap-consultant
product-manager: technical-product-manager, growth-product-manager
ux-designer: product-designer, ux-writer
graphic-designer: brand-designer, web-designer, motion-designer
marketing-manager: digital-marketing-manager, product-marketing-manager, brand-manager, field-marketing-manager, growth-marketer
marketing-specialist: marketing-assistant, email-marketer
digital-marketing-manager: seo-specialist, sea-specialist, growth-marketer, social-media-manager
communications-manager: internal-communications-manager, public-relations-officer
sales-representative: account-executive, technical-sales-representative, inside-sales-representative, sales-development-representative, business-developer
account-manager: key-account-manager, technical-account-manager
sales-manager: area-sales-manager
head-of-sales: regional-sales-director
customer-service-representative: call-center-agent
customer-service-manager: call-center-supervisor, after-sales-manager
store-manager: hypermarket-manager
retail-sales-associate: luxury-sales-advisor, bookseller, wine-merchant, pharmacy-sales-assistant, car-salesman, shelf-stacker
hairdresser: barber
beautician: nail-technician, makeup-artist
accountant: accounts-payable-clerk, accounts-receivable-clerk, consolidation-accountant, tax-accountant, fund-accountant, grant-accountant
auditor: internal-auditor, statutory-auditor
financial-analyst: fpa-manager, equity-research-analyst
investment-analyst: private-equity-associate, venture-capitalist, equity-research-analyst
investment-banker: mergers-acquisitions-analyst
bank-advisor: private-banker, corporate-banker, financial-advisor
insurance-agent: insurance-broker
payroll-specialist: payroll-manager
recruiter: technical-recruiter, talent-sourcer, headhunter, recruitment-consultant, temp-agency-consultant
training-manager: learning-development-manager
hr-generalist: personnel-administrator
lawyer: employment-lawyer
legal-counsel: employment-lawyer, patent-attorney
paralegal: notary-clerk, legal-secretary
executive-assistant: personal-assistant, trilingual-assistant
administrative-assistant: sales-secretary, accounting-secretary, virtual-assistant, legal-secretary, medical-secretary
consultant: management-consultant, it-consultant, financial-consultant, data-consultant, digital-consultant, supply-chain-consultant, hr-consultant, public-sector-consultant, security-consultant, implementation-consultant
project-manager: it-project-manager, industrial-project-manager, construction-manager, hr-project-manager, cultural-project-manager
program-manager: project-director
buyer: it-buyer, public-buyer, lead-buyer, procurement-planner
real-estate-agent: leasing-manager
property-manager: condominium-manager, leasing-manager, social-housing-officer
facility-manager: facility-coordinator
mechanical-engineer: automotive-engineer, product-development-engineer
civil-engineer: structural-engineer, geotechnical-engineer, construction-engineer
manufacturing-engineer: process-engineer, continuous-improvement-manager
maintenance-technician: electromechanical-technician, field-service-technician, automation-technician, wind-turbine-technician, elevator-technician
mechanic: heavy-vehicle-mechanic, aircraft-mechanic, auto-body-technician
production-operator: process-operator, assembler, packaging-operator, food-production-operator, plastics-operator
production-manager: plant-manager
welder: metal-fabricator, pipefitter
machinist: machine-setter, toolmaker
construction-manager: site-manager
mason: tiler, plasterer, formwork-carpenter, stonemason
construction-laborer: road-worker, demolition-worker, scaffolder
electrician: industrial-electrician, low-voltage-technician, line-worker
plumber: hvac-technician
carpenter: cabinetmaker, window-installer, kitchen-fitter
architect: landscape-architect, interior-designer
farmer: winegrower, market-gardener, livestock-farmer
gardener: landscaper
physician: general-practitioner, emergency-physician, occupational-physician, cardiologist, radiologist, anesthesiologist, dermatologist, pediatrician, psychiatrist, oncologist, neurologist, gynecologist, ophthalmologist, ent-specialist, geriatrician, medical-specialist, pathologist, surgeon, medical-resident
medical-specialist: cardiologist, radiologist, anesthesiologist, dermatologist, pediatrician, psychiatrist, oncologist, neurologist, gynecologist, ophthalmologist, ent-specialist, geriatrician
nurse: icu-nurse, emergency-nurse, nurse-anesthetist, theatre-nurse, community-nurse, pediatric-nurse, mental-health-nurse, school-nurse, occupational-nurse, nurse-practitioner
nursing-assistant: home-care-aide, nursery-nurse
pharmacist: pharmacist-in-charge
dentist: orthodontist
psychologist: neuropsychologist, work-psychologist, psychotherapist
laboratory-technician: medical-laboratory-technician
teacher: primary-teacher, secondary-teacher, kindergarten-teacher, special-education-teacher, physical-education-teacher, language-teacher, music-teacher, vocational-teacher
trainer: it-trainer, sales-trainer, language-teacher
childcare-worker: nanny, nursery-nurse, preschool-assistant
researcher: postdoctoral-researcher, research-assistant, biologist, chemist, physicist
biologist: microbiologist, geneticist, biochemist, ecologist
youth-worker: specialised-educator, community-instructor
cook: sous-chef, executive-chef, kitchen-assistant, pizza-maker
chef: executive-chef, sous-chef
waiter: bartender, barista, sommelier, maitre-d
baker: pastry-chef
restaurant-manager: food-and-beverage-manager
receptionist: hotel-receptionist
housekeeper: room-attendant, executive-housekeeper
warehouse-worker: forklift-operator, stock-clerk
logistics-manager: warehouse-manager, transport-manager
logistics-coordinator: transport-planner, freight-forwarder, customs-broker
supply-chain-analyst: demand-planner, production-planner, inventory-controller
bus-driver: school-bus-driver
security-guard: fire-safety-officer, surveillance-operator
journalist: tv-presenter, editor-in-chief
editor: publisher, proofreader
translator: interpreter
musician: singer, composer
artist: illustrator, sculptor
video-producer: film-editor, camera-operator
sports-coach: fitness-instructor
`;
