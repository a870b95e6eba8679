import { MORE_GIVEN_NAMES, MORE_NICKNAMES, MORE_SPELLINGS } from './names-of-more-languages.ts'
import { romanizedName, spanishName, spokenName } from './sound.ts'

/**
 * A given name, then the short and pet names that people use for it. Compiled by hand for Fondly from names in common use in the United States and in
 * Spanish-speaking countries; no list of anybody else was copied. A short name may belong to several given names.
 */
const NICKNAMES = `
aaron: ron ronnie
abigail: abby abbie abbey gail
abraham: abe bram
adelaide: addie adele della
adrian: ade
agnes: aggie
albert: al bert bertie
alberta: bertie
alexander: alex al alec sandy xander sasha lex zander
alexandra: alex sandra sandy alexa lexi lexie sasha alix ali
alexandria: alex lexi alexa
alexis: alex lexi lexie
alfred: al fred freddy alf alfie
alice: allie ali alicia
allison: ally allie ali
alonzo: al lon lonnie
alvin: al
amanda: mandy mandi amy manda
amelia: amy millie emmy melia
anastasia: ana stacy stacey tasia annie
andrea: andie andi drea
andrew: andy drew andie
angela: angie ange
angelina: angie lina
ann: annie nan nancy
anna: annie ana nan
annabelle: anna belle annie bella
annette: annie nettie
anne: annie nan nancy
anthony: tony ant
antoinette: toni nettie
antonia: toni tonia
archibald: archie
arnold: arnie
arthur: art artie
ashley: ash
augustus: gus august
august: gus augie
barbara: barb barbie babs bobbie
barnabas: barney
bartholomew: bart barry
beatrice: bea trixie bee
belinda: linda lindy bel
benjamin: benj ben benny benji benjy
bernadette: bernie detta
bernard: bernie barney
bertha: bertie
beverly: bev
bradley: brad
bradford: brad
brandon: bran
brenda: bren
brian: bri
bridget: bridie biddy bridie
brittany: britt brit
calvin: cal
cameron: cam
carol: carrie
caroline: carrie carol caro carly lina
carolyn: carrie carol lynn
cassandra: cassie sandra cass sandy
catherine: cathy cat cate kate katie kathy kit kitty cathie trina
cecilia: cece celia sissy
charles: chuck charlie charley chas chaz chip
charlotte: charlie lottie char lotte charley
chester: chet
christian: chris kit
christina: chris tina chrissy christy tina chrissie
christine: chris chrissy christy tina chrissie
christopher: chris kit topher christy
clarence: clare
clara: clare
clifford: cliff
clifton: cliff
clinton: clint
constance: connie
cordelia: delia cory
cornelius: neil con
courtney: court
curtis: curt
cynthia: cindy cyndi cindi
daniel: danl dan danny
danielle: dani danny
daniela: dani
david: dave davy davey
deborah: deb debbie debby debi debra
debra: deb debbie debby debi
delores: dee lola
dennis: denny
desmond: des
diana: di
diane: di
dominic: dom nick
dominick: dom nick
donald: don donnie donny
donna: donnie
dorothea: dot dotty dorothy
dorothy: dot dottie dotty dolly dory
douglas: doug
dwayne: wayne
edgar: ed eddie
edith: edie
edmund: ed eddie ted ned
edward: edw ed eddie ted teddy ned eddy
edwin: ed eddie
eleanor: ellie nell nellie nora ella elle lenore
elaine: lainey
elijah: eli
elizabeth: liz beth betty betsy lizzie eliza bess bessie libby liza lisbeth bette lizbeth ellie elsie birdie buffy lilibet
ellen: ellie nell nellie
eloise: ellie
emily: em emmy millie
emma: em emmy
ernest: ernie
esther: essie hettie
eugene: gene
evelyn: evie eve lynn
ezekiel: zeke
florence: flo flossie
frances: fran frannie francie fanny
francis: frank fran frankie
franklin: frank frankie
frank: frankie
frederick: fred freddy freddie rick fritz
gabriel: gabe
gabrielle: gabby gabi elle
genevieve: gen eve viv
geoffrey: geoff jeff
george: geo georgie geo
georgia: georgie
gerald: gerry jerry
geraldine: gerry geri jerry
gertrude: gertie trudy
gilbert: gil bert
gordon: gord gordy
grace: gracie
gregory: greg gregg
gretchen: gretta
gwendolyn: gwen wendy
hannah: annie
harold: hal harry
harriet: hattie harriette
harrison: harry
helen: nell ellie lena nellie
henrietta: etta hettie hattie
henry: hank harry hal
herbert: herb bert
herman: hermie
hilary: hil
howard: howie
hubert: hugh bert
ian: eian
ida: idie
irene: renie
irving: irv
isaac: ike zac
isabella: bella izzy isa belle
isabelle: belle izzy bella
isabel: belle izzy bel isa
isaiah: ike
jacob: jake jay
jacqueline: jackie jacqui
james: jim jimmy jamie jas jimmie
jane: janie jenny
janet: jan
janice: jan
jason: jay jase
jean: jeanie jeannie
jeanette: jean nettie jan
jefferson: jeff
jeffrey: jeff
jennifer: jen jenny jenn jennie
jeremiah: jerry jeremy
jeremy: jem jerry
jerome: jerry
jessica: jess jessie
jesse: jess
joan: joanie
joanna: jo
joanne: jo
john: jack johnny johnnie jock
jonathan: jon jonny nathan johnny
jordan: jordy
joseph: joe joey jos
josephine: jo josie fina
joshua: josh
joyce: joy
judith: judy judi
julia: jules
julian: jules
juliana: jules
julie: jules
juliet: jules
karen: kari
katherine: kate katie kathy kat kitty kit kay kathie kathi katy trina
kathryn: kate katie kathy kat kitty kit kay kathie kathi katy
kathleen: kathy kate katie kath kathie kathi katy kay
katarina: kat kate kata trina
kenneth: ken kenny
kevin: kev
kimberly: kim kimmy kimber
kristen: kris kristy
kristin: kris kristy
kristina: kris tina krissy
kristopher: kris
lauren: laurie
laura: laurie lori
laurence: larry laurie
lawrence: larry lars laurie
leonard: len lenny leo
leroy: roy lee
leslie: les
lester: les
lewis: lew lou
lillian: lily lil lilly
lily: lil
linda: lindy lin
lorraine: lori rainey
louis: lou louie
louise: lou lulu
lucille: lucy lu
lucas: luke
luke: lucas
lucinda: lucy cindy
lydia: lyddie
mackenzie: mac kenzie
madeline: maddie maddy madge
madison: maddie maddy
marcus: marc
margaret: peggy maggie meg peg marge margie madge greta rita daisy margo margot meggie mags
margarita: rita
marguerite: daisy margo rita maggie peggy
marilyn: lynn
marjorie: marge margie
martha: marty patty mattie
martin: marty
marvin: marv
mary: molly polly mamie mae may minnie
matilda: tilly mattie tillie
matthew: matt matty
matthias: matt
maureen: mo reenie
maxwell: max
maximilian: max
maximillian: max
megan: meg
melanie: mel
melinda: mindy linda mel
melissa: missy mel lissa
melvin: mel
mercedes: mercy
meredith: merry
michael: mike mick mickey mikey micky
michelle: shelly shelley
mildred: millie
milton: milt
minerva: minnie
miranda: randy mandy
miriam: mimi mitzi
mitchell: mitch
mohammed: mo
monica: mona
montgomery: monty
morris: moe
moses: moe
muriel: mur
nancy: nan nance
naomi: nomi
natalie: nat natty
natasha: tasha
nathan: nate nat
nathaniel: nate nat nathan
nicholas: nick nicky nico
nicole: nikki nicky nicki nic
norbert: bert norb
norman: norm
octavia: tavia
oliver: ollie
olivia: liv livvy ollie
oscar: ozzie
oswald: ozzie
pamela: pam
patricia: pat patty trish tricia patsy patti trisha
patrick: pat paddy rick patty
paula: polly
penelope: penny
percival: percy
peter: pete
philip: phil pip
phillip: phil pip
phyllis: phyl
prudence: pru prue
rachel: rae
ralph: ralphie
randall: randy
randolph: randy
raphael: rafe raph
raymond: ray
rebecca: becky becca beck reba
regina: gina reggie
reginald: reggie reg
rhonda: ronnie
richard: dick rick rich richie ricky rickey
robert: bob rob bobby robbie bert robby robt
roberta: bobbie robbie bert
roderick: rod rick
rodney: rod
roger: rog
roland: rollie
ronald: ron ronnie ronny
rosalind: roz rosie
rose: rosie
rosemary: rose rosie romy
roxanne: roxy
russell: russ rusty
ruth: ruthie
salvatore: sal
samantha: sam sammy
samuel: saml sam sammy
sandra: sandy sandi
sarah: sally sadie
sebastian: seb bastian
serena: rena
seymour: sy
sharon: shari
sheldon: shelly
shirley: shirl
sidney: sid
solomon: sol
sophia: sophie
stacey: stace
stanley: stan
stella: estelle
stephanie: steph stevie stephie steffi
stephen: steve stevie
steven: steve stevie
stewart: stu
stuart: stu
susan: sue susie suzy
susanna: sue susie
susannah: sue susie
suzanne: sue suzy susie
sylvia: syl
sylvester: sly
tabitha: tabby
tamara: tammy
terence: terry
terrence: terry
teresa: terry terri tess tessa tessie
theresa: terry terri tess tessa tessie
thaddeus: thad ted
thelma: thel
theodora: dora theo thea
theodore: ted theo teddy
thomas: tom tommy thos
tiffany: tiff
timothy: tim timmy
tobias: toby
tracy: trace
valentina: val tina
valerie: val
vanessa: nessa
vernon: vern
veronica: ronnie roni
victor: vic
victoria: vicky vicki tori vickie
vincent: vince vinny vin
viola: vi
violet: vi
virginia: ginny ginger gina
vivian: viv
wallace: wally
walter: walt wally
wendell: dell
wesley: wes
wilbur: will
wilhelmina: willa mina minnie billie
willard: will
william: bill billy will willy willie liam wm
winifred: winnie freddie
winston: win winnie
woodrow: woody
yolanda: yoli
yvonne: vonnie
zachary: zach zack zac zak
juanjose: juanjo
josemaria: chema josema
mariajose: marijo majo
mariafernanda: mafer
luismiguel: luismi
juancarlos: juanca
mariaisabel: maribel marisabel
marialuisa: marilu marisa
mariaelena: malena
mariacarmen: maricarmen
agustin: tin
adriana: adri nana
alberto: beto
alejandra: ale alex jandra
alejandro: alex ale jandro alejo
alfonso: poncho fonso
alfredo: fredo fredy alfre
alicia: licha
ana: anita
anabel: ana
andres: andy andresito
angeles: geles
antonio: tono tony
armando: mando
arturo: turo
asuncion: chon
aurelio: lelo
beatriz: bea betty ticha
benito: beni
bernardo: nardo berna
candelaria: cande
carlos: carlitos charly
carmen: carmencita menchu carmela
catalina: cata
cecilia: ceci chila
concepcion: concha conchita chonita conchi
consuelo: chelo
cristian: cris
cristina: cris tina
cristobal: cris tobal
daniel: dani
diego: dieguito
dolores: lola lolita loli dolly
eduardo: lalo edu eddie ed
elena: nena lena
emilia: emi
emiliano: emi
encarnacion: encarna chon
enrique: quique kike quico henry
ernesto: neto
esperanza: pera lancha
esteban: esteve teban
estefania: estefi fanny
eugenio: geno
federico: fede kiko fico
felipe: pipe lipe
fernanda: fer nanda
fernando: fer nando
francisca: paca paquita pancha panchita
francisco: paco pancho paquito kiko curro frank cisco panchito fran
gabriela: gaby gabi
gerardo: gera jerry lalo
gilberto: beto gil
gonzalo: gonza chalo
graciela: chela grace
gregorio: goyo
guadalupe: lupe lupita pita
guillermo: memo guille willy bill
gustavo: gus tavo
hector: tito
heriberto: beto
hortensia: tencha
hugo: huguito
humberto: beto
ignacio: nacho iggy
inmaculada: inma
isabel: chabela isa chavela chabe
ismael: isma
jacinto: chinto
jaime: jimmy jim
javier: javi javo
jesus: chuy chucho chus jesse suso
joaquin: quino joaco
jorge: coque george yoyo
jose: pepe pepito joe che chepe joseito
josefa: pepa pepita fina
josefina: pepa fina josie chepina
juan: juanito juancho johnny
juana: juanita
leonardo: leo nardo
leticia: lety leti
lorenzo: lencho
lourdes: lulu
luis: lucho luisito louie
luisa: lucha lu
manuel: manolo manny manu lolo
manuela: manola manoli
marcelo: chelo marce
marcela: marce chela
margarita: mago marga maggie
maria: mari maru marichu ma mariquita
mario: mayito
mariana: mari
martin: tincho
mauricio: mau
mercedes: meche merche
miguel: mike migue michael miguelito
monica: moni
natividad: nati
nicolas: nico
octavio: tavo
orlando: lando
pablo: pablito
patricia: paty pati
pedro: perico pedrito pete
pilar: pili piluca
rafael: rafa rafi ralph
ramon: moncho ray
raul: rulo
refugio: cuca cuco
ricardo: richie rick ricky cardo
rigoberto: beto
roberto: beto rob bob bobby berto
rodolfo: rudy fito
rodrigo: rodri rigo
rogelio: roger
rosa: rosita
rosario: chayo charo
salvador: chava sal salva
santiago: santi chago diego yago
sebastian: sebas
sergio: checo
socorro: coco
soledad: sole chole
susana: susi
teodoro: teo doro
teresa: tere maite teresita techa
tomas: tommy tomasito
trinidad: trini
vicente: chente vince
victoria: vico
virginia: vicky
ximena: xime
yolanda: yola
mikhail: misha mike michael mick
stanislaw: stan stas stash
stanislav: stan stas slava
vladimir: vlad vova volodya
vladislav: vlad slava
dmitri: dima mitya dimitri
aleksandr: sasha alex alexander
ekaterina: katya kate catherine
natalia: natasha nata natalya
svetlana: lana sveta
evgeny: zhenya gene eugene
sergei: serge seryozha
nikolai: kolya nick nikolay
ivan: vanya
irina: ira irene
ludmila: luda mila lyuda
olga: olya
yelena: lena helen elena
anatoly: tolya anatole
constantine: gus dino costa kosta con
konstantinos: gus dino costa kostas constantine
konstantin: kostya gus constantine
dimitrios: jim jimmy dimitri james dino
panagiotis: pete peter takis
georgios: george yorgo
ioannis: john yanni yannis
athanasios: tom thanos thanasi
evangelos: angelo vangeli
spiridon: spiro spyros spero
anastasios: tasos tasso
eleni: helen lena
vasilios: bill vasili billy
vasiliki: vicky vaso
theodoros: ted teddy theo
giuseppe: joe joseph beppe peppe pino
giovanni: john gianni gio
vincenzo: vinny enzo vince vincent
francesco: frank franco cesco francis
domenico: dom mimmo
antonino: nino tony
pasquale: pat patsy
rocco: rocky
carmine: carm
concetta: connie tina
filomena: mena phil
philomena: mena phil
giuseppina: josie pina
luigi: lou louie gino
eugenio: gino
kazimierz: casey kaz casimir
wladyslaw: walter wally
czeslaw: chester chet
tadeusz: ted thaddeus tad
jozef: joe joseph
malgorzata: gosia margaret
katarzyna: kasia kate katie
agnieszka: aga agnes
elzbieta: ela elizabeth
heinrich: heinz henry
johannes: hans john
wilhelm: willi will bill
friedrich: fritz fred
yitzhak: isaac itzik ike
avraham: avi abe abraham
moshe: moe moses
yosef: joe yossi joseph
shmuel: sam samuel
yaakov: jake jacob
chaim: hy hyman
rivka: becky rebecca
padraig: paddy patrick
seamus: james
liam: william
rajendra: raj
rajan: raj
krishnan: kris krish
krishnamurthy: krishna kris
venkatesh: venkat venky
venkataraman: venkat raman
srinivasan: srini
srinivas: srini
subramanian: subbu mani
ramachandran: ram
balakrishnan: bala
mariateresa: maite mayte marite maritere
mariarosario: charo chayo
mariadolores: lola loli
mariaconcepcion: concha conchita
mariaguadalupe: lupe lupita
mariaeugenia: maru maruja
mariaangeles: mariangeles geles
mariaesther: mariester
mariacristina: maricris
mariasoledad: marisol
mariajesus: chus
luzmaria: luzma
juanmanuel: juanma
juanpablo: juanpi
josemanuel: josema
joseramon: joserra
anamaria: anamari
evangelina: eva lina vangie
esmeralda: esme mela
raquel: quela
rebeca: beca
silvia: chivis sil
sofia: chofi sofi
susana: susy
valentin: val
veronica: vero
victoria: viky
yesenia: yesi
anastasio: tacho
baldomero: baldo
celestino: tino
constantino: tino
faustino: tino
delfina: fina
edgardo: gardo edgar
eliseo: cheo
eulalia: lala
florencio: lencho
hipolito: polo
leopoldo: polo
apolinar: polo
isidro: chilo
maximiliano: max maxi
maximino: max
narciso: chicho
patricio: pato
reynaldo: rey naldo
remedios: reme
rosendo: chendo
rodolfo: rodo fofo
guadalupe: lupis
isabel: chavelita
manuel: meno
ernesto: tito
raimundo: mundo
edmundo: mundo
segundo: gundo
rosalinda: rosi linda
saturnino: nino
gregoria: goya
araceli: cheli
carolina: caro carito
cayetano: tano
claudia: clau
gabriel: gabo gabi
genoveva: veva
herlinda: linda
hermelinda: linda
ignacia: nacha
leonor: nora
liliana: lili
luciano: chano
magdalena: lena magda malena maggie
mariano: nano
matilde: mati
moises: moi
natalia: nati
paulina: pau
ruben: rube benny
teofilo: teo
yadira: yadi
anselmo: chemo
arnulfo: fito
adolfo: fito
alfonso: foncho al
antonia: tona tonita
luis: guicho wicho
rafael: rafita
salvador: chavita
ramon: monchi monchito mon
carlos: charlie carlito
elizabeth: eli lilibeth lizette
aloysius: al
adelbert: del bert
alphonse: al
alphonso: al
ashton: ash
barton: bart
benedict: ben
bertram: bert
bethany: beth
burton: burt
carlton: carl
casimir: casey
chadwick: chad
clarissa: clara rissa
clement: clem
clementine: clem
conrad: con
cornelia: nellie corrie
cyril: cy
cyrus: cy
delbert: del bert
demetrius: meechie
dexter: dex
duncan: dunc
earnest: ernie
elias: eli
elisha: eli
elbert: bert
elmer: el
elnora: nora
emanuel: manny
emmanuel: manny
estelle: stella essie
evangeline: eva evie vangie
everett: ev
felicity: flick
ferdinand: ferdie
frederica: freddie
garrett: gary
gillian: jill gill
guinevere: gwen
gustave: gus
gustav: gus
hezekiah: hez
hiram: hy
ignatius: iggy
isadora: izzy dora
isidore: izzy
israel: izzy
jackson: jack
jamison: jamie
jedediah: jed
jedidiah: jed
jerald: jerry
jillian: jill
judson: jud
kendall: ken
kendrick: ken
lemuel: lem
leopold: leo
leticia: tisha
letitia: tish tisha
lincoln: linc
mabel: mae
malcolm: mal
marcella: marcy
marietta: etta
marissa: rissa
marshall: marsh
maurice: maury
melody: mel
mordecai: mort
mortimer: mort
morton: mort
newton: newt
nicolette: nikki
pauline: polly
philippa: pip pippa
priscilla: cilla prissy cil
rosalie: rosie
rosemarie: rose rosie
rudolph: rudy
savannah: vanna
sigmund: sig
silas: si
simeon: sim
spencer: spence
stanford: stan
trenton: trent
valentine: val
virgil: virge
wilfred: fred will
winfield: win
winthrop: win
zebulon: zeb
zechariah: zach
zachariah: zach zack zac
alastair: al
annemarie: annie anne
marianne: mary
maryann: mary
maryanne: mary
maryellen: mary
maryjane: mary mj
marykate: mary
marybeth: mary beth
marylou: mary
rosanne: rose
ellsworth: el
emerson: em
eliana: ellie
elaina: lainey
eleanora: nora ellie nell
leonora: nora
lenora: nora
honora: nora
annabel: annie belle
arabella: bella belle
mirabel: bella
rosabel: belle
cheryl: cher
cherie: cher
dolores: dee
deirdre: dee dede
denise: niecy dee
diane: dee
deanna: dee
fiona: fi
felix: fee
georgette: gigi
georgina: gina georgie
regan: rae
jocelyn: joss
joselyn: joss
kathlyn: kathy
lucia: lucy
marcia: marcy
marsha: marcy
margot: go
nadine: dina
rosario: rosie
sabrina: bri
shannon: shan
suzette: sue suzy
susanne: sue suzy
tabatha: tabby
teri: tess
theodosia: theo dosia
vivienne: viv
winona: nonie
wilhelm: bill
`

