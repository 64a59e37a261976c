import { memoize } from '../../platform/memoize.ts';

/*
 * An open vocabulary for the learned reading: what a word is likely to be about, English and French.
 * Wide rather than exact; the weights are learned. A star stands for any ending. Folded words.
 */

const LISTS: readonly (readonly [string, string])[] = [
  [
    'lost',
    'abandon* abort* ajourn* annul* arret* attempt* avort* bankrupt* barred binned blackboul* bounc* brul* burn* caduc* cancel* capot* cess* closed collaps* colle collee coule coulee crash* dead debarqu* deboute* declin* died divorc* drop dropout dropped drops echec* echou* eject* ended essai essaie essaye* evapor* evict* expir* fail* ferme fermee fermes fini finie fired flunk* fold folded forgot* gave gone inacheve* incomplet* interromp* interrupt* invalid* jet* kicked lach* lapse* licenci* liquid* lose loses losing lost melted mort morte nullif* oubli* perd perdre perdu* perim* quit quits quitte* quitting radie* rate ratee rater recal* refus* reject* rejet* renonc* retire* retrait revok* revoqu* rouill* ruin* rust* sack* sank scrap* shelved short sold stop* struck sunk surrender* suspend* suspens* tent* thrown torpill* tried tries turned unfinished unlearn* veto* vire viree void waste* withdr* wreck*',
  ],
  [
    'averse',
    'absence absent* abst* afraid alien allerg* amateur* analphab* aucun* avoid* ban banned beyond blank bore* clue clueless confi* dark decline delegat* delegu* despis* detest* dilettante dispens* dodg* ecart* ennui* ennuy* entrust* epargn* evit* exclu* exempt* extern* fled flee forbad* forbid* foreign fui fuir fuis gap gaps hand handed hate* hating helpless hopeless horreur horror hors ignoran* ignore* illetr* inapt* incap* inept* interdi* inutile lack* lacune* laisse* leave leaves leaving loath* manqu* missing mystere* mystery novice* nul nulle outsider outsourc* pass phobi* profane prohib* refrain* remets remis saute scare* shun* skip* skirt* spare steer stranger subcontract* tempt* terror unable useless void zero',
  ],
  [
    'wish',
    'aim* ambition* application applied apply applying appren* aspir* attend* attente aurai autumn await* become becoming began begin* bientot book* brevet candidat* cap cherch* commenc* concours consider* convert* convoit* could cours croise* croisons curieu* curious debut* demain depos* desir* devenir deviendr* dossier dream* due eager econom* enrol* envie envisag* esper* espoir etudi* eventual* exam examen exams eye eyeing ferai fingers formation* futur* goal half halfway hope* hoping horizon ideal* inscri* intend* intent* january janvier jusqu* keen learn* liste looking lorgn* lorsque maybe midway moitie next objectif once open ouvert* passerai pend* perhaps plan planning plans ponder* possib* prepar* pret prete pretend* prochain* projet* promis* quand ready recherch* reconver* register* rentree repass* resit* retak* retent* retrain* rev* save* saving seek* septembre serai should sits sitting someday songe* soon souhait* spring start* studies study* tempted tente tentee tomorrow toy* train* until veux vise* voudr* voulais vouloir voulu wait* want* when wish* would',
  ],
  [
    'kin',
    'ami amie amies amis aunt* beau belle boyfriend brother* coloc* compagn* conjoint* cousin* daughter* epou* father* femme fiance* fille filles fils flatmate* frere* friend* girlfriend godfather grand* husband jumeau jumelle* mamie mari marraine mere mother* neighbor* neighbour* nephew* neveu* niece* oncle* papy parent* parrain partner* pere roommate* sister* soeur* son sons spouse tante* twin uncle* voisin* wife',
  ],
  [
    'workmate',
    'accountant* agence* agency altern* analyst* apprenti* architect* assistant* associe* auditeur* auditor* avocat* binome* board boss* bureau ceo cfo chef cheffe chefs chirurgien* colleague* collegue* comite* committee compta comptable* consultant* contractor* contremait* coo coworker* crew cto daf departement* department designer* developer* developpeur* directeur* direction director* directrice* docteur* doctor* drh drhs dsi engineer* equipe* equipier* expert* finance fondat* foreman founder* freelanc* gars gerant* guy guys head holder hr infirmier* ingenieur* intern interns it junior juniors juridique juriste* lad lads lawyer* legal manager* marketing mate mates medecin* mentor* notaire* nurse* office owner* patron* pdg predecess* president* prestataire* prof professeur* profs proprietaire* rest reste rh secretar* senior seniors service siege specialist* squad staff stagiaire* successeur* successor* superieur* supervis* surgeon* syndicat* tandem teacher* team* technic* titulaire* tut* type union veteran* vp',
  ],
  [
    'client',
    'achet* adherent* agricult* applicant* audience* autres autrui buyer* candidate* certain* client* competitor* concurrent* customer* eleve* etudiant* everybody everyone farmer* femmes fournisseur* gens guest* hommes lecteur* locat* member* men others passager* passenger* patient* people person personne* public pupil* quelqu* reader* rival* somebody someone student* supplier* tenant* tourist* user* utilis* vendor* visiteur* visitor* women',
  ],
  [
    'organisation',
    'airline* app association* assureur* atelier* bank* banque* boite boutique* brand* catalogue* chantier* charities charity clinic* clinique* collectiv* college* compagni* compan* coop* council* distribut* ecole* edit* emploi* employer* employeur* employs entrepot* entreprise* fabric* fabriq* factories factory farm ferme filiale* firm* flagship fleet flotte fondation* foundation* gamme group groupe* hopita* hospital* hotel* institut* insurer* lab laborat* labs logiciel* lycee* magasin* mairie* maison* maker* manufactur* marque* mill ministere* ministr* musee* museum* ngo ong opera outfit phare plant* plateforme* platform* portfolio product* produit* publisher* range restaurant* retailer* school* shop* site sites societe* software startup* store* subsidiar* system* theatre* universit* usine* warehouse* website* yard zoo',
  ],
  [
    'produce',
    'actif active actives assembl* assur* bottle* breed* brew* build builds conc* convert* cultiv* detien* distribu* edit* eleve elevent equip* exploit* export* fabric* fabriq* finance* fond* found* fourni* fund* grow* heberg* host* import* insure* lanc* launch* leas* lou* make maker makes making manufactur* offer* operat* own owns possed* process* produc* produi* propos* provid* publish* raise* rent* run runs sell* serv* specialis* specializ* suppl* transform* vend* vente*',
  ],
  [
    'promotion',
    'abonn* ad ads advert* annonc* appel* apply astuce* atelier* billet* book bootcamp* brochure* call candidat* catalogue* certifi* class* comment commentaire* comments conseill* conseils contact* cours course* curriculum days decouvr* devin* did dimanche* diploma* discount* discover* dm dms download* embauch* enrol* essai essay* evening* fact false faux follow* formation* fourni* free gratuit* guide* hiring incl* inscription* inscriv* join* jours lecon* lecteur* lesson* lien* like limite* link masterclass* messag* mp newsletter* now offer offers offr* partag* partenariat partner place* postul* price* prix program* promo* provided question* quiz* reader recommend* recrui* recrut* rejoi* remise* reserv* riddle* samedi* saturdays saviez seats seeking session* share sign signup soir* sondage* sponsor* stage* subscrib* suiv* sundays survey* syllabus tarif* telecharg* ticket* tips training trial true try vacan* vos vote* votre vous vrai wanted webinaire* webinar* weekend* workshop* you your',
  ],
  [
    'affirm',
    'ador* aim* alone always an annee* ans authenti* award* bati* best bien boucl* bread built career carriere cent* certif* chaque closed conduit* construit* courant* craft daily day decade* decenn* deliver* depuis deserv* did diplom* do does done douzaine* dozens drove earn* ecrit* encore enseign* every expert* fait faits fier* fluent* gagn* genuine guilty habilit* hands hundred* indeed jour kingdom led licens* life living livre* love* loyer mains maitris* master* me medaille* medal* meilleur* men* merit* metier mien* mill* mine moi myself native night nuit obtained obtenu* oui pass* paye* pays personally personnel* prix proud* qualif* quotidien* ran real really record remport* rent reuss* run saison* salaire salary season* seul* si sign* since solo special* still taught thousand* toujours trade vie vrai* wage* won wrote year* yep yes',
  ],
  [
    'contrast',
    'accus* alors although apart appel* assum* believed but call* cens* cependant claim* contrair* contrary croi* cru despite differen* dis disent dit doubt* dout* except excepte* hormis however instead legend* lieu mais malgre myth* nomm* nonobstant officially officiel* only outside papier pense* plutot pourtant pretend* rather rumeur* rumour said sauf save say says seul* suppos* tandis think though thought title titre unlike whereas while yet',
  ],
  [
    'doing',
    'accueill* achet* advis* answer* audit* bak* boss* breed* buy* call* carve* chant* charg* clean* coach* cod* command* compt* concev* condui* conseil* cook* coordin* count* coup* cous* creus* cuis* cut* deliver* design* dessin* develo* dig* draft* drive* ecri* edit* elev* emball* encadr* enregistr* entrain* entret* expedi* feed* fix* flew fly* form* gard* ger* greet* grind* guard* handl* harvest* install* job jou* keep* kept knit* lay* livr* load* look* maint* manag* measur* mesur* meul* milk* mission* mont* negoci* negoti* nettoy* nourri* nurs* occup* order* organis* organiz* pack* paint* parl* patrol* patrouill* pein* pes* pilot* plan* play* poli* pose* poste* program* prune* publi* rebuil* recolt* record* redig* remont* repar* repon* rescue* responsab* responsib* role* sauv* sculpt* secour* sell* serv* sew* ship* sing* soign* sort* soud* speak* spoke supervis* taill* teach* tenu* test* tien* trad* trai* translat* travail* treat* tri* vend* vol* weigh* weld* work* write*',
  ],
];

type Classes = ReadonlyMap<string, readonly string[]>;

function readLists(isStem: boolean): Classes {
  const classes = new Map<string, string[]>();
  for (const [name, list] of LISTS)
    for (const word of list.split(' ')) {
      if (word.endsWith('*') !== isStem) continue;
      const key = isStem ? word.slice(0, -1) : word;
      classes.set(key, [...(classes.get(key) ?? []), name]);
    }
  return classes;
}

const WORDS = readLists(false);
const STEMS = readLists(true);
/** No word of a list is as long: a longer one is read each time. */
const LONGEST_WORD = 40;
const SHORTEST = Math.min(...[...STEMS.keys()].map((stem) => stem.length));
const LONGEST = Math.max(...[...STEMS.keys()].map((stem) => stem.length));

/** What a word is likely to be about; may name a class twice. */
export const topicsOf = memoize(20_000, readTopics, LONGEST_WORD);

function readTopics(word: string): readonly string[] {
  const topics = [...(WORDS.get(word) ?? [])];
  for (let length = SHORTEST; length <= Math.min(word.length, LONGEST); length++)
    topics.push(...(STEMS.get(word.slice(0, length)) ?? []));
  return topics;
}
