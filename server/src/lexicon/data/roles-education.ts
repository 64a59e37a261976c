/** Education, research and social services. The format: role-row.ts. */
export const EDUCATION_ROLES = `
teacher: education
  en teacher, school teacher
  fr enseignant, professeur
university-professor: education, research
  en university professor, professor, associate professor, assistant professor, lecturer, adjunct professor, senior lecturer
  fr professeur des universités, maître de conférences, enseignant chercheur, chargé de cours, professeur d’université, attaché temporaire d’enseignement et de recherche
trainer: education
  en trainer, instructor, corporate trainer, coach, facilitator
  fr formateur, formateur pour adultes, moniteur, intervenant formateur, coach
instructional-designer: education
  en instructional designer, e learning designer, learning designer
  fr concepteur pédagogique, concepteur e learning, ingénieur de formation
school-principal: education, general-management; director
  en school principal, headteacher, head teacher, school director, principal, dean
  fr directeur d’école, proviseur, principal de collège, chef d’établissement
education-assistant: education
  en teaching assistant, education assistant, classroom assistant
  fr assistant pédagogique, assistant d’enseignement, aide éducateur
childcare-worker: education, social-services
  en childcare worker, child care worker, early childhood educator, child care educator
  fr éducateur de jeunes enfants
academic-advisor: education
  en academic advisor, guidance counselor
  fr conseiller pédagogique, conseiller aux études
primary-teacher: education
  en primary school teacher, elementary school teacher, primary teacher, elementary teacher, grade school teacher
  fr professeur des écoles, instituteur, maître d’école, enseignant du premier degré
secondary-teacher: education
  en secondary school teacher, high school teacher, middle school teacher, math teacher, mathematics teacher, english teacher, history teacher, science teacher
  fr professeur de lycée, professeur de collège, professeur certifié, professeur agrégé, professeur de mathématiques, professeur d’anglais, professeur de français, professeur d’histoire géographie, enseignant du second degré
kindergarten-teacher: education
  en kindergarten teacher, preschool teacher, nursery teacher, early years teacher, pre k teacher
  fr professeur de maternelle, enseignant en maternelle, jardinier d’enfants
special-education-teacher: education
  en special education teacher, special needs teacher, sen teacher, resource teacher
  fr enseignant spécialisé, professeur des écoles spécialisé
physical-education-teacher: education
  en physical education teacher, pe teacher
  fr professeur d’eps, professeur d’éducation physique et sportive, professeur de sport
language-teacher: education
  en language teacher, language trainer, esl teacher, efl teacher, french teacher, foreign language teacher, spanish teacher
  fr professeur de langues, formateur en langues, professeur de fle, enseignant de fle, formateur en anglais, professeur d’espagnol
music-teacher: education, arts
  en music teacher, piano teacher, guitar teacher
  fr professeur de musique, professeur de piano, enseignant artistique, professeur de guitare
vocational-teacher: education
  en vocational teacher, vocational instructor, vocational trainer
  fr professeur de lycée professionnel, plp, enseignant technique
private-tutor: education
  en tutor, private tutor, private teacher, home tutor
  fr précepteur, professeur particulier, répétiteur, tuteur
school-life-supervisor: education
  en school supervisor, hall monitor, student life supervisor
  fr surveillant, assistant d’éducation, conseiller principal d’éducation, cpe, surveillant d’internat
special-needs-assistant: education, social-services
  en special needs assistant, special education aide, sen teaching assistant, learning support assistant
  fr aesh, accompagnant d’élèves en situation de handicap, auxiliaire de vie scolaire
preschool-assistant: education
  en preschool assistant, nursery assistant
  fr atsem, agent territorial spécialisé des écoles maternelles, agent petite enfance
nanny: education, social-services
  en nanny, babysitter, au pair, childminder, child minder
  fr nounou, garde d’enfants, baby sitter, assistant maternel, nourrice, assistant familial
nursery-nurse: education, healthcare
  en nursery nurse, daycare worker, day care worker
  fr auxiliaire de puériculture, auxiliaire petite enfance, agent de crèche, animateur petite enfance
nursery-manager: education; manager
  en nursery manager, daycare director, childcare center director, preschool director
  fr directeur de crèche, responsable de crèche, référent technique de crèche, directeur de micro crèche
driving-instructor: education
  en driving instructor, driving school instructor
  fr moniteur d’auto école, enseignant de la conduite, moniteur auto école, enseignant de la conduite et de la sécurité routière
career-counselor: education, human-resources
  en career counselor, career coach, career advisor, vocational counselor, employment counselor, career consultant, job coach
  fr conseiller en insertion professionnelle, conseiller emploi, conseiller en évolution professionnelle, conseiller d’orientation, psychologue de l’éducation nationale, conseiller en insertion sociale et professionnelle, chargé d’insertion, chargé d’insertion professionnelle
admissions-officer: education
  en admissions officer, admissions counselor, admissions manager, enrollment specialist, student recruitment officer, enrollment counselor
  fr chargé d’admissions, responsable des admissions, conseiller en formation, chargé de promotion
education-coordinator: education
  en education coordinator, academic coordinator, curriculum coordinator, program coordinator education, course leader
  fr coordinateur pédagogique, responsable pédagogique, responsable de formation pédagogique, ingénieur pédagogique, coordinateur de programmes pédagogiques
education-director: education, general-management; director
  en education director, director of education, academic director, director of studies, dean of students
  fr directeur des études, directeur pédagogique, directeur académique, directeur de la pédagogie
education-inspector: education; lead
  en education inspector, school inspector
  fr inspecteur de l’éducation nationale, inspecteur d’académie, inspecteur pédagogique
coach: human-resources, education
  en executive coach, life coach, business coach, professional coach, leadership coach
  fr coach professionnel, coach de vie, coach en entreprise, coach certifié
community-instructor: education, social-services
  en camp counselor, camp director, activity leader, recreation leader, after school teacher
  fr animateur périscolaire, animateur de loisirs, animateur enfance, directeur de centre de loisirs, animateur jeunesse, directeur d’accueil de loisirs
researcher: research
  en researcher, research scientist, scientist
  fr chercheur, scientifique
phd-student: research
  en phd student, phd candidate, doctoral student, doctoral researcher
  fr doctorant
biologist: research
  en biologist
  fr biologiste
bioinformatician: research, data
  en bioinformatician, bioinformatics scientist, computational biologist
  fr bio informaticien, bioinformaticien
chemist: research
  en chemist, analytical chemist
  fr chimiste, chimiste analytique
physicist: research
  en physicist
  fr physicien
economist: research, finance
  en economist, econometrician
  fr économiste, chargé d’études économiques, économètre
sociologist: research
  en sociologist
  fr sociologue
geologist: research
  en geologist, geophysicist, hydrogeologist
  fr géologue, géophysicien, hydrogéologue
postdoctoral-researcher: research
  en postdoctoral researcher, postdoc, postdoctoral fellow, postdoctoral research associate, research fellow
  fr chercheur postdoctoral, post doctorant, postdoctorant
research-assistant: research
  en research assistant, research associate, research coordinator
  fr assistant de recherche, attaché de recherche, ingénieur d’études et de recherche, coordinateur de recherche
research-director: research, general-management; director
  en research director, director of research, head of research, chief scientific officer, principal investigator
  fr directeur de recherche, directeur scientifique, responsable de recherche, directeur recherche et développement
microbiologist: research
  en microbiologist, virologist, bacteriologist, immunologist
  fr microbiologiste, virologue, bactériologiste, immunologiste
geneticist: research, healthcare
  en geneticist, genetic counselor, genomics scientist
  fr généticien, conseiller en génétique
biochemist: research
  en biochemist, molecular biologist, cell biologist
  fr biochimiste, biologiste moléculaire, biologiste cellulaire
ecologist: research
  en ecologist, environmental scientist, naturalist, conservation officer, conservation scientist
  fr écologue, naturaliste, chargé d’études faune flore, garde nature, chargé de mission biodiversité, conservateur de réserve naturelle
astronomer: research
  en astronomer, astrophysicist
  fr astronome, astrophysicien
mathematician: research, data
  en mathematician, operations research analyst, applied mathematician
  fr mathématicien, ingénieur recherche opérationnelle
meteorologist: research
  en meteorologist, climatologist, weather forecaster, oceanographer, hydrologist
  fr météorologue, climatologue, prévisionniste météo, océanographe, hydrologue
geographer: research
  en geographer, demographer
  fr géographe, démographe
gis-analyst: data, construction
  en gis analyst, gis specialist, gis technician, geomatics engineer, cartographer, gis developer, geographic information system analyst, geographic information systems specialist
  fr géomaticien, cartographe, ingénieur sig, technicien sig, administrateur sig
historian: research
  en historian, archivist historian, genealogist
  fr historien, généalogiste
archaeologist: research
  en archaeologist, archeologist
  fr archéologue
anthropologist: research
  en anthropologist, ethnologist
  fr anthropologue, ethnologue
political-scientist: research
  en political scientist
  fr politologue
linguist: research
  en linguist, computational linguist, terminologist
  fr linguiste, terminologue, ingénieur linguiste
toxicologist: research, quality
  en toxicologist, ecotoxicologist
  fr toxicologue, écotoxicologue
formulation-scientist: research, manufacturing
  en formulation scientist, formulation chemist, cosmetic chemist
  fr formulateur, ingénieur formulation, chimiste formulateur
food-technologist: research, manufacturing
  en food technologist, food scientist, food engineer
  fr ingénieur agroalimentaire, technologue alimentaire, ingénieur en agroalimentaire
materials-engineer: engineering, research
  en materials engineer, metallurgist, materials scientist, metallurgical engineer, polymer engineer
  fr ingénieur matériaux, métallurgiste, ingénieur métallurgie, ingénieur plasturgie
social-worker: social-services
  en social worker, case manager, social services assistant
  fr assistant social, assistant de service social, travailleur social, conseiller en économie sociale et familiale, intervenant social
youth-worker: social-services
  en youth worker, support worker
  fr animateur socioculturel, animateur, accompagnant éducatif et social, éducateur
disability-services-manager: social-services
  en disability services manager, disability support worker, disability advisor
  fr référent handicap, chargé de mission handicap, responsable mission handicap
nonprofit-manager: social-services, general-management
  en nonprofit manager, ngo manager
  fr responsable associatif, directeur d’association
family-mediator: social-services
  en family mediator, social mediator, mediator
  fr médiateur familial, médiateur social, médiateur, médiateur interculturel
child-protection-officer: social-services
  en child protection officer, child welfare worker, child protective services worker, family support worker
  fr technicien de l’intervention sociale et familiale, référent aide sociale à l’enfance, tisf, éducateur en protection de l’enfance
specialised-educator: social-services
  en special educator, specialised educator, special education worker
  fr éducateur spécialisé, moniteur éducateur, éducateur technique spécialisé
probation-officer: social-services, protective-services
  en probation officer, parole officer, correctional counselor
  fr conseiller pénitentiaire d’insertion et de probation, cpip, agent de probation
legal-guardian: social-services, legal
  en guardianship officer, court appointed guardian
  fr mandataire judiciaire à la protection des majeurs, délégué à la tutelle, mjpm
social-services-manager: social-services; manager
  en social services manager, social work supervisor, social service director, social work manager
  fr chef de service éducatif, cadre socio éducatif, responsable action sociale, directeur de ccas, chef de service social
humanitarian-worker: social-services
  en humanitarian worker, aid worker, humanitarian program manager, humanitarian coordinator, head of mission
  fr humanitaire, coordinateur humanitaire, chef de mission humanitaire, responsable de programme humanitaire, logisticien humanitaire
volunteer-coordinator: social-services
  en volunteer coordinator, volunteer manager
  fr coordinateur de bénévoles, responsable des bénévoles, volontaire en service civique
fundraiser: social-services, marketing
  en fundraiser, fundraising manager, development officer, fundraising officer, grant writer, major gifts officer
  fr chargé de collecte de fonds, responsable de la collecte, responsable mécénat, chargé de mécénat, chargé de fundraising
`;
