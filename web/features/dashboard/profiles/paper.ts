import type { Profile, ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { selectDisclaimer } from '@fondly/domain/sender/offered-profiles.ts'
import { filledSignature } from '@fondly/domain/sender/signature.ts'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredPage, Layer } from '@fondly/stationery/layout/layered-page.ts'
import type { PaperTools } from './paper-tools.ts'

/** The printed marks of each field, so that a field can be highlighted on the paper. */
export type PaperPart = 'address' | 'signature' | 'disclaimer' | 'logo'

/** A highlighted place on a page, in pixels at 300 dpi: the current field, or words that do not fit. */
export type Mark = { x: number; y: number; width: number; height: number; isWrong: boolean }
type MarkedPage = { page: DisplayPage; marks: Mark[] }
export type Paper = { print: CardPrint; envelope: MarkedPage; inside: MarkedPage; outside: MarkedPage; tooLong: PaperPart[] }

/**
 * Lays out the example card with the typed profile, in the same way as the print. The language decides which disclaimer is on the card. Returns
 * undefined for a card size without a layout.
 */
export function layOutPaper(
  { cardPages, displayPage, knownLayout }: PaperTools,
  example: NonNullable<ProfileAnswer['example']>,
  profile: Profile,
  { language, inUse }: { language: 'en_US' | 'es'; inUse: PaperPart | undefined },
): Paper | undefined {
  if (!knownLayout(example.print)) return undefined
  const print: CardPrint = {
    ...example.print,
    insideUrl: example.print.insideUrl,
    sentimentUrl: example.print.sentimentUrl,
    signature: filledSignature(profile.signature, { ...example.signer, senderProfileName: profile.name }),
    logoUrl: profile.logoUrl,
    disclaimer: selectDisclaimer({ disclaimer: toDisclaimer(profile) }, language),
    returnAddress: profile.returnAddress,
  }
  const pages = cardPages(print)
  const tooLong = new Set<PaperPart>()

  const mark = (page: LayeredPage, partOf: (layer: Layer, at: number) => PaperPart | undefined): MarkedPage => {
    const shown = displayPage(page)
    const marks = page.layers.flatMap((layer, at): Mark[] => {
      const part = partOf(layer, at)
      if (!part) return []
      // A signature is too long if it leaves no room for the message, even if the signature itself fits.
      const isWrong = shown.problems.some((problem) => problem.layer === at || part === 'signature')
      if (isWrong) tooLong.add(part)
      const { x, y, width, height } = layer
      return isWrong || part === inUse ? [{ x, y, width, height, isWrong }] : []
    })
    return { page: shown, marks }
  }

  const envelope = mark(pages.envelope, (_, at) => (at === 0 ? 'address' : undefined))
  const inside = mark(pages.inside, (layer) => (isText(layer, print.signature) ? 'signature' : undefined))
  const outside = mark(pages.outside, (layer) => {
    if (layer.kind === 'picture') return layer.url === print.logoUrl ? 'logo' : undefined
    return isText(layer, print.disclaimer) ? 'disclaimer' : undefined
  })
  return { print, envelope, inside, outside, tooLong: [...tooLong] }
}

const isText = (layer: Layer, text: string): boolean => layer.kind === 'text' && text !== '' && layer.text === text

const toDisclaimer = ({ disclaimer }: Profile) =>
  disclaimer && { default: disclaimer.default, ...(disclaimer.es ? { es: disclaimer.es } : {}) }
