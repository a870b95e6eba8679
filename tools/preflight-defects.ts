import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import type { Box, LayeredPage, Layer, TextLayer } from '@fondly/stationery/layout/layered-page.ts'
import { typeset } from '@fondly/stationery/typeset/typeset.ts'
import { colourOfContrast, greyOfLuminance } from './colour-of-contrast.ts'
import { createRandom, goodCards, ground, picture, type Chance, type Specimen } from './specimens.ts'

/** The kinds of defects that a card can have. */
export const DEFECTS = [
  'overflow',
  'glyph',
  'contrast',
  'safe-zone',
  'resolution',
  'module',
  'quiet-zone',
  'unreadable',
  'read-area',
  'clear-zone',
] as const
export type Defect = (typeof DEFECTS)[number]

export type SeededDefect = Specimen & {
  name: string
  defect: Defect
  page: LayeredPage['name']
  /** Where the defect is, in pixels from the upper left corner of the trim. */
  place: Box
}

const DEFECTS_PER_KIND = 20

/**
 * Makes twenty defects of every kind. The first ten exceed the limit by at most two pixels or, if the limit is not a length, by its smallest
 * steps: a contrast of 4.4, a letter that looks like another, a scan code that differs in one character.
 */
export function seededDefects(seed: number): SeededDefect[] {
  return DEFECTS.flatMap((defect, kind) => {
    const chance = createRandom(seed + kind * 7919)
    return bases(DEFECTS_PER_KIND, seed + kind).map((base, number) => {
      const near = number < DEFECTS_PER_KIND / 2
      const beyond = near ? (number % 4) / 2 + 0.5 : 3 + chance.between(0, 60)
      return spoilt(defect, base, { beyond, near, number, chance })
    })
  })
}

/** Makes ten cards of every kind that only just stay within the same limits, so that none has a defect. */
export function narrowEscapes(seed: number): SeededDefect[] {
  return DEFECTS.flatMap((defect, kind) => {
    const chance = createRandom(seed + kind * 7919)
    return bases(DEFECTS_PER_KIND / 2, seed + kind).map((base, number) =>
      spoilt(defect, base, { beyond: -(number % 5) / 2, near: true, number, chance }),
    )
  })
}

/** Makes cards with content in every place that a defect can spoil, and with little text. */
function bases(count: number, seed: number): Specimen[] {
  return goodCards(count, seed).map(({ content: card, scanCode }, number) => {
    const content = {
      ...card,
      insideUrl: '/art/inside.webp',
      sentimentUrl: '/art/sentiment.webp',
      logoUrl: '/art/logo.png',
      message: number % 2 === 0 ? 'Welcome home, neighbor! Call me first.' : '¡Bienvenidos a casa! Llámenme cuando quieran.',
      signature: 'Marisol Ortega',
      disclaimer: 'Printed on recycled paper.',
      backMessage: 'Sent with care.',
      backDisclaimer: '',
    }
    const art: Specimen['art'] = new Map([
      [content.outsideUrl, { scene: ground('#dfeee6') }],
      [content.insideUrl, { scene: ground('#fdfaf3') }],
      [content.sentimentUrl, { scene: ground('#eecabb', { width: 1050, height: 480, bleed: 0 }) }],
      [content.logoUrl, picture(1680, 600, '#204060')],
    ])
    return { content, pages: cardPages(content), art, scanCode }
  })
}

/** `beyond` is how far the card exceeds the limit, in pixels or steps. With zero or less there is no defect. */
type Spoiling = { beyond: number; near: boolean; number: number; chance: Chance }
type Spoilt = { page: LayeredPage; place: Box; art?: Specimen['art']; scanCode?: string }

function spoilt(defect: Defect, base: Specimen, spoiling: Spoiling): SeededDefect {
  const { page, place, art, scanCode } = SPOILERS[defect](base, spoiling)
  return {
    name: `${defect} ${spoiling.number}, ${spoiling.beyond} beyond`,
    defect,
    content: base.content,
    pages: { ...base.pages, [page.name]: page },
    art: new Map([...base.art, ...(art ?? [])]),
    scanCode: scanCode ?? base.scanCode,
    page: page.name,
    place,
  }
}

