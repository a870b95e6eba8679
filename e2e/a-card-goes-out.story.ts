import { expect, type Locator, type Page } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { listBaskets, listOrders } from './commerce-wire.ts'
import { waitForPrint, type Printed } from './print-shop.ts'
import {
  complaints,
  fonts,
  ink,
  missingPrograms,
  pageBoxes,
  pictureInk,
  pictureResolutions,
  scannedCode,
  words,
  type SheetBox,
} from './printed-matter.ts'
import { fill, LIBRARY, mailDays, openCard, ORDERER, PASSWORD, readConfirmation, readPageData, readForm, typeSignIn } from './sender.ts'
import { story } from './story.ts'

const PROGRESS = [
  '10% Personalizing card...',
  '20% Saving information...',
  '30% Saving card to order...',
  '40% Saving shipping info...',
  '50% Saving billing info...',
  '60% Finalizing Order...',
  '70% Finalizing Order...',
  '90% Placing order...',
  '100% Success',
]
const MESSAGE = LIBRARY.closing ?? ''

/** From the edge of the sheet to the trim, in pixels at 300 dpi: 46 of bleed, and room for the marks. */
const EDGE_PX = 121
/** The place of message and signature on the trimmed inside (3000 x 2100 pixels): in the right half, below the sentiment. */
const WRITING: SheetBox = { x: 1650, y: 900, width: 1250, height: 700 }
/** Places on the front of the envelope (2161 x 1500 pixels). */
const RETURN_ADDRESS: SheetBox = { x: 90, y: 80, width: 700, height: 250 }
const ENVELOPE_CODE: SheetBox = { x: 60, y: 320, width: 260, height: 220 }
/** The area on the back of the card that contains the scan code; its exact place depends on the text above it. */
const CARD_CODE: SheetBox = { x: EDGE_PX + 200, y: EDGE_PX + 900, width: 1100, height: 1110 }

story.describe.configure({ mode: 'serial' })

let sentCard: { printed: Printed; recipient: string[]; seen: Awaited<ReturnType<typeof previewPictures>> } | undefined

story('a sender signs in, sends a card and reads the confirmation, and the press prints it', async ({ page, testProduct }) => {
  await recordProgress(page)

  await page.goto('/')
  await expect(page).toHaveURL(/\/login\?/)
  await typeSignIn(page, ORDERER, 'Fondly-demo-2')
  await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid.')
  await typeSignIn(page, ORDERER, PASSWORD)
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hello, Dana' })).toBeVisible()

  const form = await openCard(page, '1HBE2115')
  const mailDate = mailDays(await readPageData(page, '1HBE2115'))[2] ?? ''
  await fill(form, { ...LIBRARY, sentiment: 'New neighbors', sendDate: mailDate })
  await expect(form.getByText(`${270 - MESSAGE.length} characters left`).first()).toBeVisible()
  const typed = await readForm(form)

  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: "Let's double check that everything looks good" })
  const seen = await previewPictures(preview)
  await preview.getByRole('button', { name: 'Edit' }).click()
  await expect(preview).toBeHidden()
  expect(await readForm(form)).toEqual(typed)

  await form.getByRole('button', { name: 'Send' }).click()
  const confirmed = await readConfirmation(page)
  const progress = await page.evaluate<string[]>('globalThis.progressSeen')
  expect(PROGRESS.filter((line) => progress.includes(line))).toEqual(progress)
  expect(progress[0]).toBe(PROGRESS[0])
  expect(progress.at(-1)).toBe(PROGRESS.at(-1))
  expect(progress.length).toBeGreaterThan(4)

  expect(confirmed.addressLines).toEqual(['Marguerite Okonkwo-Hale', '1000 FOURTH AVE', 'STE 7', 'SEATTLE, WA 98104'])
  expect(confirmed.mailDate).toBe(formatLongDay(mailDate))
  expect(confirmed.description).toContain('Hill Town')
  await expect(confirmed.sheet).toContainText('Thanks for showing our customers just how much we care.')
  expect(await purchases(page)).toEqual([
    { event: 'purchase', transaction_id: confirmed.orderNo, value: expect.any(Number), currency: 'USD' },
  ])
  // A reload of the confirmation does not report the purchase a second time.
  await page.reload()
  await readConfirmation(page)
  expect(await purchases(page)).toEqual([])
  await confirmed.sheet.getByRole('button', { name: 'ok' }).click()
  await expect(page.getByText(/^\d+ cards? sent this month\.$/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const printed = await waitForPrint(testProduct, confirmed.orderNo)
  expect(printed).toMatchObject({ cardId: '1HBE2115', mailDate })
  await expect
    .poll(async () => (await listOrders(testProduct, ORDERER)).find(({ order_no }) => order_no === confirmed.orderNo))
    .toMatchObject({
      export_status: 'exported',
      product_items: [{ product_id: '1HBE2115', quantity: 1, c_scanCode: printed.scanCode }],
      shipments: [{ c_req_ship_date: mailDate, shipping_address: { full_name: 'Marguerite Okonkwo-Hale', address1: '1000 FOURTH AVE' } }],
    })
  expect(await listBaskets(testProduct, ORDERER)).toEqual([])

  sentCard = { printed, recipient: confirmed.addressLines, seen }
})

