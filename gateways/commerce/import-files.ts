/** A price in the book's own currency. */
type ListedPrice = { productId: string; amount: number }

/**
 * Writes a file that adds prices to a price book of B2C Commerce, in the form of its schema pricebook.xsd (2006-10-31). Import it in the mode MERGE, which
 * leaves the other prices of the book as they are.
 */
export const writePriceBookFile = (
  { priceBookId, currency }: { priceBookId: string; currency: string },
  prices: readonly ListedPrice[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<pricebooks xmlns="http://www.demandware.com/xml/impex/pricebook/2006-10-31">
  <pricebook>
    <header pricebook-id="${escapeXml(priceBookId)}">
      <currency>${escapeXml(currency)}</currency>
    </header>
    <price-tables>
${prices
  .map(
    ({ productId, amount }) => `      <price-table product-id="${escapeXml(productId)}">
        <amount quantity="1">${amount}</amount>
      </price-table>`,
  )
  .join('\n')}
    </price-tables>
  </pricebook>
</pricebooks>`

/**
 * Writes a file that puts products into an inventory list of B2C Commerce as always in stock, in the form of its schema inventory.xsd (2007-05-31). Import
 * it in the mode MERGE. The schema requires `default-instock`; a list that counts every product as in stock needs no such file.
 */
export const writeInventoryFile = (listId: string, productIds: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<inventory xmlns="http://www.demandware.com/xml/impex/inventory/2007-05-31">
  <inventory-list>
    <header list-id="${escapeXml(listId)}">
      <default-instock>false</default-instock>
    </header>
    <records>
${productIds
  .map(
    (productId) => `      <record product-id="${escapeXml(productId)}">
        <perpetual>true</perpetual>
      </record>`,
  )
  .join('\n')}
    </records>
  </inventory-list>
</inventory>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
