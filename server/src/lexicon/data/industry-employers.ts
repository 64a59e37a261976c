/**
 * Employers that everybody in the trade knows, by industry (keys of industries.ts): folded names,
 * the whole name or its first words. A company of several industries stands in each. Only what one
 * works in there counts: a bank's name, not what a shop of that name may sell.
 */
export const INDUSTRY_EMPLOYERS: Readonly<Record<string, string>> = {
  banking:
    'bnp paribas,bnp,societe generale,credit agricole,lcl,caisse d epargne,banque populaire,bpce,natixis,credit mutuel,cic,la banque postale,banque postale,boursorama,boursobank,fortuneo,hsbc,barclays,lloyds,lloyds banking group,natwest,rbs,royal bank of scotland,santander,nationwide building society,halifax,standard chartered,tsb,monzo,starling bank,metro bank,jp morgan,jpmorgan,jpmorgan chase,chase bank,goldman sachs,morgan stanley,citi,citibank,citigroup,bank of america,wells fargo,us bank,capital one,pnc bank,td bank,rbc,royal bank of canada,scotiabank,bmo,cibc,desjardins,ubs,credit suisse,deutsche bank,commerzbank,ing,abn amro,rabobank,kbc,belfius,unicredit,intesa sanpaolo,bbva,caixabank,allied irish banks,bank of ireland,nordea,danske bank,lazard,rothschild,edmond de rothschild,banque de france,bank of england,bred,arkea,cofidis,oney,cetelem,younited',
  insurance:
    'axa,allianz,generali,groupama,maif,macif,maaf,matmut,gmf,mma,covea,cnp assurances,ag2r la mondiale,malakoff humanis,harmonie mutuelle,mgen,april,swisslife,swiss re,munich re,scor,zurich insurance,aviva,admiral,direct line,legal general,prudential,bupa,rsa insurance,hiscox,lloyd s of london,lloyds of london,aon,marsh,willis towers watson,wtw,gallagher,metlife,state farm,geico,progressive insurance,liberty mutual,allstate,aig,chubb,travelers insurance,aetna,cigna,unitedhealth,humana,manulife,sun life,intact insurance,ethias,alan,luko,lemonade,verspieren,siaci saint honore,diot siaci',
  'financial-services':
    'amundi,blackrock,vanguard,fidelity,fidelity investments,schroders,state street,charles schwab,edward jones,kkr,blackstone,carlyle,ardian,eurazeo,euronext,london stock exchange,euroclear,clearstream,bloomberg,s p global,moody s,fitch ratings,mastercard,american express',
  fintech:
    'stripe,adyen,revolut,n26,monzo,qonto,spendesk,pennylane,payfit,klarna,wise,transferwise,paypal,square,block inc,plaid,checkout com,worldline,ingenico,lydia,sumup,gocardless,sorare,ledger,coinbase,kraken,swile,younited,alma,pleo,robinhood,chime,affirm,brex,ramp,starling bank',
  'accounting-audit':
    'deloitte,pwc,pricewaterhousecoopers,ey,ernst young,kpmg,mazars,forvis mazars,grant thornton,bdo,rsm,fiducial,in extenso,cerfrance,baker tilly,crowe,moore,smith williamson,saffery,buzzacott,exco,implid',
  'legal-services':
    'clifford chance,allen overy,linklaters,freshfields,slaughter and may,herbert smith freehills,hogan lovells,ashurst,norton rose fulbright,dla piper,eversheds,eversheds sutherland,pinsent masons,cms,bird bird,addleshaw goddard,baker mckenzie,white case,latham watkins,kirkland ellis,skadden,jones day,gide,gide loyrette nouel,bredin prat,darrois,fidal,de pardieu,august debouzy,irwin mitchell,slater and gordon,osborne clarke,taylor wessing,macfarlanes,travers smith,simmons simmons,ropes gray,sidley austin,cleary gottlieb,dechert,davis polk,sullivan cromwell,cravath',
  'management-consulting':
    'mckinsey,boston consulting group,bcg,bain company,oliver wyman,roland berger,kearney,accenture,wavestone,bearingpoint,sia partners,eurogroup,capgemini invent,booz allen hamilton,l e k,lek consulting,pa consulting,simon kucher,monitor deloitte,strategy and',
  staffing:
    'randstad,adecco,manpower,manpowergroup,hays,michael page,pagegroup,robert half,robert walters,synergie,crit,proman,kelly services,reed,sthree,harvey nash,korn ferry,spencer stuart,egon zehnder,heidrick struggles,expectra,fed finance,spring professional,page personnel,actual group,samsic emploi',
  'marketing-advertising':
    'publicis,havas,tbwa,bbdo,ogilvy,dentsu,wpp,ddb,mccann,leo burnett,saatchi,betc,jellyfish,vml,wunderman,groupm,mindshare,omnicom,edelman,kantar,ipsos,nielsen,criteo,jcdecaux,fred farid,droga5,mullenlowe,iprospect,omd,zenith,starcom',
  media:
    'bbc,itv,channel 4,sky news,the guardian,guardian media,financial times,the times,daily mail,reuters,thomson reuters,associated press,afp,agence france presse,tf1,france televisions,radio france,m6,canal,canal plus,le monde,le figaro,liberation,l equipe,ouest france,hachette,editis,gallimard,penguin random house,harpercollins,conde nast,prisma media,new york times,washington post,cnn,nbc,fox news,wall street journal,bayard,lagardere',
  'video-games':
    'ubisoft,electronic arts,activision,blizzard,rockstar games,riot games,epic games,king,nintendo,gameloft,quantic dream,arkane,dontnod,supercell,zynga,cd projekt red,bethesda,naughty dog,voodoo',
  telecommunications:
    'orange,sfr,bouygues telecom,free,iliad,bt,bt group,british telecom,openreach,vodafone,ee,o2,three uk,virgin media,talktalk,verizon,at t,t mobile,comcast,telefonica,telecom italia,deutsche telekom,swisscom,proximus,kpn,telia,telenor,bell canada,rogers,telus,ericsson,nokia,eutelsat,colt,altice,completel,axione,sogetrel',
  automotive:
    'renault,psa,peugeot,citroen,stellantis,faurecia,forvia,valeo,plastic omnium,opmobility,michelin,bmw,mercedes,mercedes benz,daimler,volkswagen,audi,porsche,opel,vauxhall,fiat,ford,general motors,gm,chrysler,toyota,nissan,honda,hyundai,kia,mazda,volvo cars,volvo,jaguar land rover,jlr,aston martin,bentley,mclaren,rolls royce motor cars,tesla,rivian,lucid motors,bosch automotive,continental,denso,magna,aptiv,delphi,zf,hella,lear corporation,autoliv,gestamp,tenneco,visteon,hutchinson,bridgestone,goodyear,pirelli,feu vert,norauto,midas,arval,alpine,iveco,scania,daf,renault trucks',
  'aerospace-defense':
    'airbus,boeing,safran,thales,dassault aviation,mbda,naval group,nexter,knds,arianegroup,arianespace,rolls royce,bae systems,leonardo,lockheed martin,northrop grumman,raytheon,rtx,general dynamics,l3harris,ge aerospace,pratt whitney,collins aerospace,honeywell aerospace,spirit aerosystems,gkn aerospace,bombardier,embraer,daher,latecoere,figeac aero,stelia,liebherr aerospace,mtu aero engines,spacex,blue origin,esa,cnes,nasa,onera,qinetiq,babcock,cobham,saab,turbomeca,atr',
  chemicals:
    'basf,dow,dupont,arkema,solvay,syensqo,air liquide,linde,evonik,clariant,akzonobel,ppg,ineos,lyondellbasell,johnson matthey,croda,bostik,rhodia,seqens,eastman,huntsman,sika',
  pharmaceuticals:
    'sanofi,novartis,roche,pfizer,bayer,merck,msd,astrazeneca,gsk,glaxosmithkline,johnson johnson,janssen,abbvie,eli lilly,lilly,bristol myers squibb,bms,takeda,boehringer ingelheim,novo nordisk,servier,ipsen,pierre fabre,biogen,amgen,gilead,teva,viatris,sandoz,moderna,biontech,ucb,lundbeck,almirall,chiesi,grunenthal,iqvia,parexel,icon plc,labcorp drug development,covance,syneos,ppd,lonza,catalent,recipharm,delpharm,fareva,virbac,ceva,boiron',
  biotechnology:
    'moderna,biontech,genentech,amgen,illumina,regeneron,vertex,genmab,biomerieux,cellectis,genfit,dbv technologies,valneva,oxford nanopore,abcam,thermo fisher,sartorius,crispr therapeutics',
  'medical-devices':
    'medtronic,stryker,boston scientific,abbott,becton dickinson,bd,ge healthcare,siemens healthineers,philips healthcare,smith nephew,zimmer biomet,edwards lifesciences,b braun,baxter,coloplast,fresenius,dräger,drager,olympus medical,intuitive surgical,depuy synthes,essilor,essilorluxottica,vygon,dexcom,resmed,convatec',
  healthcare:
    'nhs,ap hp,aphp,assistance publique,hospices civils,chu,chru,ch,centre hospitalier,hopital,hopitaux,clinique,polyclinique,ramsay,elsan,vivalto,bupa,spire healthcare,nuffield health,circle health,mayo clinic,cleveland clinic,kaiser permanente,hca healthcare,gustave roussy,institut curie,croix rouge,ars,cedars sinai,johns hopkins hospital',
  'care-homes':
    'korian,clariane,orpea,emeis,domusvi,colisee,domitys,barchester,hc one,four seasons health care,care uk,anchor hanover,sunrise senior living,ehpad,ssiad,admr,adapei,apf france handicap,apajh,residence les,bright horizons senior,helping hands,home instead',
  energy:
    'edf,engie,totalenergies,enedis,rte,grdf,orano,framatome,areva,shell,bp,exxonmobil,exxon,chevron,equinor,eni,repsol,technip,technipfmc,technip energies,schlumberger,slb,halliburton,baker hughes,saipem,subsea 7,national grid,british gas,centrica,sse,e on,eon,scottish power,octopus energy,ovo energy,rwe,iberdrola,enel,vattenfall,duke energy,hydro quebec,sellafield,perenco,rubis,petro canada,saudi aramco,aramco,petrofac,wood group',
  'renewable-energy':
    'vestas,orsted,neoen,voltalia,siemens gamesa,edf renouvelables,akuo,edpr,enphase,first solar,sunpower,octopus energy,total eren,valorem,qair',
  environment:
    'veolia,suez,paprec,derichebourg,saur,biffa,viridor,thames water,severn trent,united utilities,anglian water,waste management inc,sepur,pizzorno',
  construction:
    'vinci,vinci construction,bouygues,bouygues construction,bouygues batiment,eiffage,colas,spie,spie batignolles,fayat,nge,eurovia,leon grosse,demathieu bard,gcc,rabot dutilleul,balfour beatty,laing o rourke,kier,morgan sindall,skanska,costain,galliford try,mace,willmott dixon,isg,bam nuttall,barratt,persimmon,taylor wimpey,berkeley homes,bechtel,turner construction,fluor,kiewit,aecom,jacobs,arup,egis,artelia,setec,ingerop,lafarge,holcim,saint gobain,strabag,hochtief,besix,pcl construction,campenon bernard,charpentier,legendre,gse,idverde btp',
  'real-estate':
    'nexity,cbre,jll,jones lang lasalle,savills,knight frank,cushman wakefield,foncia,orpi,century 21,laforet,guy hoquet,era immobilier,iad france,citya,altarea,icade,kaufman broad,bouygues immobilier,gecina,klepierre,unibail,land securities,british land,foxtons,remax,re max,keller williams,coldwell banker,redfin,zillow,rightmove,action logement,immobiliere 3f,paris habitat',
  logistics:
    'dhl,fedex,ups,dpd,gls,chronopost,geodis,kuehne nagel,kuehne,db schenker,schenker,dsv,xpo,gxo,ceva logistics,id logistics,fm logistic,stef,heppner,dachser,rhenus,bollore logistics,maersk,cma cgm,msc,hapag lloyd,sncf,sncf reseau,ratp,keolis,transdev,deutsche bahn,network rail,transport for london,tfl,eddie stobart,wincanton,clipper logistics,royal mail,la poste,colissimo,usps,union pacific,bnsf,canadian national,j b hunt,ch robinson,c h robinson,norbert dentressangle,jacky perrenot,mondial relay,yodel,hermes parcelnet,evri,eurostar,getlink,fret sncf',
  airlines:
    'air france,klm,lufthansa,british airways,easyjet,ryanair,emirates,qatar airways,etihad,delta air lines,united airlines,american airlines,southwest airlines,iberia,vueling,transavia,air canada,swiss international air lines,wizz air,virgin atlantic,aeroports de paris,groupe adp,adp,heathrow,gatwick airport,menzies aviation,swissport',
  retail:
    'carrefour,auchan,leclerc,e leclerc,intermarche,casino,monoprix,franprix,systeme u,super u,hyper u,cora,lidl,aldi,tesco,sainsbury s,sainsburys,asda,morrisons,waitrose,john lewis,marks spencer,marks and spencer,m s,co op food,boots,superdrug,primark,next plc,argos,currys,b q,walmart,target,costco,kroger,safeway,whole foods,trader joe s,home depot,the home depot,lowe s,best buy,macy s,nordstrom,decathlon,fnac,fnac darty,darty,boulanger,leroy merlin,castorama,bricomarche,ikea,conforama,but,maisons du monde,zara,h m,uniqlo,gap,kiabi,celio,jules,camaieu,promod,etam,galeries lafayette,le printemps,sephora,nocibe,marionnaud,action,gifi,picard,biocoop,grand frais,metro cash,ulta,dollar general,loblaws,sobeys,mr bricolage,gamm vert,jardiland,truffaut,cultura,go sport,intersport,foot locker,jd sports,sports direct,halfords,iceland foods,spar',
  'e-commerce':
    'amazon,cdiscount,veepee,vente privee,zalando,asos,boohoo,ebay,etsy,mirakl,manomano,back market,backmarket,vinted,rakuten,showroomprive,la redoute,ocado,shopify,wayfair,alibaba,vestiaire collective,leboncoin,farfetch,net a porter,instacart,deliveroo,uber eats',
  'luxury-fashion':
    'lvmh,kering,hermes,chanel,dior,christian dior,louis vuitton,gucci,cartier,richemont,van cleef,saint laurent,yves saint laurent,balenciaga,celine,givenchy,prada,burberry,tiffany,tiffany co,bulgari,rolex,swatch group,omega,chopard,longchamp,moncler,ralph lauren,armani,versace,fendi,loewe,lacoste,sandro,maje,smcp,inditex,zara,h m,uniqlo,mango,levi s,nike,adidas,puma,petit bateau,hugo boss,tapestry,coach new york,michael kors,chloe,lanvin,isabel marant,berluti,boucheron',
  cosmetics:
    'l oreal,loreal,estee lauder,sephora,yves rocher,clarins,l occitane,coty,shiseido,guerlain,parfums christian dior,lancome,caudalie,nuxe,sisley,the body shop,lush,avon,revlon,beiersdorf,kiko,pierre fabre dermo,givaudan,firmenich,iff,symrise,puig,rituals',
  'consumer-goods':
    'procter gamble,procter and gamble,p g,unilever,nestle,danone,l oreal,loreal,colgate,colgate palmolive,reckitt,reckitt benckiser,henkel,kimberly clark,johnson johnson consumer,coca cola,pepsico,mars,mondelez,kellogg,kellogg s,general mills,kraft heinz,ferrero,lactalis,bel,bongrain,essity,bic,seb,groupe seb,philip morris,british american tobacco,diageo,pernod ricard,heineken,ab inbev,carlsberg,lego,hasbro,mattel,dyson,whirlpool,electrolux,sc johnson,church dwight,clorox',
  'food-beverage':
    'nestle,danone,lactalis,bel,savencia,sodiaal,bonduelle,fleury michon,herta,bigard,socopa,ldc,cooperl,eureden,d aucy,tereos,cristal union,limagrain,roquette,barilla,ferrero,mondelez,mars,kellogg,kellogg s,general mills,kraft heinz,unilever foods,pepsico,coca cola,heineken,ab inbev,carlsberg,diageo,pernod ricard,moet hennessy,tyson foods,cargill,adm,bunge,arla,muller,premier foods,greencore,samworth brothers,2 sisters food group,mccain,lesaffre,saint michel,bridor,lu,andros,materne,pasquier,brioche pasquier,fromageries bel,triballat,yoplait,candia,bakkavor,warburtons,nomad foods,smithfield,jbs',
  agriculture:
    'limagrain,invivo,terrena,agrial,axereal,vivescia,gaec,earl,chambre d agriculture,john deere,claas,kuhn,syngenta,corteva,bayer crop science,monsanto,kws,euralis,maisadour,inrae,msa',
  hospitality:
    'accor,novotel,ibis,mercure,sofitel,pullman,marriott,hilton,hyatt,ihg,holiday inn,radisson,four seasons,ritz,the ritz,mandarin oriental,le meurice,plaza athenee,george v,premier inn,whitbread,travelodge,b b hotels,louvre hotels,campanile,club med,belmond,best western,sodexo,elior,compass group,eurest,api restauration,mcdonald s,mcdonalds,burger king,kfc,subway,starbucks,costa coffee,pret a manger,pizza hut,domino s,nando s,wagamama,pizza express,buffalo grill,hippopotamus,courtepaille,flunch,bigmamma,big mamma,groupe bertrand,bertrand restauration,del arte,aramark,the savoy,claridge s,soho house,wetherspoon,greene king,mitchells butlers',
  travel:
    'booking,booking com,expedia,airbnb,tui,thomas cook,jet2,club med,center parcs,pierre vacances,belambra,odalys,kuoni,fram,nouvelles frontieres,voyageurs du monde,trip advisor,tripadvisor,skyscanner,kayak,carlson wagonlit,cwt,amex gbt,american express global business travel,havas voyages,compagnie des alpes,eurodisney,disneyland paris,odigeo,opodo,trainline',
  education:
    'education nationale,ministere de l education,academie de,rectorat,lycee,college,ecole,universite,university of,sciences po,hec,essec,insead,harvard,stanford,mit,oxford university,cambridge university,imperial college,ucl,king s college,lse,openclassrooms,coursera,udemy,pearson,berlitz,wall street english,acadomia,cned,greta,afpa,galileo global education,ionis,academy trust,primary school,high school,secondary school,grammar school,sixth form',
  research:
    'cnrs,inserm,inria,inrae,cea,institut pasteur,max planck,fraunhofer,cern,cirad,ifremer,onera,ird,brgm,francis crick institute,wellcome sanger institute,los alamos,argonne',
  government:
    'mairie de,mairie d,ville de,conseil departemental,conseil regional,conseil general,departement de,region,prefecture,ministere,metropole de,communaute de communes,communaute d agglomeration,city of,county of,state of,department of,department for,home office,hmrc,dwp,cabinet office,ministry of,city council,county council,borough council,district council,gendarmerie,police nationale,urssaf,cpam,caf,france travail,pole emploi,dgfip,direction generale des finances publiques,tresor public,us army,irs,european commission,commission europeenne,parlement europeen,assemblee nationale,senat,insee,cnam,cour des comptes,london borough of',
  nonprofit:
    'croix rouge,red cross,british red cross,medecins sans frontieres,msf,medecins du monde,action contre la faim,oxfam,save the children,unicef,unhcr,wwf,greenpeace,amnesty international,amnesty,emmaus,secours populaire,secours catholique,restos du coeur,les restos du coeur,apprentis d auteuil,samu social,handicap international,humanity inclusion,care france,shelter,mind,barnardo s,nspcc,rspca,national trust,cancer research uk,macmillan,crisis,age uk,british heart foundation,salvation army,united way,habitat for humanity,fondation de france,ligue contre le cancer,sos villages d enfants,plan international,christian aid,wateraid,st john ambulance',
  'metals-mining':
    'arcelormittal,rio tinto,bhp,glencore,anglo american,vale,eramet,constellium,aperam,vallourec,tata steel,british steel,us steel,nucor,alcoa,norsk hydro,umicore,ugitech,aubert duval',
  machinery:
    'caterpillar,john deere,komatsu,liebherr,jcb,manitou,haulotte,fives,alfa laval,atlas copco,sandvik,cummins,man energy,kone,otis,schindler,thyssenkrupp,sidel,trumpf,kuka,fanuc,abb,siemens,schneider electric,rockwell automation,emerson',
  'electrical-equipment':
    'schneider electric,legrand,abb,siemens,eaton,nexans,prysmian,hager,rexel,sonepar,socomec,leroy somer,philips lighting,signify',
  electronics:
    'stmicroelectronics,intel,amd,nvidia,qualcomm,arm,soitec,nxp,infineon,texas instruments,broadcom,micron,samsung electronics,tsmc,asml,asmpt,lg electronics,sony,panasonic,foxconn,flex,jabil,dell,hp,lenovo',
  'rail-industry':
    'alstom,siemens mobility,bombardier transport,caf,hitachi rail,faiveley,wabtec,stadler',
  shipbuilding:
    'chantiers de l atlantique,naval group,beneteau,fincantieri,piriou,bae systems maritime,cammell laird,ferretti,jeanneau',
  wholesale:
    'rexel,sonepar,metro,point p,poliexpert,transgourmet,pomona,promocash,brake bros,brakes,bidfood,sysco,us foods,wurth,descours et cabaud,cedeo,brossette,travis perkins,jewson,screwfix,grainger,mckesson,cardinal health,ocp repartition',
  outsourcing:
    'teleperformance,webhelp,concentrix,foundever,sitel,capita,serco,majorel,comdata,armatis,intelcia,genpact,wns,ttec,alorica',
  software:
    'microsoft,salesforce,oracle,sap,adobe,atlassian,servicenow,workday,hubspot,zendesk,datadog,snowflake,databricks,mongodb,github,gitlab,dassault systemes,cegid,sage,lucca,payfit,dataiku,contentsquare,mirakl,algolia,doctolib,aircall,spendesk,pennylane,intercom,notion,slack,dropbox,box,twilio,okta,splunk,autodesk,intuit,xero,freshworks,talend,criteo,ovhcloud,docusign,asana,figma,canva,shopify,stripe,yousign,front,swile,ringcentral,zoom,palantir,elastic,hashicorp,sopra banking software,murex,linedata,berger levrault,septeo,esker,planisware,akeneo,malt,gong,outreach,salesloft,clari,monday com,smartsheet,qualtrics,veeva,red hat,vmware,citrix',
  'it-services':
    'capgemini,cap gemini,sopra steria,sopra,steria,atos,eviden,cgi,accenture,alten,altran,akkodis,devoteam,inetum,gfi,econocom,neurones,ausy,aubay,onepoint,infosys,tata consultancy services,tcs,wipro,cognizant,hcl,tech mahindra,dxc,ntt data,epam,expleo,segula,open groupe,talan,umanis,scalian,davidson consulting,astek,niji,kyndryl,thoughtworks,softserve,globant,computacenter,orange business,ibm',
  security:
    'securitas,g4s,seris,prosegur,allied universal,fiducial securite,onet securite,mitie security,brink s,loomis,protectim',
  cleaning:
    'onet,elior services,atalian,samsic,gsf,iss,derichebourg multiservices,mitie,sodexo facilities,ocs group,jani king',
};

/** Names that are also everyday words, or the start of other names: only the whole name counts. */
export const WHOLE_NAMES =
  'free,but,action,next plc,king,orange,target,gap,shell,mango,mind,shelter,crisis,three uk,alma,square,april,ch,ee,o2,bt,ing,caf,ars,ford,mars,bel,lu,box,zoom,slack,sage,iss,ups,casino,metro,msa,ird,cea,mit,canal,iff,region,reed,crit,ramp,oracle,alan,alpine,omega,arm,flex,omd,moore,crowe,fidelity,vanguard,puma,lush,avon,ibis,front,gong,clari,spar,boots,subway,intel,emirates,merck,hermes,dior,seb,bic,adm,cora,jules,celine,chloe,gm,dow,sika,care france,rogers,sidel,saur,ledger,wise,notion,figma,asana,mace,kier,arval,magna,hella,daher,atr,esa,nasa,gls,dpd,msc,stef,icon plc,pleo,chime,affirm,brex,stripe,plaid,klarna,swile,saab';
