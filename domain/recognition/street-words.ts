/**
 * Words of streets, for comparing: the abbreviation, then other spellings (USPS Publication 28, Appendix C1, and Spanish ones).
 * A test compares them with the words of the address check.
 */
const STREET_TYPES = `
aly alley allee ally
anx annex anex annx
arc arcade
ave avenue av aven avenu avn avnue avda
byu bayou bayoo
bch beach
bnd bend
blf bluff bluf
blfs bluffs
btm bottom bot bottm
blvd boulevard boul boulv bl bulevar
br branch brnch
brg bridge brdge
brk brook
brks brooks
bg burg
bgs burgs
byp bypass bypa bypas byps
cp camp cmp
cyn canyon canyn cnyn
cpe cape
cswy causeway causwa
ctr center cen cent centr centre cnter cntr
ctrs centers
cir circle circ circl crcl crcle
cirs circles
clf cliff
clfs cliffs
clb club
cmn common
cmns commons
cor corner
cors corners
crse course
ct court crt
cts courts
cv cove
cvs coves
crk creek
cres crescent crsent crsnt
crst crest
xing crossing crssng
xrd crossroad
xrds crossroads
curv curve
dl dale
dm dam
dv divide div dvd
dr drive driv drv
drs drives
est estate
ests estates
expy expressway exp expr express expw
ext extension extn extnsn
exts extensions
fall fall
fls falls
fry ferry frry
fld field
flds fields
flt flat
flts flats
frd ford
frds fords
frst forest forests
frg forge forg
frgs forges
frk fork
frks forks
ft fort frt
fwy freeway freewy frway frwy
gdn garden gardn grden grdn
gdns gardens grdns
gtwy gateway gatewy gatway gtway
gln glen
glns glens
grn green
grns greens
grv grove grov
grvs groves
hbr harbor harb harbr hrbor
hbrs harbors
hvn haven
hts heights ht
hwy highway highwy hiway hiwy hway
hl hill
hls hills
holw hollow hllw hollows holws
inlt inlet
is island islnd
iss islands islnds
isle isles
jct junction jction jctn junctn juncton
jcts junctions jctns
ky key
kys keys
knl knoll knol
knls knolls
lk lake
lks lakes
land land
lndg landing lndng
ln lane
lgt light
lgts lights
lf loaf
lck lock
lcks locks
ldg lodge ldge lodg
loop loops
mall mall
mnr manor
mnrs manors
mdw meadow
mdws meadows medows
mews mews
ml mill
mls mills
msn mission missn mssn
mtwy motorway
mt mount mnt
mtn mountain mntain mntn mountin mtin
mtns mountains mntns
nck neck
orch orchard orchrd
oval ovl
opas overpass
park prk parks
pkwy parkway parkwy pkway pky parkways pkwys
pass pass
psge passage
path paths
pike pikes
pne pine
pnes pines
pl place
pln plain
plns plains
plz plaza plza
pt point
pts points
prt port
prts ports
pr prairie prr
radl radial rad radiel
ramp ramp
rnch ranch ranches rnchs
rpd rapid
rpds rapids
rst rest
rdg ridge rdge
rdgs ridges
riv river rvr rivr
rd road
rds roads
rte route
row row
rue rue
run run
shl shoal
shls shoals
shr shore shoar
shrs shores shoars
skwy skyway
spg spring spng sprng
spgs springs spngs sprngs
spur spurs
sq square sqr sqre squ
sqs squares sqrs
sta station statn stn
stra stravenue strav straven stravn strvn strvnue
strm stream streme
st street strt str
sts streets
smt summit sumit sumitt
ter terrace terr
trwy throughway
trce trace traces
trak track tracks trk trks
trfy trafficway
trl trail trails trls
trlr trailer trlrs
tunl tunnel tunel tunls tunnels tunnl
tpke turnpike trnpk turnpk
upas underpass
un union
uns unions
vly valley vally vlly
vlys valleys
via viaduct vdct viadct
vw view
vws views
vlg village vill villag villg villiage
vlgs villages
vl ville
vis vista vist vst vsta
walk walks
wall wall
way wy
ways ways
wl well
wls wells
`
/** Spanish kinds of street, which stand before the name. */
const BEFORE_NAME: Readonly<Record<string, string>> = {
  calle: 'calle',
  c: 'calle',
  avenida: 'ave',
  av: 'ave',
  avda: 'ave',
  ave: 'ave',
  avenue: 'ave',
  paseo: 'paseo',
  camino: 'camino',
  carretera: 'carr',
  carr: 'carr',
  via: 'via',
  cll: 'calle',
}
const DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'n',
  north: 'n',
  no: 'n',
  norte: 'n',
  s: 's',
  south: 's',
  so: 's',
  sur: 's',
  e: 'e',
  east: 'e',
  este: 'e',
  w: 'w',
  west: 'w',
  oeste: 'w',
  ne: 'ne',
  northeast: 'ne',
  nw: 'nw',
  northwest: 'nw',
  se: 'se',
  southeast: 'se',
  sw: 'sw',
  southwest: 'sw',
}
const SPELLED_DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
}
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const SPANISH_ONES = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const types = new Map(
  STREET_TYPES.trim()
    .split('\n')
    .flatMap((line) => {
      const spellings = line.split(' ')
      return spellings.map((spelling): [string, string] => [spelling, spellings[0] ?? ''])
    }),
)

const spelledTypes = new Map(
  STREET_TYPES.trim()
    .split('\n')
    .map((line): [string, string] => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? line]),
)

/** Returns the abbreviation of a kind of street. All words here are small letters without accents. */
export const streetType = (word = ''): string | undefined => types.get(word)
/** The spelled-out kinds of street that may be mistyped: long enough to be told from a name. */
export const LONG_STREET_TYPES = 'street avenue boulevard drive court circle terrace parkway highway trail square crescent'.split(' ')
export const SHORT_STREET_TYPES = ['road', 'lane']
export const typeBeforeName = (word = ''): string | undefined => BEFORE_NAME[word]
export const direction = (word = ''): string | undefined => DIRECTIONS[word]
/** Returns a word of a street's name, spelled out: 'mountain' for 'mtn', 'west' for 'w'. Other words are returned as they are. */
export function spelledInside(word: string): string {
  const type = streetType(word)
  const towards = word === 'no' || word === 'so' ? undefined : direction(word)
  return (type && spelledTypes.get(type)) ?? (towards && SPELLED_DIRECTIONS[towards]) ?? word
}

/** Returns '5' for '5th' and 'fifth', '40' for 'fortieth' and 'forty'; other words are returned as they are. */
export function numberWord(word: string): string {
  if (/^\d+(?:st|nd|rd|th)$/.test(word)) return String(Number.parseInt(word, 10))
  const ordinal = ORDINALS.indexOf(word)
  if (ordinal > 0) return String(ordinal)
  const spanish = SPANISH_ONES.indexOf(word)
  if (spanish > 0) return String(spanish)
  const tens = TENS.findIndex((ten) => word === ten || word === `${ten.slice(0, -1)}ieth`)
  return tens < 0 ? word : String((tens + 2) * 10)
}

/** Returns the number of 'one' to 'nineteen'; undefined for any other word. */
export function cardinal(word = ''): string | undefined {
  const value = ONES.indexOf(word)
  return value > 0 ? String(value) : undefined
}
