import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { findMender, type PrintFinding } from '@fondly/domain/print/print-finding.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { addressLines } from '@fondly/stationery/layout/card-content.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import type { Env } from '@fondly/kit/env.ts'

/** What keeps a card from being printed, and who can fix it. Without `page`, the renderer did not say on which page it is. */
export type CardFinding = Omit<PrintFinding, 'page'> & Partial<Pick<PrintFinding, 'page'>> & { mendedBy: 'sender' | 'operator' }

/** Checks a card as the press will. Returns what is wrong with it, and where. */
export type Inspect = (pages: LayeredCard, scanCode: string) => Promise<Finding[]>

/** Creates the function that returns what keeps a card from being printed, with who can fix each; empty when nothing does. `pages` is the laid-out print. */
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

/** The finding for a picture that the renderer did not have, where it is not known which. */
export const PICTURE_MISSING: CardFinding = { kind: 'picture', mendedBy: 'operator' }

/** Whether the renderer refused the card because of a picture. Repeating the request does not help. */
export function lacksPicture(error: unknown): boolean {
  return error instanceof UpstreamRefused && error.upstream === 'renderer' && error.code.startsWith('picture-')
}

/** Whether the finding is about the message or the recipient that the sender typed. */
function isTyped({ page, layer }: Finding, pages: LayeredCard, { message, recipient }: CardPrint): boolean {
  const found = layer === undefined ? undefined : pages[page].layers[layer]
  if (found?.kind !== 'text') return false
  return page === 'inside' ? found.text === message : page === 'envelope' && found.text === addressLines(recipient)
}
