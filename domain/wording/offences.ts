/**
 * Words that are not printed. The nine words 'God', 'hell', 'hells', 'damn', 'goddamn', 'goddamned', 'god-dam', 'god-damned' and 'God-damned' are
 * left out on purpose, and so is everything that an ordinary condolence says.
 *
 * `strong`: the word has no other meaning, so it is found in spite of stretched letters, inner punctuation and split words. `weak`: only the whole
 * word counts, and a doubled letter makes it another word (ano and anno, pene and penne). A trailing ~ matches every ending; a ~ on both sides
 * matches anywhere in a word.
 */
export const STRONG = list(`
  ~fuck~ fuk fuker fukin fuking fukn fck fcking fcuk fcker phuck~ phuk phuking fucc fuxk fuq
  shit shits shitty shittier shittiest shitting shithead~ shitface~ shithole~ shitbag~ shitload~ shitshow~ shite shitless shitter
  bullshit~ horseshit dipshit~ batshit chickenshit apeshit dogshit jackshit bullsht sht shyt
  bitch~ sonofabitch biatch biotch beotch bytch betch
  ~asshole~ asshat~ asswipe~ assface~ assclown~ dumbass~ jackass~ smartass~ fatass~ badass~ lardass~ kickass bitchass
  ~arsehole~ azzhole~
  cunt cunts cunty cuntface kunt kunts
  nigger~ nigga~ niggah~ niglet~ sandnigger~
  faggot~ faggy fagot
  motherfck~ mutherfck~ mofo mofos
  whore whores whored whoring whorish whorehouse~ manwhore~
  cocksuck~ cockhead~ cockface~ dickhead~ dickface~ dickwad~ dickbag~ dickweed~ dikhead~
  pussies
  blowjob~ handjob~ rimjob~ gangbang~ cumshot~ cumslut~ cumdump~ creampie~
  jizz jizzed jizm deepthroat~ bukkake
  masturbat~ motherlover
  douchebag~ scumbag~ dirtbag~ shemale~ wanker~ wanking wankstain tosser~ bellend~ knobhead~ bollocks twat twats twatwaffle
  dildo dildos butthole~ buttfuck~ buttplug~ nutsack~ ballsack~ peckerhead~
  pedophil~ paedophil~ raghead~ towelhead~ wetback~ beaner beaners trannies tranny
  wtf stfu gtfo lmfao omfg milf milfs
  mierda~ comemierda~ hijueputa~ hijoputa~ hijodeputa~ jueputa~ putamadre putisima gilipollas~ conchatumadre conchetumadre conchetumare
  coño coños coñazo coñete
  pendejo pendejos pendeja pendejas pendejada~ pendejete
  cabron cabrones cabrona cabronas cabronazo cabroncete
  chingar chinga chingas chingad~ chingat~ chingue~ chingon~ chingan~ chingo
  joder jodete jodido jodida jodidos jodidas jodanse jodan
  maricon~ mamahuevo~ mamaguevo~ malparid~ culero culeros culera culeras culiado culiao culiada
  huevon huevones huevona weon weones pelotudo~ pelotuda~ puñeta puñetas puñetero puñetera cojones cojonudo
  chupapolla~ chupaverga~ chupamela mamavergas caraculo tontolculo soplapollas lameculos gonorrea carechimba
`)

