import { expect, type Locator, type Page } from '@playwright/test'
import { addContact, ANA, ANDERS, emptyAddressBook } from './contacts.ts'
import { setLanguage } from './look-at-screen.ts'
import { findForm, openCard, readForm } from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2184'
const FILLED = {
  firstName: 'Ana María',
  lastName: 'de la Cruz',
  address1: '1201 Third Avenue',
  address2: 'Suite 400',
  city: 'Seattle',
  zipCode: '98101',
}

const findList = (form: Locator) => form.getByRole('listbox', { name: 'From your address book' })
const topOf = async (part: Locator) => (await part.boundingBox())?.y

async function openForm(page: Page): Promise<Locator> {
  await emptyAddressBook(page)
  await addContact(page, ANA)
  await addContact(page, ANDERS)
  const form = await openCard(page, CARD)
  // The suggestions are loaded after the form. Text that is typed before that gets no suggestions.
  await expect(form.getByRole('combobox', { name: 'First name' })).toBeVisible()
  return form
}

async function throwAway(form: Locator): Promise<void> {
  await form.page().keyboard.press('Escape')
  await form.page().getByRole('button', { name: 'Throw away' }).click()
  await expect(form).toBeHidden()
}

story.use({ username: 'reporting@harborview.test' })

story('contacts are suggested while typing; a key chooses one, and one undo removes its values', async ({ desk: page }) => {
  const form = await openForm(page)
  const first = form.getByLabel('First name')
  const list = findList(form)
  const heading = form.getByRole('heading', { name: 'Personalize The Card' })
  const before = await topOf(heading)
  await first.pressSequentially('an')
  await expect(list.getByRole('option')).toHaveCount(2)
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  expect(await topOf(heading)).toBe(before)

  // The list stays below its field when the window changes its size, as on a phone that is rotated.
  const desk = page.viewportSize() ?? { width: 1440, height: 1000 }
  await page.setViewportSize({ width: 390, height: 844 })
  const gap = async () => {
    const [field, shown] = [await first.boundingBox(), await list.boundingBox()]
    return field && shown ? [shown.x - field.x, shown.y - field.y - field.height].map(Math.round) : []
  }
  await expect.poll(gap).toEqual([0, 4])
  await page.setViewportSize(desk)
  await expect.poll(gap).toEqual([0, 4])

  // Escape closes only the list. Enter without a choice does nothing.
  await first.press('Enter')
  await expect(list).toBeVisible()
  await first.press('Escape')
  await expect(list).toBeHidden()
  await expect(form).toBeVisible()
  await first.pressSequentially('a')
  const ana = list.getByRole('option', { name: 'Ana María de la Cruz' })
  await expect(list.getByRole('option')).toHaveCount(1)
  await first.press('ArrowDown')
  await expect(ana).toHaveAttribute('aria-selected', 'true')
  expect(await first.getAttribute('aria-activedescendant')).toBe(await ana.getAttribute('id'))
  await first.press('Enter')
  await expect(list).toBeHidden()
  expect(await readForm(form)).toMatchObject(FILLED)
  await expect(form.getByLabel('State')).toHaveValue('WA')
  await expect(form.getByText('Filled in from your address book.')).toBeVisible()
  await expect(first).toBeFocused()

  await first.press('ControlOrMeta+z')
  expect(await readForm(form)).toMatchObject({ firstName: 'ana', lastName: '', address1: '', city: '', zipCode: '' })
  await throwAway(form)
})

story('a person is found by the last name and by the street, and chosen with the mouse', async ({ desk: page }) => {
  const form = await openForm(page)
  await form.getByLabel('First name').fill('Anita')
  await form.getByLabel('Last name').pressSequentially('cruz')
  await findList(form).getByRole('option', { name: 'Ana María de la Cruz' }).click()
  expect(await readForm(form)).toMatchObject(FILLED)
  await form.getByRole('button', { name: 'Undo' }).click()
  expect(await readForm(form)).toMatchObject({ firstName: 'Anita', lastName: 'cruz', address1: '' })

  await form.getByLabel(/^Address$/).pressSequentially('9 pine')
  await expect(findList(form).getByRole('option')).toHaveText([/Anders Holm/])
  // A sender who types more and leaves the field keeps the typed text.
  await form.getByLabel('City').focus()
  await expect(findList(form)).toBeHidden()
  expect(await readForm(form)).toMatchObject({ firstName: 'Anita', address1: '9 pine' })
  await throwAway(form)
})

story('a failed search shows no message, and is not repeated in this form', async ({ desk: page }) => {
  const form = await openForm(page)
  let calls = 0
  await page.route('**/api/contact-searches', (route) => {
    calls += 1
    return route.abort()
  })
  const failed = page.waitForEvent('requestfailed')
  await form.getByLabel('First name').pressSequentially('an')
  await failed
  await form.getByLabel('First name').pressSequentially('ders')
  await form.getByLabel('Last name').pressSequentially('holm')
  await expect(findList(form)).toBeHidden()
  await form.getByLabel('City').focus()
  expect(calls).toBe(1)
  await expect(form.getByRole('alert')).toHaveText('')
  await throwAway(form)
})

story.describe('on a phone in Spanish', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  story('a tap fills the form, and the list stays on the screen', async ({ desk: page }) => {
    await emptyAddressBook(page)
    await addContact(page, ANA)
    await page.goto(`/?card=${CARD}`)
    await findForm(page).waitFor()
    await setLanguage(page, 'es')
    const form = page.getByRole('dialog', { name: 'Escriba el sobre' })
    await form.getByRole('combobox', { name: 'Nombre' }).pressSequentially('ana')
    const list = form.getByRole('listbox', { name: 'De su libreta de direcciones' })
    await expect(list).toBeVisible()
    const box = await list.boundingBox()
    if (!box) throw new Error('The list is not shown.')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    await list.getByRole('option').tap()
    await expect(form.getByText('Se rellenó desde su libreta de direcciones.')).toBeVisible()
    await expect(form.getByLabel('Apellido')).toHaveValue('de la Cruz')
  })
})
