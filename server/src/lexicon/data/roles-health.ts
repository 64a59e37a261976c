/** Healthcare. The format: role-row.ts. */
export const HEALTH_ROLES = `
physician: healthcare
  en physician, doctor, medical doctor, hospitalist, attending physician, locum doctor, consultant physician, specialty doctor, registrar doctor, internist, internal medicine physician, surgery registrar, medical registrar, clinical fellow, speciality doctor, urgent care physician
  fr médecin, docteur en médecine, médecin coordonnateur, praticien hospitalier, médecin salarié, médecin remplaçant, médecin gériatre coordonnateur, praticien contractuel, médecin polyvalent
surgeon: healthcare
  en surgeon, orthopedic surgeon, general surgeon, vascular surgeon, neurosurgeon, cardiac surgeon, trauma surgeon, consultant surgeon
  fr chirurgien, chirurgien orthopédiste, chirurgien viscéral, chirurgien vasculaire, neurochirurgien, chirurgien digestif
nurse: healthcare
  en nurse, registered nurse, rn, staff nurse, licensed practical nurse, clinical nurse, aged care nurse, lpn, licensed vocational nurse, lvn, rgn, registered general nurse, rmn nurse, practice nurse, general practice nurse, ward nurse, agency nurse, enrolled nurse, dialysis nurse, medical surgical nurse, med surg nurse, telemetry nurse, hospice nurse, endoscopy nurse, infusion nurse, renal nurse, cardiac nurse, float nurse, charge registered nurse, specialist nurse, nurse associate, nursing associate, aesthetic nurse
  fr infirmier, infirmier diplômé d’état, ide, infirmier en soins généraux, infirmier de nuit, infirmier de jour, infirmier hygiéniste, infirmier en dialyse, infirmier auxiliaire, infirmier clinicien, infirmier asalée, infirmier de coordination, infirmier technicien
nurse-manager: healthcare; manager
  en nurse manager, head nurse, charge nurse, director of nursing, ward manager, ward sister, nurse matron, nursing supervisor, clinical nurse manager, nursing manager, unit manager nursing, chief nursing officer, assistant director of nursing, director of nursing services, senior sister, charge sister, chief nurse, nurse in charge
  fr cadre de santé, infirmier chef, cadre infirmier, infirmier responsable, infirmier coordonnateur, faisant fonction de cadre de santé, ffcds, coordinateur infirmier, directeur des soins, cadre supérieur de santé, idec ehpad
nursing-assistant: healthcare
  en nursing assistant, certified nursing assistant, cna, caregiver, healthcare assistant, care assistant, hca, healthcare support worker, nursing aide, nurse aide, stna, state tested nursing assistant, patient care technician, pct nursing, patient care assistant, clinical support worker, psychiatric aide, medication aide, certified medication aide, med aide, resident care aide, care aide, hospice aide, resident assistant, rehab aide, theatre support worker, maternity support worker, geriatric aide
  fr aide soignant, auxiliaire de soins, préposé aux bénéficiaires, pab, aide médico psychologique, amp, ash faisant fonction, aide soignant de nuit, auxiliaire de soins en santé communautaire, assistant en soins et santé communautaire, assistant de soins en gérontologie, assc, auxiliaire de gériatrie
midwife: healthcare
  en midwife, certified nurse midwife, community midwife, registered midwife
  fr sage femme, maïeuticien, sage femme libérale
pharmacist: healthcare
  en pharmacist, clinical pharmacist, community pharmacist, locum pharmacist, superintendent pharmacist, pharmacy resident, consultant pharmacist
  fr pharmacien, pharmacien adjoint, pharmacien d’officine, pharmacien remplaçant
pharmacy-technician: healthcare
  en pharmacy technician, pharmacy assistant, dispenser, certified pharmacy technician, cpht, accuracy checking technician, pharmacy aide, pharmacy counter assistant
  fr préparateur en pharmacie, assistant technique en pharmacie, assistant en pharmacie, rayonniste en pharmacie
dentist: healthcare
  en dentist, dental surgeon, associate dentist, general dentist, locum dentist, dental practitioner, endodontist, periodontist, prosthodontist, oral surgeon
  fr dentiste, chirurgien dentiste, dentiste collaborateur, chirurgien dentiste collaborateur, omnipraticien dentaire, parodontiste, implantologue, stomatologue
dental-assistant: healthcare
  en dental assistant, dental nurse, qualified dental nurse, registered dental assistant, orthodontic assistant, dental receptionist, expanded functions dental assistant, dental surgery assistant
  fr assistant dentaire, aide dentaire, assistant en cabinet dentaire, assistant dentaire qualifié, secrétaire dentaire
physiotherapist: healthcare
  en physiotherapist, physical therapist, physio, sports physio, msk physiotherapist, rehab physiotherapist, outpatient physical therapist, physical therapist assistant, physiotherapy assistant, therapy assistant, community physiotherapist, pta physical therapy, kinesiologist
  fr kinésithérapeute, masseur kinésithérapeute, kiné, physiothérapeute, kinésithérapeute salarié, kiné remplaçant, masseur kiné, kinésiologue, technologue en physiothérapie
occupational-therapist: healthcare
  en occupational therapist, occupational therapy assistant, cota, certified occupational therapy assistant, paediatric occupational therapist, community occupational therapist
  fr ergothérapeute, ergothérapeute libéral, ergo
speech-therapist: healthcare
  en speech therapist, speech language pathologist, speech and language therapist, speech pathologist, slp, speech language pathology assistant, bilingual speech language pathologist, speech clinician
  fr orthophoniste, logopède, orthophoniste salarié, logopédiste
psychologist: healthcare
  en psychologist, clinical psychologist, educational psychologist, counselling psychologist, assistant psychologist, child psychologist, neuro psychologist
  fr psychologue, psychologue clinicien, psychologue scolaire
medical-secretary: healthcare, administration
  en medical secretary, medical receptionist, medical office assistant, gp receptionist, patient access representative, patient services representative, doctor’s receptionist, clinic receptionist, medical administrator, surgery receptionist, unit secretary, unit clerk, patient registration clerk, patient access specialist, patient coordinator clinic, medical office receptionist, hospital receptionist, health unit coordinator, medical scheduler, ward receptionist
  fr secrétaire médical, assistant médico administratif, agent d’accueil hospitalier, secrétaire médico social, adjoint administratif hospitalier, secrétaire en cabinet médical, télésecrétaire médical, secrétaire assistant médico social
radiographer: healthcare
  en radiographer, radiologic technologist, mri technologist, radiology technologist, radiology technician, rad tech, x ray technician, xray technician, x ray tech, ct technologist, mri technician, ct tech, mri tech, mammographer, mammography technologist, therapeutic radiographer, radiation therapist, sonographer, ultrasound technician, ultrasound technologist, ultrasound tech, cardiac sonographer, echocardiographer, nuclear medicine technologist, imaging technician, imaging technologist, vascular sonographer, ct radiographer, dosimetrist, interventional radiology technologist
  fr manipulateur en électroradiologie, manipulateur radio, manipulateur en électroradiologie médicale, manipulateur en radiologie, manip radio, merm, mer radiologie, technologue en imagerie médicale, technicien en radiologie médicale, technologue en radiologie, échographiste, manipulateur en radiothérapie, technologue en radio oncologie
optician: healthcare, retail
  en optician, optometrist, dispensing optician, optical assistant, optometric technician, ophthalmic technician, optometry assistant, licensed optician, locum optometrist
  fr opticien, opticien lunetier, optométriste, monteur vendeur en optique, opticien collaborateur, visagiste opticien, directeur magasin optique, assistant optique
veterinarian: healthcare
  en veterinarian, vet, veterinary surgeon, vet surgeon, associate veterinarian, small animal vet, large animal vet, equine vet, locum vet, mixed practice vet, veterinary physician, dvm
  fr vétérinaire, docteur vétérinaire, vétérinaire rural, vétérinaire canin, vétérinaire équin, vétérinaire collaborateur, vétérinaire salarié, vétérinaire mixte
dietitian: healthcare
  en dietitian, nutritionist, registered dietitian, clinical dietitian, dietician, community dietitian, renal dietitian, dietetic technician, dietary manager
  fr diététicien, nutritionniste, diététicien nutritionniste, nutritionniste diététicien
paramedic: healthcare
  en paramedic, emergency medical technician, emt, ambulance driver, aemt, advanced emt, emt paramedic, flight paramedic, ambulance technician, ambulance care assistant, emergency care assistant, community paramedic, ambulance attendant
  fr ambulancier, auxiliaire ambulancier, ambulancier diplômé d’état, ambulancier dea, régulateur ambulancier, chauffeur ambulancier, technicien ambulancier, ambulancier smur
clinical-research-associate: healthcare, research
  en clinical research associate, clinical trial manager, clinical research coordinator, clinical project manager, clinical trial coordinator, study coordinator, clinical trial associate, clinical study manager, site monitor clinical, clinical trials assistant, clinical research nurse, clinical research manager, study start up specialist
  fr attaché de recherche clinique, arc, chef de projet clinique, technicien d’études cliniques, assistant de recherche clinique, coordinateur d’études cliniques, coordinateur de recherche clinique, technicien de recherche clinique, tec clinique, moniteur d’études cliniques
hospital-director: healthcare, general-management; director
  en hospital director, hospital administrator, healthcare administrator
  fr directeur d’hôpital, directeur d’établissement de santé
medical-specialist: healthcare
  en medical specialist, endocrinologist, gastroenterologist, rheumatologist, pulmonologist, nephrologist, urologist, allergist
  fr médecin spécialiste, endocrinologue, gastro entérologue, rhumatologue, pneumologue, néphrologue, urologue, allergologue
general-practitioner: healthcare
  en general practitioner, gp, family doctor, family physician, primary care physician, family medicine physician, salaried gp, gp partner, locum gp, gp locum, family medicine doctor, primary care doctor, family practice physician
  fr médecin généraliste, généraliste, omnipraticien, médecin de famille, médecin traitant, médecin de ville, médecin de premier recours
emergency-physician: healthcare
  en emergency physician, emergency doctor, emergency room doctor, er physician, emergency medicine physician
  fr médecin urgentiste, urgentiste, médecin régulateur, médecin smur
occupational-physician: healthcare
  en occupational physician, occupational health physician, company doctor
  fr médecin du travail, médecin de prévention
cardiologist: healthcare
  en cardiologist, interventional cardiologist
  fr cardiologue, médecin cardiologue
radiologist: healthcare
  en radiologist, interventional radiologist
  fr radiologue, médecin radiologue
anesthesiologist: healthcare
  en anesthesiologist, anaesthetist, anesthetist, intensivist
  fr anesthésiste, médecin anesthésiste, anesthésiste réanimateur, médecin anesthésiste réanimateur, médecin réanimateur
dermatologist: healthcare
  en dermatologist
  fr dermatologue
pediatrician: healthcare
  en pediatrician, paediatrician, neonatologist
  fr pédiatre, médecin pédiatre, néonatologiste
psychiatrist: healthcare
  en psychiatrist, child psychiatrist
  fr psychiatre, pédopsychiatre, médecin psychiatre
oncologist: healthcare
  en oncologist, radiation oncologist, hematologist
  fr oncologue, cancérologue, hématologue, radiothérapeute
neurologist: healthcare
  en neurologist
  fr neurologue
gynecologist: healthcare
  en gynecologist, gynaecologist, obstetrician, obstetrician gynecologist
  fr gynécologue, gynécologue obstétricien, obstétricien
ophthalmologist: healthcare
  en ophthalmologist, eye doctor
  fr ophtalmologue, ophtalmologiste
ent-specialist: healthcare
  en ent specialist, otolaryngologist, ent surgeon
  fr oto rhino laryngologiste, médecin orl
geriatrician: healthcare
  en geriatrician
  fr gériatre, médecin gériatre
pathologist: healthcare, research
  en pathologist, medical examiner, forensic pathologist
  fr anatomopathologiste, médecin légiste, médecin biologiste
medical-director: healthcare, general-management; director
  en medical director, chief medical officer
  fr directeur médical, médecin chef, médecin directeur
medical-resident: healthcare
  en medical resident, resident doctor, resident physician, junior doctor, house officer
  fr interne en médecine, médecin interne, interne des hôpitaux
icu-nurse: healthcare
  en icu nurse, intensive care nurse, critical care nurse, intensive care unit nurse, critical care registered nurse, icu rn, ccu nurse, itu nurse, critical care rn, intensive care rn, step down nurse, high dependency nurse
  fr infirmier en réanimation, infirmier de réanimation, infirmier réanimation, infirmier de soins intensifs, infirmier en soins intensifs, infirmier en soins critiques, infirmier réa
emergency-nurse: healthcare
  en emergency nurse, er nurse, emergency room nurse, emergency department nurse, trauma nurse, er rn, ed nurse, ed rn, a and e nurse, accident and emergency nurse, urgent care nurse
  fr infirmier urgentiste, infirmier aux urgences, infirmier urgences, infirmier d’urgence, infirmier smur, infirmier d’accueil et d’orientation
nurse-anesthetist: healthcare
  en nurse anesthetist, certified registered nurse anesthetist, crna, nurse anaesthetist, anesthesia technician, anesthesia tech, anaesthetic nurse, anesthesiologist assistant
  fr infirmier anesthésiste, iade, infirmier anesthésiste diplômé d’état, infirmier anesthésie
theatre-nurse: healthcare
  en operating room nurse, theatre nurse, scrub nurse, surgical nurse, perioperative nurse, circulating nurse, operating theatre nurse, recovery nurse, pacu nurse, theatre practitioner nurse, anaesthetic and recovery nurse
  fr infirmier de bloc opératoire, ibode, infirmier de bloc, infirmier au bloc opératoire, infirmier panseuse, infirmier circulant, infirmier en salle de réveil
community-nurse: healthcare
  en community nurse, district nurse, home health nurse, visiting nurse, public health nurse, home care nurse, home health registered nurse, home health rn, community nursing sister, public health nurse specialist, health visitor, hospice home nurse, home health lpn, home hospice nurse
  fr infirmier libéral, idel, infirmier à domicile, infirmier de santé publique, infirmier en hospitalisation à domicile, infirmier had, infirmier ssiad, infirmier libéral remplaçant
pediatric-nurse: healthcare
  en pediatric nurse, paediatric nurse, neonatal nurse, nicu nurse, picu nurse, children’s nurse, labor and delivery nurse, neonatal intensive care nurse, mother baby nurse, school age nurse pediatric
  fr infirmier puériculteur, puériculteur, infirmier en pédiatrie, infirmier pédiatrique, infirmier en néonatologie, infirmier en maternité, infirmier puériculteur diplômé d’état
mental-health-nurse: healthcare
  en mental health nurse, psychiatric nurse, rmn, registered mental health nurse, behavioral health nurse, psych nurse, community psychiatric nurse, cpn nurse, psychiatric registered nurse, camhs nurse, community mental health nurse
  fr infirmier psychiatrique, infirmier en psychiatrie, infirmier en santé mentale, infirmier de secteur psychiatrique, infirmier psy
school-nurse: healthcare, education
  en school nurse
  fr infirmier scolaire
occupational-nurse: healthcare
  en occupational health nurse, occupational nurse
  fr infirmier de santé au travail, infirmier en santé au travail, infirmier du travail
nurse-practitioner: healthcare
  en nurse practitioner, advanced practice nurse, family nurse practitioner, clinical nurse specialist, np, advanced nurse practitioner, anp, advanced clinical practitioner, acp nursing, psychiatric nurse practitioner, pmhnp, aprn, acute care nurse practitioner, emergency nurse practitioner, family practice nurse practitioner, np family practice, family np, specialist nurse practitioner
  fr infirmier en pratique avancée, infirmier de pratique avancée, ipa, infirmier praticien spécialisé, ips, infirmier en pratique avancée diplômé
physician-assistant: healthcare
  en physician assistant, physician associate, pa c, surgical physician assistant
  fr auxiliaire médical en pratique avancée, assistant au médecin, adjoint au médecin
home-care-aide: healthcare, social-services
  en home care aide, home health aide, home care worker, personal care aide, home care assistant, domiciliary care worker, carer, care worker, hha, caregiver home, live in carer, home carer, domiciliary carer, care support worker, personal support worker, psw, home support worker, night carer, direct support professional, direct support worker, dsp worker, home attendant, companion caregiver, personal assistant care, home help
  fr aide à domicile, auxiliaire de vie, auxiliaire de vie sociale, assistant de vie, assistant de vie aux familles, aide ménager, avs, garde malade, auxiliaire de vie à domicile, aide ménager à domicile, assistant de vie dépendance, advf, accompagnant de personnes âgées, garde à domicile, garde de nuit, aide de vie, aide familial, dame de compagnie, intervenant à domicile, garde malade à domicile, auxiliaire familial
hospital-porter: healthcare
  en hospital porter, patient transporter, orderly, ward assistant, theatre porter, ward clerk, ward host, domestic assistant hospital, patient transport driver, transport aide, ward housekeeper
  fr brancardier, agent de service hospitalier, agent des services hospitaliers, aide hospitalier, ash, ashq, agent de service hospitalier qualifié, agent hospitalier, brancardier ambulancier, agent logistique hospitalier, agent de bionettoyage, préposé à l’entretien ménager
osteopath: healthcare
  en osteopath, chiropractor, osteopathic practitioner, associate chiropractor, chiropractic physician
  fr ostéopathe, chiropracteur, chiropraticien, étiopathe, ostéopathe animalier, étiopathe libéral
podiatrist: healthcare
  en podiatrist, chiropodist, foot health practitioner, podiatric surgeon, msk podiatrist
  fr podologue, pédicure podologue, pédicure, pédicure podologue libéral
orthoptist: healthcare
  en orthoptist
  fr orthoptiste
audiologist: healthcare
  en audiologist, hearing aid specialist, hearing care professional, hearing aid dispenser, hearing instrument specialist, hearing aid audiologist, audiology technician
  fr audioprothésiste, audiologiste, assistant audioprothésiste, technicien audioprothésiste, audiométriste
psychomotor-therapist: healthcare
  en psychomotor therapist
  fr psychomotricien, psychorééducateur
psychotherapist: healthcare
  en psychotherapist, counselor, counsellor, mental health counselor, mental health therapist, psychoanalyst, family therapist, therapist, behavioral health therapist, mental health clinician, licensed clinical social worker, lcsw, licensed professional counselor, lpc, lmhc, lmft, marriage and family therapist, licensed mental health counselor, substance abuse counselor, drug and alcohol counselor, cbt therapist, psychological wellbeing practitioner, pwp, school counselor clinical, drama therapist, play therapist, counselling therapist, high intensity therapist, clinical therapist, outpatient therapist, behavioral health clinician, behavioral health counselor, bereavement counsellor, high intensity cbt therapist, couples therapist, rehabilitation counselor, drug and alcohol worker
  fr psychothérapeute, psychopraticien, psychanalyste, thérapeute, thérapeute familial, musicothérapeute, conseiller conjugal et familial, addictologue thérapeute, hypnothérapeute psychothérapeute, sexologue, intervenant en toxicomanie, sexothérapeute
neuropsychologist: healthcare
  en neuropsychologist
  fr neuropsychologue
work-psychologist: healthcare, human-resources
  en occupational psychologist, organizational psychologist, work psychologist, industrial organizational psychologist
  fr psychologue du travail, psychologue des organisations, psychologue du travail et des organisations
massage-therapist: healthcare
  en massage therapist, masseur, massage practitioner, licensed massage therapist, lmt, sports therapist, massage practitioner clinical, soft tissue therapist, athletic trainer, reflexologist, bodywork therapist, registered massage therapist, certified athletic trainer, sports rehabilitator
  fr masseur bien être, praticien en massage, spa praticien, masseur, massothérapeute, thérapeute manuel, thérapeute du sport, praticien shiatsu, kinésithérapeute du bien être, thérapeute sportif
naturopath: healthcare
  en naturopath, acupuncturist, homeopath, hypnotherapist
  fr naturopathe, acupuncteur, sophrologue, hypnothérapeute, réflexologue, homéopathe
orthotist-prosthetist: healthcare
  en orthotist, prosthetist, orthotist prosthetist
  fr orthoprothésiste, prothésiste orthésiste, orthopédiste orthésiste, podo orthésiste
dental-hygienist: healthcare
  en dental hygienist
  fr hygiéniste dentaire
dental-technician: healthcare, manufacturing
  en dental technician, dental laboratory technician
  fr prothésiste dentaire, technicien dentaire
orthodontist: healthcare
  en orthodontist
  fr orthodontiste
phlebotomist: healthcare
  en phlebotomist, phlebotomy technician, phleb, phlebotomy tech, mobile phlebotomist, plasma center technician, plasma phlebotomist
  fr préleveur, infirmier préleveur, technicien préleveur, préleveur sanguin, infirmier de prélèvement
medical-laboratory-technician: healthcare
  en medical laboratory technician, medical technologist, medical laboratory scientist, clinical laboratory technician, biomedical scientist, clinical laboratory technologist, medical lab scientist, medical lab technician, medical lab tech, mls lab, mlt, lab scientist medical, clinical laboratory scientist, cls lab, histotechnologist, histology technician, histotechnician, cytotechnologist, medical laboratory assistant, medical lab assistant, clinical scientist, blood bank technologist, microbiology technologist, pathology technician, specialist biomedical scientist, pathology assistant, clinical lab technologist, laboratory technologist, cytogenetic technologist, medical technologist generalist
  fr technicien de laboratoire médical, technicien de laboratoire d’analyses médicales, technicien d’analyses biomédicales, technicien en biologie médicale, technicien biologiste, technicien d’analyses médicales, technicien labo d’analyses médicales, technologiste médical, technicien de laboratoire hospitalier, technicien d’anatomopathologie, technicien en cytologie, technicien de laboratoire en biologie médicale
surgical-technologist: healthcare
  en surgical technologist, surgical technician, operating room technician, sterile processing technician, surgical tech, scrub tech, certified surgical technologist, cst surgical, sterile processing tech, central sterile technician, sterile services technician, decontamination technician, sterile processing specialist, surgical first assistant, surgical assistant, endoscopy technician, theatre assistant, decontamination operative sterile services, surgical scrub technician
  fr instrumentiste, agent de stérilisation, aide opératoire, agent de bloc opératoire, aide instrumentiste, technicien en stérilisation
medical-assistant: healthcare
  en medical assistant, clinical medical assistant, clinic assistant, cma medical, certified medical assistant, ccma, ma medical, registered medical assistant, ophthalmic assistant, physician office assistant, chiropractic assistant, healthcare assistant gp surgery, dermatology medical assistant
  fr assistant médical, assistant en cabinet médical, aide médical
medical-coder: healthcare, administration
  en medical coder, medical records technician, medical records clerk, medical billing specialist, medical biller, health information technician, clinical coder, coding specialist, hospital coder, inpatient coder, coding auditor, health information manager, medical biller and coder, revenue cycle specialist, him technician, medical billing clerk, medical transcriptionist, medical scribe, scribe medical, coding specialist outpatient, medical records specialist
  fr technicien de l’information médicale, médecin dim, technicien dim, codeur médical, tim médical, archiviste médical, secrétaire dim
pharmacist-in-charge: healthcare, retail
  en pharmacist in charge, pharmacy manager, pharmacy director
  fr pharmacien titulaire, pharmacien responsable, pharmacien gérant
biomedical-technician: healthcare, manufacturing
  en biomedical technician, biomedical equipment technician, medical equipment technician
  fr technicien biomédical, technicien de maintenance biomédicale
biomedical-engineer: healthcare, engineering
  en biomedical engineer, clinical engineer, medical device engineer
  fr ingénieur biomédical, ingénieur dispositifs médicaux
care-coordinator: healthcare, social-services
  en care coordinator, patient care coordinator, case coordinator, patient navigator, patient coordinator, case manager nurse, rn case manager, nurse case manager, utilization review nurse, discharge planner, care manager, patient care navigator, clinical care coordinator, utilization management nurse, transition of care coordinator, nurse navigator, registered nurse case manager, continuing healthcare nurse assessor, care planner
  fr coordinateur de parcours de soins, coordinateur de soins, infirmier coordinateur, coordonnateur de parcours, idec, gestionnaire de cas, coordinateur de soins à domicile, gestionnaire de parcours, pilote maia, infirmier pivot, coordonnateur ssiad
veterinary-nurse: healthcare
  en veterinary nurse, veterinary technician, veterinary assistant, vet tech, vet nurse, registered veterinary nurse, rvn, registered veterinary technician, veterinary care assistant, animal nurse, veterinary receptionist, head veterinary nurse, licensed veterinary technician, head nurse veterinary
  fr auxiliaire vétérinaire, assistant vétérinaire, auxiliaire spécialisé vétérinaire, asv vétérinaire, auxiliaire de santé animale, technicien en santé animale, infirmier vétérinaire
epidemiologist: healthcare, research
  en epidemiologist, public health specialist, public health officer
  fr épidémiologiste, médecin de santé publique, chargé de mission santé publique
medical-science-liaison: healthcare
  en medical science liaison, msl, medical affairs manager, medical advisor, scientific advisor
  fr responsable scientifique régional, conseiller scientifique, responsable affaires médicales, rsr
pharmacovigilance-officer: healthcare, quality
  en pharmacovigilance officer, drug safety associate, pharmacovigilance specialist, drug safety officer, pharmacovigilance manager
  fr chargé de pharmacovigilance, responsable pharmacovigilance, pharmacovigilant
clinical-data-manager: healthcare, data
  en clinical data manager, clinical data coordinator, clinical programmer
  fr data manager clinique, gestionnaire de données cliniques
care-home-manager: healthcare, social-services; manager
  en care home manager, nursing home administrator, nursing home manager, residential care manager, nursing home director, registered manager, registered care manager, registered home manager, children’s home manager, residential home manager, assisted living manager, assisted living director, home manager, nursing home general manager, deputy care home manager, deputy home manager, care manager residential, supported living manager, care services manager, residential manager children, registered manager children’s home, domiciliary care manager, branch manager homecare, service manager supported living
  fr directeur d’ehpad, directeur de résidence seniors, directeur d’établissement médico social, responsable de résidence, directeur adjoint d’ehpad, responsable d’ehpad, directeur d’établissement pour personnes âgées, responsable de secteur aide à domicile, responsable de secteur saad, directeur de foyer, directeur de mas, directeur d’ime
midwife-manager: healthcare; manager
  en midwife manager, lead midwife, head midwife
  fr sage femme cadre, sage femme coordinatrice, maïeuticien cadre
veterinary-practice-manager: healthcare, general-management; manager
  en practice manager, dental practice manager, gp practice manager, surgery manager, clinic manager, medical office manager, dental office manager, clinic administrator, clinical manager
  fr responsable de cabinet médical, responsable de centre médical, directeur de clinique, coordinateur de maison de santé, responsable de cabinet dentaire, directeur de centre de santé
operating-department-practitioner: healthcare
  en operating department practitioner, odp, theatre practitioner, theater practitioner, anaesthetic practitioner, scrub practitioner, operating theatre practitioner, anaesthetic odp, scrub odp, recovery practitioner
  fr technicien de salle d’opération, tso bloc opératoire
respiratory-therapist: healthcare
  en respiratory therapist, respiratory care practitioner, rrt respiratory, registered respiratory therapist, perfusionist, respiratory physiologist, cardiac physiologist, cardiovascular technologist, cath lab technologist, cath lab tech, eeg technologist, ekg technician, monitor technician telemetry, polysomnographic technologist, sleep technologist, neurophysiologist, clinical physiologist, exercise physiologist, dialysis technician, hemodialysis technician, cardiac technician
  fr inhalothérapeute, perfusionniste, technicien d’explorations fonctionnelles, technicien en électrophysiologie médicale, technicien de dialyse, perfusionniste cardiaque, technicien eeg
behavior-analyst: healthcare, education
  en board certified behavior analyst, bcba, behavior analyst, behaviour analyst, behavioral analyst, registered behavior technician, rbt, behavior technician, aba therapist, behavior therapist, behavior interventionist, bcaba, aba tutor, behavioral technician, behaviour support practitioner, positive behaviour support practitioner, behavior specialist
  fr analyste du comportement, intervenant aba, psychologue aba, éducateur aba
health-promotion-officer: healthcare, social-services
  en health promotion officer, health educator, health coach, community health worker, diabetes educator, wellness coordinator, health improvement practitioner, social prescriber, social prescribing link worker, public health educator, lactation consultant, infection preventionist, infection control nurse, public health nutritionist, smoking cessation advisor, wellbeing coach
  fr chargé de prévention santé, éducateur pour la santé, chargé de projet santé publique, médiateur en santé, animateur en prévention santé, conseiller en lactation, chargé de promotion de la santé
medical-physicist: healthcare, research
  en medical physicist, radiation physicist, clinical physicist, health physicist, radiation protection officer, radiation safety officer
  fr physicien médical, radiophysicien médical, personne compétente en radioprotection, conseiller en radioprotection
genetic-counselor: healthcare
  en genetic counsellor, child life specialist, patient advocate, patient representative, patient experience manager, patient liaison, ward clerk manager
  fr représentant des usagers, chargé des relations avec les usagers, médiateur hospitalier
mortuary-technician: healthcare
  en mortuary technician, autopsy technician, anatomical pathology technologist, morgue technician, crematory operator
  fr agent de chambre mortuaire, agent d’amphithéâtre, opérateur de crémation
`;
