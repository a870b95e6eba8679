import type { WaitingDesign } from '@fondly/core/designs/waiting-designs.ts'
import { expect, test } from 'vitest'
import { designCommand } from './design-commands.ts'

const design = (cardId: string, more: Partial<WaitingDesign> = {}): WaitingDesign => ({
  clientId: 'harborview',
  cardId,
  name: 'Harbor at dawn',
  hasPrice: false,
  isInStock: false,
  likePrice: { amount: 4.5, currency: 'USD' },
  ...more,
})
const run = (words: string, ...designs: WaitingDesign[]) =>
  designCommand(words.split(' '))?.({ listWaitingDesigns: () => Promise.resolve(designs) })

test('prices for designs without one are written as a price book that B2C Commerce can import', async () => {
  const waiting = [design('OWN-0123456789AB'), design('OWN-AAAAAAAAAAAA', { likePrice: { amount: 12, currency: 'USD' } })]
  expect(await run('designs prices usd-list', ...waiting, design('OWN-PRICED', { hasPrice: true }))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<pricebooks xmlns="http://www.demandware.com/xml/impex/pricebook/2006-10-31">
  <pricebook>
    <header pricebook-id="usd-list">
      <currency>USD</currency>
    </header>
    <price-tables>
      <price-table product-id="OWN-0123456789AB">
        <amount quantity="1">4.5</amount>
      </price-table>
      <price-table product-id="OWN-AAAAAAAAAAAA">
        <amount quantity="1">12</amount>
      </price-table>
    </price-tables>
  </pricebook>
</pricebooks>`,
  )
})

test('designs that are not in stock are written as an inventory list that B2C Commerce can import', async () => {
  expect(await run('designs stock inventory_US', design('OWN-0123456789AB'), design('OWN-STOCKED', { isInStock: true }))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<inventory xmlns="http://www.demandware.com/xml/impex/inventory/2007-05-31">
  <inventory-list>
    <header list-id="inventory_US">
      <default-instock>false</default-instock>
    </header>
    <records>
      <record product-id="OWN-0123456789AB">
        <perpetual>true</perpetual>
      </record>
    </records>
  </inventory-list>
</inventory>`,
  )
})

test('an id is written so that the file stays well-formed', async () => {
  expect(await run(`designs prices a"&<b>'`, design('OWN-1'))).toContain('pricebook-id="a&quot;&amp;&lt;b&gt;&apos;"')
  expect(await run(`designs stock "/>`, design('OWN-1'))).toContain('list-id="&quot;/&gt;"')
})

test('a design without a known price is listed after the file', async () => {
  const file = await run(
    'designs prices usd-list',
    design('OWN-1'),
    design('OWN-2', { likePrice: undefined }),
    design('OWN-3', { likePrice: { amount: 4, currency: 'EUR' } }),
  )
  expect(file).toContain('<price-table product-id="OWN-1">')
  expect(file).not.toContain('<price-table product-id="OWN-2">')
  expect(file).not.toContain('<price-table product-id="OWN-3">')
  expect(file).toMatch(/<\/pricebooks>\n<!-- Left out, because [^-]* in USD: OWN-2, OWN-3 -->$/)
})

test.each([
  ['designs prices usd-list', [], 'No design waits for a price.'],
  ['designs stock main', [design('OWN-1', { isInStock: true })], 'No design waits for stock.'],
  ['designs prices usd-list', [design('OWN-1', { likePrice: undefined })], 'no price for the cards that these designs are like: OWN-1.'],
])('%s refuses if there is nothing to write', async (words, designs, message) => {
  await expect(run(words, ...designs)).rejects.toThrow(message)
})

test.each([
  'designs',
  'designs prices',
  'designs stock',
  'designs stock main more',
  'designs offer main',
  `designs prices ${'x'.repeat(257)}`,
])('the arguments %s are refused', (words) =>
  expect(() => designCommand(words.split(' '))).toThrow('npm run admin -- designs prices PRICE-BOOK'),
)

test('another command is not handled here', () => {
  expect(designCommand(['reports', 'rebuild'])).toBeUndefined()
})
