/**
 * Short and foreign forms of first names, English and French, a group a line. The first word stands
 * for the group. A short form of several names joins them: a person decides in the end.
 */
const GROUPS = `
robert rob bob bobby robbie bert roberto
william will bill billy willy liam guillaume wilhelm guillermo
richard rick dick ricky rich richie
james jim jimmy jamie jaime
john johnny jack jon jonathan johnathan jean jeannot ian ivan juan giovanni johannes hans
joseph joe joey jo josef jose giuseppe youssef yusuf
michael mike mikey mick michel mickael mikael mikhail miguel michele misha
thomas tom tommy tomas
charles charlie charly chuck carlos karl carl
edward ed eddie eddy ted ned edouard eduardo teddy
henry harry hank henri enrique heinrich
alexander alex alexandre alexandra sacha sasha sandy alexis alejandro alessandro aleksandr aleksander alec sandra
andrew andy drew andre andrei andreas andrea
anthony tony antoine antonio anton tonio
benjamin ben benny benji
christopher chris kris christophe christian christine christina christelle kristina tina kit topher cristina
daniel dan danny dani danielle daniela
david dave davy
frederic fred freddy freddie frederick frederique friedrich federico
francois francis frank frankie fran francisco francesco franz frans frances francoise paco
george georges jorge giorgio georg yuri youri iouri georgy
gregory greg gregoire gregor grigory grigori
jeffrey jeff geoffrey geoff geoffroy
joshua josh
kenneth ken kenny
lawrence larry laurent laurence lorenzo laurie
leonard leo leon leonardo lenny
matthew matt mathieu matthieu matthias matteo mateo matt mat matty
maximilian max maxime maxim maxence massimo
nathaniel nate nathan nat
nicholas nick nicolas nico nicky nikolai niko klaus nicole nicoletta
oliver olivier ollie oliviero
patrick pat paddy patricia patty tricia patrice
peter pete pierre pedro pietro piotr pyotr petr pierrot
philip phil philippe felipe pip
raymond ray
ronald ron ronnie
samuel sam sammy samantha
stephen steve steven stephane stefan esteban etienne stevie stephan
sebastian seb bastien sebastien
theodore theo fyodor theodor
timothy tim timmy timothee
victor vic viktor victoria vicky tori
vincent vince vinnie vincenzo
walter walt wally
zachary zach zack zak
abigail abby gail
adelaide heidi addie
amanda mandy
angela angie angelique angelina
anne ann anna annie anita hannah nancy ana anya nan
barbara barb babs barbie
beatrice bea trixie beatrix beatriz
caroline carol carrie caro carolina carolyn
catherine kate katie cathy kathy kat katherine kathryn katarina ekaterina karine karin katia katya cat caterina
charlotte lotte lottie charly
clementine clem clemence
constance connie
cynthia cindy
deborah debbie deb debra
dominic dom dominique nick
dorothy dot dottie dorothee dora
eleanor ellie nora elea eleonore leonor
elizabeth liz beth betty lizzie eliza elise lise lisa isabelle isabel isabella elisabeth babeth bettina elsa
emily emma emilie emmy
evelyn eve eva evie eveline
florence flo flora
gabriel gabe gaby gabrielle gabriella
genevieve ginette gigi
helen helene elena lena nell ellen eleni yelena jelena
irene irina rena ira
jacqueline jackie jacky jacques
jennifer jen jenny
jessica jess jessie
joanna jo joan jeanne joanne johanna jane janet
josephine josie fifi
judith judy judie
julia julie juliette juliet iulia yulia jules julian julien julius giulia julio
kimberly kim
lucy lucie lucia luce lucille
margaret maggie meg peggy marguerite greta margot daisy margaux rita
marie maria mary mariam maryam molly polly miriam myriam manon maryse
martha marta marthe patty
martin marty martine
melanie mel
monica monique mona
natalie nathalie natasha nat natalia natacha
olivia liv livia
pamela pam
rachel rach raquel rachelle
rebecca becky becca rebekah
rosemary rose rosie romy rosa
sarah sara sally sadie
sergey serge sergei serguei sergio sergiy
sophie sophia sofia sonia
stephanie steph stefanie fanny stefania
susan sue susie suzanne suzie susanna
sylvie sylvia silvia
teresa therese terry tess tessa
valerie val
veronica veronique ronnie vero
virginie virginia ginny
wladimir vladimir vlad vova
yevgeny evgeny eugene eugenie gene evgeni evgenia
dmitry dimitri dima dmitri dimitry
mohammed mohamed muhammad mehmet mohammad momo
abdel abdul abdallah abdullah
ahmed ahmad ahmet
hussein hossein husein houssein
aleksei alexei alexey aleksey aliocha
`;

const groupOf = new Map<string, string>();
for (const line of GROUPS.trim().split('\n')) {
  const names = line.split(' ');
  for (const name of names) if (!groupOf.has(name)) groupOf.set(name, names[0]!);
}

/** The name that stands for all forms of this first name, in folded letters. */
export const nicknameGroup = (word: string): string | undefined => groupOf.get(word);

/** Forms that follow a rule: `Benoît` and `Ben`, `Dominique` and `Dom`, `Valentine` and `Val`. */
export function areForms(one: string, other: string): boolean {
  const [group, otherGroup] = [groupOf.get(one), groupOf.get(other)];
  if (group !== undefined && group === otherGroup) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const stem = short.length >= 5 ? short.replace(/(?:ie|y|o|ou)$/, '') : short;
  return stem.length >= 3 && long.length >= stem.length + 2 && long.startsWith(stem);
}