/** The purchases that this page has reported to a tag manager. */
const purchases = (page: Page) => page.evaluate('(globalThis.dataLayer ?? []).filter(({ event }) => event === "purchase")')

story('independent programs read the print files', { tag: '@habit-1' }, async () => {
  const info = story.info()
  const missing = missingPrograms()
  story.skip(missing.length > 0, `Print files cannot be read back without ${missing.join(', ')}.`)
  if (!sentCard) throw new Error('No card has gone out.')
  const { printed, recipient, seen } = sentCard
  readBack(printed, recipient)
  const [inside, envelope] = [info.outputPath('inside.jpg'), info.outputPath('envelope.jpg')]
  await writeFile(inside, seen.inside)
  await writeFile(envelope, seen.envelope)
  compareInk(printed, inside, envelope)
})

/** Returns the bytes of the server's pictures in the preview, after the page has loaded each. */
async function previewPictures(preview: Locator) {
  const picture = async (name: string, width: number) => {
    const image = preview.getByRole('img', { name })
    await expect.poll(() => image.evaluate((element: { naturalWidth?: number }) => element.naturalWidth)).toBe(width)
    const response = await preview.page().request.get((await image.getAttribute('src')) ?? '')
    expect(response.headers()['cache-control']).toBe('no-store')
    return response.body()
  }
  return {
    outside: await picture('The outside of the card: back and front', 1280),
    inside: await picture('The inside of the card', 1280),
    envelope: await picture('The envelope', 1280),
  }
}

function readBack({ card, envelope, scanCode }: Printed, recipient: string[]): void {
  const sheet = { media: [0, 0, 778.08, 562.08], bleed: [18, 18, 760.08, 544.08], trim: [29.04, 29.04, 749.04, 533.04] }
  expect(pageBoxes(card)).toEqual([sheet, sheet])
  const face = [0, 0, 518.64, 360]
  expect(pageBoxes(envelope)).toEqual([{ media: face, bleed: face, trim: face }])

  for (const file of [card, envelope]) {
    expect(complaints(file)).toEqual([])
    expect(fonts(file)).toEqual({ count: 1, unfit: [] })
    for (const resolution of pictureResolutions(file)) expect(resolution).toBeGreaterThanOrEqual(299)
  }
  expect(words(card)).toBe(`${MESSAGE} Warmly, Dana Whitfield Resident Care, Portland Waterfront`)
  expect(words(envelope)).toBe(`Harborview Resident Care 480 Commercial St Ste 300 Portland, ME 04101 ${recipient.join(' ')}`)
  expect(scannedCode(card, 1, CARD_CODE)).toBe(scanCode)
  expect(scannedCode(envelope, 1, ENVELOPE_CODE)).toBe(scanCode)
}

/** Expects as much ink on paper as in the approved pictures, so that no letter is lost or drawn twice. */
function compareInk({ card, envelope }: Printed, insidePicture: string, envelopePicture: string): void {
  const inside = 1280 / 3000
  const onCard = ink(card, 2, { ...WRITING, x: WRITING.x + EDGE_PX, y: WRITING.y + EDGE_PX })
  const across = 1280 / 2161
  // The picture shows the front of the envelope at the bottom and the flap above it.
  const flap = 1041 - Math.round(1500 * across)
  const corner = scaled(RETURN_ADDRESS, across)
  const shares = [
    onCard / (pictureInk(insidePicture, 1280, scaled(WRITING, inside)) / inside ** 2),
    ink(envelope, 1, RETURN_ADDRESS) / (pictureInk(envelopePicture, 1280, { ...corner, y: corner.y + flap }) / across ** 2),
  ]
  expect(Math.min(...shares)).toBeGreaterThan(0.95)
  expect(Math.max(...shares)).toBeLessThan(1.08)
}

function scaled({ x, y, width, height }: SheetBox, by: number): SheetBox {
  return { x: Math.round(x * by), y: Math.round(y * by), width: Math.round(width * by), height: Math.round(height * by) }
}

/** Records every line that the progress sheet shows. */
async function recordProgress(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      globalThis.progressSeen = []
      new MutationObserver(() => {
        const bar = document.querySelector('dialog progress')
        if (!bar) return
        const line = bar.value + '% ' + bar.closest('dialog').querySelector('output, [role=status]').textContent
        if (globalThis.progressSeen.at(-1) !== line) globalThis.progressSeen.push(line)
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })`,
  })
}

function formatLongDay(day: string): string {
  const parts: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }
  return new Intl.DateTimeFormat('en-US', parts).format(new Date(`${day}T12:00:00Z`))
}
