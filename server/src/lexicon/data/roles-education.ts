/** Education, research and social services. The format: role-row.ts. */
export const EDUCATION_ROLES = `
teacher: education
  en teacher, school teacher, supply teacher, substitute teacher, cover teacher, relief teacher, classroom teacher, qualified teacher, early career teacher, nqt, ect teacher, educator, faculty member, cover supervisor, certified teacher, online teacher
  fr enseignant, professeur, enseignant remplaçant, professeur remplaçant, enseignant contractuel, professeur contractuel, suppléant, enseignant suppléant, prof
university-professor: education, research
  en university professor, professor, associate professor, assistant professor, lecturer, adjunct professor, senior lecturer, faculty lecturer, visiting professor, teaching fellow, associate lecturer, adjunct faculty, adjunct instructor, reader university, college professor, college lecturer, further education lecturer, fe lecturer, clinical professor, tenure track professor, ater
  fr professeur des universités, maître de conférences, enseignant chercheur, chargé de cours, professeur d’université, attaché temporaire d’enseignement et de recherche, vacataire universitaire, professeur associé, professeur agrégé d’université, maître assistant, chargé d’enseignement, enseignant du supérieur, professeur de cégep
trainer: education
  en trainer, instructor, corporate trainer, coach, facilitator, technical trainer, vocational assessor, nvq assessor, apprenticeship assessor, assessor trainer, apprenticeship tutor, skills coach, training consultant, apprenticeship skills coach, functional skills tutor, skills trainer, workshop facilitator, adult education teacher, clinical educator, soft skills trainer
  fr formateur, formateur pour adultes, moniteur, intervenant formateur, coach, formateur indépendant, formateur professionnel, formateur occasionnel, animateur de formation, formateur cfa, formateur insertion
instructional-designer: education
  en instructional designer, e learning designer, learning designer
  fr concepteur pédagogique, concepteur e learning, ingénieur de formation
school-principal: education, general-management; director
  en school principal, headteacher, head teacher, school director, principal, dean, deputy headteacher, deputy head teacher, assistant headteacher, assistant head teacher, assistant principal, vice principal, deputy principal, headmaster, headmistress, head of school, school superintendent, elementary principal, high school principal, head of primary, deputy head, primary headteacher, acting headteacher
  fr directeur d’école, proviseur, principal de collège, chef d’établissement, proviseur adjoint, directeur d’école primaire, directeur d’établissement scolaire, chef d’établissement adjoint, directeur d’école maternelle, directeur de lycée, directeur de collège, directeur d’école élémentaire
education-assistant: education
  en teaching assistant, education assistant, classroom assistant, ta teaching, hlta, higher level teaching assistant, teacher aide, teacher assistant, instructional aide, instructional assistant, paraprofessional educator, paraeducator, para educator, learning mentor, classroom aide, primary teaching assistant, educational assistant, cover ta, school aide, graduate assistant, special education paraprofessional, behaviour mentor, learning assistant, school support worker
  fr assistant pédagogique, assistant d’enseignement, aide éducateur, répétiteur scolaire, aide pédagogique, assistant éducatif, éducateur en milieu scolaire, aide aux devoirs, accompagnateur scolaire
childcare-worker: education, social-services
  en childcare worker, child care worker, early childhood educator, child care educator, early years educator, early years practitioner, early years professional, nursery practitioner, nursery educator, early childhood teacher, room leader nursery, nursery room leader, daycare teacher, preschool educator, infant teacher, toddler teacher, childcare practitioner, child care provider, childcare provider, childcare assistant, ece educator, early childhood assistant, ece, early learning practitioner, early intervention specialist, daycare assistant, crèche worker, infant and toddler teacher
  fr éducateur de jeunes enfants, eje, éducateur à l’enfance, éducateur de la petite enfance, éducateur en service de garde, professionnel de la petite enfance, éducateur spécialisé petite enfance, éducatrice en garderie
academic-advisor: education
  en academic advisor, guidance counselor, school counselor, school counsellor, college counselor, student success coach, college advisor, financial aid counselor, education welfare officer, student support officer, attendance officer, academic counselor, guidance counsellor, student adviser, career guidance counselor
  fr conseiller pédagogique, conseiller aux études, psychologue orientation, copsy
primary-teacher: education
  en primary school teacher, elementary school teacher, primary teacher, elementary teacher, grade school teacher, ks1 teacher, ks2 teacher, key stage 1 teacher, key stage 2 teacher, year 1 teacher, year 2 teacher, year 3 teacher, year 4 teacher, year 5 teacher, year 6 teacher, first grade teacher, second grade teacher, third grade teacher, fourth grade teacher, fifth grade teacher, reception teacher, eyfs teacher
  fr professeur des écoles, instituteur, maître d’école, enseignant du premier degré, enseignant au primaire, pe école primaire, instit
secondary-teacher: education
  en secondary school teacher, high school teacher, middle school teacher, math teacher, mathematics teacher, english teacher, history teacher, science teacher, physics teacher, chemistry teacher, biology teacher, geography teacher, high school math teacher, computer science teacher, ict teacher, business studies teacher, economics teacher, religious education teacher, re teacher, design and technology teacher, dt teacher, food technology teacher, drama teacher, art teacher, mfl teacher, social studies teacher, psychology teacher, sociology teacher, art and design teacher, english language arts teacher, stem teacher, middle school math teacher, high school science teacher, secondary maths teacher, secondary science teacher, computing teacher
  fr professeur de lycée, professeur de collège, professeur certifié, professeur agrégé, professeur de mathématiques, professeur d’anglais, professeur de français, professeur d’histoire géographie, enseignant du second degré, professeur de maths, prof de maths, professeur d’histoire, professeur de lettres, professeur de svt, professeur de physique, professeur de technologie, professeur de philosophie, prof de français, professeur de sciences, professeur d’économie gestion, professeur de ses, professeur d’arts plastiques, enseignant au secondaire, prof d’anglais, prof de physique, enseignant de mathématiques
kindergarten-teacher: education
  en kindergarten teacher, preschool teacher, nursery teacher, early years teacher, pre k teacher
  fr professeur de maternelle, enseignant en maternelle, jardinier d’enfants
special-education-teacher: education
  en special education teacher, special needs teacher, sen teacher, resource teacher, sped teacher, special education instructor, exceptional children teacher, intervention specialist, learning support teacher, send teacher, semh teacher, teacher of the deaf, autism teacher, special ed teacher, special educational needs teacher, teacher of the visually impaired, specialist teacher, special school teacher
  fr enseignant spécialisé, professeur des écoles spécialisé, enseignant ulis, coordonnateur ulis, professeur spécialisé, maître e, enseignant spécialisé ulis, orthopédagogue, enseignant en adaptation scolaire
physical-education-teacher: education
  en physical education teacher, pe teacher, pe and health teacher, physical education instructor, swim teacher, swimming teacher, gymnastics coach, tennis coach, football coach, soccer coach, basketball coach, golf professional, ski instructor, surf instructor, dance instructor, sports instructor, swim instructor, head coach, assistant coach, snowboard instructor, athletic director
  fr professeur d’eps, professeur d’éducation physique et sportive, professeur de sport, prof d’eps, prof de sport, moniteur de ski, moniteur de tennis, moniteur sportif, moniteur de voile, professeur de tennis, moniteur de plongée, entraîneur de football, éducateur sportif apa, enseignant en activité physique adaptée, enseignant apa, moniteur de natation, prof de tennis, moniteur d’escalade, guide de haute montagne
language-teacher: education
  en language teacher, language trainer, esl teacher, efl teacher, french teacher, foreign language teacher, spanish teacher, german teacher, mandarin teacher, modern languages teacher, esol teacher, esol tutor, ell teacher, english as a second language teacher, esl instructor, esl tutor, modern foreign languages teacher, bilingual teacher, dual language teacher, ell instructor, teacher of english as a foreign language, english language teacher
  fr professeur de langues, formateur en langues, professeur de fle, enseignant de fle, formateur en anglais, professeur d’espagnol, professeur d’allemand, professeur d’italien, formateur fle, formateur en français langue étrangère, prof d’espagnol, professeur de chinois, professeur d’arabe, francisation enseignant, enseignant en francisation
music-teacher: education, arts
  en music teacher, piano teacher, guitar teacher, violin teacher, drum teacher, singing teacher, vocal coach, peripatetic music teacher, music instructor, band director, choir director, music tutor, director of music, music director
  fr professeur de musique, professeur de piano, enseignant artistique, professeur de guitare, professeur de chant, professeur de violon, professeur de batterie, dumiste, intervenant musique, professeur d’éducation musicale, enseignant de musique, chef de chœur
vocational-teacher: education
  en vocational teacher, vocational instructor, vocational trainer
  fr professeur de lycée professionnel, plp, enseignant technique
private-tutor: education
  en tutor, private tutor, private teacher, home tutor, english tutor, online tutor, academic tutor, sat tutor
  fr précepteur, professeur particulier, répétiteur, tuteur, professeur à domicile, professeur de soutien scolaire, tuteur pédagogique, intervenant soutien scolaire
school-life-supervisor: education
  en school supervisor, hall monitor, student life supervisor, lunchtime supervisor, midday supervisor, boarding house parent, houseparent, house parent, residence director, hall director, resident advisor, playground supervisor, boarding houseparent, crossing guard, lunch monitor, dorm parent, school monitor
  fr surveillant, assistant d’éducation, conseiller principal d’éducation, cpe, surveillant d’internat, aed, maître d’internat, surveillant de collège, surveillant de lycée, surveillant scolaire, éducateur de vie scolaire, responsable de vie scolaire, surveillant de cantine, cpe collège, maître au pair
special-needs-assistant: education, social-services
  en special needs assistant, special education aide, sen teaching assistant, learning support assistant, send teaching assistant, semh teaching assistant, one to one teaching assistant, 1 to 1 teaching assistant, learning support practitioner, special education assistant, sen ta, sen learning support assistant, lsa, special education teacher aide, special educational needs assistant, autism support worker, inclusion assistant, sna, special needs aide
  fr aesh, accompagnant d’élèves en situation de handicap, auxiliaire de vie scolaire, avs scolaire, accompagnant scolaire, technicien en éducation spécialisée, éducateur scolaire spécialisé, preneur en charge scolaire
preschool-assistant: education
  en preschool assistant, nursery assistant, nursery apprentice, preschool aide, prekindergarten assistant, early years assistant, early years teaching assistant
  fr atsem, agent territorial spécialisé des écoles maternelles, agent petite enfance, agent spécialisé des écoles maternelles, asem, assistant maternelle école, aide maternelle
nanny: education, social-services
  en nanny, babysitter, au pair, childminder, child minder, live in nanny, governess, mother’s helper, night nanny, maternity nurse, newborn care specialist, family assistant, foster carer, foster parent, au pair girl, registered childminder
  fr nounou, garde d’enfants, baby sitter, assistant maternel, nourrice, assistant familial, garde d’enfants à domicile, nounou à domicile, assmat, auxiliaire parental, gouvernant d’enfants, nurse à domicile
nursery-nurse: education, healthcare
  en nursery nurse, daycare worker, day care worker, qualified nursery nurse, nursery staff, level 3 nursery nurse, creche assistant
  fr auxiliaire de puériculture, auxiliaire petite enfance, agent de crèche, animateur petite enfance, agent de puériculture, agent social crèche, cap petite enfance, cap aepe, auxiliaire de crèche, aide auxiliaire de puériculture, accompagnant éducatif petite enfance, animateur de crèche, puériculteur de crèche
nursery-manager: education; manager
  en nursery manager, daycare director, childcare center director, preschool director, deputy nursery manager, preschool manager, early years manager, childcare manager, centre director childcare, daycare manager, nursery deputy manager, nursery assistant manager, head of nursery, childcare director, early learning centre manager
  fr directeur de crèche, responsable de crèche, référent technique de crèche, directeur de micro crèche, directeur adjoint de crèche, directrice de multi accueil, responsable de micro crèche, responsable petite enfance, coordinateur petite enfance, directeur eaje
driving-instructor: education
  en driving instructor, driving school instructor, approved driving instructor, adi driving, hgv instructor, cdl instructor, truck driving instructor
  fr moniteur d’auto école, enseignant de la conduite, moniteur auto école, enseignant de la conduite et de la sécurité routière, moniteur poids lourd, moniteur moto
career-counselor: education, human-resources
  en career counselor, career coach, career advisor, vocational counselor, employment counselor, career consultant, job coach, employment specialist, employment advisor, employment consultant, job developer, work coach, employability coach, employability advisor, vocational rehabilitation counselor, careers adviser, employment adviser, career services advisor, workforce development specialist, outplacement consultant
  fr conseiller en insertion professionnelle, conseiller emploi, conseiller en évolution professionnelle, conseiller d’orientation, psychologue de l’éducation nationale, conseiller en insertion sociale et professionnelle, chargé d’insertion, chargé d’insertion professionnelle, cip, conseiller mission locale, conseiller pôle emploi, conseiller france travail, accompagnateur socioprofessionnel, conseiller insertion, encadrant technique d’insertion, chargé de relations entreprises insertion, conseiller en bilan de compétences, accompagnateur emploi, job coach insertion, intégrateur en emploi
admissions-officer: education
  en admissions officer, admissions counselor, admissions manager, enrollment specialist, student recruitment officer, enrollment counselor, director of admissions, assistant registrar, university registrar, school registrar, enrollment advisor, enrollment manager, enrolment officer, school administrator, school secretary, school business manager, school bursar, university administrator, school office manager, school receptionist, exams officer, examinations officer, attendance clerk, school clerk
  fr chargé d’admissions, responsable des admissions, conseiller en formation, chargé de promotion, secrétaire scolaire, secrétaire pédagogique, assistant de scolarité, gestionnaire de scolarité, responsable de scolarité, secrétaire d’école, intendant scolaire, gestionnaire d’établissement scolaire, secrétaire général d’epl
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
  en camp counselor, camp director, activity leader, recreation leader, after school teacher, after school club leader, playworker, play worker, after school program leader, after school coordinator, camp counsellor, summer camp counselor, youth program coordinator, recreation assistant, recreation coordinator, activities coordinator, activities assistant, activities director, lifestyle coordinator, recreation therapist, recreational therapist, recreation worker, leisure assistant, recreation supervisor, recreation aide
  fr animateur périscolaire, animateur de loisirs, animateur enfance, directeur de centre de loisirs, animateur jeunesse, directeur d’accueil de loisirs, animateur bafa, directeur alsh, animateur alsh, animateur centre de loisirs, animateur extrascolaire, directeur acm, animateur jeunes, animateur d’accueil de loisirs, agent d’animation, animateur en ehpad, animateur en gérontologie, animateur sportif, animateur cantine, animateur polyvalent, directeur périscolaire, responsable périscolaire, animateur social
researcher: research
  en researcher, research scientist, scientist, associate scientist, laboratory scientist, research officer, assistant scientist, process scientist, analytical scientist, research specialist
  fr chercheur, scientifique, chercheur associé, chercheur cnrs, chef de projet recherche
phd-student: research
  en phd student, phd candidate, doctoral student, doctoral researcher
  fr doctorant
biologist: research
  en biologist, wildlife biologist, marine biologist, field biologist, plant biologist, zoologist, botanist, entomologist, conservation biologist, fisheries technician, wildlife technician
  fr biologiste, biologiste marin, technicien de la faune
bioinformatician: research, data
  en bioinformatician, bioinformatics scientist, computational biologist
  fr bio informaticien, bioinformaticien
chemist: research
  en chemist, analytical chemist, qc chemist, analytical development scientist, organic chemist, medicinal chemist, process chemist, development chemist, synthetic chemist, lab chemist, polymer chemist
  fr chimiste, chimiste analytique, chimiste organicien, chimiste de synthèse, analyste chimiste
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
  en geologist, geophysicist, hydrogeologist, engineering geologist, exploration geologist, geoscientist, hydrologist geologist, mud logger, environmental geologist, seismologist, paleontologist
  fr géologue, géophysicien, hydrogéologue, géologue minier, géotechnicien géologue, géologue de chantier, géologue d’exploration
postdoctoral-researcher: research
  en postdoctoral researcher, postdoc, postdoctoral fellow, postdoctoral research associate, research fellow
  fr chercheur postdoctoral, post doctorant, postdoctorant
research-assistant: research
  en research assistant, research associate, research coordinator, research aide, lab assistant, laboratory assistant, research intern
  fr assistant de recherche, attaché de recherche, ingénieur d’études et de recherche, coordinateur de recherche, auxiliaire de recherche, aide de laboratoire, assistant de laboratoire
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
  en ecologist, environmental scientist, naturalist, conservation officer, conservation scientist, environmental consultant ecology, consultant ecologist, arboricultural consultant, marine ecologist, conservation manager, wildlife ranger, field ecologist, countryside ranger, environmental educator, wildlife manager, soil scientist, conservation technician
  fr écologue, naturaliste, chargé d’études faune flore, garde nature, chargé de mission biodiversité, conservateur de réserve naturelle, ingénieur écologue, chargé d’études naturalistes, technicien rivière, animateur nature, garde du littoral, éducateur à l’environnement, animateur environnement, chargé de mission natura 2000, ornithologue
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
  en social worker, case manager, social services assistant, licensed social worker, msw, lmsw, clinical social worker, child and family social worker, children’s social worker, adult social worker, qualified social worker, locum social worker, approved mental health professional, amhp, case worker, caseworker, social work assistant, social worker assistant, family case manager, intake specialist, benefits advisor, welfare rights advisor, newly qualified social worker, social care worker, social care assessor, intensive case manager, advanced practitioner social work, eligibility specialist, eligibility worker, housing support worker, homelessness worker, independent domestic violence advisor, idva, domestic abuse worker, family worker, victim advocate, social work practitioner, community support worker
  fr assistant social, assistant de service social, travailleur social, conseiller en économie sociale et familiale, intervenant social, assistant de service social diplômé, cesf, conseiller esf, ce sf, travailleur social diplômé, intervenant socio éducatif, accompagnateur social, assistante sociale scolaire, intervenant d’action sociale, conseiller social, technicien en travail social, travailleur de proximité, chargé d’accompagnement social, intervenant psychosocial, coordinateur de parcours social
youth-worker: social-services
  en youth worker, support worker, residential support worker, residential childcare worker, residential child care worker, children’s support worker, childrens residential support worker, disability support worker worker, youth support worker, learning disability support worker, support worker learning disabilities, outreach worker, youth counselor, residential counselor, youth care worker, group home counselor, residential care worker, youth mentor, recovery worker, key worker, night support worker, waking night support worker, supported living support worker, family support practitioner, detached youth worker, residential aide, residential advisor youth, youth specialist
  fr animateur socioculturel, animateur, accompagnant éducatif et social, éducateur, aes, accompagnant educatif, animateur social jeunesse, éducateur de rue, éducateur de prévention, éducateur pjj, moniteur d’internat, éducateur scolaire, accueillant familial, maître de maison, surveillant de nuit, surveillant de nuit qualifié, moniteur d’atelier, éducateur d’internat, coordinateur jeunesse, informateur jeunesse, responsable jeunesse, éducateur de jour, animateur de quartier
disability-services-manager: social-services
  en disability services manager, disability support worker, disability advisor
  fr référent handicap, chargé de mission handicap, responsable mission handicap
nonprofit-manager: social-services, general-management
  en nonprofit manager, ngo manager, charity manager, executive director nonprofit, nonprofit executive director, charity director, program manager nonprofit, chief executive charity
  fr responsable associatif, directeur d’association, directeur associatif, coordinateur associatif, coordinateur d’association, délégué général
family-mediator: social-services
  en family mediator, social mediator, mediator
  fr médiateur familial, médiateur social, médiateur, médiateur interculturel
child-protection-officer: social-services
  en child protection officer, child welfare worker, child protective services worker, family support worker, child protection social worker, safeguarding lead, designated safeguarding lead, dsl school, safeguarding officer, family support practitioner early help, early help practitioner, family intervention worker, child advocate, foster care case manager, family advocate, independent reviewing officer, child welfare specialist, child protection specialist
  fr technicien de l’intervention sociale et familiale, référent aide sociale à l’enfance, tisf, éducateur en protection de l’enfance, éducateur aemo, éducateur ase, inspecteur ase, intervenant en protection de l’enfance
specialised-educator: social-services
  en special educator, specialised educator, special education worker, behavior support specialist, residential educator
  fr éducateur spécialisé, moniteur éducateur, éducateur technique spécialisé, éducateur spécialisé diplômé, éduc spé, moniteur éducateur diplômé, éducateur technique, moniteur d’atelier esat, éducateur spécialisé en internat, éducateur en ime
probation-officer: social-services, protective-services
  en probation officer, parole officer, correctional counselor, probation services officer, parole agent, youth justice worker, youth offending officer, youth offending team worker, juvenile probation officer, pretrial services officer, juvenile justice worker, community corrections officer, reentry specialist, offender manager, probation practitioner
  fr conseiller pénitentiaire d’insertion et de probation, cpip, agent de probation, agent de libération conditionnelle, agent de probation et d’insertion, éducateur de la protection judiciaire de la jeunesse
legal-guardian: social-services, legal
  en guardianship officer, court appointed guardian
  fr mandataire judiciaire à la protection des majeurs, délégué à la tutelle, mjpm
social-services-manager: social-services; manager
  en social services manager, social work supervisor, social service director, social work manager, family services manager, children’s services manager, social work team leader, team manager children’s services, service manager children’s, program director social services, case management supervisor, team manager social work
  fr chef de service éducatif, cadre socio éducatif, responsable action sociale, directeur de ccas, chef de service social, chef de service socio éducatif, chef de service médico social, responsable de service social, directeur de mecs, directeur d’établissement social, responsable ccas, chef de service médicosocial
humanitarian-worker: social-services
  en humanitarian worker, aid worker, humanitarian program manager, humanitarian coordinator, head of mission
  fr humanitaire, coordinateur humanitaire, chef de mission humanitaire, responsable de programme humanitaire, logisticien humanitaire
volunteer-coordinator: social-services
  en volunteer coordinator, volunteer manager
  fr coordinateur de bénévoles, responsable des bénévoles, volontaire en service civique
fundraiser: social-services, marketing
  en fundraiser, fundraising manager, development officer, fundraising officer, grant writer, major gifts officer, annual giving manager, director of development, development manager nonprofit, trusts and foundations manager, corporate fundraiser, community fundraiser, donor relations manager, philanthropy officer, philanthropy manager, face to face fundraiser, street fundraiser, corporate partnerships manager charity, development coordinator, head of fundraising, planned giving officer, fundraising executive, individual giving manager
  fr chargé de collecte de fonds, responsable de la collecte, responsable mécénat, chargé de mécénat, chargé de fundraising, responsable collecte de fonds, recruteur de donateurs, responsable philanthropie, directeur du développement associatif, chargé de mécénat d’entreprise, responsable dons, directeur de la collecte, chargé de legs
special-needs-coordinator: education; lead
  en special educational needs coordinator, senco, sendco, sen coordinator, send coordinator, sen co ordinator, inclusion manager school, assistant senco, special education coordinator, inclusion lead, special needs coordinator, additional learning needs coordinator, alnco
  fr coordinateur aesh, coordonnateur pial
subject-leader: education; lead
  en subject leader, head of english, head of maths, head of mathematics, head of science, head of history, head of geography, head of year, head of sixth form, head of languages, head of mfl, head of computing, head of music, head of art, head of pe, head of drama, curriculum leader, curriculum lead, lead practitioner, second in department, head of key stage, head of faculty, head of physics, head of chemistry, head of biology, head of early years, phase leader, eyfs lead, department chair
  fr coordonnateur de discipline, directeur délégué aux formations professionnelles, ddfpt, responsable de filière, doyen de faculté
`;
