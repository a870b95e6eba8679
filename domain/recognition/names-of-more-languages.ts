/**
 * Further short and pet names, in the form of the table in `given-names.ts`: mostly Slavic, Greek, Italian, German, Hebrew, and the English names
 * that people of other languages go by. Compiled by hand for Fondly from names in common use.
 */
export const MORE_NICKNAMES = `
abdiel: abdi
abdullah: abdul abdu abdallah
abdulrahman: abdul abdu
abelardo: abel lalo
abraham: avi avrum abie
adalberto: beto
adebayo: bayo
adelaide: heidi
agnieszka: aga agnes
agustin: gus tin
aikaterini: katina katerina catherine kathy
akira: aki
alan: al
albert: alberto
alejandra: sandra jandra
aleksander: olek alex
aleksandr: sanya shura sasha alex alexander
aleksandra: sasha shura ola alexandra
aleksei: alyosha lyosha alex
alexander: alekos alekas sandro sascha sanya shura olek xan sasha aleksandr alejandro oleksandr alexandros alessandro
alexei: alyosha lyosha alex
alexey: alyosha lyosha alex
alfonso: alfie
alfred: alfredo
alfredo: fred freddy al
alma: almita
amalia: mali
anabel: bel
anastasia: nastya nastia asya
anastasios: tasos
anastasiya: nastya nastia asya
anatoly: tolya tolik
andrea: andy
andres: andrew
andrew: andrei andrey andriy andres andreas andrzej
andrzej: andrew andy jedrek
angeles: angie
angelica: angie angy
angelo: angie
ann: ana
anna: anya ania anechka anka ana
anthony: antonio anton antoni
antoine: tony
antonietta: toni etta nettie
antonio: tonino toni nono anthony
apostolos: paul lakis tolis
araceli: chely ara celi
aracely: chely cely
arkady: arkasha
armando: mando nando
armida: mida
arnulfo: fito nufo
arturo: art
asuncion: asun
athanasios: thanasis tom thomas
augustine: gus augie
aurelio: yeyo
aurora: rora
avraham: abe avi abraham avrum
babatunde: tunde
barbara: basia
beatriz: bety
bernarda: berna
bernardine: bernie dina
birgitta: britt gitta
boguslaw: bogdan
bohdan: dan bogdan
boris: borya
branislav: bane
brigida: bri
camila: mila
camille: cam cammie
candace: candy
candice: candy
carlos: charles charlie chuck carlo
carmela: millie melina mela
carmen: mela maricarmen
carmine: carm
carolina: carrie lina
casimiro: miro
catalina: kathy cathy lina
caterina: rina cathy kate
catherine: katya kasia caterina katerina catalina
cayetano: tano
cecil: cece
cecilia: cecy
cesar: checha
chaim: hyman
charalambos: harry bobby babis
charity: cherry
charles: charley carlo karl
chrysanthi: chrissie
chukwuemeka: emeka
clayton: clay
clementina: tina clem
concepcion: chona connie
concetta: connie tina
consuelo: connie
cornelia: nell
cornelis: kees neil corny
cornelius: corny con
crescencio: chencho
cristina: crissy
cristobal: chris tobal
daniel: danil danya danylo
daniela: danny
david: dovid dudi dudu
delilah: lila
deloris: dee
demetra: toula
demetrius: dee
denise: neecy
desiree: des
despina: debbie
destiny: des
devin: dev
diana: didi
dimitrios: dimitri mitsos jim jimmy james
dmitri: dima mitya
dmitry: dima mitya
dmytro: dima
domenico: mimmo nico nick dom
domingo: mingo chomingo
dominique: dom
dorothea: dodie
dorothy: dodie
dragan: gagi
dusan: dule
eduard: ed
eduardo: edward
edward: eduardo edoardo eduard
edwina: winnie
ekaterina: katya katia kate
elena: lena lenka yelena olena
eleni: elaine helen
eleuterio: tello
eliezer: lazer eli
elijah: lige
elisabeth: elsa ilse lisl lisbeth
elisheva: elizabeth
elizabeth: liza elzbieta elisabetta
elvira: vira
elzbieta: ela elizabeth liz
emilia: mili
emmett: em
enrique: henry rick ricky
epifanio: pifas
erik: rick
ernestina: tina
ernestine: tina teenie
ernesto: ernie ernest
esperanza: espe hope
estefania: fany
estela: tela stella
esther: esti etty hettie tete
etienne: steve
eugene: zhenya evgeny yevgeny
eugenia: gena kena
eugenio: gene queno
eunice: una
evangelia: lia litsa angie
evangelos: angelo vangelis
evaristo: varo
everett: rhett
evgeni: zhenya gene eugene
evgenia: zhenya eugenia
evgeniya: zhenya eugenia
evgeny: zhenya gene eugene
ewelina: evelyn
federico: fred lico
felicia: lisha
felicitas: licha
felipe: phil philip
ferdinand: ferd fred
ferenc: feri frank
fidel: fido
filomena: mena phyllis
finnegan: finn
florencio: lencho
florentino: tino
fortunato: nato
frances: frankie
francesca: fran franny frances
francesco: franco frank frankie cesco
francis: francesco
francisca: kika fran
franciszek: franek frank
francois: frank
friedrich: fritz fred
gabriella: gabby ella
gaetano: guy tom
galina: galya
genevieve: ginny
gennady: gena
gennaro: jerry
georg: jorg
george: jorge georgios giorgos georgi jerzy giorgio yiorgos
georgios: george giorgos yiorgos
geraldine: dina
gerard: jerry
gerardo: gerry
german: mancho
gertrude: gert trudy
giacomo: jack jim
giancarlo: carlo
giovanna: gianna joann vanna
giovanni: gianni john nino vanni
giuseppa: josie pina
giuseppe: joe beppe peppe peppino pino
giuseppina: josie pina pinuccia
gloria: glory gloris
graca: gracie grace
graciela: gracie
gregorio: greg gregory
gregory: grisha grigory gregorio grzegorz
grigory: grisha
griselda: zelda
grzegorz: greg gregory
guglielmo: memmo bill
guillaume: will guy
guillermo: william
gurpreet: gary preet
gyorgy: gyuri george
halyna: galya halya
hannah: chana hanna
helen: eleni lena
hendrik: henk henry hank
henry: enrico enrique heinrich henri
henryk: henry heniek
herbert: herbie
herminia: mina
hezekiah: zeke
hilario: layo
hildegard: hilde
hiroshi: hiro
hiroyuki: hiro
hortencia: tencha
hortensia: tencha
ibrahim: abe ibo abraham
ignatius: nate
igor: igorek gosha ihor
ihor: igor
ikechukwu: ike
imelda: mela
immanuel: manny
imogene: gene
ines: nechi
inocencio: chencho
ioannis: john yiannis yanni giannis
irene: irina ira eirini irini
irina: irene
isaac: yitz itzik ike zack
isadora: izzy dora
isaiah: zay
isidro: chilo
istvan: pista steve stephen
iulia: yulya julia
ivan: vanya vania ivanko vancho
jaclyn: jackie
jacobus: koos jack
jacqueline: jackie
jacquelyn: lyn
jacques: jack
jadwiga: jadzia
jakub: kuba jake jacob
jamal: gamal
james: jem
jan: janek john jaap
janos: jancsi john
jasmine: jazz jas
jaswinder: jassi
javier: xavi
jeremiah: jem
jeronimo: momo
jerzy: jurek george
joanna: asia
joaquin: quincho jack
joaquina: quina
johann: hans john
johanna: joke hanna jo
johannes: hans jan john
john: jackie vanya yanni giovanni ioannis johann jan
jorge: jorgito george
josef: sepp joe
josefa: josefina chepa fina
joselyn: josie
joseph: jody yosef yossi josef jozef giuseppe jose
josephe: jo
josephine: josy
josiah: joe si
jovan: john
jozef: joe joseph
jozsef: joe joseph jozsi
juan: john
judith: jude
julia: juli jule yulia yulya iulia giulia
julian: juli
juliana: juli
julieta: july
justina: tina
kaitlyn: kate katie
katalin: kati kathy
katarzyna: kasia kathy catherine
kateryna: katya katia kate
katharina: kathe katrin kathi
katherine: katya kasia kateryna katarzyna katerina katia
kathryn: kath
katrina: kat trina
kazuo: kaz
keith: kei
kendra: ken
kendrick: rick
khadijah: dija
kirsten: kirstie
konstantin: kostya kostia
konstantinos: kosta kostas costas dino gus
krishnan: kris
kristen: krissy
kristoffer: chris
kristopher: topher
krystyna: krysia christine chris
krzysztof: kris krzys chris christopher
ksenia: ksyusha xenia
kseniya: ksyusha xenia
lakeisha: keisha
larisa: lara lora
lars: lasse
laszlo: laci leslie les
latasha: tasha
latisha: tisha
latoya: toya
laura: lala
lauren: ren
laverne: verne
lawrence: lorenzo
lazaro: lacho
leander: lee
leland: lee
leo: lenya leonid
leobardo: leo
leocadio: cadio
leonid: lenya
leonor: leo
leopold: leo poldi
leticia: tish letty lettie
lilia: lili
liliana: lily
lincoln: link
lindsey: lin
lionel: leo
lorenza: lencha
lorenzo: enzo renzo larry
loretta: lori etta
louis: luigi
lourdes: lula
lubov: luba
lucia: luci chia lucy
luciana: lucy luci
lucille: lou
lucius: luke
lucy: lucia
ludmila: lyuda luda mila
ludwig: lutz louis
luigi: gino lou louis
luis: louis lou
luke: luca lukas
luz: lucha lucita
lydia: liddy
lynette: lyn nettie
lyubov: lyuba luba
lyudmila: lyuda luda mila
maciej: maciek matt
magdalena: magda lena maggie
magdolna: magdi
malachi: mal
malgorzata: gosia margaret
manuel: meme manolito
manuela: manolita
marcelino: chelino
marcin: martin
margaret: margarita margherita malgorzata
margarethe: grete greta gretchen
margherita: rita
marguerite: margot
maria: masha marusya maruja mia
maribel: mari bel
maricela: mari
maricruz: mari
marilyn: mari
marina: mari
marisa: mari
marisol: mari sol
mariya: masha marusya
mark: marco marek
marko: mark
marlene: marly
martha: marta
martin: tin
martina: tina
maryam: miriam mariam
masahiro: masa
mateo: teo
mateusz: matt matthew
matias: mati
matthew: mateo matteo mateusz matei
matthias: matt
maurice: mo
maximino: chimino
menachem: mendy mendel
mercedes: mechita mercy sadie
michael: misha mykhailo mikhail miguel michal
michal: mike michael
michel: mike
michele: mike
michelle: missy
mieczyslaw: mietek mitch
miguel: michael mickey
mikael: mike micke
mikhail: misha
miklos: mike nick
milagros: mila milly mili
mildred: midge
millicent: millie
miranda: randi
miriam: miri mimi
mirko: mike
mohammed: mo moe hamada
montserrat: montse
mordechai: motti mordy mort
moshe: moses moe moishe
muhammad: mo moe
mykhailo: misha michael
mykola: kolya nick
nadezhda: nadya nadia
nadine: nady
natalia: natasha nata nat talia
natalie: natasha natalia natalya
nataly: natalie
natalya: natasha nata
natividad: nati
nehemiah: nemo
nerissa: nessa
ngozi: ngo
nicholas: niko nikos kolya nikolai nikolaos nicola mykola
nicolas: colas
nicolina: lina nicky
nikola: nick
nikolai: kolya nick
nikolaos: nick nikos niko
nikolay: kolya nick
nina: ninochka
nobuo: nobu
noemi: mimi
norberto: beto
obadiah: obie
octavia: tavie
octavius: gus
odessa: dessa
oksana: ksyusha ksana
oleksandr: sasha oles alex
olena: lena
olga: olya
olha: olya olga
olivia: livi
olof: olle
olufunmilayo: funmi
oluwakemi: kemi
oluwaseun: seun
oluwatobi: tobi
oluwatoyin: toyin
olympia: pia
ophelia: phelia
orlando: lanny
orville: orv
oscar: oski
otilia: tila
owen: eoin
pablo: paul
panagiota: toula yiota
panagiotis: pete takis panos peter
pantelis: pete
paraskevi: voula vivi
pasquale: pat lino patsy
paul: pasha pavel paolo pavlo pawel
pavel: pasha paul
pavlo: pasha paul
pawel: paul
pedro: peter
per: pelle
peter: petya pedro piotr pietro panagiotis petros
petro: petya peter
philip: felipe filippo
phineas: finn
phoebe: bebe
pierre: pete
pieter: piet peter pete
piotr: petya peter pete
porfirio: firo
primitivo: tivo
purificacion: puri
pyotr: petya peter
rachel: rochel ruchel
rachelle: shelly
raffaele: ralph lello
raimundo: mundo
rajeev: raj
rajesh: raj
rajinder: raj
rajiv: raj
ramesh: ram
ramiro: miro
ramona: moncha mona
raquel: kel
raymundo: mundo ray
refugio: cuquita cuca
rene: ray
reuben: rube
ricardo: richard
richard: ricardo riccardo
rigoberto: rigo
rivka: rebecca becky rivky
robert: roberto
roberto: robbie tito
rocco: rocky
rochelle: shelly
rocio: chio
rodolfo: rolo
rogelio: roger yeyo
roman: roma
romualdo: romo
rosa: rosie
rosalia: rosy lia
rosalinda: rosa linda roz
rosalyn: roz rosie
rosario: charito
rose: rosa
roseanne: rosie
rowena: ro winnie
rufino: fino
ryszard: rysiek richard rich
sabrina: brina
salome: sal
salvatore: sal sam turi toto
samantha: mandy sammie
samuel: sami
sandor: sanyi alex
santos: sany
sarah: sora sadie
satish: sat
scott: scotty
sebastian: chano chanito
selena: lena
selina: lina
sergei: seryozha serge serhiy
sergey: seryozha serge serhiy
shlomo: solomon sol
shmuel: sam samuel
silvestre: chive
simon: moncho
slawomir: slawek
slobodan: boban bob
sophia: sonya sofia zofia
sotirios: sam sotiris
stanislav: stas slava
stanislaw: staszek stan stas
stavros: steve
stefan: steve stef
stephen: stefan esteban istvan stefano stefanos
stevan: steve
subramaniam: subbu
subramanian: subbu
sukhwinder: sukhi
sullivan: sully
susan: sukie
susana: susan
susannah: hannah sukey
svetlana: sveta lana
svitlana: sveta lana
svyatoslav: slava
sybil: sibbie
sylvester: vester
tadeo: teo
tadeusz: tadek ted
takashi: taka
tamara: tam
tanisha: nisha
taras: tarasik
tatiana: tanya tania
tatyana: tanya tania
telesforo: foro
temitope: temi tope
teresa: reese
terrell: terry
tetiana: tanya tania
thelma: tel
theodora: teddy thea dora
theodore: fedor fyodor teodoro theodoros
theodoros: ted theo
theresa: teresa
therese: terry
thomas: tomas tomasz tommaso
tiburcio: bucho
timofey: tima tim
tomasz: tomek tom thomas
torsten: tor
toshio: toshi
trinidad: trini
tyrone: ty
tyson: ty
ulrich: uli
ulysses: uly
vadim: vadik
valente: vale
valentin: valya
valentina: valya vale tina
valeria: vale val
valery: valera
vasiliki: vicky vasso
vasilios: bill vasili vasilis
vasily: vasya
vasyl: vasya bill
vaughn: von
venancio: nancho
venkataraman: venkat ram
venkatesh: venkat venky
vera: vee
vicenta: chenta
victor: vico vitin vitya viktor vittorio
victoria: vika vic
viktor: vitya victor
viktoria: vika
viktoriya: vika
vincent: vicente vincenzo
vincenza: enza
vincenzo: enzo vince vinny
vito: vic
viviana: vivi
vladimir: vova volodya vlad
vladislav: vlad slava
volodymyr: vova volodya vlad vladimir
vyacheslav: slava
walter: wat
washington: wash
wenceslao: wences
wilbert: will bert
wilfredo: willy fredo will fred
wilhelm: willi will bill
willem: wim bill will
william: wim
wilson: will
winifred: freda
winona: nona
wladyslaw: wladek walter
wojciech: wojtek al
wolfgang: wolf
xavier: zave
ximena: mena
yaakov: jacob jack yanky
yakov: yasha jacob
yaroslav: slava yarik
yasmin: yaz
yehoshua: joshua josh
yehuda: judah yudi
yekaterina: katya katia kate
yelena: lena
yesenia: jessie
yevgenia: zhenya eugenia
yevgeniya: zhenya eugenia
yevgeny: zhenya gene eugene
yitzchak: isaac yitz itzik
yitzhak: isaac yitz itzik
yochanan: john
yonatan: jonathan yoni
yosef: joseph joe yossi
yoshio: yoshi
yulia: yulya julia
yuliya: yulya julia
yuri: yura yuriy
yusuf: joe joseph
zbigniew: zbyszek zbig
zeljko: jake
zenaida: zeni
zinaida: zina
zofia: zosia sophie sofia
zoltan: zoli
zoraida: zory
zsuzsanna: zsuzsa susan
`

