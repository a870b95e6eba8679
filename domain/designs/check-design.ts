import type { Message } from '../message.ts'
import type { DesignFacts, PageBox, PdfFacts, PictureFacts, SvgFacts } from './design-facts.ts'
import { type DesignTarget, targetPixels } from './design-target.ts'

/** The findings of preflight. Each code has a sentence in every language. */
export const DESIGN_FINDINGS = {
  format: 'refuse',
  broken: 'refuse',
  'too-heavy': 'refuse',
  'too-large': 'refuse',
  encrypted: 'refuse',
  pages: 'refuse',
  empty: 'refuse',
  rotated: 'refuse',
  size: 'refuse',
  bleed: 'refuse',
  fonts: 'refuse',
  'resolution-low': 'refuse',
  'resolution-modest': 'refuse',
  scripts: 'refuse',
  attachments: 'refuse',
  annotations: 'refuse',
  layers: 'refuse',
  pixels: 'refuse',
  'jpeg-colours': 'refuse',
  animated: 'refuse',
  missing: 'refuse',
  'inside-pdf': 'refuse',
  'screen-picture': 'refuse',
  'screen-coarse': 'refuse',
  'svg-text': 'refuse',
  'svg-links': 'refuse',
  'svg-unsupported': 'refuse',
  'cmyk-without-profile': 'warn',
  'spot-colours': 'warn',
  'lab-colours': 'warn',
  'mixed-colours': 'warn',
  transparency: 'warn',
  'picture-only': 'warn',
} as const satisfies Record<string, 'refuse' | 'warn'>
export type DesignFindingCode = keyof typeof DESIGN_FINDINGS
export type DesignFinding = Message<DesignFindingCode>

/** A picture below GOOD_DPI looks soft on paper; below MIN_DPI, its pixels are visible. Both are refused, each with its own sentence. */
const GOOD_DPI = 300
const MIN_DPI = 150
/** A resolution of 299 counts as 300, because programs round down. */
const DPI_ROUNDING = 1
/** The tolerance for rounded sizes. */
const SIZE_ROUNDING_INCHES = 0.01
const POINTS_PER_INCH = 72
export const MAX_DESIGN_PIXELS = 25_000_000

/** Returns true when a design with these findings cannot be offered. */
export const isRefused = (findings: readonly DesignFinding[]): boolean => findings.some(({ code }) => DESIGN_FINDINGS[code] === 'refuse')

/** Returns every finding of a design for this page; empty for a good design. */
export function checkDesign(facts: DesignFacts, target: DesignTarget): DesignFinding[] {
  switch (facts.kind) {
    case 'unreadable':
      return [{ code: facts.reason }]
    case 'pdf':
      return checkPdf(facts, target)
    case 'picture':
      return checkPicture(facts, target)
    case 'svg':
      return checkSvg(facts, target)
  }
}

function checkPdf(facts: PdfFacts, target: DesignTarget): DesignFinding[] {
  const { pages, colours } = facts
  return [
    ...when(pages !== 1, { code: 'pages', params: { count: pages } }),
    ...when(!facts.isPainted, { code: 'empty' }),
    ...when(facts.rotation % 360 !== 0, { code: 'rotated' }),
    ...checkBoxes(facts, target),
    ...when(facts.unembeddedFonts.length > 0, { code: 'fonts', params: { fonts: facts.unembeddedFonts.join(', ') } }),
    ...checkResolution(facts.pictures.map(({ dpi }) => dpi)),
    ...when(
      facts.pictures.some(({ widthPx, heightPx }) => widthPx * heightPx > MAX_DESIGN_PIXELS),
      { code: 'pixels' },
    ),
    ...when(facts.hasScripts, { code: 'scripts' }),
    ...when(facts.hasAttachments, { code: 'attachments' }),
    ...when(facts.annotations > 0, { code: 'annotations', params: { count: facts.annotations } }),
    ...when(facts.hasLayers, { code: 'layers' }),
    ...when(colours.includes('cmyk') && !facts.isCmykTold, { code: 'cmyk-without-profile' }),
    ...when(facts.spotColours.length > 0, { code: 'spot-colours', params: { colours: facts.spotColours.join(', ') } }),
    ...when(colours.includes('lab'), { code: 'lab-colours' }),
    ...when(colours.includes('cmyk') && colours.includes('rgb'), { code: 'mixed-colours' }),
    ...when(facts.isTransparent, { code: 'transparency' }),
    ...when(facts.isPainted && !facts.isVector, { code: 'picture-only' }),
  ]
}

