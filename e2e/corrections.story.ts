import { expect, type Page } from '@playwright/test'
import { ask, fill, findForm, LIBRARY, openSignedIn, readConfirmation, readForm } from './sender.ts'
import { sendByRequest, startSending } from './send-by-request.ts'
import { story } from './story.ts'

const CARD = '1HBE2115'
/** For this street the address service answers 'too many requests', so Fondly asks the sender what to do. */
const ASKED_ABOUT = '429 Toomany Lane'

// The stories use one sender, whose sendings run one after another.
story.describe.configure({ mode: 'serial' })

story('a late correction is sent as a new card', async ({ desk: page, browser, testProduct }) => {
  const { orderNo, day } = await sendByRequest(page, CARD, 20)
  await openCorrection(page, orderNo)
  const form = findForm(page)
  await fill(form, { lastName: 'Okonkwo', closing: 'Typed once only.' })
  const context = await browser.newContext({ baseURL: testProduct.url })
  const admin = await context.newPage()
  await openSignedIn(admin, 'admin@fondly.test')
  await admin.getByRole('button', { name: /^Hello/ }).waitFor()
  expect(await ask(admin, 'POST', '/api/press/cut', { mailDate: day, size: '70', stock: 'A7' })).toMatchObject({ status: 200 })
  await context.close()

  await form.getByRole('button', { name: 'Send' }).click()
  const sheet = page.getByRole('alertdialog', { name: 'The card was not sent' })
  await expect(sheet).toContainText(
    'is already being printed, so the corrected one was not sent. If you send it as a new card, both are mailed.',
  )
  await sheet.getByRole('button', { name: 'Back to the form' }).click()
  expect(await readForm(form)).toMatchObject({ lastName: 'Okonkwo', closing: 'Typed once only.' })
  await expect(form.getByText(`This corrects order ${orderNo}.`)).toBeVisible()
  await form.getByRole('button', { name: 'Send' }).click()
  await sheet.getByRole('button', { name: 'Send as a new card' }).click()
  const confirmed = await readConfirmation(page)
  expect(confirmed.addressLines[0]).toBe('Marguerite Okonkwo')
  await expect(confirmed.sheet.getByText('which was withdrawn')).toHaveCount(0)
  await confirmed.sheet.getByRole('button', { name: 'ok' }).click()
  expect((await rowOf(page, confirmed.orderNo)).personalMsg).toBe('Typed once only.')
  expect(await rowOf(page, orderNo)).toMatchObject({ withdrawn: false, correctedBy: null })
})

story('undoing a correction says that both cards are withdrawn', async ({ desk: page }) => {
  const { orderNo } = await sendByRequest(page, CARD, 21)
  await openCorrection(page, orderNo)
  await findForm(page).getByLabel('Last name').fill('Okonkwo')
  await findForm(page).getByRole('button', { name: 'Send' }).click()
  const { sheet } = await readConfirmation(page)
  await expect(sheet).toContainText(`It goes out in place of order ${orderNo}, which was withdrawn.`)
  await sheet.getByRole('button', { name: 'Undo' }).click()
  const question = page.getByRole('alertdialog', { name: 'Withdraw this card too?' })
  await expect(question).toContainText('both cards are withdrawn: nothing will be mailed.')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await sheet.getByRole('button', { name: 'Undo' }).click()
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Both cards are withdrawn.' })).toBeFocused()
  const undone = page.getByRole('dialog', { name: 'Both cards are withdrawn.' })
  await expect(undone).toContainText('Nothing will be mailed')
  await undone.getByRole('button', { name: 'ok' }).click()
})

story('a correction in another window does not replace an open form', async ({ desk: page }) => {
  const { orderNo } = await sendByRequest(page, CARD, 22)
  await page.goto('/')
  const onShelf = page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: `#${CARD}` })
  const ahead = page.waitForResponse((response) => response.url().includes(`/api/cards/${CARD}/order-form?ahead=1`))
  await onShelf.hover()
  await ahead
  // The answer for the opened form arrives only after something was typed.
  let release: () => void = () => undefined
  const paused = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api/cards/${CARD}/order-form`, async (route) => {
    await paused
    await route.continue()
  })
  await onShelf.click()
  const form = findForm(page)
  await form.getByLabel('Last name').fill('Somebody Else')
  const late = page.waitForResponse((response) => response.url().endsWith(`/api/cards/${CARD}/order-form`))
  const other = await page.context().newPage()
  await other.goto('/')
  expect(await ask(other, 'POST', `/api/orders/${orderNo}/correct`, { replaceDraft: true })).toMatchObject({ status: 200 })
  release()
  await late
  // The banner says that the draft of this card now belongs to another form.
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByRole('alert')).toContainText('errors above')
  await expect(form.getByLabel('Last name')).toHaveValue('Somebody Else')
  await expect(form.getByText(`This corrects order ${orderNo}.`)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const { draft } = (await ask(other, 'GET', `/api/cards/${CARD}/order-form`)).body as {
    draft: { corrects: string; form: { lastName: string } }
  }
  expect(draft).toMatchObject({ corrects: orderNo, form: { lastName: LIBRARY.lastName } })
  await page.unroute(`**/api/cards/${CARD}/order-form`)
  await ask(other, 'DELETE', `/api/cards/${CARD}/draft`)
  await other.close()
})

story('text typed right after an address edit is kept', async ({ desk: page }) => {
  const id = await startSending(page, CARD, 23, { address1: ASKED_ABOUT })
  await ask(page, 'DELETE', `/api/cards/${CARD}/draft`)
  await page.goto(`/?card=${CARD}&sending=${id}`)
  const problem = page.getByRole('alertdialog', { name: 'Please confirm Below' })
  await problem.getByRole('button', { name: 'Edit Address' }).click()
  const form = findForm(page)
  await expect(form.getByLabel(/^Address$/)).toBeFocused()
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes(`/${CARD}/draft`))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1000 Fourth Avenue', { delay: 60 })
  await form.getByLabel('Last name').fill('Typed')
  await saved
  await page.waitForLoadState('networkidle')
  expect(await readForm(form)).toMatchObject({ address1: '1000 Fourth Avenue', lastName: 'Typed' })
  await page.reload()
  expect(await readForm(form)).toMatchObject({ address1: '1000 Fourth Avenue', lastName: 'Typed' })
})

async function openCorrection(page: Page, orderNo: string): Promise<void> {
  await page.goto(`/?history=1&order=${orderNo}`)
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(findForm(page).getByText(`This corrects order ${orderNo}.`)).toBeVisible()
}

type Row = { orderNo: string; personalMsg: string; withdrawn: boolean; correctedBy: string | null }

async function rowOf(page: Page, orderNo: string): Promise<Row> {
  const { orders } = (await ask(page, 'GET', '/api/orders')).body as { orders: Row[] }
  const row = orders.find((one) => one.orderNo === orderNo)
  if (!row) throw new Error(`Order ${orderNo} is not in the history.`)
  return row
}
