import { expect, type Locator } from '@playwright/test'
import { copyText } from './hands.ts'
import { setLanguage } from './look-at-screen.ts'
import { fill, findForm, openCard, openSignedIn } from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2175'
const WORDS = 'Welcome!'
const CLOSING = 'The kettle is on, and so is the porch light.'

story(
  'the form fills the window in two halves; the card follows each key; a problem waits until its field is left',
  { tag: ['@habit-1', '@habit-2', '@habit-3'] },
  async ({ desk: page }) => {
    const form = await openCard(page, CARD)
    const window = page.viewportSize() ?? { width: 0, height: 0 }
    expect(await form.boundingBox()).toEqual({ x: 0, y: 0, ...window })
    const card = form.getByRole('complementary', { name: 'The card' })
    const [fields, paper] = [await form.locator('form').boundingBox(), await card.boundingBox()]
    if (!fields || !paper) throw new Error('A half of the form is not shown.')
    expect(fields.x + fields.width).toBeLessThanOrEqual(paper.x + 1)
    expect(paper.width / window.width).toBeCloseTo(0.5, 1)

    const inside = card.getByRole('img', { name: 'The inside of the card' }).first()
    await form.getByLabel('Personal closing').focus()
    for (let typed = 1; typed <= WORDS.length; typed++) {
      await page.keyboard.type(WORDS.charAt(typed - 1))
      await expect(inside).toContainText(WORDS.slice(0, typed))
    }
    await card.getByRole('button', { name: 'Envelope' }).filter({ visible: true }).click()
    const envelope = card.getByRole('img', { name: 'The envelope' }).first()
    await form.getByLabel('City').pressSequentially('Spokane')
    await expect(envelope).toContainText('Spokane')
    await card.getByRole('button', { name: 'Front' }).filter({ visible: true }).click()
    await expect(card.getByRole('img', { name: 'The front of the card' }).filter({ visible: true }).first()).toBeVisible()

    const zip = form.getByLabel('Zip code')
    await zip.pressSequentially('981')
    await expect(zip).toHaveAccessibleDescription('')
    await form.getByLabel('City').focus()
    await expect(zip).toHaveAccessibleDescription('Please enter a valid zip code.')
    await zip.press('End')
    await zip.pressSequentially('0')
    await expect(zip).toHaveAccessibleDescription('Please enter a valid zip code.')
    await zip.pressSequentially('4')
    await expect(zip).toHaveAccessibleDescription('')
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(form.getByText('Please correct errors above before proceeding.')).toBeVisible()
    await expect(form.getByLabel('Customer Account')).toBeFocused()

    // The browser must not offer the sender's own address, and a phone shows the keyboard for numbers.
    for (const name of ['First name', 'Last name', /^Address$/, 'City', 'Zip code'])
      await expect(form.getByLabel(name)).toHaveAttribute('autocomplete', 'off')
    await expect(zip).toHaveAttribute('inputmode', 'numeric')
    await copyText(page, ' 12345-6789 ')
    await zip.fill('')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(zip).toHaveValue('12345-6789')
    await copyText(page, 'José Ángel')
    await form.getByLabel('First name').focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(form.getByLabel('First name')).toHaveValue('José Ángel')
    await expect(form.getByLabel('First name')).toHaveAccessibleDescription('')
    await throwAway(form)
  },
)

story(
  'a half-filled form is there after a reload, in a second tab and after a sign-out; nothing of it is in the storage of the browser',
  { tag: '@habit-5' },
  async ({ page }) => {
    await openSignedIn(page)
    const form = await openCard(page, CARD)
    await fill(form, { firstName: 'Ignatius', closing: CLOSING })
    await expect(form.getByText('Draft kept')).toBeVisible()
    await page.reload()
    await expect(form.getByLabel('First name')).toHaveValue('Ignatius')
    expect(await page.evaluate(STORED)).not.toMatch(/Ignatius|kettle/)

    const second = await page.context().newPage()
    await second.goto(`/?card=${CARD}`)
    await expect(findForm(second).getByLabel('Personal closing')).toHaveValue(CLOSING)
    await expect(findForm(second).getByText('We kept what you had typed.')).toBeVisible()
    await second.close()

    await page.goto('/logout')
    await page.getByLabel('Username').waitFor()
    expect(await page.evaluate(STORED)).not.toMatch(/Ignatius|kettle/)
    await openSignedIn(page, undefined, `/?card=${CARD}`)
    await expect(form.getByText('We kept what you had typed.')).toBeVisible()
    await expect(form.getByLabel('First name')).toHaveValue('Ignatius')
    await throwAway(form)
  },
)

story(
  'in Spanish the day, the count and the characters left are written as Spanish writes them',
  { tag: '@habit-15' },
  async ({ desk: page }) => {
    await page.getByLabel('Search cards').fill('#1HBE2175')
    await setLanguage(page, 'es')
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('1 resultado')
    await page.getByLabel('Buscar tarjetas').fill('')
    await page.getByRole('button', { name: `#${CARD}` }).click()
    const form = page.getByRole('dialog', { name: 'Escriba el sobre' })
    await expect(form.getByRole('textbox', { name: 'Elija la fecha de envío' })).toHaveValue(
      /^(lunes|martes|miércoles|jueves|viernes), \d+ de [a-z]+/i,
    )
    await form.getByLabel('Despedida personal').fill('x'.repeat(269))
    await expect(form.getByText('Queda 1 carácter').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(form).toBeHidden()
    await setLanguage(page, 'en_US')
  },
)

/** Everything that the browser stores for this site, except the cookie of the session, which scripts cannot read. */
const STORED = `(async () => {
  const databases = await indexedDB.databases()
  const caches = await Promise.all((await globalThis.caches.keys()).map(async (name) => (await (await globalThis.caches.open(name)).keys()).map(({ url }) => url)))
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, caches, history.state, location.href])
})()`

async function throwAway(form: Locator): Promise<void> {
  await form.page().keyboard.press('Escape')
  await form.page().getByRole('button', { name: 'Throw away' }).click()
  await expect(form).toBeHidden()
}
