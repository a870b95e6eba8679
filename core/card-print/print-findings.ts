import type { PrintFindingMessage } from '@fondly/contracts/bff/not-printable.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { findMender, pictureMissingSentence, printFindingSentence } from '@fondly/domain/print/print-finding.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { addressLines } from '@fondly/stationery/layout/card-matter.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import type { CoreContext } from '../context.ts'

/** Looks at a card as the press will: what is wrong with it and where. */
export type Inspect = (pages: LayeredCard, scanCode: string) => Promise<Finding[]>

/** What keeps a card from being printed, in sentences, with who can mend each; empty when nothing does. */
export function printFindings({ env, inspect }: Pick<CoreContext, 'env' | 'inspect'>) {
  return async (print: CardPrint): Promise<PrintFindingMessage[]> => {
    const pages = cardPages(print)
    const told = new Map<string, PrintFindingMessage>()
    for (const finding of await inspect(pages, print.scanCode)) {
      const { kind, page } = finding
      const mender = findMender(kind, isTyped(finding, pages, print))
      const sentence = printFindingSentence(finding, 'en_US')
      if (mender === 'operator') env.log.warn('A card cannot be printed as it was set up.', { code: `${print.cardId} ${page} ${kind}` })
      if (told.get(sentence)?.mendedBy !== 'operator') told.set(sentence, { sentence, mendedBy: mender })
    }
    return [...told.values()]
  }
}

/** What is said where the renderer itself had no picture, and it is not known which. */
export const PICTURE_MISSING: PrintFindingMessage = { sentence: pictureMissingSentence('en_US'), mendedBy: 'operator' }

/** The renderer cannot draw the card because of a picture: asking again changes nothing. */
export function lacksPicture(error: unknown): boolean {
  return error instanceof UpstreamRefused && error.upstream === 'renderer' && error.code.startsWith('picture-')
}

/** Whether it is about the message or the recipient, as the sender typed them. */
function isTyped({ page, layer }: Finding, pages: LayeredCard, { message, recipient }: CardPrint): boolean {
  const found = layer === undefined ? undefined : pages[page].layers[layer]
  if (found?.kind !== 'text') return false
  return page === 'inside' ? found.text === message : page === 'envelope' && found.text === addressLines(recipient)
}