/** Spellings of one name that sound the same; each line is one name. Only spellings that `sound.ts` does not recognise are listed. */
const SPELLINGS = `
fatima fatma fatimah fatemah fatemeh fatema
jaime jamie
abdulrahman abdirahman abdurrahman abdelrahman
catherine katherine kathryn katharine cathryn catharine
stephen steven stephan
sean shaun shawn
geoffrey jeffrey jeffery
rachel rachael
brian bryan bryon
alan allen allan
philip phillip
mohammed muhammad mohamed mohammad muhammed mohamad
ahmed ahmad
yusuf yousef youssef
yahya yehia
hussein husain hossein hussain
ann anne
sara sarah
debra deborah
louis lewis
frederick frederic fredrick
lawrence laurence
terrence terence terrance
vivian vivien vivienne
madeline madeleine madelyn
margaret margret margarete
maximilian maximillian
nicholas nicolas
jaqueline jacqueline jacquelyn
gwendolyn gwendolen
katelyn caitlin kaitlyn caitlyn kaitlin katelynn
aidan aiden ayden
michaela mikayla makayla
mckenzie mackenzie
isabel isabelle ysabel
isabella izabella
genesis jenesis
yasmin jasmine jasmin yasmine
erin eryn aaryn
leila layla leyla laila
sophie sofie
kristin kristen kristyn
elisabeth elizabeth
lynn lynne
carol carole
jon john
jean jeanne
diane dianne
roger rodger
arthur artur
hector ector
brittany britney brittney
siobhan shivaun
eugene eugen
xavier javier
jackson jaxon jaxson
tracy tracey traci tracie
stacy stacey staci stacie
sherry sherri sheri cheri cherie sherrie
jodi jody jodie
kerri keri
kelli kellie
aimee amy ami
ashlee ashley ashleigh
hailey haley hayley haylee hailee
kaylee kayleigh kaylie caylee
zoe zoey zooey
chloe khloe
cristina christina kristina khristina
christine kristine khristine
nikolas nicholas nickolas
katrina catrina
darrell darryl daryl darrel
derek derrick derick
randall randal
neal neil niel
elliot elliott eliot
sydney sidney
lesley leslie
jayne jane
joann joanne
susanna suzanna susannah
suzanne susanne
yvonne ivonne
yvette ivette
sheryl cheryl
meghan megan meagan meaghan
lindsey lindsay lindsy
lynda linda
jillian gillian
graham graeme
esteban estevan
giovanni giovani
vicente vincente
yesenia yessenia jessenia
lizeth lisette lissette lizette
maricela marisela
jazmin yasmin jasmine
brayan bryan
jackeline jacqueline jaqueline
karol carol
ysidro isidro
ygnacio ignacio
ines inez
sergey sergei serguei
yevgeny evgeny evgeni yevgeniy
dmitry dmitri dimitri dmitriy dmitrii
aleksandr aleksander alexander
aleksey alexey alexei aleksei
andrey andrei
yuri yuriy yury
mikhail mikhael
yelena elena
ekaterina yekaterina
nikolai nikolay
tatyana tatiana
nataliya natalia natalya
abdallah abdullah
ibrahim ebrahim
omar umar
osman usman othman uthman
khalid khaled
saeed said sayeed
hasan hassan
mustafa mostafa moustafa
fatima fatimah fatma
aisha ayesha aysha aishah
zainab zaynab zeinab
khadija khadijah
maryam mariam
noor nur nour
rashid rasheed
tariq tarek tarik
lakshmi laxmi
geeta gita
sandip sandeep
pradip pradeep
dilip dileep
amarjit amarjeet
hyun hyeon
young yeong
reynaldo reinaldo
eliana elianna
anika annika
adriana adrianna
gianna giana
juliana julianna
brianna briana bryanna breanna
arianna ariana aryanna
makenna mckenna
jaden jayden jadon
kaden kayden caden cayden
braden brayden braeden
connor conner conor
dillon dylan dillan
logan logen
tanner taner
tristan tristen tristin
trevor trever
tyler tylor
mateo matteo
mathew matthew
jeremy jeramy jeremie
nathanael nathaniel nathanial
jonathan jonathon johnathan jonothan
micheal michael mikal
rebecca rebekah rebeka
kaitlin kaytlin
kathleen cathleen kathlene
marilyn marilynn marylin
carolyn carolynn
jocelyn joselyn joslyn jocelynn
madison madisyn maddison
savannah savanna savana
annabelle annabel anabel anabelle
eileen aileen ilene
elaine elayne
ellen ellyn
evelyn evelin
gwyneth gwenyth
hillary hilary
julianne julieanne
kimberly kimberley kimberlee
kristi kristy christy christie kristie
leanne leann lianne
loretta lauretta
marcella marcela
mallory mallorie
nicole nichole nicolle
pamela pamella
phyllis phillis
rhonda ronda
roseanne rosanne roseann rosann
shelly shelley shellie
tammy tammi tammie
terri teri terrie
tiffany tiffani tifany
vicki vicky vickie
wendy wendi
brendan brenden brendon
clark clarke
clayton klayton
cory corey korey kory
craig kraig
darren darin daren darrin
dominic dominick domenic
edmund edmond
francesca franchesca
garret garrett
gerard gerrard
jerald gerald jerrold
harold harrold
laurie lori lorie
marc mark
rodolfo rudolfo
ronny ronnie
stuart stewart
dennis denis
dolores delores deloris
zachary zachery zackary zackery zachari
todd tod
`

