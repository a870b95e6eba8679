import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mailer } from '@fondly/domain/client/mailer.ts'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import type { Commerce, LineItem, Shopper } from '@fondly/gateways/commerce/commerce.ts'
import type { LogFields } from '@fondly/kit/log.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { ANA } from '@fondly/upstreams/commerce/testing/small-world.ts'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { CutSetting } from '@fondly/press/cut-off.ts'
import type { Manifest } from '@fondly/press/manifest.ts'
import { press, type Press } from '@fondly/press/press.ts'

export const MAIL_DATE = '2026-11-24'
const RETURN_ADDRESS = { name: 'Acme Care', address1: '9 HQ Rd', address2: '', city: 'Austin', state: 'TX', zip: '73301', country: 'US' }
const ANYWHERE = { firstName: 'Joe', lastName: 'Poe', address1: '1 MAIN ST', address2: '', city: 'BOSTON', state: 'MA', zip: '02101' }

/** How an order of a test can differ from an ordinary one. */
export type Odd = {
  item?: Partial<LineItem>
  address?: Partial<typeof ANYWHERE>
  mailDate?: string
  cardPrintUrl?: string
  ready?: boolean
}

/**
 * Opens what the tests of one file need: an embedded commerce with the small world, presses with an empty print folder for each test, and a function
 * that places orders as a sending does.
 */
export function openPressDesk() {
  let shop: Awaited<ReturnType<typeof openTestCommerce>>
  let commerce: Commerce
  let shopper: Shopper
  let root: string
  let logged: { message: string; fields: LogFields | undefined }[] = []
  const presses: Press[] = []
  const printFile = { of: (url: string): Promise<Uint8Array> => Promise.resolve(new TextEncoder().encode(`%PDF-1.7 ${url}`)) }
  const plainPrintFile = printFile.of

  beforeAll(async () => {
    shop = await openTestCommerce()
    commerce = commerceGateway(shop.settings)
    const ana = await commerce.customers.find(ANA.email)
    if (!ana) throw new Error('Ana is not there.')
    shopper = { customerId: ana.customerId, email: ana.email }
  })
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'fondly-press-'))
    logged = []
    printFile.of = plainPrintFile
  })
  afterEach(async () => {
    for (const open of presses.splice(0)) await open.close()
    for (const { id } of await commerce.baskets.ofCustomer(shopper)) await commerce.baskets.remove(shopper, id)
    await rm(root, { recursive: true, force: true })
  })
  afterAll(() => shop?.close())

  async function openPress(more: { leaseSeconds?: number; commerce?: Commerce; cut?: CutSetting; mailer?: Mailer } = {}): Promise<Press> {
    const log = (message: string, fields?: LogFields) => void logged.push({ message, fields })
    const opened = await press({
      env: { ...shop.env, log: { info: log, warn: log, error: log } },
      databaseUrl: shop.databaseUrl,
      poolSize: 1,
      commerce,
      printFile: (url) => printFile.of(url),
      root,
      ...more,
    })
    presses.push(opened)
    return opened
  }

  const scanCodes: string[] = []

  /** Places an order as a sending leaves it, with the given differences. */
  async function order({ item, address, mailDate = MAIL_DATE, cardPrintUrl, ready = true }: Odd = {}): Promise<string> {
    const { baskets, orders } = commerce
    const scanCode = `SCAN${String(scanCodes.length + 1).padStart(6, '0')}`
    scanCodes.push(scanCode)
    const { id } = await baskets.create(shopper)
    await baskets.putEmail(shopper, id, shopper.email)
    const { items } = await baskets.addItem(shopper, id, {
      cardId: '1HBE2115',
      quantity: 1,
      scanCode,
      itemId: 'I',
      envelopeId: 'A7',
      sentimentCode: '',
      sentiment: '',
      personalizationName: 'Joe Poe',
      message: 'Hello.',
      signature: 'Ana',
      envelopeFont: 'JohnsonPrint',
      envelopeColour: '#000000',
      category: 'birthday',
      language: 'en_US',
      returnAddress: JSON.stringify(RETURN_ADDRESS),
      shipNode: '',
      ...item,
    })
    const shipment = { method: 'USPSFC', mailDate: mailDate, taxClassCode: '' }
    await baskets.putShipment(shopper, id, { ...shipment, address: { ...ANYWHERE, ...address } })
    const { total } = await baskets.putBillingAddress(shopper, id, ANYWHERE)
    await baskets.addPayment(shopper, id, { method: 'AX_INVOICE', amount: total ?? 0 })
    const url = cardPrintUrl ?? `http://localhost:3000/renderer/${scanCode}.pdf`
    if (url) await baskets.patchItem(shopper, id, items[0]?.id ?? '', { cardPrintUrl: url })
    const made = await orders.create(shopper, id, scanCode)
    if (!made) throw new Error('The basket is gone.')
    await orders.setStatus(made.orderNo, 'new')
    if (ready) await orders.setExportStatus(made.orderNo, 'ready')
    return made.orderNo
  }

  const exportStatus = async (orderNo: string) => (await commerce.orders.ofSite(orderNo))?.exportStatus

  /** Reads the manifest of every batch on disk. */
  async function batches(): Promise<Manifest[]> {
    const files = await readdir(root, { recursive: true })
    const manifests = files.filter((file) => file.endsWith('manifest.json') && !file.startsWith('.unfinished')).toSorted()
    return Promise.all(manifests.map(async (file) => JSON.parse(await readFile(join(root, file), 'utf8')) as Manifest))
  }
  const printedOrders = async () => (await batches()).flatMap(({ orders }) => orders.map(({ orderNo }) => orderNo))
  const reasons = () =>
    logged.filter(({ message }) => message === 'An order cannot be printed.').map(({ fields }) => [fields?.orderNo, fields?.code])

  return {
    openPress,
    order,
    batches,
    printedOrders,
    reasons,
    exportStatus,
    plainPrintFile,
    /** Tests replace `of` to make the renderer answer otherwise. */
    printFile,
    /** The scan codes of all orders so far. */
    scanCodes,
    get shop() {
      return shop
    },
    get commerce() {
      return commerce
    },
    get shopper() {
      return shopper
    },
    /** The print folder. */
    get root() {
      return root
    },
    get logged() {
      return logged
    },
  }
}