/** Returns the trim that the file names. A file without a trim counts as the trim with bleed on all sides. */
function checkBoxes({ pageBox, trimBox, bleedBox }: PdfFacts, target: DesignTarget): DesignFinding[] {
  const { widthInches, heightInches, bleedInches } = target
  const trim = trimBox ?? pageBox
  const isTrim = isSize(trim, widthInches, heightInches)
  if (!isTrim) {
    const isWhole = isSize(trim, widthInches + 2 * bleedInches, heightInches + 2 * bleedInches)
    return isWhole && !trimBox ? [] : [sizeFinding(inches(trim), target)]
  }
  const painted = bleedBox ? intersect(bleedBox, pageBox) : pageBox
  const rooms = [trim[0] - painted[0], trim[1] - painted[1], painted[2] - trim[2], painted[3] - trim[3]]
  const least = Math.max(0, Math.min(...rooms)) / POINTS_PER_INCH
  return when(least < bleedInches - SIZE_ROUNDING_INCHES, bleedFinding(least, target))
}

function checkPicture(facts: PictureFacts, target: DesignTarget): DesignFinding[] {
  const { widthPx, heightPx } = facts
  const { widthInches, heightInches, bleedInches } = target
  const whole = { width: widthInches + 2 * bleedInches, height: heightInches + 2 * bleedInches }
  const dpi = widthPx / whole.width
  // A picture fills the page, so its proportions show whether it includes the bleed.
  const isWhole = isLike(heightPx / dpi, whole.height)
  const isTrimOnly = !isWhole && isLike((heightPx * widthInches) / widthPx, heightInches)
  return [
    ...when(isTrimOnly, bleedFinding(0, target)),
    ...when(!isWhole && !isTrimOnly, { code: 'size', params: { ...wanted(target), is: `${widthPx} × ${heightPx} px` } }),
    ...(isWhole ? checkResolution([Math.min(dpi, heightPx / whole.height)]) : []),
    ...when(widthPx * heightPx > MAX_DESIGN_PIXELS, { code: 'pixels' }),
    ...when(facts.colour === 'other', { code: 'jpeg-colours' }),
    ...when(facts.isAnimated, { code: 'animated' }),
    ...when(facts.colour === 'cmyk' && !facts.hasProfile, { code: 'cmyk-without-profile' }),
    ...when(facts.isTransparent, { code: 'transparency' }),
  ]
}

function checkSvg(facts: SvgFacts, target: DesignTarget): DesignFinding[] {
  const { widthInches: width, heightInches: height } = facts
  const { bleedInches: bleed } = target
  const [trimWidth, trimHeight] = [target.widthInches, target.heightInches]
  const is = (w: number, h: number) => width !== undefined && height !== undefined && isLike(width, w) && isLike(height, h)
  const isWhole = is(trimWidth + 2 * bleed, trimHeight + 2 * bleed)
  const isTrimOnly = is(trimWidth, trimHeight)
  return [
    ...when(!facts.isPainted, { code: 'empty' }),
    ...when(isTrimOnly, bleedFinding(0, target)),
    ...when(!isWhole && !isTrimOnly, sizeFinding({ width: width ?? 0, height: height ?? 0 }, target)),
    ...when(facts.hasScripts, { code: 'scripts' }),
    ...when(facts.isLinked, { code: 'svg-links' }),
    ...when(facts.hasText, { code: 'svg-text' }),
    ...when(facts.unsupported.length > 0, { code: 'svg-unsupported', params: { names: facts.unsupported.join(', ') } }),
  ]
}

function checkResolution(resolutions: number[]): DesignFinding[] {
  const dpi = Math.floor(resolutions.reduce((least, one) => Math.min(least, one), Number.MAX_SAFE_INTEGER))
  if (dpi < MIN_DPI) return [{ code: 'resolution-low', params: { dpi } }]
  return when(dpi < GOOD_DPI - DPI_ROUNDING, { code: 'resolution-modest', params: { dpi } })
}

const when = (is: boolean, finding: DesignFinding): DesignFinding[] => (is ? [finding] : [])

function isSize(box: PageBox, width: number, height: number): boolean {
  const is = inches(box)
  return isLike(is.width, width) && isLike(is.height, height)
}

const isLike = (is: number, wantedInches: number) => Math.abs(is - wantedInches) <= SIZE_ROUNDING_INCHES

const inches = ([left, bottom, right, top]: PageBox) => ({
  width: (right - left) / POINTS_PER_INCH,
  height: (top - bottom) / POINTS_PER_INCH,
})

const intersect = (a: PageBox, b: PageBox): PageBox => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]

function wanted(target: DesignTarget) {
  const { width, height } = targetPixels(target)
  const { widthInches, heightInches, bleedInches } = target
  return {
    trim: written({ width: widthInches, height: heightInches }),
    whole: written({ width: widthInches + 2 * bleedInches, height: heightInches + 2 * bleedInches }),
    bleed: String(round(bleedInches)),
    pixels: `${width} × ${height}`,
  }
}

const sizeFinding = (size: { width: number; height: number }, target: DesignTarget): DesignFinding => ({
  code: 'size',
  params: { ...wanted(target), is: `${written(size)} in` },
})

const bleedFinding = (leastInches: number, target: DesignTarget): DesignFinding => ({
  code: 'bleed',
  params: { ...wanted(target), is: String(round(leastInches)) },
})

const written = ({ width, height }: { width: number; height: number }) => `${round(width)} × ${round(height)}`
const round = (value: number) => Math.round(value * 1000) / 1000
