import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { writeInventoryFile, writePriceBookFile } from './import-files.ts'

type Schema = 'pricebook' | 'inventory'

const USD = { priceBookId: 'usd-list', currency: 'USD' }
const ODD_ID = `a"&<b>'ñ`
const prices = writePriceBookFile(USD, [
  { productId: 'OWN-0123456789AB', amount: 4.5 },
  { productId: ODD_ID, amount: 0 },
])
const stock = writeInventoryFile('inventory_US', ['OWN-0123456789AB', ODD_ID])

/** Validates with libxml2. Returns what is wrong; empty when nothing is. */
function validate(schema: Schema, xml: string): string {
  using rules = XmlDocument.fromString(readFileSync(join(import.meta.dirname, 'testing', `${schema}.xsd`), 'utf8'))
  using validator = XsdValidator.fromDoc(rules)
  using document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return ''
  } catch (error) {
    if (error instanceof XmlValidateError) return error.message
    throw error
  }
}

// The schemas are our own, written from the published descriptions of pricebook.xsd and inventory.xsd.
describe('the schema of an import', () => {
  test.each<[string, Schema, string]>([
    ['prices', 'pricebook', prices],
    ['prices and a comment for the operator', 'pricebook', `${prices}\n<!-- Left out, because nothing has a price in USD: OWN-2 -->`],
    ['no price', 'pricebook', writePriceBookFile(USD, [])],
    ['stock', 'inventory', stock],
    ['no product', 'inventory', writeInventoryFile('inventory_US', [])],
  ])('accepts a file with %s', (_, schema, xml) => expect(validate(schema, xml)).toBe(''))

  test.each<[string, Schema, string, string]>([
    ['an empty id of a product', 'pricebook', writePriceBookFile(USD, [{ productId: '', amount: 1 }]), 'product-id'],
    ['an id that is too long', 'inventory', writeInventoryFile('inventory_US', ['x'.repeat(101)]), 'product-id'],
    ['an empty price book', 'pricebook', writePriceBookFile({ ...USD, priceBookId: '' }, []), 'pricebook-id'],
    ['no currency', 'pricebook', writePriceBookFile({ ...USD, currency: '' }, []), 'currency'],
    ['a price that is not a number', 'pricebook', writePriceBookFile(USD, [{ productId: 'OWN-1', amount: NaN }]), 'amount'],
    ['elements in another order', 'inventory', stock.replace(/ *<header[\s\S]*<\/header>\n/, ''), 'records'],
    ['no default', 'inventory', stock.replace(/ *<default-instock>.*\n/, ''), 'header'],
  ])('refuses %s', (_, schema, xml, what) => expect(validate(schema, xml)).toContain(what))
})