const SPOILERS: Record<Defect, (base: Specimen, spoiling: Spoiling) => Spoilt> = {
  overflow: ({ pages }, { beyond, number }) => {
    const page = number % 3 === 2 ? pages.envelope : pages.inside
    const at = textsOf(page)[number % 2] ?? 0
    const layer = textAt(page, at)
    const size = layer.smallest ?? 8
    const set = typeset({ ...layer, size, smallest: size })
    // The box ends where the words end, minus `beyond`.
    const sized: TextLayer = { ...layer, size, smallest: size }
    const narrow = layer.unbroken === true && number % 4 < 2
    const short: TextLayer = narrow
      ? { ...sized, width: Math.ceil(set.width) / 100 - beyond + (beyond > 0 ? 0 : 0.5) }
      : { ...sized, height: Math.max(1, set.height / 100 - beyond) }
    return { page: withLayer(page, at, short), place: short }
  },

  glyph: ({ pages }, { beyond, near, number, chance }) => {
    const page = [pages.inside, pages.outside, pages.envelope][number % 3] ?? pages.inside
    const texts = textsOf(page)
    const at = texts[chance.between(0, texts.length - 1)] ?? 0
    const layer = textAt(page, at)
    // No defect: printable characters that only look strange. Near: characters that look like our letters. Else: characters that nobody mistakes for
    // ours.
    const strange =
      beyond <= 0
        ? ['ő', '€', 'ł', '™', '†', 'e\u0301', 'n\u0303', '\u00ad', '\u200b', 'Ğ']
        : near
          ? ['а', 'е', 'о', 'р', 'с', 'х', 'q\u0303', 'Ω', 'ℓ', 'И']
          : ['😀', '🎉', '中', 'ש', '→', '✓', '☺', 'م', '한', '👩‍👩‍👧']
    const place = chance.between(0, layer.text.length)
    const text = layer.text.slice(0, place) + (strange[number % strange.length] ?? '') + layer.text.slice(place)
    return { page: withLayer(page, at, { ...layer, text }), place: layer }
  },

  contrast: ({ pages, content }, { beyond, near, number, chance }) => {
    if (number % 4 === 3) {
      // Put the symbol on a dark ground.
      const at = pages.outside.layers.findIndex(({ kind }) => kind === 'barcode')
      const layer = layerAt(pages.outside, at)
      const url = '/art/dark.webp'
      const grey = greyOfLuminance(0.55 - (near ? beyond * 0.01 : 0.1 + beyond * 0.005))
      const under: Layer = { kind: 'picture', url, x: 0, y: 0, width: pages.outside.width, height: pages.outside.height }
      const whole = { x: -46, y: -46, width: pages.outside.width + 92, height: pages.outside.height + 92 }
      const words = pages.outside.layers.filter(({ kind }) => kind !== 'text')
      const layers = [{ ...under, ...whole }, ...words]
      return { page: { ...pages.outside, layers }, place: layer, art: new Map([[url, { scene: ground(grey) }]]) }
    }
    const at = textsOf(pages.inside)[number % 2] ?? 0
    const layer = textAt(pages.inside, at)
    const paper = chance.colour(200, 255)
    const ratio = near ? 4.5 - beyond * 0.05 : Math.max(1.1, 4.2 - beyond * 0.05)
    const color = colourOfContrast(paper, ratio, beyond > 0 ? 'below' : 'above')
    return {
      page: withLayer(pages.inside, at, { ...layer, color }),
      place: layer,
      art: new Map([[content.insideUrl ?? '', { scene: ground(paper) }]]),
    }
  },

  'safe-zone': ({ pages }, { beyond: wanted, number }) => {
    const beyond = Math.min(wanted, 60)
    // The safe zone starts an eighth of an inch from each cut and fold.
    const safe = 37.5 - beyond
    if (number % 3 === 0) {
      const at = pages.outside.layers.findIndex(({ kind }) => kind === 'barcode')
      return moved(pages.outside, at, (dark) => (number % 2 === 0 ? { x: safe } : { y: pages.outside.height - safe - dark.height }))
    }
    if (number % 3 === 1) {
      const at = textsOf(pages.inside)[0] ?? 0
      const { fold = { x: 0 } } = pages.inside
      return moved(pages.inside, at, (words) => {
        if (number % 2 === 0) return 'x' in fold ? { x: fold.x + safe } : { y: fold.y + safe }
        return { x: pages.inside.width - safe - words.width }
      })
    }
    const at = textsOf(pages.envelope)[0] ?? 0
    return moved(pages.envelope, at, () => (number % 2 === 0 ? { x: safe } : { y: safe }))
  },

  resolution: ({ pages, content }, { beyond, near, number, chance }) => {
    const page = number % 2 === 0 ? pages.outside : pages.inside
    const pictures = page.layers.filter((layer) => layer.kind === 'picture')
    const layer = pictures[chance.between(0, pictures.length - 1)]
    if (layer?.kind !== 'picture') throw new Error('The page has no picture.')
    const needed = (length: number) => Math.ceil((length * 299) / 300 - 0.001)
    const lacking = beyond <= 0 ? beyond : near ? Math.ceil(beyond) : Math.ceil((needed(layer.width) * (5 + beyond)) / 100)
    // Too few pixels in one direction are already a defect.
    const [across, down] = number % 4 < 2 ? [lacking, beyond > 0 && !near ? lacking : 0] : [0, lacking]
    const isLogo = layer.url === content.logoUrl
    const pixels = { width: Math.floor(needed(layer.width) - across), height: Math.floor(needed(layer.height) - down) }
    const drawn = picture(Math.max(8, pixels.width), Math.max(8, pixels.height), page.name === 'inside' && !isLogo ? '#f4f0e4' : '#356859')
    const stretched = isLogo ? page.layers.map((other) => (other === layer ? { ...layer, fit: undefined } : other)) : page.layers
    return { page: { ...page, layers: stretched }, place: layer, art: new Map([[layer.url, drawn]]) }
  },

  module: ({ pages }, { beyond, near, number, chance }) => {
    const page = number % 2 === 0 ? pages.outside : pages.envelope
    const at = page.layers.findIndex(({ kind }) => kind === 'barcode')
    const layer = layerAt(page, at)
    if (layer.kind !== 'barcode') throw new Error('The page has no symbol.')
    const module = near ? 6 - beyond : chance.between(1, 3)
    const side = (layer.width / layer.module) * module
    const middle = { x: layer.x + (layer.width - side) / 2, y: layer.y + (layer.height - side) / 2 }
    // The symbol never grows, so that it does not come close to anything else.
    const changed = side <= layer.width ? { ...middle, width: side, height: side, module } : {}
    return { page: withLayer(page, at, { ...layer, ...changed }), place: layer }
  },

  'quiet-zone': ({ pages }, { beyond: wanted, number }) => {
    const page = number % 2 === 0 ? pages.outside : pages.envelope
    const at = page.layers.findIndex(({ kind }) => kind === 'barcode')
    const dark = darkOf(page, at)
    const layer = layerAt(page, at)
    const quiet = layer.kind === 'barcode' ? 4 * layer.module : 0
    const near = quiet - Math.min(wanted, quiet)
    const url = '/art/rule.webp'
    const rule = { width: 30, height: 8 }
    const box = [
      { x: dark.x + dark.width + near, y: dark.y + 20 },
      { x: dark.x - near - rule.width, y: dark.y + 20 },
      { x: dark.x + 20, y: dark.y + dark.height + near },
    ][number % 3] ?? { x: 0, y: 0 }
    const art: Specimen['art'] = new Map([[url, { scene: ground('#101010', { ...rule, bleed: 0 }) }]])
    const ruled: Layer = { kind: 'picture', url, ...rule, ...box }
    return { page: { ...page, layers: [...page.layers, ruled] }, place: dark, art }
  },

  unreadable: ({ pages, scanCode }, { beyond, near, number, chance }) => {
    const page = number % 2 === 0 ? pages.outside : pages.envelope
    const at = page.layers.findIndex(({ kind }) => kind === 'barcode')
    const layer = layerAt(page, at)
    const dark = darkOf(page, at)
    if (beyond <= 0) return { page, place: dark }
    if (near) {
      const wrong = chance.between(0, scanCode.length - 1)
      const other = Array.from(scanCode, (character, place) => (place === wrong ? otherThan(character) : character)).join('')
      return { page: withLayer(page, at, { ...layer, text: other } as Layer), place: dark }
    }
    // Cover most of the symbol.
    const url = '/art/blot.webp'
    const art: Specimen['art'] = new Map([[url, { scene: ground(chance.pick(['#ffffff', '#000000', '#d04030']), { bleed: 0 }) }]])
    const share = chance.between(60, 100) / 100
    const blot: Layer = { kind: 'picture', url, x: dark.x, y: dark.y, width: dark.width * share, height: dark.height }
    return { page: { ...page, layers: [...page.layers, blot] }, place: dark, art }
  },

  'read-area': ({ pages: { envelope } }, { beyond, number }) => {
    const [sender = 0, recipient = 1] = textsOf(envelope)
    const barcode = envelope.layers.findIndex(({ kind }) => kind === 'barcode')
    const { width, height } = envelope
    // The read area lies half an inch from the sides, and 5/8 in to 2 3/4 in from the bottom.
    const [left, right, top, foot] = [150, width - 150, height - 825, height - 187.5]
    switch (number % 5) {
      case 0:
        return moved(envelope, recipient, (words) => ({ y: foot - words.height + beyond }))
      case 1:
        return moved(envelope, recipient, (words) => ({ x: right - words.width + Math.min(beyond, 80), y: top + 60 }))
      case 2:
        return moved(envelope, recipient, () => ({ x: left - Math.min(beyond, 80), y: top + 60 }))
      case 3:
        return moved(envelope, sender, (words) => ({ x: 350, y: top - words.height + beyond }))
      default:
        return moved(envelope, barcode, (dark) => ({ x: 160, y: top - dark.height + beyond }))
    }
  },

  'clear-zone': ({ pages: { envelope } }, { beyond, number }) => {
    const [sender = 0] = textsOf(envelope)
    const barcode = envelope.layers.findIndex(({ kind }) => kind === 'barcode')
    const { width, height } = envelope
    // The post office's barcode takes the lowest 5/8 in of the right-hand 4 3/4 in. The stamp is 1 5/8 in wide and 1 3/8 in high, in the corner.
    const sprayed = { x: width - 1425, y: height - 187.5 }
    const stamp = { x: width - 487.5, foot: 412.5 }
    switch (number % 3) {
      case 0:
        return moved(envelope, barcode, (dark) => ({ x: sprayed.x - dark.width + beyond, y: height - 40 - dark.height }))
      case 1: {
        // Move the symbol away first, because it may be at the place of the words.
        const cleared = moved(envelope, barcode, () => ({ x: 160, y: 260 })).page
        return moved(cleared, sender, (words) => ({ x: stamp.x - words.width + beyond, y: 60 }))
      }
      default:
        return moved(envelope, barcode, (dark) => ({ x: stamp.x - dark.width + beyond, y: 200 }))
    }
  },
}