export const WEAK = list(`
  ass asses azz arse arses
  bastard bastards
  cock cocks cok dick dicks dik dicked prick pricks pecker schlong
  pussy poontang snatch punani coochie cooch
  tits titties titty boob boobs boobies boobies
  penis penises vagina vaginas anus anal clit clits clitoris scrotum testicles boner boners erection
  cum cums cumming semen orgasm orgasms orgy orgies horny sex sexy sexting
  slut sluts slutty skank skanks skanky hooker hookers prostitute prostitutes
  crap crappy crapper piss pissed pisses pissing pisser pissoff
  turd turds wank wanks douche douches bugger buggers
  porn porno pornstar pornography pornographic
  fag fags homo homos lesbo dyke dykes queef
  rape raped rapist rapists raping incest molester pedo pedos
  nazi nazis hitler retard retards retarded
  spic spics spick chink chinks gook gooks kike kikes jap japs dago dagos wop wops paki pakis polack coon coons
  kys fml
  puta putas puto putos putita putitas puton putona putada putadas putazo putear puteria hdp
  culo culos culazo culito ano anos verga vergas vergon pija pijas polla pollas pene penes pinche pinches
  tetas tetona tetonas nalgas
  follar follame follando follada follate cachonda cachondo
  marica maricas joto jotos zorra zorras ramera rameras furcia furcias guarra guarras
  mamon mamones mamona mamada mamadas mamalo chupala chupamelo
  carajo carajos ojete ojetes pajero pajeros pajillero
  bastardo bastarda bastardos bastardas sudaca sudacas negrata negratas boludo boluda boludos
  violador violadores ctm
`)

/** Phrases that offend, although each single word is harmless. */
export const PHRASES =
  /(?<!\p{L})(?:son of a b|suck my|screw you(?:rself)?|piss off|kill yourself|go to hell and die|eat a dick|hija? de perra|hijos? de perra|hij[oa]s? de la gran|concha (?:de )?(?:tu|su) madre|me cago en|que te den|tu puta madre|vete al diablo|besa(?:me)? el culo)(?!\p{L})/u

/** Ordinary phrases that contain a listed word. */
export const ORDINARY =
  /(?<!\p{L})(?:cum laude|pussy ?cats?|pussy willows?|maine coons?|tit for tat|chinks? in (?:the|your|his|her|their|our) armou?r|dick clark|moby dick|cock-a-doodle|snatch of|snatch up)(?!\p{L})/gu

/** Offensive words that are also names. A name field may contain them; in a message they pass when written like a name ('Dick'). */
export const NAMES = new Set(
  list(`
  dick dicks cock cocks coon coons dyke dykes hooker kike dago paki boner wank semen pene ano anos verga vergas polla pollas puto
  bastardo bastarda gook fuk fuq pecker cumming cumings snatch joto jap wop homo spick chink chinks beaner orgy pinche prick
  crapper shittu shitole arse weon mamon mofo fagot zorra ramera marica guarra twatt retard culo mamona bugger pija betch
`),
)

/**
 * Mild or ambiguous words that are rare names, so the sender has to confirm them. Each is listed with one person who has this name, and a source.
 * Only this spelling counts, and a strong word is never listed here.
 */
export const RARE_NAMES = new Set([
  // Thomas Bastard, poet: https://en.wikisource.org/wiki/Dictionary_of_National_Biography,_1885-1900/Bastard,_Thomas
  'bastard',
  // Lucija Čok, Slovenian minister of education: https://en.wikipedia.org/wiki/Lucija_%C4%8Cok
  'cok',
  // Thomas Cooch, who built the house at Cooch's Bridge, Delaware: http://pencaderheritage.org/landmarks/phland_p14.html
  'cooch',
  // Wim Dik, Dutch state secretary: https://www.omroepbrabant.nl/nieuws/4105864/wim-dik-83-overleden-de-man-die-de-ptt-veranderde-in-kpn
  'dik',
  // Nazí Paikidze, chess champion of the United States: https://uschesschamps.com/bio/im-nazi-paikidze-0
  'nazi',
  // Theophilus Pinches, Assyriologist: https://fr.wikipedia.org/wiki/Theophilus_Pinches
  'pinches',
  // Ingmar Pörn, Finnish philosopher: https://filosofia.fi/fi/blogi/ingmar-porn-1935-2014-muistelus
  'porn',
  // Jacques Tits, Belgian mathematician: https://www.britannica.com/print/topic/1459058
  'tits',
])

function list(words: string): string[] {
  return words.split(/\s+/).filter(Boolean)
}