/** Given names that stand in no other table. They are listed so that two similar ones count as two people, not as a typing error. */
export const MORE_GIVEN_NAMES = `
celeste celestine
abdi abdirahman abdoul abdulkadir abebe abha abimbola abshir adebayo adelmo adriel aiguo aino akemi akhilesh alemayehu alida alka almaz alta amado
aminata anahit ander anders ani anju ante antti aoife ara aracely aram arash araxie arcelia ardis ariadna armida arne arvid asad ashot astghik avis
avital awa ayala ayla aylin azadeh azucena baltazar balwinder baozhu baris bashiir behnam bekele bela bengt benigno benoit berk bernarda beulah bhanu
bharati bijan bin binta birgit biruk bluford bola bongsoon bonita bowen bracha braelyn branko brantley briggs briseida bryn burak byrl cairo callahan
callen camdyn can cara carina carma carmelita carys cathal cayson celso cem chana changming chantal charlee charleigh chaviva chie chika chikako chinh
chinwe chong chun chunhua citlali claribel cloyd columbus conrado coralie corliss cormac csaba cuauhtemoc cui da daesung dag daigo daljit damaris
damini dandan dao dariush darko dash dawit deep deeqa dejan delphia delphine demba demi deniz denver dermot devika devora diarmuid didier dillie
dionisio djibril donal dorene dorinda dortha dov dragan drago dream duska earleen easter ece edelmira edythe eero efigenia efraim eija eirik elan
eldora elif eligio elisheva elna elouise elroy elta emberly emersyn emiliana emine emogene emre ena enedina eneida eoghan epifanio erendira eri
eriberto erkki erling ermal ermelinda erzsebet esa esra etienne evalyn evelia fabien fabienne fairy fang fanta farhad farhan farshid fartun fatou
fayrene felicitas ferenc fereshteh fergus ferne fidencio fikru filiberto finbar fintan fionnuala flavio flor folake fredda froylan fu fumi funmi gabor
garnet garo gatlin gayane gayla gbenga gemma genell georgine getachew geza ghislaine gilles girma gisela golnaz gopi goran gracelyn grainne griselda
guang gudrun guillermina gul gunilla guo gurdeep gurmeet gurpreet gyeong gyorgy hadas hagop haiyan hakan hakon halil halvor hamed haneul hannu harald
harjit harleen harpreet harsha haru hatice haydee he hedda heikki helge heliodoro helmi heng herminia herve hibo hiep higinio hikaru hiroyuki hirut
hobart hodan hongmei hovik hrant hrvoje huseyin huy hyunseok ibou idalia idan idella idris ifrah ikenna ikran ikuko ilan ildiko ilkka imre ina inder
indie inga ingeborg iola irasema isela isidra ismahan istvan itai ivica jacinta jaeyoung jagdeep jagjit jamshid janos jari jasbir jasiah jaspreet
jaswinder jayceon jeannine jelena jessamine jettie jianguo jianhua jide jimena jisung jocelyne johnetta jolie jonnie joon jorgen josiane josip jozsef
judit juha jukka julienne juniper junjie juventino kaia kailani kairo kaisa kalle kamran kana kanako kanta karanjit karine karleen kashton katalin
katri katsumi kaveh kayode kazumi kehinde keiichi keila kemal kenichi kensuke keren keyvan khadra khady khoi khosrow kidist kimiko kiran kjell knut
koa komal kulwinder kumi kyoji kyrie kyson kyung lachlan lakhwinder laleh lanre laszlo laurent lauri laverne lazaro leena legend lela lennon leobarda
leota levente levon leyda lian liban librada lida liisa lijuan linnie liora liping lise liwei liya ljiljana lona london lorcan lorene lorine louetta
lovie lucienne lucrecia lura lurline lusine luvenia ly lyda lyra maayan madhur magali magdolna mahad mahin mahsa maire maja maki malachy mamoru
mandeep manijeh manish manjit manpreet mariama mariel marija marit marjatta masa masoud mats matti mauro maybelle mayu meena mehdi mehmet mehran
meiling meira mekdes melba melesio mellie melquiades merav merna meron mertie merve metin mettie michio mieko mikko miklos milagros milica milos minah
minako minoru minta mireille mirjana mitra mitsuko mittie miyoko mladen modesta modou mohinder mojgan momoko mozella mulu murat myrtis myung na nachum
nalini nao naoya narek narinder nasra navdeep navid navy ndeye nebojsa nechama neeru nelida nella nenad nereida niall niamh nicanor niina nikola
niloofar nils ning nir nirmal nitzan niyi nkem noa noam noe noemie nona norberta norene norio novella nshan nuala nubia oaklyn ocie odd odile ofer
oisin ole olegario olli olufemi oluwole omid omri oneta onyx ophelia orhan orpha oskar otilia ottilie ouida ousseynou ozgur paavo padraic palak pape
parisa parminder parviz pascal pascale pascuala pastora paulino paxton payam pekka penina per pesach petter piedad pirkko piroska placido poppy
porfiria pouya prabha pramila pratima prerana primitivo princeton priti purnima qi qian qiang qin rachna radmila raffi ragnar ragnhild raiden rajinder
ramin ramira ratko ravinder ravit raymundo reena regine rei remi renu retha reva reynalda reza ridge riitta rilla risa risto rocio roena rohini roisin
rokhaya rolf rome romualdo ronen rosalva rotimi roya ruairi rubi rumi rupinder ruti ryoko sabino sadhna sagal sahra samara samatar samella samrawit
sanaz sandor sandrine sangita sangmin sanja sanna santana saoirse sarit sarkis sarla saroj sasa sashi satwinder sayaka saylor sayuri seda seiko selam
selene selin sema senait seojin seokjin sepideh seppo serafin serkan seungmin severiano severine sevgi seynabou shahin shahram shai shakuntala shalini
shani sharda shaul sheela sheng shigeo shiho shirin shizuka shoko shuang shubha shukri siamak sidy sigal signe sigrid silvestre sima sinead siranush
siv sivan slavica slobodan snezana soheila sola solange solveig song sorcha srdjan stetson stig stjepan subash sudie suji sukhdeep sukhwinder sula
sumie sunghee surinder sutton svein sven sylas sylvain sylvaine sylvania synnove tadesse tadhg taeho taiwo takako takeru tal tali tamar tamas tamiko
tapani tarja tatjana tatsuo tayo teemu tejinder telesforo tempie teodora terje teruo tesfaye tetsuya thach theda theola theora thierry thong tibor
tiburcio tien tigist tigran timo titan tobi toivo tokiko tola tolga tomasa tomer tomoe tomoki tong tor torbjorn torin tove tranquilino tressa tressie
trilok trond trudie truett tsuyoshi tu tuomas tuula twyla tzipora ulf ulla umit una urbano uri vada vahe vahid valente valinda vallie varinder vartan
veli vella velva vena venancio vennie veola verla verlie verona vertie vesna vianey vibeke vidal ville vineeta viney virgie viridiana vu wale warsame
wava weimin wenbo wilder willodean wrenley wu wylene xian xiang xiao xiaohong xiaoli xiaoming xiomara xiuying xochitl xue xueqin yae yair yamileth
yaniv yann yaron yasaman yasemin yasuhiro yayoi yehudit yemi yeon yifan yilmaz yoav yohannes yolande yonatan yoshiaki yoshie yoshimi younghee youngmi
yuichiro yulan yunseo yuridia yusra yutaka yuval yvan yves zacarias zada zahra zainabu zamzam zariyah zaven zdenka ze zeev zehra zeljko zella zenaida
zenobia zerihun zetta zeynep zheng zhong zhu zihan ziva zlatko zoila zoltan zona zoraida zoran zsolt zsuzsanna zula
anila arman armine arpine ashlee ashlyn ashlynn baljit brock brooke camila camilo cheol chul ciaran dong eun gage glyn glynn gor gunda gyu hamdi hayk
hee hyun hyung ivanka jae jagtar jaspal jung kemi kulwant lottie marcelina marcella marcellus millie minju minjung nare paige paramjit phuong quan
quang sade selim serap seung sevda sibel sik skyler sung sunita surjit svea takashi trang woo yavuz yoon young zorana
`

