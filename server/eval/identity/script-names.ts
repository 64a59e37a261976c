/**
 * First and last names as written in their own script and in Latin letters, from the lists of common
 * names by country by sigpwned (CC0).
 */

export interface ScriptNames {
  first: readonly (readonly [string, string])[];
  last: readonly (readonly [string, string])[];
}

const pairs = (text: string): (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]);

export const CYRILLIC: ScriptNames = {
  first: pairs(`
    Виктория=Viktoria Мария=Maria Никол=Nikol Рая=Raya София=Sofia Йоана=Yoana Дария=Dragana
    Габриела=Gabriela Александра=Aleksandra Симона=Simona Александър=Aleksandar Георги=Georgi
    Мартин=Martin Калоян=Kaloyan Борис=Boris Димитър=Dimitar Теодор=Teodor Даниел=Daniel Иван=Ivan
    Никола=Nikola Виктор=Viktor Анастасия=Anastasia Елена=Yelena Ольга=Olga Наталья=Natalia
    Екатерина=Yekaterina Анна=Anna Татьяна=Tatiana Ирина=Irina Юлия=Yulia Александр=Alexander
    Сергей=Sergei Дмитрий=Dmitry Андрей=Andrei Алексей=Alexey Максим=Maxim Евгений=Evgeny
    Михаил=Mikhail Артём=Artyom София=Sofiya Мария=Mariya Алиса=Alisa Ева=Eva Виктория=Viktoriya
    Полина=Polina Александра=Alexandra Елизавета=Elizaveta Варвара=Varvara Лев=Lev Марк=Mark
    Матвей=Matvey Даниил=Daniil
  `),
  last: pairs(`
    Смирнов=Smirnov Иванов=Ivanov Кузнецов=Kuznetsov Попов=Popov Соколов=Sokolov Лебедев=Lebedev
    Козлов=Kozlov Новиков=Novikov Морозов=Morozov Петров=Petrov Волков=Volkov Соловьёв=Solovyov
    Васильев=Vasilyev Зайцев=Zaytsev Павлов=Pavlov Семёнов=Semyonov Голубев=Golubev
    Виноградов=Vinogradov Богданов=Bogdanov Воробьёв=Vorobyov Иванова=Ivanova Георгиев=Georgiev
    Георгиева=Georgieva Димитров=Dimitrov Димитрова=Dimitrova Петрова=Petrova Николов=Nikolov
    Николова=Nikolova Христов=Hristov Христова=Hristova Стоянов=Stoyanov Стоянова=Stoyanova
    Тодоров=Todorov Тодорова=Todorova Илиев=Iliev Илиева=Ilieva Ангелов=Angelov Ангелова=Angelova
  `),
};

export const GREEK: ScriptNames = {
  first: pairs(`
    Μαρία=Maria Ελένη=Eleni Ανδρούλα=Androula Γεωργία=Georgia Παναγιώτα=Panagiota Άννα=Anna
    Χριστίνα=Christina Κατερίνα=Katerina Ιωάννα=Ioanna Κυριακή=Kyriaki Ανδρέας=Andreas
    Γεώργιος=Georgios Κωνσταντίνος=Konstantinos Χρήστος=Christos Νικόλαος=Nikolaos
    Μιχάλης=Michalis Παναγιώτης=Panagiotis Ιωάννης=Ioannis Μάριος=Marios Δημήτριος=Dimitrios
    Αικατερίνη=Aikaterini Βασιλική=Vasiliki Σοφία=Sophia Αγγελική=Angeliki Γεωργία=Gogo
    Δήμητρα=Dimitra Κωνσταντίνα=Konstantina Παρασκευή=Paraskevi Βασίλειος=Vasileios
    Αθανάσιος=Athanasios Μιχαήλ=Michail
  `),
  last: pairs(`
    Σαμαράς=Samaras Παπουτσής=Papoutsis Κρητικός=Kritikos Αϊβαλιώτης=Aivaliotis Κοντός=Kontos
    Μυταράς=Mytaras Κουφός=Koufos
  `),
};

export const SERBIAN: ScriptNames = {
  first: pairs(`
    Јана=Jana Софија=Sofija Мила=Mila Хана=Hana Бисера=Bisera Сара=Sara Јована=Jovana Ева=Eva
    Дарија=Darija Лука=Luka Дамјан=Damjan Михаил=Mihail Марко=Marko Јован=Jovan Давид=David
    Петар=Petar Матеј=Matej Стефан=Stefan Милица=Milica Јелена=Jelena Марија=Marija
    Мирјана=Mirjana Драгана=Dragana Снежана=Snežana Љиљана=Ljiljana Ивана=Ivana Ана=Ana
    Гордана=Gordana Драган=Dragan Милан=Milan Александар=Aleksandar Зоран=Zoran Никола=Nikola
    Милош=Miloš Горан=Goran Душан=Dušan Дејан=Dejan
  `),
  last: pairs(`
    Јовановић=Jovanović Петровић=Petrović Николић=Nikolić Марковић=Marković Ђорђевић=Đorđević
    Стојановић=Stojanović Илић=Ilić Станковић=Stanković Павловић=Pavlović Милошевић=Milošević
  `),
};
