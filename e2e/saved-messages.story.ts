import { expect, type Page } from '@playwright/test'
import { speak } from './look-at-screen.ts'
import { ask, fill, LIBRARY, openCard, openSignedIn, readConfirmation } from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2184'
const picker = (page: Page) => page.getByRole('dialog', { name: /^(Saved messages|Mensajes guardados)$/ })
const closingOf = (page: Page) => page.getByRole('textbox', { name: /^(Personal closing|Despedida personal)$/ })
const inside = (page: Page) => page.getByRole('img', { name: 'The inside of the card' }).first()

story('a message is saved from the form, found by its words and sent with the recipient’s name', async ({ desk: page }) => {
  story.setTimeout(300_000)
  const form = await openCard(page, CARD)
  await form.getByRole('radio').first().check()
  await fill(form, { ...LIBRARY, closing: 'Welcome to {city}, {first name|neighbor}! Café is on us.' })
  await expect(inside(page)).toContainText('Welcome to Seattle, Marguerite!')

  // By keyboard alone: the list opens, the words are saved, and Escape closes only the list.
  await closingOf(page).focus()
  await page.keyboard.press('Alt+KeyM')
  await picker(page).getByRole('button', { name: 'Save this message' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Save a message' })
  await page.keyboard.type('First days')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(picker(page).getByRole('option', { name: /First days/ })).toContainText('Welcome to Seattle, Marguerite!')
  await page.keyboard.press('Escape')
  await expect(picker(page)).toBeHidden()
  await expect(closingOf(page)).toBeFocused()

  // A brace that names nothing is refused before anything is sent, and a placeholder follows the recipient.
  await closingOf(page).fill('Dear {friend}')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(form.getByText('Not printed: {friend}.')).toBeVisible()
  await expect(closingOf(page)).toBeFocused()
  await closingOf(page).fill('')
  await page.keyboard.press('Alt+KeyM')
  await page.keyboard.type('cafe')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(closingOf(page)).toBeFocused()
  await expect(closingOf(page)).toHaveValue('Welcome to {city}, {first name|neighbor}! Café is on us.')
  await form.getByLabel('First name').fill('Peggy')
  await closingOf(page).focus()
  await expect(inside(page)).toContainText('Welcome to Seattle, Peggy!')
  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: "Let's double check that everything looks good" })
  await preview.getByRole('button', { name: 'Send' }).click()
  const { sheet: confirmation } = await readConfirmation(page)

  // The words come along to the next person as they were typed.
  await confirmation.getByRole('button', { name: 'Send another' }).click()
  await expect(closingOf(page)).toHaveValue(/Welcome to \{city\}, \{first name\|neighbor\}!/)
})

story('on a phone and in Spanish a message is edited, deleted and brought back', async ({ page }) => {
  story.setTimeout(300_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page)
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  const message = { name: 'Primera semana', en: '', es: '¡Bienvenida a casa, {nombre}!' }
  expect((await ask(page, 'POST', '/api/saved-messages', message)).status).toBe(201)
  await openCard(page, CARD)
  await speak(page, 'es')
  await page.getByRole('button', { name: 'Mensajes guardados' }).click()
  const list = picker(page)
  await list.getByRole('combobox').fill('semána')
  await expect(list.getByRole('option')).toHaveCount(1)
  await list.getByRole('button', { name: 'Corregir' }).click()
  const sheet = page.getByRole('dialog', { name: 'Corregir el mensaje' })
  await sheet.getByLabel('Texto en español').fill('¡Bienvenida, {amiga}!')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(sheet.getByText('No se imprime: {amiga}.')).toBeVisible()
  await sheet.getByLabel('Texto en español').fill('¡Bienvenida, !')
  await sheet.getByLabel('Texto en español').press('ArrowLeft')
  await sheet.getByRole('button', { name: 'Nombre', exact: true }).click()
  await expect(sheet.getByLabel('Texto en español')).toHaveValue('¡Bienvenida, {nombre}!')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(sheet).toBeHidden()
  await list.getByRole('button', { name: 'Eliminar' }).click()
  await expect(list.getByRole('option')).toHaveCount(0)
  await list.getByRole('button', { name: 'Deshacer' }).click()
  await list.getByRole('option', { name: /Primera semana/ }).click()
  await expect(list).toBeHidden()
  await expect(closingOf(page)).toHaveValue('¡Bienvenida, {nombre}!')
})

story(
  'what an administrator saves for the client, its people find in the form and cannot change',
  async ({ page, browser, testProduct }) => {
    story.setTimeout(300_000)
    const office = await browser.newPage({ baseURL: testProduct.url })
    await openSignedIn(office, 'clientadmin@harborview.test', '/dashboard/harborview/messages')
    await office.getByRole('button', { name: 'New message' }).click()
    const sheet = office.getByRole('dialog', { name: 'Save a message' })
    await sheet.getByLabel('Name', { exact: true }).fill('House rules')
    await sheet.getByLabel('Text in English').fill('Welcome to the house, {first name|neighbor}!')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(office.getByRole('heading', { name: 'House rules' })).toBeVisible()
    await office.getByRole('button', { name: 'Delete “House rules”' }).click()
    await expect(office.getByRole('heading', { name: 'House rules' })).toBeHidden()
    await office.getByRole('button', { name: 'Undo' }).click()
    await expect(office.getByRole('heading', { name: 'House rules' })).toBeVisible()
    await office.close()

    await openSignedIn(page)
    await openCard(page, CARD)
    await page.getByRole('button', { name: 'Saved messages' }).click()
    await picker(page).getByRole('combobox').fill('house')
    await expect(picker(page).getByRole('option', { name: /House rules/ })).toContainText('Shared')
    await expect(picker(page).getByRole('button', { name: 'Edit' })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(closingOf(page)).toHaveValue('Welcome to the house, {first name|neighbor}!')
  },
)