/** Further customary spellings of one name, in the form of the table in `given-names.ts`. */
export const MORE_SPELLINGS = `
ximena jimena gimena
margaret marguerite margarette
dwayne duane dwain dwane
katelyn catelyn caitlin
catherine kathrine katheryn kathern
stephanie stefani stephani stefanie stephany stephaney
jonathan johnathon johnathan jonathon
yadira jadira
jazmin yazmin jasmin yasmin
yesenia jesenia jessenia
yaneth janeth janet yanet
zoraida soraida
zulema sulema
oswaldo osvaldo
wilfredo vilfredo
viviana bibiana
alan alen
makayla mckayla
madeline madalyn madelyn
jacqueline jacklyn jaclyn
jeanette janette jeannette
candace candis candice
caroline karolyn carolyn
evelyn evalyn
margery marjorie marjory
gail gale gayle
laura lora
leah lia lea
theodore theodor
vincent vincente
alicia alisha
bridget brigitte bridgette
charlene sharlene
charlotte sharlotte
claire clair clare
danielle danyelle
frederick fredric fredrick
isaiah isiah
karen karin caren karyn
sonia sonja sonya
salina selena selina
omar omer umar
yusuf yusef yousef youssef
ismail esmail ismael
nasir nasser naser
ilya ilia
lyudmila ludmila liudmila
lyubov lubov liubov
geetha gita geeta
kyung gyeong kyeong
tzvi zvi tsvi
chaim haim hayim
chana hana channa
yitzchak yitzhak itzhak
konstantinos constantinos
jean-paul jeanpaul
luiz luis
mirta mirtha
verenice berenice
marta martha
tara tarah
esmeralda ezmeralda
ezequiel esequiel
eliseo elizeo
rosario rozario
maritza maritsa
nohemi noemi noemy
mayra maira mayra
dayana daiana
yvonne ivonne evonne
hortencia hortensia ortencia
estela estella stella
graciela graziella
raquel racquel
matthew mathieu
emmanuel emanuel immanuel
mohammed mohamud mohamoud
hassan hasan
hussein husein huseyin
abdullah abdalla abdulla abdallah
salah saleh
nour noor nur
huda hoda
suleiman sulaiman soliman
osman usman uthman othman
bilal belal
fadi fady
rami ramy
sami samy
hani hany
walid waleed
khaled khalid
jihad jehad
nadia nadya
rania raniya
hala halah
lina leena
mona mouna muna
`
