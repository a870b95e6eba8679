import type { WaitingDesign } from '@fondly/core/designs/waiting-designs.ts'
import { writeInventoryFile, writePriceBookFile } from '@fondly/gateways/commerce/import-files.ts'
import { OperatorProblem, USAGE, WrongUsage } from './operator-commands.ts'

export type DesignContext = { listWaitingDesigns: () => Promise<WaitingDesign[]> }

/** Ids of price books and inventory lists are at most this long. */
const MAX_ID_CHARACTERS = 256

/** Parses `designs prices PRICE-BOOK` and `designs stock INVENTORY-LIST`; undefined for another command. Throws WrongUsage. */
export function designCommand(words: string[]): ((context: DesignContext) => Promise<string>) | undefined {
  const [name, action, id = '', ...more] = words
  if (name !== 'designs') return undefined
  if (more.length > 0 || id === '' || id.length > MAX_ID_CHARACTERS) throw new WrongUsage(USAGE)
  if (action === 'prices') return async ({ listWaitingDesigns }) => writePrices(id, await listWaitingDesigns())
  if (action === 'stock') return async ({ listWaitingDesigns }) => writeStock(id, await listWaitingDesigns())
  throw new WrongUsage(USAGE)
}

/** A design gets the price of the card whose words and envelope it shares. The operator can change a price in the file before the import. */
function writePrices(priceBookId: string, designs: WaitingDesign[]): string {
  const waiting = designs.filter(({ hasPrice }) => !hasPrice)
  if (waiting.length === 0) throw new OperatorProblem('No design waits for a price.')
  const priced = waiting.flatMap(({ cardId: productId, likePrice }) => (likePrice ? [{ productId, ...likePrice }] : []))
  const currency = priced[0]?.currency
  const prices = priced.filter((price) => price.currency === currency)
  const missing = waiting.filter(({ cardId }) => !prices.some(({ productId }) => productId === cardId)).map(({ cardId }) => cardId)
  if (currency === undefined)
    throw new OperatorProblem(`Commerce has no price for the cards that these designs are like: ${missing.join(', ')}.`)
  const file = writePriceBookFile({ priceBookId, currency }, prices)
  if (missing.length === 0) return file
  return `${file}\n<!-- Left out, because the cards that they are like have no price in ${currency}: ${missing.join(', ')} -->`
}

function writeStock(listId: string, designs: WaitingDesign[]): string {
  const waiting = designs.filter(({ isInStock }) => !isInStock)
  if (waiting.length === 0) throw new OperatorProblem('No design waits for stock.')
  return writeInventoryFile(
    listId,
    waiting.map(({ cardId }) => cardId),
  )
}
