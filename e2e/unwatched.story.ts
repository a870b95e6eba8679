import { expect, type Locator, type Page } from '@playwright/test'
import { disturb, listOrders } from './commerce-wire.ts'
import { ask, fill, findForm, LIBRARY, openCard, openSignedIn, readConfirmation, type FormValues } from './sender.ts'
import { story } from './story.ts'

const SENDER = 'clientadmin@harborview.test'
const CARD = '1HBE2115'
const OTHER = '1HBE2121'
const NOT_SENT = 'The card could not be sent, and nothing was ordered. Please try again.'

// The stories use one sender, whose sendings run one after another.
story.describe.configure({ mode: 'serial' })

story('the catalogue reports a card that failed while no page was open, and sends it again', async ({ page, testProduct }) => {
  await begin(page)
  await disturb(testProduct, { call: 'POST /baskets/*/items', kind: 'server_error', times: 20 })
  await pressSend(page, CARD)
  await page.getByRole('progressbar').waitFor()
  await page.goto('about:blank')
  await page.goto('/')
  const notice = page.getByRole('region', { name: '1 card was not sent' })
  await expect
    .poll(() => ask(page, 'GET', '/api/sendings/attention'), { timeout: 150_000 })
    .toMatchObject({ body: { sendings: [{ outcome: 'failed' }] } })
  await page.reload()
  await expect(notice).toContainText('Marguerite Okonkwo-Hale')
  await expect(notice).toContainText(NOT_SENT)

  await disturb(testProduct, undefined)
  const before = (await listOrders(testProduct, SENDER)).length
  // With the keyboard, the notice comes before the cards.
  await notice.getByRole('button', { name: 'Send again to Marguerite Okonkwo-Hale' }).focus()
  await page.keyboard.press('Enter')
  const { sheet } = await readConfirmation(page)
  await sheet.getByRole('button', { name: 'ok' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await listOrders(testProduct, SENDER)).toHaveLength(before + 1)
})

story(
  'a failed order is reported and logged, and the next attempt starts a new progress bar that fills up',
  async ({ page, testProduct }) => {
    await recordBar(page)
    await begin(page)
    const logged: string[] = []
    page.on('console', (line) => logged.push(line.text()))
    const form = await filledForm(page, CARD)
    await disturb(testProduct, { call: 'POST /baskets/*/items', kind: 'server_error', times: 20 })
    await form.getByRole('button', { name: 'Send' }).click()
    const stopped = page.getByRole('alertdialog')
    await expect(stopped).toContainText(NOT_SENT, { timeout: 150_000 })
    // The lines of the console arrive separately.
    await expect.poll(() => logged.join()).toContain('The order failed.')
    await disturb(testProduct, undefined)
    await stopped.getByRole('button').click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(form.getByLabel('Last name')).toHaveValue('Okonkwo-Hale')

    const before = (await seenOf(page)).length
    await form.getByRole('button', { name: 'Send' }).click()
    await readConfirmation(page)
    const seen = (await seenOf(page)).slice(before)
    expect(seen[0]?.what).toBe('10')
    // watch-sending.test.ts checks how long the full bar is shown. Here the time between two frames would be a part of the measured time.
    expect(seen.slice(-2).map(({ what }) => what)).toEqual(['100', 'confirmation'])
  },
)

story('the catalogue links to an unanswered question', async ({ page }) => {
  await begin(page)
  await pressSend(page, CARD, { address1: '429 Toomany Lane', address2: '' })
  const question = page.getByRole('alertdialog', { name: 'Please confirm Below' })
  await question.waitFor()
  await page.goto('/')
  const notice = page.getByRole('region', { name: '1 card was not sent' })
  await expect(notice).toContainText('There is a question about it that waits for your answer.')
  await notice.getByRole('button', { name: 'Answer for Marguerite Okonkwo-Hale' }).click()
  await expect(question).toContainText('429 Toomany Lane')
  await question.getByRole('button', { name: 'Send' }).click()
  const { sheet } = await readConfirmation(page)
  await sheet.getByRole('button', { name: 'ok' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

story(
  'a question can be answered from the history after the draft of the card was deleted, and Edit Address restores the form',
  async ({ page }) => {
    await begin(page)
    await pressSend(page, CARD, { lastName: 'Vanished', address1: '429 Toomany Lane', address2: '' })
    const question = page.getByRole('alertdialog', { name: 'Please confirm Below' })
    await question.waitFor()
    await page.goto('/')
    expect(await ask(page, 'DELETE', `/api/cards/${CARD}/draft`)).toMatchObject({ status: 204 })

    await page.getByRole('link', { name: 'Order History' }).click()
    const history = page.getByRole('dialog', { name: 'Order History' })
    const row = history.getByRole('row').filter({ hasText: 'Marguerite Vanished' })
    await expect(row).toContainText('Needs your answer')
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await widerThanTheirCells(row), `${width} px`).toEqual([])
    }
    const drawn = Promise.withResolvers<void>()
    await page.route('**/api/orders/*/pictures', async (route) => {
      await drawn.promise
      await route.continue()
    })
    await row.getByRole('button').click()
    // The picture shows the card as it would be printed; it is not printed yet.
    const paper = history.getByRole('list', { name: 'The card' })
    await expect(paper.getByText('Drawing the card…')).toBeVisible()
    drawn.resolve()
    const pictures = paper.locator('img')
    await expect(pictures).toHaveCount(3, { timeout: 150_000 })
    for (const picture of await pictures.all())
      await expect.poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBe(1280)
    await history.getByRole('button', { name: 'Answer' }).click()
    await expect(question).toContainText('429 Toomany Lane')
    const watching = page.url()
    await question.getByRole('button', { name: 'Edit Address' }).click()
    // The form is already open behind the question, and can be used when the question has closed.
    await expect(question).toBeHidden()
    const form = findForm(page)
    await expect(form.getByLabel('Last name')).toHaveValue('Vanished')
    // Reload while the address still names the sending. The form can be used before the page knows that the sending has ended.
    const released = Promise.withResolvers<void>()
    await page.route('**/api/sendings/*/news', async (route) => {
      await released.promise
      await route.continue()
    })
    const requested = page.waitForRequest('**/api/sendings/*/news')
    await page.goto(watching)
    await requested
    await expect(form.getByLabel('Last name')).toHaveValue('Vanished')
    await form.getByLabel('Address', { exact: true }).fill(LIBRARY.address1 ?? '')
    released.resolve()
    await expect(page).not.toHaveURL(/sending=/)
    await expect(form.getByLabel('Address', { exact: true })).toHaveValue(LIBRARY.address1 ?? '')
    await form.getByRole('button', { name: 'Send' }).click()
    const { sheet } = await readConfirmation(page)
    await sheet.getByRole('button', { name: 'ok' }).click()
  },
)

story('another window can watch the sending and keeps its own form', async ({ page, testProduct }) => {
  await begin(page)
  const second = await page.context().newPage()
  await second.goto('/')
  await second.waitForLoadState('networkidle')
  const form = await filledForm(page, CARD)
  const another = await filledForm(second, OTHER, { firstName: 'Grace', lastName: 'Hopper' })
  // Slow down every step, so that the sending is still running when the other window is ready, even on a slow machine.
  await disturb(testProduct, { call: '* /baskets/**', kind: 'slow', milliseconds: 3_000, times: 50 })
  await form.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('progressbar').waitFor()
  await another.getByRole('button', { name: 'Send' }).click()
  const question = second.getByRole('alertdialog', { name: 'An order in progress' })
  await expect(question).toContainText(
    "It appears you have an order in progress in another window or you didn't complete an order previously.",
  )
  await disturb(testProduct, undefined)
  await question.getByRole('button', { name: 'Watch the one under way' }).click()
  const { addressLines, sheet } = await readConfirmation(second)
  expect(addressLines[0]).toBe('Marguerite Okonkwo-Hale')
  await sheet.getByRole('button', { name: 'ok' }).click()
  await expect(another.getByLabel('First name')).toHaveValue('Grace')
  await another.getByRole('button', { name: 'Send' }).click()
  expect((await readConfirmation(second)).addressLines[0]).toBe('Grace Hopper')
  await second.close()
})

story('a sending goes on to its order after the sheet is closed during the check', async ({ page, testProduct }) => {
  await begin(page)
  const before = (await listOrders(testProduct, SENDER)).length
  await disturb(testProduct, { call: 'PATCH /orders/*', kind: 'server_error', times: 4 })
  await pressSend(page, CARD)
  const sheet = page.getByRole('dialog', { name: 'Making sure of your order' })
  await expect(sheet).toContainText('You may close this window')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible()
  await disturb(testProduct, undefined)
  await expect
    .poll(async () => (await listOrders(testProduct, SENDER)).filter(({ export_status: status }) => status !== 'not_exported').length, {
      timeout: 150_000,
    })
    .toBe(before + 1)
})

type Seen = { what: string }
/** Records in which order the values of the bar and the confirmation appear. */
const recordBar = (page: Page) =>
  page.addInitScript({
    content: `
      globalThis.barSeen = []
      new MutationObserver(() => {
        const bar = document.querySelector('dialog progress')
        const isOver = [...document.querySelectorAll('dialog h2')].some((title) => title.textContent.includes('The card is on its way!'))
        const what = bar ? String(bar.value) : isOver ? 'confirmation' : undefined
        if (what !== undefined && globalThis.barSeen.at(-1)?.what !== what) globalThis.barSeen.push({ what })
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })`,
  })
const seenOf = (page: Page) => page.evaluate<Seen[]>('globalThis.barSeen')

/** The first visit draws every picture of the catalogue, and other drawings wait for them. So load the catalogue first. */
async function begin(page: Page): Promise<void> {
  story.setTimeout(600_000)
  await openSignedIn(page, SENDER)
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  await page.waitForLoadState('networkidle', { timeout: 150_000 })
}

async function filledForm(page: Page, cardId: string, wish: FormValues = {}): Promise<Locator> {
  const form = await openCard(page, cardId)
  await form.getByRole('radio').first().check()
  await fill(form, { ...LIBRARY, ...wish })
  return form
}

async function pressSend(page: Page, cardId: string, wish: FormValues = {}): Promise<void> {
  await (await filledForm(page, cardId, wish)).getByRole('button', { name: 'Send' }).click()
}

/** Lists the cells of a row whose text is wider than the cell. */
const widerThanTheirCells = (row: Locator) =>
  row
    .getByRole('cell')
    .evaluateAll((cells: { scrollWidth?: number; clientWidth?: number; textContent?: string | null }[]) =>
      cells.filter(({ scrollWidth = 0, clientWidth = 0 }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    )
