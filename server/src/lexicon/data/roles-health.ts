/** Healthcare. The format: role-row.ts. */
export const HEALTH_ROLES = `
physician: healthcare
  en physician, doctor, medical doctor, hospitalist
  fr médecin, docteur en médecine, médecin coordonnateur, praticien hospitalier
surgeon: healthcare
  en surgeon, orthopedic surgeon
  fr chirurgien, chirurgien orthopédiste
nurse: healthcare
  en nurse, registered nurse, rn, staff nurse, licensed practical nurse, clinical nurse, aged care nurse
  fr infirmier, infirmier diplômé d’état, ide
nurse-manager: healthcare; manager
  en nurse manager, head nurse, charge nurse, director of nursing, ward manager, ward sister, nurse matron
  fr cadre de santé, infirmier chef, cadre infirmier, infirmier responsable, infirmier coordonnateur
nursing-assistant: healthcare
  en nursing assistant, certified nursing assistant, cna, caregiver, healthcare assistant, care assistant
  fr aide soignant, auxiliaire de soins
midwife: healthcare
  en midwife
  fr sage femme, maïeuticien
pharmacist: healthcare
  en pharmacist, clinical pharmacist
  fr pharmacien, pharmacien adjoint
pharmacy-technician: healthcare
  en pharmacy technician, pharmacy assistant
  fr préparateur en pharmacie
dentist: healthcare
  en dentist, dental surgeon
  fr dentiste, chirurgien dentiste
dental-assistant: healthcare
  en dental assistant
  fr assistant dentaire
physiotherapist: healthcare
  en physiotherapist, physical therapist, physio, sports physio, msk physiotherapist
  fr kinésithérapeute, masseur kinésithérapeute, kiné, physiothérapeute
occupational-therapist: healthcare
  en occupational therapist
  fr ergothérapeute
speech-therapist: healthcare
  en speech therapist, speech language pathologist
  fr orthophoniste, logopède
psychologist: healthcare
  en psychologist, clinical psychologist
  fr psychologue, psychologue clinicien
medical-secretary: healthcare, administration
  en medical secretary, medical receptionist
  fr secrétaire médical
radiographer: healthcare
  en radiographer, radiologic technologist, mri technologist
  fr manipulateur en électroradiologie, manipulateur radio, manipulateur en électroradiologie médicale
optician: healthcare, retail
  en optician, optometrist
  fr opticien, opticien lunetier, optométriste
veterinarian: healthcare
  en veterinarian, vet, veterinary surgeon
  fr vétérinaire, docteur vétérinaire
dietitian: healthcare
  en dietitian, nutritionist
  fr diététicien, nutritionniste
paramedic: healthcare
  en paramedic, emergency medical technician, emt, ambulance driver
  fr ambulancier, auxiliaire ambulancier
clinical-research-associate: healthcare, research
  en clinical research associate, clinical trial manager, clinical research coordinator, clinical project manager
  fr attaché de recherche clinique, arc, chef de projet clinique, technicien d’études cliniques
hospital-director: healthcare, general-management; director
  en hospital director, hospital administrator, healthcare administrator
  fr directeur d’hôpital, directeur d’établissement de santé
medical-specialist: healthcare
  en medical specialist, endocrinologist, gastroenterologist, rheumatologist, pulmonologist, nephrologist, urologist, allergist
  fr médecin spécialiste, endocrinologue, gastro entérologue, rhumatologue, pneumologue, néphrologue, urologue, allergologue
general-practitioner: healthcare
  en general practitioner, gp, family doctor, family physician, primary care physician, family medicine physician
  fr médecin généraliste, généraliste, omnipraticien, médecin de famille, médecin traitant
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
  en icu nurse, intensive care nurse, critical care nurse, intensive care unit nurse, critical care registered nurse
  fr infirmier en réanimation, infirmier de réanimation, infirmier réanimation, infirmier de soins intensifs, infirmier en soins intensifs
emergency-nurse: healthcare
  en emergency nurse, er nurse, emergency room nurse, emergency department nurse, trauma nurse
  fr infirmier urgentiste, infirmier aux urgences, infirmier urgences, infirmier d’urgence
nurse-anesthetist: healthcare
  en nurse anesthetist, certified registered nurse anesthetist, crna
  fr infirmier anesthésiste, iade, infirmier anesthésiste diplômé d’état
theatre-nurse: healthcare
  en operating room nurse, theatre nurse, scrub nurse, surgical nurse, perioperative nurse
  fr infirmier de bloc opératoire, ibode, infirmier de bloc, infirmier au bloc opératoire
community-nurse: healthcare
  en community nurse, district nurse, home health nurse, visiting nurse, public health nurse
  fr infirmier libéral, idel, infirmier à domicile, infirmier de santé publique
pediatric-nurse: healthcare
  en pediatric nurse, paediatric nurse, neonatal nurse
  fr infirmier puériculteur, puériculteur, infirmier en pédiatrie, infirmier pédiatrique
mental-health-nurse: healthcare
  en mental health nurse, psychiatric nurse
  fr infirmier psychiatrique, infirmier en psychiatrie
school-nurse: healthcare, education
  en school nurse
  fr infirmier scolaire
occupational-nurse: healthcare
  en occupational health nurse, occupational nurse
  fr infirmier de santé au travail, infirmier en santé au travail, infirmier du travail
nurse-practitioner: healthcare
  en nurse practitioner, advanced practice nurse, family nurse practitioner, clinical nurse specialist
  fr infirmier en pratique avancée, infirmier de pratique avancée, ipa
physician-assistant: healthcare
  en physician assistant, physician associate
  fr auxiliaire médical en pratique avancée, assistant au médecin
home-care-aide: healthcare, social-services
  en home care aide, home health aide, home care worker, personal care aide, home care assistant, domiciliary care worker, carer
  fr aide à domicile, auxiliaire de vie, auxiliaire de vie sociale, assistant de vie, assistant de vie aux familles, aide ménager, avs, garde malade
hospital-porter: healthcare
  en hospital porter, patient transporter, orderly, ward assistant
  fr brancardier, agent de service hospitalier, agent des services hospitaliers, aide hospitalier
osteopath: healthcare
  en osteopath, chiropractor, osteopathic practitioner
  fr ostéopathe, chiropracteur, chiropraticien, étiopathe
podiatrist: healthcare
  en podiatrist, chiropodist
  fr podologue, pédicure podologue, pédicure
orthoptist: healthcare
  en orthoptist
  fr orthoptiste
audiologist: healthcare
  en audiologist, hearing aid specialist, hearing care professional
  fr audioprothésiste, audiologiste
psychomotor-therapist: healthcare
  en psychomotor therapist
  fr psychomotricien, psychorééducateur
psychotherapist: healthcare
  en psychotherapist, counselor, counsellor, mental health counselor, mental health therapist, psychoanalyst, family therapist
  fr psychothérapeute, psychopraticien, psychanalyste, thérapeute, thérapeute familial
neuropsychologist: healthcare
  en neuropsychologist
  fr neuropsychologue
work-psychologist: healthcare, human-resources
  en occupational psychologist, organizational psychologist, work psychologist, industrial organizational psychologist
  fr psychologue du travail, psychologue des organisations, psychologue du travail et des organisations
massage-therapist: healthcare
  en massage therapist, masseur, massage practitioner
  fr masseur bien être, praticien en massage, spa praticien, masseur
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
  en phlebotomist, phlebotomy technician
  fr préleveur, infirmier préleveur, technicien préleveur
medical-laboratory-technician: healthcare
  en medical laboratory technician, medical technologist, medical laboratory scientist, clinical laboratory technician, biomedical scientist, clinical laboratory technologist
  fr technicien de laboratoire médical, technicien de laboratoire d’analyses médicales, technicien d’analyses biomédicales, technicien en biologie médicale
surgical-technologist: healthcare
  en surgical technologist, surgical technician, operating room technician, sterile processing technician
  fr instrumentiste, agent de stérilisation, aide opératoire
medical-assistant: healthcare
  en medical assistant, clinical medical assistant, clinic assistant
  fr assistant médical, assistant en cabinet médical
medical-coder: healthcare, administration
  en medical coder, medical records technician, medical records clerk, medical billing specialist, medical biller, health information technician
  fr technicien de l’information médicale, médecin dim, technicien dim
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
  en care coordinator, patient care coordinator, case coordinator, patient navigator, patient coordinator
  fr coordinateur de parcours de soins, coordinateur de soins, infirmier coordinateur, coordonnateur de parcours, idec
veterinary-nurse: healthcare
  en veterinary nurse, veterinary technician, veterinary assistant, vet tech, vet nurse
  fr auxiliaire vétérinaire, assistant vétérinaire, auxiliaire spécialisé vétérinaire
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
  en care home manager, nursing home administrator, nursing home manager, residential care manager, nursing home director
  fr directeur d’ehpad, directeur de résidence seniors, directeur d’établissement médico social, responsable de résidence
midwife-manager: healthcare; manager
  en midwife manager, lead midwife, head midwife
  fr sage femme cadre, sage femme coordinatrice, maïeuticien cadre
`;