/**
 * Names usually given to girls; and below, names usually given to boys. A known name that differs in one letter from another one is a different name.
 */
const FEMALE = `
fran geri dani teri lexi ada adela adeline adriana agnes alana alba alejandra alexa alexandra alice alicia alina alison allison alma alyssa amalia amanda amber amelia amina amira amy
ana anastasia andrea angela angelica angelina anita ann anna annabelle anne annette annie antonia araceli ariana ariel arlene ashley asha astrid athena audrey
aurora ava barbara beatrice beatriz becky belinda bella belle bernadette bernice bertha bess beth bethany betty beverly bianca blanca bonnie brenda briana
bridget brittany brooke caitlin callie camila camille candace carla carly carmen carol carolina caroline carolyn carrie casey cassandra catalina catherine
cecilia celeste celia charlene charlotte chelsea cheryl chloe christina christine cindy claire clara claudia cleo clementina colleen concepcion connie constance
consuelo cora courtney cristina crystal cynthia daisy dana daniela danielle daphne darlene dawn deborah debra deanna delia denise desiree diana diane dina dolores
donna dora doreen doris dorothy edith eileen elaine eleanor elena elisa elise eliza elizabeth ella ellen elsa elsie elvira emilia emily emma erica erika erin
esmeralda esperanza estela estelle esther eugenia eva eve evelyn faith farah fatima faye felicia fernanda fiona florence frances francesca francisca gabriela
gabrielle gail genevieve georgia georgina geraldine gertrude gina ginger giselle gladys glenda gloria grace graciela greta gretchen guadalupe gwen gwendolyn hailey
hannah harriet hazel heather heidi helen helena henrietta hilda holly hope ida ilse imelda ines inez ingrid irene iris irma isabel isabella isabelle ivy
jackie jacqueline jade jamie jana jane janet janice jasmine jean jeanette jenna jennifer jenny jessica jill jillian jo joan joann joanna joanne jocelyn jodi josefa
josefina josephine josie joy joyce juana juanita judith judy julia juliana julie juliet june kaitlyn kara karen karina karla kate katherine kathleen kathryn kathy
katie katrina kay kayla kaylee keisha kelly kelsey kendra kerry kim kimberly kira kristen kristin kristina kyla kylie lana lara latoya laura lauren laurie layla
lea leah leila lena leona leslie leticia liliana lillian lily lina linda lindsay ling linh lisa liz lois lola lorena lori lorraine lottie louisa louise lourdes
lucia lucille lucinda lucy luisa lupe luz lydia lynn mabel mackenzie madeline madison maggie mala mandy manuela mara marcela marcia margaret margarita maribel
marguerite maria marian mariana marie mariela marilyn marina marisa marisol marissa marjorie marlene marta martha martina mary matilda maureen maya megan mei
melanie melinda melissa mercedes meredith mia michaela michele michelle mildred mindy minerva miranda miriam molly mona monica monique muriel myra myrna nadia nadine nancy
naomi natalia natalie natasha nell nicole nina noelle nora norma olga olivia ofelia opal paige pam pamela pat patricia patty paula paulina pauline pearl peggy penelope penny
petra phoebe phyllis pilar polly pooja priscilla priya rachel ramona rebecca regina rena renee rhonda rita roberta robin rosa rosalia rosalind rosario rose roseann
rosemary rosie roxanne ruby ruth sabrina sadie sally samantha sandra sandy sara sarah savannah selena serena shannon sharon sheila shelby shelly sherry shirley sierra silvia simone
sofia soledad sonia sophia sophie stacy stefania stella stephanie sue summer susan susana susie suzanne sydney sylvia tabitha tamara tammy tanya tara tatiana teresa
terri thelma theresa tiffany tina toni tonya tracy trinidad trisha ursula valentina valeria valerie vanessa vera veronica vicky victoria viola violet virginia vivian
wanda wendy whitney wilma winifred xenia ximena yasmin yesenia yolanda yvette yvonne zoe zelda zara nour hala rania salma samira layan noor
ananya anjali deepa divya kavita lakshmi meera neha nisha padma radha rekha rina rani sarita seema shanti sita sneha sunita swati uma usha usmita
hong hua huong jing lan lien li mai min ming ngoc nhung phuong thao thuy trang xia xiu yan ying yu yuki akiko hana keiko mika naoko sakura emiko yoko haruka
hyun jiwoo minji soojin eunji yuna aaliyah imani keisha latasha shanice tamika tanisha ebony kiara nia zuri addison aubrey avery bailey brianna brooklyn destiny
gracie harper jada jayla kendall kennedy kiera kinsley layla leilani lyla makayla mckenna mila nevaeh nova paisley peyton piper quinn reagan reese riley rylee sawyer
scarlett skylar taylor trinity willow hadley hallie hattie elle ellie emery everly gianna luna lila lilah lia lea mina mira nola nyla raelynn rowan sage sloane teagan tessa
abby abigail adaline addie adalynn adelaide adele adelina adelyn adrianna adrienne agatha aida aileen ainsley akira albertina alberta alecia aleena
alexia aleah alessandra aliyah aline alisa alisha alivia alondra althea alyson alysia alyssia amara amari amaya amparo anahi anabel andi angelique
angelia angelita angelika aniya annabel annalise annemarie annika antoinette april arabella aretha arianna ariella armani arya ashanti ashlyn ashlynn
asia aspen aubree audra audrina augusta aurelia autumn azalea barb becca belen benita berenice bernadine bertie bessie bette bettina billie birdie
blair blythe bobbie braelynn breanna bree brenna brielle briella bridgette brigid brigitte bristol britney brynn cadence caitlyn camilla candice candy
caridad carissa carlene carlotta carole carolann carri cassidy cassie cathleen cathryn cathy catina cecile cecily celina celine chandra charity charla
charmaine chasity chelsey cherie cherish cherry cheyenne christa christi christie christy ciara cierra clare clarice clarissa claudette claudine
clementine coleen concetta cordelia corina corinne cornelia corrine cristal daisha daleyza dalia danelle danica danika daniella dara darcie darla
dayana deana deann deanne debbie debora dee deidra deirdre deja delaney delilah delta demetria denice dena desirae dessie diamond dianna dinah dixie
dolly dominique dona dorcas dorothea dorthy dulce earline eartha edie edna edwina eden effie elaina elda eleanora elia eliana elianna elinor elisabeth
elissa eloisa eloise elva elyse elyssa emelia emilie emmaline enid ember erma ernestina ernestine esme essie estella ethel etta eugenie eula eulalia
eunice evangelina evangeline evelin everleigh fannie fay felecia felicity fern filomena finley flora florine francine frankie freda freya frida
gabriella gena genesis geneva georgette georgiana georgianna germaine gia giana gilda ginny giovanna gisele giuliana gladis glenna goldie greer
guinevere gwyneth hailee halle halley hanna harley haven haylee hayley helene henley herlinda hermelinda hertha hester hettie hillary hollie honora
hortencia hortensia ila ilana ileana imogen imogene india indira iona ira isabela isadora isis isla itzel iva ivanka ivette ivonne jackeline jacklyn
jacquelyn jacquelin jaelyn jalisa jaliyah jami janae janelle janessa janette janie janine janis jannie jaqueline jaslene jaycee jaylah jazlyn jazmine
jeanie jeanine jeanne jennie jerri jerrica jessa jewel joana joleen jolene joni jordyn josette journee jovita joelle johanna journey julianna
julianne julieta julissa justina justine kacey kadence kaelyn kaitlynn kali kaliyah kamila kamryn karin karissa karlee karleigh karrie karyn kasey
kassandra kassidy katarina katelyn katelynn katharine kathi kathie kathlyn kathrine katia katina katlyn kaya kaycee kayleigh keely keira kelli kellie
kelsie kendal kenia kenna kennedi kenya keri kerri keyla khadijah khloe kiana kierra kiersten kimber kinley kirsten kirstie kitty kori kourtney kris
krista kristal kristi kristie kristine kristy krystal kyra lacey lacie lainey lakeisha lakisha latanya latisha latonya latrice laurel lauretta
laurette lavinia lavonne leann leanna leanne leatrice leeann leilany lelia lenora leola leonor leonora leora leta letha letitia lettie lexie liana
libby lidia lillie lilly lilyana lindy linette linnea lisbeth lisette livia liza lizbeth lizeth lizette londyn lora loraine lorelei loren loretta
lorie lorna lorrie lou louella luann lucero luciana lucie lucila lucretia luella lula lulu lupita lynda lynette lynne lynsey macie mackenna maddison
madalyn madeleine madelyn madilyn madyson mae maeve magda magdalena magnolia maia maisie makenna malia malinda mallory mamie marcella marcelina
margarette margarett margery margie margo margot margret marguerita mariah mariam marianna marianne maribeth maricela mariella marietta marilu
marilynn marion marisela maritza marjory marlee marley marlyn marsha marvella maryam maryann maryanne marybeth maryellen maryjane maryjo marylou
matilde mattie maude maura mavis maxine mayra mckayla mckinley mckenzie meadow meagan meg meghan melina melodie melody melva mercy merry meryl mikaela
mikayla millicent millie minnie mireya mirna misty mitzi moira mollie montserrat morgan mozelle mya myla myrtle nanette nannie natalya nataly nathalie
nayeli neda nelda nelia nellie nelly nettie neva nichole nicolette nikita nikki nita noemi noreen norah novalee nydia oakley oceane octavia odalys
odessa odette ola oleta olene olive ollie oma ona oneida ora oralia orla paloma pansy paris patience patrice patsy patti paulette payton
pearlie perla petunia philippa philomena phylis porsha portia precious presley princess prudence rachael rachelle rae raegan randi raquel raven rayna
reba rebeca rebekah reina remedios renata renae reyna rhea rhoda rhodora ricki robyn rochelle romina ronda rory rosalba rosalie rosaline rosalinda
rosalyn rosanna rosanne roseanne roselyn rosella rosemarie rosetta rosita roslyn rowena roxana roxann roxie sabina sabine sade salina sallie salome
sandi sariah sasha saundra savanna scarlet selah selina selma serenity shana shanda shandra shania shanna shante shari sharla sharlene sharron shasta
shauna shawna shay shayla shayna sheba sheena shelba shelia shelley sheree sheri sherri sherrie sherrill sheryl shonda shyanne sidney sienna simona
siobhan skye sky sloan sondra sonja sonya soraya staci stacey stacia stacie starla stefanie stefany sterling stormy sunny susanna susannah susanne
suzanna suzette svetlana sybil sylvie tabatha talia tamera tami tamia tammi tammie tamra tania tarah taryn tasha tatyana tawanna tawny tegan
temperance terra terrie tess tia tiana tiara tierra tiffani tilly timothea tisha tonia tori tracey traci tracie treva tricia trina trista trudy twila
tyra ulrika unique valarie velda velma venus verda verna veronique vesta vicki vickie victorina vida vilma violeta vivi viviana vivien vivienne
waverly wendi whitley wilhelmina willa willie wilda willene winnie winona wren wynona yadira yahaira yareli yasmine yazmin yessenia yolonda yuliana
zadie zainab zaria zariah zelma zena zoey zoie zola zulema
aadhya aanya aarti aditi aishwarya akanksha amrita anjana ankita anu anupama anuradha aparna archana arpita aruna avni bhavana bhavna bindu chandrika
charu chitra deepika deepti devi dimple ekta esha gauri gayatri geetha hema hemalatha indu isha ishita jaya jayanti jyothi jyoti kajal kalpana kamala
kanchan kavya khushi kirti kumari lalita lata leela madhavi madhu madhuri mahima malathi malini mamta manisha manju manjula meenakshi meghana mridula
mukta namrata nandini nandita navya neelam neeta nidhi nilima nimisha niharika nirmala nitya padmini pallavi parul parvati pavithra payal poonam
prachi pragya pratibha preeti prema prerna priyanka pushpa radhika rajani rajni rakhi ramya ranjana rashmi revathi ridhi ritika ritu riya roopa roshni
ruchi rukmini rupal sadhana sakshi samiksha sandhya sangeeta sanjana sapna saraswati saroja savita savitri shailaja shanta sharmila sheetal shilpa
shobha shraddha shreya shruti shweta simran smita smriti sonal sonali sudha suchitra sujata suman sumitra supriya surabhi sushila sushma swapna swathi
tanvi tejal trupti tulsi urmila urvashi vaishali vandana vani varsha vasudha veena vibha vidya vijaya vimala vinita vrinda yamini abeer afsana alia
amal amani arwa asma asmaa aziza basma bushra dalal doaa eman farida farzana fawzia ghada hadeel hadia haifa halima hanan hind hiba huda iman inaya
israa jamila jannat kawthar laila lubna maha mahnoor maimuna majida manal marwa maysa munira nabila nada naila nailah najwa nasreen nasrin nawal nazia
nesreen nisreen rabia raghad rahma raja rana rasha rawan reem rehana rim rima rukhsana ruqayya sabah sadia safa safiya sahar saima sakina samia samina
sana sawsan shabana shahida shaima shazia soha sumaya suha tahira tasneem wafa warda yasmina zakia zeina zohra zubaida bao bich cam chau cuc diem diep
dieu giang han hien hue huyen kieu lieu mong ngan nguyet nhu oanh phuoc que quyen suong tam thi thom thuong tram truc tuyen tuyet uyen xoan eunhye
eunjung haeun hayoung hyejin hyejung hyunju jihye jimin jisoo jiwon jiyoung kyunghee mija minjung miyoung nayoung sohee soyeon sujin sunhee sunyoung
yeji yejin yoojin youngja yunhee aiko ayaka ayumi chieko chiyo eiko etsuko fumiko hanako harumi hiromi hisako junko kaori kazuko kiyoko kumiko kyoko
mariko masako mayumi megumi michiko midori miki misaki miyuki nanami noriko reiko rie sachiko satomi setsuko shizuko sumiko tomoko toshiko yasuko
yoshiko yukari yukiko yumi yumiko agata alicja aleksandra bozena dagmara ewelina grazyna halina iwona jadwiga justyna karolina krystyna lucyna marzena
monika sylwia urszula weronika wieslawa zofia zuzanna alla alyona anfisa darya galina inna klara ksenia larisa lidiya lyubov lyudmila nadezhda oksana
polina raisa snezhana sofya ulyana valeriya veronika viktoriya yana yulia zinaida zoya adaeze adanna amaka chiamaka chidinma chioma ebele ifeoma
ijeoma kemi ngozi nkechi nneka obioma oluchi omolara temitope titilayo uchenna yetunde abena adjoa adwoa akosua akua ama efua esi yaa antonella
benedetta caterina chiara donatella elisabetta federica fiorella ginevra graziella ilaria loredana luisella mariangela mirella ornella paola pierina
raffaella rosaria rossella serafina silvana simonetta tiziana dafna devorah dvora esti faiga faigy gitty golda hadassah malka malky miri orit perel
raizel rochel ruchel shaindy shifra shira shoshana tova tziporah yehudis yitty zahava
`
const MALE = `
denis pascal francois laurent michel fabien adrien lucien julien emile marcel joel etienne thierry benoit sylvain didier yves
aaron abdul abel abraham adam adan adolfo adrian agustin ahmed aidan ajay alan albert alberto alec alejandro alex alexander alexis alfonso alfred alfredo ali allen alvin amir amit
anand andre andres andrew andy angel angelo anil anthony antonio ariel armando arjun arnold arthur arturo arun ashok august austin aaron barry bartholomew ben benito
benjamin bernard bernardo bert bill blake bob bobby boris brad bradley brandon brendan brent brett brian brock bruce bryan bryce byron caleb calvin cameron carl
carlo carlos casey cecil cesar chad charles chase chester chris christian christopher chuck claude clayton clifford clint clinton clyde cody colin connor corey craig cristian
curtis dale dallas damian damon dan daniel danny dante darius darnell darrell darren dario dave david dean dennis derek derrick desmond devin dexter diego dimitri
dirk dominic don donald donovan doug douglas drew duane dustin dwayne dwight dylan earl eddie edgar eduardo edmund edward edwin efrain eli elias elijah elliot elmer elton
emanuel emil emilio emmanuel enrique eric erik ernest ernesto erwin esteban ethan eugene evan everett ezra fabian federico felipe felix fernando fidel floyd francis francisco
frank franklin fred frederick gabriel garrett gary gavin gene geoffrey george gerald gerard gerardo gilbert gilberto giovanni glen glenn gonzalo gordon graham grant greg
gregorio gregory guillermo gus gustavo guy hal hank hans harold harrison harry harvey hassan heath hector henry herbert heriberto herman hernan homer horace howard hubert hugh hugo humberto
hunter ian ibrahim ignacio igor ira irving isaac isaiah ismael israel ivan jack jackson jacob jaden jayden kayden jake jaime jamal james jared jason javier jay jed jeff jeffrey jeremiah
jeremy jermaine jerome jerry jesse jesus jim jimmy jin joaquin joe joel joey john johnny jon jonathan jordan jorge jose joseph joshua juan julian julio julius justin kaleb
karl karim keith kelvin ken kenneth kenny kent kevin khalid kirk kurt kyle lamar lance larry lars laurence lawrence lee leland leo leon leonard leonardo leroy leslie lester levi lewis
liam lincoln lionel lloyd logan lonnie lorenzo louis lucas luis luke luther malcolm manuel marc marcel marcelo marco marcos marcus mario marion mark marlon marshall martin marvin
mason mateo matt matthew maurice mauricio max maxwell melvin michael micah miguel mike miles milton minh mitchell mohammed moises morgan morris moses myron nathan nathaniel
neal ned neil nelson nicholas nick nicolas nigel noah noel norman octavio oleg oliver omar orlando oscar otis otto owen pablo patrick paul pedro percy perry pete peter
philip phil pierre preston quentin quincy rafael raj rajesh ralph ramiro ramon randall randy raphael raul ravi ray raymond reginald rene rex rhys ricardo richard rick ricky rob
robert roberto rodney rodolfo rodrigo rogelio roger roland rolando roman romeo ron ronald rory ross roy ruben rudolph rudy rupert russell ryan salvador salvatore sam samir samuel
santiago santos scott sean sebastian sergio seth seymour shane shaun shawn sheldon sidney simon sol solomon spencer stan stanley stefan stephen steve steven stuart sunil suresh
sylvester tariq ted teddy terrence terry thaddeus theo theodore thomas tim timothy tobias todd tom tomas tommy tony travis trevor tristan troy tyler tyrone ulysses vernon vicente victor
vijay vikram vincent vladimir wade wallace walter warren wayne wendell wesley wilbert wilbur wilfred will willard william wilson winston xavier yusuf zachary zane
binh chen cheng dat dinh duc dung feng gang hai hao hieu hoang hong huang hung jian jun kai khanh lei liang long minh nam peng phuc quang quan son tao thanh tuan wei wen
xin yang yong zhen hiroshi kenji takashi akira daiki haruto ichiro jiro kazuo makoto satoshi taro yuto minho jiho junho sungho rahul rohan rohit sanjay vivek nikhil manoj deepak
bilal faisal farid hamid hassan imran jamil kamal kareem mahmoud malik mustafa nabil omar rashad rashid rasheed samer tarek walid yasin zaid asher axel beau brody carter colton cooper
damon easton elias emmett finn gage grayson greyson hayden hudson jace jameson jaxon jett kaden kane kingston knox landon leland luca maddox maverick milo nico nolan parker phoenix
roman ryder ryker silas tanner theo tucker tyson wyatt zander zayden beckett bennett declan ezekiel gideon holden jonah josiah judah kellan killian malachi remy rhett ronan
sterling thiago trenton tripp vance wells weston
aarav abdiel abdullah abner abram ace adalberto addison adonis aden adolph adrien ahmad alain alastair albin alden aldo alejo alessandro alexandre
alexei alexzander alfonse alfonzo alford alijah allan allyn alonso alonzo aloysius alphonso alphonse alton alva alvaro amador amari ambrose amos
anderson andreas andrei ansel anselmo anson antoine anton antony antwan apollo apolinar archer archibald archie aristides arlen arlo armand armani
armen arnav arnoldo arnulfo artemio artie arvel aryan asa ashton atlas aubrey augustine augustus aurelio austen avery axl ayaan baldomero barney baron
barrett bart bartolome barton basil bastian baylor benedict benicio benji bennie benny benson bernie bertram bertrand billie billy bjorn bode boyd
braden bradford brady branden brandt braulio brayan braydon brecken brendon brennan brenton bridger bret britton broderick brodie brooks bruno bryant
bryson buck bud buddy buford burl burt burton byrd cade caiden cal cale callan callum calloway camden camilo camron canaan candido cannon carey
carlton carmelo carmine carrol carroll carson cary case casimir cash cason cassius cayetano cedric cedrick celestino chace chadwick chaim chance
chandler channing charley charlie chauncey chet chip ciro clair clarence clark claud clay clem clement clemente cleo cletus cleve cleveland cliff
clovis cohen colby cole coleman colt conner conor conrad constantine cordell cornelius cornell cory courtland coy crawford crew crispin cristobal
cristopher cruz cullen curt curtiss cy cyril cyrus daley dalton damien damion dane dangelo daniele danilo darby darian dariel darin darnel darrel
darrin darryl darwin daryl dashiell daulton davian davin davion davis davon dax daxton dayton deacon deandre deangelo dedrick del delano delbert dell
delmar deon derick derik deshawn devan deven devon devonte dewayne dewey dick dillan dillard dillion dillon dino dion domingo domenic dominick
dominique donn donnell donnie donny donte dorian dorsey dougie doyle draven drake dudley duncan dusty dwain dwane dyer eamon earle earnest ebenezer
eben ed eddy eden edgardo edison edmond edwardo efrem eldon eldridge eleazar elian eliezer eliot eliseo elisha ellis ellsworth elliott ellwood eloy
elvin elwin elwood ely emerson emery emile emiliano emmet emmitt emory enoch enos enzo ephraim erasmo erich erick ernie ervin esequiel eugenio eusebio
evander everardo everette evert ewan ezequiel faustino ferdinand fermin fernand ferris finley finnegan finnian fletcher florencio florentino ford
forest forrest foster fox francesco franco frankie franklyn frasier freddie freddy frederic fredric fredrick fritz gael gaige gale galen gannon
garfield garland garret garrison garry garth gaston gaylord geary genaro geno geo gerhard germaine german gerry gianluca gianni gibson gil gino
giancarlo gillian giles giuseppe glendon godfrey gordy grady granville gray gregg griffin grover guido gunnar gunner gustav hakeem hamilton hamza
harlan harland harley harmon hartley harris hayes haywood heber helmut hendrix henrik hermann hershel hezekiah hilario hilton hiram hobert holland
hollis horacio horatio houston hoyt hubbard humphrey huxley hyman ignatius iker immanuel isai ishaan isiah isidor isidore isidro isreal issac ivory
izaiah jabari jacinto jacoby jacques jad jadon jairo jakob jakobe jamar jamarcus jamel jamey jamie jamir jamison jarod jarred jarrett jarrod jarvis
jaxson jaylen jayce jaylon jeb jedidiah jefferson jeffery jeffry jennings jensen jerald jeramy jere jered jeremie jericho jermain jerrod jerrold
jessie jimmie joao jody johan johann johannes johnathan johnathon johnie johnnie johnson jonas jonathon jordon jordy josef josh josue jovan jovani
juanito jud judd judson jules julien junior juston kade kael kale kamari kamden kameron karson karter kasen kash kason keanu keaton keegan keenan
kellen kelton kendall kendrick kennard kenton kenyon keon kermit kerry keshawn khalil kian kieran kim king kip kirby kobe kody kolby kole kolton
korbin korey kory kraig kris kristian kristofer kristoffer kristopher kurtis kylan kyler lambert lamont landen landry lane langston larue lavern
lawson layne layton leandro leif leigh leighton lemuel len lennox lenny leobardo leonel leonidas leopoldo les leverett linus linwood lisandro lon
lonny loren lorin lou lowell loyd luc luciano lucien lucio ludwig luigi lukas lupe lyle lyman lyndon lynn mac mack macario madden magnus maison major
malakai marcelino mariano marquise marlin marques marquez marshal marty mathew mathias matias matteo mattias maury maximilian maximiliano maximo
maximus maxim mcarthur mearl mekhi mel memphis merle merlin merrill merritt merwyn messiah mick mickey mickel milan milford millard mitch mohamed
monroe monte montgomery monty mordecai mortimer morton mose muhammad murray murphy myles nash nathanael napoleon narciso nasir nehemiah nestor newton
nicholaus nicky nikolai nikolas nixon norbert norberto norris oakley obie octavius odell odin ogden olaf ola olen olin ollie omari omer onofre oran
oren orion orlo orval orville osbaldo osborne ossie osvaldo oswald oswaldo otha pascual paolo paris pasquale pat patricio payton percival pershing
pierce porfirio porter prince quinn quinton rafe raheem raleigh ralf ramses rayan rayford raylan reagan reece reed reese reggie regis reid reinaldo
remington reuben rey reyes reymundo reynaldo rich richie rickey rickie rigoberto riley river robbie robby rocco rocky rod roderick rodger rodrick
rogers ronin ronnie ronny roosevelt roscoe rosario rosendo rowan royal royce rudolf rudolfo rufus russel rusty ryann ryland saint sammie sammy samson
sanford santo santino saul saverio scot scottie scotty sebastien sergei shad shayne shelby shelton sherman sherwood shon silvester silvio simeon
sincere skyler smith sonny soren stacy stanford stephan stephon stevan stevie stewart storm stone sullivan sylvan tad talon tate taurean taylor
tayshaun terence terrance terrell terrill thad thatcher theron thor thurman thurston timmy titus tod tobin tommie tomasz tonny trace tracy travon
tremaine trent trey tristen tristian truman turner ty tyree tyrell tyron ulises ulyses uriah uriel urban valentin valentino van vaughn verne vernell
vince vinnie virgil vito von waldo walker waylon wayland webster weldon wendel werner wes westin wilber wilburn wilford wilfredo wilhelm wiley willian
willie willis willy wilmer wilton winford winfred winthrop woodrow woody yael yahir yosef yusef zachariah zachery zack zackary zaire zavier zayne
zechariah zeke zion
aakash abhay abhijit abhinav abhishek aditya ajit akash akhil aman amar amitabh amol aniket aniruddh ankit ankur anoop anshul arvind aseem ashish
ashwin atul avinash ayush bharat bhaskar bhavesh bhupendra brijesh chandan chetan chirag darshan debashish dev dhaval dhiraj dhruv dinesh gagan ganesh
gaurav girish gopal govind hardik haresh hari harish harsh harshad hemant himanshu hiren ishan jagdish jai jayant jayesh jitendra kailash kalpesh
kamlesh kapil karan kartik kaushik ketan kishore kuldeep kunal lalit lokesh madhav mahendra mayank mehul milind mohan mohit mukul nakul naman narayan
narendra naveen neel neeraj nihar nikunj niraj nirav nishant nitin omkar pankaj paresh parth pavan piyush prabhakar prakash pramod pranav prasad
prashant pratap pratik praveen prem puneet raghav raghu rajat rajeev rajiv raju rakesh raman ramakrishna ranjit ritesh rupesh sachin sagar sahil
samarth sameer sandeep sanjeev sanket santosh sarvesh satish saurabh shailesh shankar shantanu sharad shashank shekhar shiv shivam shubham shyam
siddharth somnath soumya srikanth sriram subhash sudhir sudip sujit sumit sundar surendra surya sushil swapnil tanmay tarun tejas tushar uday ujjwal
umang utkarsh varun vasant vasu veer vibhav vidyut vikas vimal vinay vineet vinod vipin vipul vishal vishnu viswanath yash yogesh yuvraj abdulaziz
abdulrahman adel adham adnan akram alaa amer amjad anas anwar ashraf asif ayman aymen aziz badr bashar bashir bassam bassem ehab emad essam fadi fahad
faris fawaz fayez firas fouad ghassan habib hadi haitham hakim hamad hamdi hameed hani haroon hatem hazem hesham hisham husam ihab ihsan imad ismail
issa jaber jabir jafar jawad kadir kamil karam kassem lotfi luay mahdi mahmood majed majid mansour marwan maher mazen medhat mohsen munir murad musa
muhannad nader nadeem naeem naji najib nasser nawaf nazir nizar numan qasim rabih rafiq ragheb rami ramy raouf riad ridha riyad saad sabri sadiq
safwan salah saleh salim salman sami saif shadi shahid shakir sharif shehab sherif sohail suhail sulaiman suleiman taha talal tamer tawfik usama wael
waheed wajid waleed wasim waseem yaqub yasser younes youssef yunus zafar zahid zakaria ziad ziyad bach bang canh cong cuong dai danh dong duong giao
hoan huan huu huynh khai khiem khuong kiet lap loc loi luan luong man manh nghia nguyen nhan nhat phat phu quoc quyet sang sinh tai tan thai thang the
thien thuan tin toan ton trieu trong tung tuong viet vinh vuong byung byungho changho chulsoo daehyun donghyun dongwoo haejin hyunwoo inho jaehyun
jaeho jaewon jinho jinwoo jongho joonho jungho junseo kwang kyungho minjun minwoo sanghoon sangwoo seho seojun seungho siwoo sungmin sungwoo taehyung
taeyang wonho woojin yeongho youngho youngsoo akio daisuke eiji fumio goro hideki hideo hiroaki hiroki hisashi isamu katsu kazuki kei keisuke kiyoshi
koichi koji kosuke masahiro masaki masao masashi masato mitsuo naoki noboru osamu ren rikuto ryo ryota ryuji saburo satoru seiji shigeru shin shinichi
shinji shiro shoji shunsuke susumu tadashi takahiro takao takeo takeshi takuya tatsuya tetsuo tomohiro toru toshio tsutomu yasuo yoichi yoshi yoshio
yosuke yuichi yuji yusuke andrzej bartosz boguslaw bogdan bronislaw dariusz dawid eugeniusz franciszek grzegorz henryk jacek janusz jaroslaw jerzy
kacper krzysztof leszek lech maciej marcin mariusz mateusz michal miroslaw pawel piotr przemek radek radoslaw ryszard rafal slawomir szymon waldemar
wieslaw witold zbigniew zdzislaw zygmunt anatoli arkady artem artyom eduard fedor fyodor gennady gleb grigori grigory iosif kirill leonid lev lukyan
maksim pyotr ruslan semyon stepan timofey timur vadim valery vasily viktor vitaly vyacheslav yakov yegor yuri zakhar chidi chike chinedu chukwuma
ekene emeka femi ifeanyi ikechukwu kelechi kunle nnamdi obinna olumide oluwaseun oluwaseyi segun tunde uche kofi kojo kwabena kwaku kwame kwasi yaw mamadou
moussa ousmane abdoulaye amadou cheikh ibrahima alberico alessio cosimo davide edoardo emanuele enrico ettore fabio fabrizio filippo gaetano gennaro
giacomo giorgio giulio guglielmo maurizio michelangelo nicola piero pietro raffaele riccardo salvo silvano stefano tommaso ugo umberto aryeh avigdor
avrohom avrum baruch berel binyamin chaskel dovid duvid eliyahu elimelech gedalia gershon hillel kalman leib lipa mendel mendy menachem meir moishe
mordechai naftali nachman nosson pinchas pinny reuven shaya shimon shlomo shloime shmuel sholom simcha srul tuvia velvel yaakov yehuda yisroel
yitzchok yoel zalman zev zvi
`
/** Further names that are similar to another name. They are listed so that two similar names count as two people, not as a typing error. */
const OTHER = `
jaylen jalen jaylin braden brayden caden cayden aden jadyn kaylin kailey anaya anya alena elina aria arya liana eliana anita amita alok ramesh suresh naresh mahesh dinesh umesh mukesh
rakesh hitesh nilesh jignesh mitesh ritesh jihoon jihun minsu minseo soyeon soyoung yuka yuko haruki haruka kenta milan milana ivana iva stefana fabian fabiana fabiola maribel elvia elva
elma irma nidia lidia delia celia adelia noemi efren hernan leonel aurelia rosalba rosaura maura mayra maira marla marlo mara rhoda velma delmer verna erna erma etta effie mattie lottie
nettie bettie dottie tillie millie willa della ronan rohan tamir samar sahar tahir zahir nasir yasir amin amina karima halim halima aziz aziza nadir nabila adil adila farida hamza
anh linh vinh thinh khang khoa phong dung hoa hoai mai lam lan loan oanh trinh tram tran thu thi xuan yen ngan nga nhi vy vi hieu hien hanh hang quynh quy my chi tri trung truong
jie jia jin ping bing qing ting xing yue lu lin luo shan shu fan fen fei hui juan mei rong rui wen yun yuan zhi chao hao tao bo tian yi yin olha oksana oleksandr andriy serhiy danylo
pavel pavla petar petra marek marko mirko mirka jana jan jana zora dora tomas tomasz lukas luka jakub kuba ola ula ala ewa iwona danuta beata dorota renata jolanta marta magda
marcy darcy nancy stacy lacy macy alfie archie rosie evie millie ellie ollie albie bertie effie elodie ottis otis odis amos enos ames elvis alvis ervin irvin ervina merle merl pearl earlene arlie carlene marlin merlin
`
/** Pairs of names that sound alike but are different names. */
const APART = [
  'marie mary',
  'frances francis',
  'jan jean',
  'maria marie',
  'carie cary',
  'kelly kelley',
  'ned ted',
  'molly polly',
  'greta rita',
  'michel michelle',
]

