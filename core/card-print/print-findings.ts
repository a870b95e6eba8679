import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { findMender, type PrintFinding } from '@fondly/domain/print/print-finding.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { addressLines } from '@fondly/stationery/layout/card-content.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import type { Env } from '@fondly/kit/env.ts'

/** A reason why a card cannot be printed, and who can fix it. `page` is missing when the renderer did not name the page. */
export type CardFinding = Omit<PrintFinding, 'page'> & Partial<Pick<PrintFinding, 'page'>> & { mendedBy: 'sender' | 'operator' }

/** Checks a card by the rules of the press. Returns what is wrong with the card, and where. */
export type Inspect = (pages: LayeredCard, scanCode: string) => Promise<Finding[]>

/**
 * Creates the function that lists the findings of a card, each with who can fix it; empty when the card can be printed. `pages` is the laid-out card.
 */
export function createFindPrintFindings({ env, inspect }: { env: Env; inspect: Inspect }) {
  return async (print: CardPrint, pages: LayeredCard): Promise<CardFinding[]> => {
    const messages = new Map<string, CardFinding>()
    for (const finding of await inspect(pages, print.scanCode)) {
      const { kind, page } = finding
      const mender = findMender(kind, isTyped(finding, pages, print))
      if (mender === 'operator') env.log.warn('A card cannot be printed as it was set up.', { code: `${print.cardId} ${page} ${kind}` })
      const known = `${page} ${kind}`
      if (messages.get(known)?.mendedBy !== 'operator') messages.set(known, { kind, page, mendedBy: mender })
    }
    return [...messages.values()]
  }
}

/** The finding for a picture that the renderer did not have. The renderer does not say which picture it was. */
export const PICTURE_MISSING: CardFinding = { kind: 'picture', mendedBy: 'operator' }

/** Returns true when the renderer refused the card because of a picture. Repeating the same request cannot help. */
export function lacksPicture(error: unknown): boolean {
  return error instanceof UpstreamRefused && error.upstream === 'renderer' && error.code.startsWith('picture-')
}

/** Returns true when the finding is about text that the sender typed: the message or the recipient. */
function isTyped({ page, layer }: Finding, pages: LayeredCard, { message, recipient }: CardPrint): boolean {
  const found = layer === undefined ? undefined : pages[page].layers[layer]
  if (found?.kind !== 'text') return false
  return page === 'inside' ? found.text === message : page === 'envelope' && found.text === addressLines(recipient)
}
