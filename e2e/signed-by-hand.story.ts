import { expect, type Locator, type Page } from '@playwright/test'
import { setLanguage } from './look-at-screen.ts'
import { ask, fill, LIBRARY, openCard, openSignedIn, readConfirmation } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

// This story has its own user, because other stories look at cards that are signed with words.
const SENDER = 'orderer@summit.test'
story.use({ username: SENDER })

const CARD = '1HBE2115'
const pad = (page: Page) => page.getByRole('dialog', { name: /^(Your signature|Su firma)$/ })
const field = (page: Page) => pad(page).getByRole('img')
const inside = (page: Page) => page.getByRole('img', { name: 'The inside of the card' }).first()
/** The strokes of the signature on the card. */
const pens = (card: Locator) => card.locator('path[stroke-linecap=round]')

/** Draws one stroke with the mouse; its points are fractions of the field. */
async function drawStroke(page: Page, places: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const box = await field(page).boundingBox()
  if (!box) throw new Error('There is no field to draw in.')
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  const [first, ...others] = places.map(at)
  if (!first) throw new Error('A stroke has a first place.')
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const place of others) await page.mouse.move(...place, { steps: 6 })
  await page.mouse.up()
}
const WAVE = [
  [0.1, 0.7],
  [0.25, 0.2],
  [0.4, 0.8],
  [0.6, 0.3],
  [0.9, 0.5],
] as const