const words = (text: string): string[] => text.trim().split(/\s+/)
const FEMALE_NAMES = new Set(words(FEMALE))
const MALE_NAMES = new Set(words(MALE))
const FORMAL = new Map<string, Set<string>>()
const KNOWN = new Set([...FEMALE_NAMES, ...MALE_NAMES, ...words(OTHER), ...words(MORE_GIVEN_NAMES)])
for (const line of (NICKNAMES.trim() + MORE_NICKNAMES.trimEnd()).split('\n')) {
  const [formal = '', nicknames = ''] = line.split(':')
  KNOWN.add(formal)
  for (const nickname of words(nicknames)) {
    KNOWN.add(nickname)
    FORMAL.set(nickname, (FORMAL.get(nickname) ?? new Set()).add(formal))
  }
}
// When the table has 'Vinny', add 'Vinnie', and the reverse. Leave it out if it is another short name or a name of the other sex.
for (const [nickname, formal] of FORMAL) {
  const other = otherEnding(nickname)
  if (other && !FORMAL.has(other) && ![...formal].some((name) => areOfOtherSex(name, other))) FORMAL.set(other, formal)
}
function otherEnding(nickname: string): string | undefined {
  const [, stem, ending] = /^(.*(?:bb|dd|gg|ll|mm|nn|pp|ss|tt|vv|zz|ck))(y|ie)$/.exec(nickname) ?? []
  return stem && stem + (ending === 'y' ? 'ie' : 'y')
}
// For each name, the numbers of its lines in the tables of spellings, so that a comparison does not have to search all lines.
const SPELLING_GROUPS = new Map<string, number[]>()
for (const [at, line] of (SPELLINGS.trim() + MORE_SPELLINGS.trimEnd()).split('\n').entries())
  for (const name of line.split(' ')) {
    KNOWN.add(name)
    SPELLING_GROUPS.set(name, [...(SPELLING_GROUPS.get(name) ?? []), at])
  }