/** Moves the layer so that its visible part (words as typeset, dark modules) is at the place that `where` returns. */
function moved(page: LayeredPage, at: number, where: (seen: Box) => { x?: number; y?: number }): Spoilt {
  const layer = layerAt(page, at)
  const seen = layer.kind === 'text' ? wordsOf(layer) : darkOf(page, at)
  const { x = seen.x, y = seen.y } = where(seen)
  const to = { ...layer, x: layer.x + x - seen.x, y: layer.y + y - seen.y }
  return { page: withLayer(page, at, to), place: { ...seen, x, y } }
}

function wordsOf(layer: TextLayer): Box {
  const { width, height } = typeset(layer)
  return { x: layer.x, y: layer.y, width: width / 100, height: height / 100 }
}

function darkOf(page: LayeredPage, at: number): Box {
  const { x, y, width, height, ...layer } = layerAt(page, at)
  const quiet = layer.kind === 'barcode' ? 4 * layer.module : 0
  return { x: x + quiet, y: y + quiet, width: width - 2 * quiet, height: height - 2 * quiet }
}

const withLayer = (page: LayeredPage, at: number, layer: Layer): LayeredPage => ({ ...page, layers: page.layers.with(at, layer) })
const textsOf = (page: LayeredPage): number[] => page.layers.flatMap(({ kind }, at) => (kind === 'text' ? [at] : []))

function layerAt(page: LayeredPage, at: number): Layer {
  const layer = page.layers[at]
  if (!layer) throw new Error('There is no such layer.')
  return layer
}

function textAt(page: LayeredPage, at: number): TextLayer {
  const layer = layerAt(page, at)
  if (layer.kind !== 'text') throw new Error('This layer has no words.')
  return layer
}

/** Returns a character that looks so similar that only a scanner sees the difference. */
function otherThan(character: string): string {
  const other = character === character.toUpperCase() ? character.toLowerCase() : character.toUpperCase()
  return other === character ? String((Number(character) + 1) % 10) : other
}