story('a signature is drawn in the form, seen on the card at once, previewed and sent', async ({ desk: page }) => {
  story.setTimeout(300_000)
  // This client has no account number, and its people do not write their own closings.
  const { accountNumber: _account, closing: _closing, ...recipient } = LIBRARY
  await ask(page, 'DELETE', '/api/drawn-signature')
  const form = await openCard(page, CARD)
  await form.getByRole('radio').first().check()
  await fill(form, recipient)
  await form.getByRole('radio', { name: 'Short and warm' }).check()
  await form.getByRole('radio', { name: 'Short and warm' }).focus()
  await expect(pens(inside(page))).toHaveCount(0)

  // Everything except drawing works with the keyboard, and the sheet says that drawing needs a pointer.
  await form.getByRole('button', { name: 'Draw your signature' }).press('Enter')
  await expect(pad(page)).toContainText('Drawing needs a pen, a finger or a mouse.')
  await expect(pad(page).getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.keyboard.press('Tab')
  await expect(pad(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pad(page)).toBeHidden()
  await expect(form.getByRole('button', { name: 'Draw your signature' })).toBeFocused()

  await page.keyboard.press('Enter')
  await drawStroke(page, WAVE)
  await expect(pad(page).getByText('1 line', { exact: true })).toBeVisible()
  await drawStroke(page, [[0.5, 0.1]])
  await expect(pad(page).getByText('2 lines')).toBeVisible()
  await pad(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(pad(page).getByText('1 line', { exact: true })).toBeVisible()
  await expectUsable(page, 'the signature is drawn')

  // Escape asks before a drawing is thrown away.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep drawing' }).press('Enter')
  await expect(pad(page).getByText('1 line', { exact: true })).toBeVisible()

  // A failed save says so, and the drawing stays.
  await page.route('**/api/drawn-signature', (route) => route.abort())
  await pad(page).getByRole('button', { name: 'Save' }).click()
  await expect(pad(page).getByRole('alert')).toHaveText('Your signature was not saved. It is still here; please try again.')
  await expect(pad(page).getByText('1 line', { exact: true })).toBeVisible()
  await page.unroute('**/api/drawn-signature')
  await pad(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(pad(page)).toBeHidden()
  const signs = form.getByRole('checkbox', { name: 'Sign by hand' })
  await expect(signs).toBeChecked()
  await expect(pens(inside(page))).toHaveCount(1)

  // Choose words for this card, and then the drawn signature again.
  await signs.press('Space')
  await expect(pens(inside(page))).toHaveCount(0)
  await signs.press('Space')
  await expect(pens(inside(page))).toHaveCount(1)
  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: "Let's double check that everything looks good" })
  await expect(preview.getByRole('button', { name: 'Send' })).toBeEnabled({ timeout: 60_000 })
  await preview.getByRole('button', { name: 'Send' }).click()
  const { sheet } = await readConfirmation(page)

  // The next person's card is signed in the same way.
  await sheet.getByRole('button', { name: 'Send another' }).click()
  await expect(signs).toBeChecked()
  // The form first shows the envelope. When a field of the inside has the focus, it shows the inside.
  await signs.focus()
  await expect(pens(inside(page))).toHaveCount(1)
})

story('on a phone, in Spanish and in the dark theme, the signature is changed and removed', async ({ page }) => {
  story.setTimeout(300_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openSignedIn(page, SENDER)
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  const drawn = { strokes: [[10, 20, 200, 120]], isUsed: true }
  expect((await ask(page, 'PUT', '/api/drawn-signature', drawn)).status).toBe(204)
  await openCard(page, CARD)
  await setLanguage(page, 'es')
  const signs = page.getByRole('checkbox', { name: 'Firmar a mano' })
  await expect(signs).toBeChecked()
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await expect(pad(page)).toContainText('Para dibujar hace falta un lápiz, un dedo o un ratón.')
  await pad(page).getByRole('button', { name: 'Borrar todo' }).click()
  await expect(pad(page).getByText('0 trazos')).toBeVisible()
  await drawStroke(page, WAVE)
  await expectUsable(page, 'the signature on a phone')
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await pad(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(pad(page)).toBeHidden()
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await pad(page).getByRole('button', { name: 'Quitar la firma' }).click()
  await expect(pad(page)).toBeHidden()
  await expect(signs).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dibujar su firma' })).toBeVisible()
})

story('a form that is open while the signature is changed on its page shows the new signature', async ({ desk: page }) => {
  story.setTimeout(300_000)
  const { accountNumber: _account, closing: _closing, ...recipient } = LIBRARY
  const old = { strokes: [[10, 20, 200, 120]], isUsed: true }
  expect((await ask(page, 'PUT', '/api/drawn-signature', old)).status).toBe(204)
  const form = await openCard(page, CARD)
  await form.getByRole('radio').first().check()
  await fill(form, recipient)
  await form.getByRole('radio', { name: 'Short and warm' }).check()
  await form.getByRole('checkbox', { name: 'Sign by hand' }).focus()
  await expect(pens(form)).toHaveCount(1)
  const before = (await pens(form).getAttribute('d')) ?? ''

  // In another window, change the signature on its page in the menu.
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('button', { name: /^Hello/ }).click()
  await other.getByRole('link', { name: 'Your signature' }).click()
  await expect(other.getByRole('heading', { name: 'Your signature', level: 1 })).toBeVisible()
  await expect(other.getByRole('checkbox', { name: 'Sign new cards by hand' })).toBeChecked()
  await expectUsable(other, 'the page of the signature')
  await other.getByRole('button', { name: 'Change' }).click()
  await pad(other).getByRole('button', { name: 'Clear all' }).click()
  await drawStroke(other, WAVE)
  await pad(other).getByRole('button', { name: 'Save' }).click()
  await expect(pad(other)).toBeHidden()
  await expect(other.getByRole('button', { name: 'Change' })).toBeFocused()

  // The form shows the change as soon as its window has the focus again, and keeps the typed text.
  await page.evaluate(`dispatchEvent(new Event('focus'))`)
  await expect(pens(form)).not.toHaveAttribute('d', before)
  await expect(pens(form)).toHaveCount(1)
  await expect(form.getByLabel('Last name')).toHaveValue(LIBRARY.lastName ?? '')
  const seen = (await pens(form).getAttribute('d')) ?? ''

  // Send does not print a signature that the sender has not seen. The card and the preview show the newer one, with the reason.
  await page.route('**/api/drawn-signature', (route) => route.abort())
  await other.getByRole('button', { name: 'Change' }).click()
  await pad(other).getByRole('button', { name: 'Clear all' }).click()
  await drawStroke(other, [...WAVE].reverse())
  await pad(other).getByRole('button', { name: 'Save' }).click()
  await expect(pad(other)).toBeHidden()
  await form.getByRole('button', { name: 'Send' }).click()
  const preview = page.getByRole('dialog', { name: "Let's double check that everything looks good" })
  await expect(preview.getByRole('alert')).toHaveText('The card no longer looks as it did. Please look at the preview again.')
  await expect(pens(preview)).toHaveCount(1)
  for (const card of [form, preview]) await expect(pens(card)).not.toHaveAttribute('d', seen)
  // If the signature is removed while the preview is open, the preview is drawn again with the printed words.
  await other.getByRole('button', { name: 'Change' }).click()
  await pad(other).getByRole('button', { name: 'Remove signature' }).click()
  await expect(other.getByText('You have not drawn a signature yet.')).toBeVisible()
  await other.close()
  await preview.getByRole('button', { name: 'Send' }).click()
  await expect(pens(preview)).toHaveCount(0)
  await expect(pens(form)).toHaveCount(0)
  await expect(preview.getByRole('alert')).toHaveText('The card no longer looks as it did. Please look at the preview again.')
  await preview.getByRole('button', { name: 'Send' }).click()
  await readConfirmation(page)
})