const APART_PAIRS = new Set(APART)

/** Returns true for a given name or short name that stands in the tables. All names here are small letters without accents. */
export const isKnownName = (name: string): boolean => KNOWN.has(name)

/** Returns the name itself and every given name that it is short for. */
export const listGivenNames = (name: string): Set<string> => new Set([name, ...(FORMAL.get(name) ?? [])])

/**
 * Returns true when both may be names of one person: the same given name, a name and its short form, or two short forms of one name. Returns false
 * for Chris and Tina: both may be short for Christina, but the two are probably a couple.
 */
export function areNicknames(one: string, other: string): boolean {
  if (areApart(one, other)) return false
  const names = listGivenNames(one)
  const others = listGivenNames(other)
  const isShared = [...others].some(
    (name) => names.has(name) || [...names].some((each) => areSpellings(each, name) || soundAlike(each, name)),
  )
  return isShared && (names.has(other) || others.has(one) || !areOfOtherSex(one, other))
}

// 'Jenifer' sounds like 'Jennifer', so 'Jen' is short for both. Names of up to four letters that sound alike are different names.
const soundAlike = (one: string, other: string): boolean =>
  one.length > 4 &&
  other.length > 4 &&
  one[0] === other[0] &&
  spokenName(one) === spokenName(other) &&
  !areOfOtherSex(one, other) &&
  !differInSex(one, other) &&
  !areApart(one, other)

