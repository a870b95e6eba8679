import type { AddressContent, CardContent } from '@fondly/stationery/layout/card-content.ts'

/** Makes cards in English and Spanish, with text as hurried people type it and as other programs paste it. The same seed makes the same cards. */
export function randomCards(count: number, seed: number): CardContent[] {
  const chance = chanceOf(seed)
  return Array.from({ length: count }, (_, number) => randomCard(number % 2 === 0 ? 'en_US' : 'es', chance))
}

function randomCard(language: 'en_US' | 'es', { below, oneIn, pick }: Chance): CardContent {
  const strangeOneIn = oneIn(8) ? 20 : undefined
  const word = (): string => {
    if (strangeOneIn !== undefined && oneIn(strangeOneIn)) return pick(STRANGE)
    if (oneIn(6)) return pick(FACED)
    return oneIn(90) ? Array.from({ length: 6 + below(20) }, () => pick(WORDS[language])).join('') : pick(WORDS[language])
  }
  const words = (length: number, partedOneIn = 8) =>
    Array.from({ length }, () => word() + (oneIn(partedOneIn) ? pick(PARTINGS) : ' ')).join('')
  /** Most messages fit, some only if they shrink, and some never: they have too many words, or are a poem with too many lines. */
  const message = () => {
    if (oneIn(90)) return words(170 + below(60))
    return oneIn(25) ? words(25 + below(35), 1) : words(1 + below(45))
  }
  const name = () => `${pick(NAMES)} ${pick(NAMES)}`
  const address = (): AddressContent => ({
    name: name(),
    address1: `${1 + below(9999)} ${pick(NAMES)} St`,
    address2: oneIn(2) ? '' : `Apt ${below(99)}B`,
    city: pick(NAMES),
    state: pick(['OR', 'WA', 'PR', 'TX']),
    zip: String(10000 + below(89999)),
  })
  return {
    cardId: '1HBE2115',
    size: pick(['49', '60', '70', '831']),
    orientation: pick(['V', 'H', 'S']),
    language,
    outsideUrl: '/art/1HBE2115/front.webp',
    insideUrl: oneIn(2) ? undefined : '/art/1HBE2115/inside.webp',
    sentimentUrl: oneIn(3) ? undefined : '/art/sentiments/home.webp',
    message: message(),
    signature: oneIn(9) ? '' : `${name()}\n${name()}`,
    logoUrl: oneIn(2) ? undefined : '/art/brands/harborview.svg',
    disclaimer: oneIn(4) ? words(1 + below(12)) : '',
    backMessage: oneIn(2) ? words(1 + below(9)) : '',
    backDisclaimer: oneIn(4) ? words(1 + below(16)) : '',
    returnAddress: address(),
    recipient: address(),
    scanCode: Array.from({ length: 10 }, () => pick(CODE)).join(''),
  }
}

const WORDS = {
  en_US: (
    'Welcome home, neighbor! affairs fluffy office first fjord Tomorrow AVERAGE Yvonne wavy. We’ll all settle in; better letters, ' +
    'waffle traffic-free shuffle hallway still little attic baffled "straight" it’s off-shelf self-fulfilling T.V. A.V. naïve café ' +
    'thank you for your first rent 24/7 (1-800) $12.50 3½ LLC. To fill fine floor staff if half'
  ).split(' '),
  es: (
    '¡Feliz cumpleaños! señora corazón ¿Qué tal? ¿Cómo está? Bienvenidos, aquí mañana niño pingüino ÁRBOL Ñandú calle llave ' +
    'Querida Íñiga: oficina flor fiesta afición conflicto influencia gráfico Muñoz año días también será más él Y Vértice fin ' +
    'felicitación último Túnez 1.º 2.ª Atlántico ella gracias por elegirnos'
  ).split(' '),
}
const NAMES = 'Marisol Ortega Maximiliana Okonkwo-Hale O’Flaherty Wolff Íñiguez Núñez Tavares Larkspur Quayside Ávila Fitzgerald'.split(' ')
/** Quotes, dashes and marks, characters in two spellings, and invisible characters that come with pasted text. */
const FACED = (
  '“first” ‘filled’ «Über» well—so— 9–5 … — – L’été f’ff (fi) fl! R&B #3B coöp façade “¿Qué?” €20 ♥ ' +
  'cafe\u0301 man\u0303ana In\u0303igo u\u0308ber soft\u00adhyphen zero\u200bwidth 10\u00a0% \ufeffmark'
).split(' ')
/** Each contains a character that no font of ours has. */
const STRANGE = ['😀', 'fiesta🎉', '👩‍👩‍👧', '中文', 'Ωmega', 'שלום', 'q\u0303', 'bell\u0007', 'мир', '→', '👍🏽!']
const PARTINGS = ['  ', '   ', '\n', '\n\n', '\r\n', '\t', ' — ', '—', ' \n ', '\u2028']
const CODE = Array.from('ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789')

type Chance = { below: (limit: number) => number; oneIn: (number: number) => boolean; pick: <T>(from: readonly T[]) => T }

/** A random generator (mulberry32) with whole numbers only, so that rounding is the same in every environment. */
function chanceOf(seed: number): Chance {
  let state = seed
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
  return {
    below,
    oneIn: (number) => below(number) === 0,
    pick: (from) => {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new Error('There is nothing to pick from.')
      return picked
    },
  }
}