/** Returns true when both names write the same foreign name in Latin letters: 'Iurii' and 'Yuri', 'Sanjeev' and 'Sanjiv'. */
export const areRomanizations = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) > 3 &&
  !areOfOtherSex(one, other) &&
  (romanizedName(one) === romanizedName(other) || (!(isKnownName(one) && isKnownName(other)) && spanishName(one) === spanishName(other)))

/** Returns true for the male and the female form of a name: 'Marcelo' and 'Marcela', 'Pascal' and 'Pascale'. They are two people. */
export function differInSex(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === long.length) return short.slice(0, -1) === long.slice(0, -1) && /[aoe]$/.test(short) && /[aoe]$/.test(long)
  // 'Joel' and 'Joelle', 'Adrien' and 'Adrienne'
  const doubled = short.slice(-1)
  return ['a', 'e', 'ia', 'ina', 'ette', `${doubled}a`, `${doubled}e`].some(
    (ending) => short + ending === long && (!ending.endsWith('e') || sexOfName(short) === 'male' || !isKnownName(short)),
  )
}

/** Returns true when one name is female and the other one male. */
export function areOfOtherSex(one: string, other: string): boolean {
  return (sexOfName(one) ?? sexOfName(other)) !== (sexOfName(other) ?? sexOfName(one))
}

/** Returns true for two customary spellings of one name. */
export function areSpellings(one: string, other: string): boolean {
  const groups = SPELLING_GROUPS.get(one)
  return groups !== undefined && (SPELLING_GROUPS.get(other) ?? []).some((group) => groups.includes(group))
}

/** Returns true for two names that sound alike and are never the same name. */
export const areApart = (one: string, other: string): boolean => APART_PAIRS.has(one < other ? `${one} ${other}` : `${other} ${one}`)

/** Returns the sex that a given name tells; undefined for a name of both sexes or an unknown name. Used only to keep two people apart. */
export function sexOfName(name: string): 'female' | 'male' | undefined {
  const [female, male] = [FEMALE_NAMES.has(name), MALE_NAMES.has(name)]
  if (female === male) return undefined
  return female ? 'female' : 'male'
}
