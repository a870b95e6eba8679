import { expect } from '@playwright/test'
import { fill, LIBRARY, openCard } from './sender.ts'
import { story } from './story.ts'
import { firstCard } from './catalogue-page.ts'

story('the form of a hovered card is preloaded', async ({ desk: page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/order-form')) requests.push(search)
  })
  const cards = page.getByRole('list', { name: 'Cards' })
  const ready = page.locator('dialog')
  for (const number of ['1HBE2130', '1HBE2115']) {
    const before = requests.length
    await cards.getByRole('button', { name: `#${number}` }).hover()
    await expect.poll(() => requests.slice(before)).toEqual(['?ahead=1'])
    await expect(ready.getByLabel('First name')).toBeAttached()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(ready).toHaveCount(1)
  }

  const form = await openCard(page, '1HBE2115')
  await expect(form.locator('input').first()).toBeFocused()
  await expect(page.getByRole('complementary', { name: 'The card' })).toContainText('1HBE2115')
  await expect.poll(() => requests).toEqual(['?ahead=1', '?ahead=1', ''])
  await form.getByLabel('First name').fill('Marguerite')
  await expect(form.getByText('Draft kept')).toBeVisible()
  await page.goBack()
  await expect(form).toBeHidden()

  // The form has the current data, not the preloaded ones.
  const again = await openCard(page, '1HBE2115')
  await expect(again.getByLabel('First name')).toHaveValue('Marguerite')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

story('everything above the live preview is visible in a narrow window', async ({ desk: page }) => {
  // The first click of a double click may close a sheet. Its second click must not open the card beneath.
  await firstCard(page).getByRole('button').first().dispatchEvent('click', { detail: 2 })
  await openCard(page, '1HBE2137')
  const buttons = page.getByRole('complementary', { name: /^(The card|La tarjeta)$/ }).getByRole('button')
  for (const [other, title] of [
    ['Español', 'Address the envelope'],
    ['English', 'Escriba el sobre'],
  ] as const) {
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    for (const width of [1180, 1280, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      for (const button of await buttons.filter({ visible: true }).all()) {
        const box = await button.boundingBox()
        const name = (await button.getAttribute('aria-label')) ?? (await button.innerText())
        expect.soft((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
    await buttons.filter({ hasText: other }).click()
  }
  await expect(page.getByRole('dialog', { name: 'Address the envelope' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

story('a name that looks offensive can be confirmed', async ({ desk: page }) => {
  const form = await openCard(page, '1HBE2137')
  await fill(form, { ...LIBRARY, lastName: 'Tits', closing: 'What a shitty week, but welcome.' })
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByText('The word is “shitty”.')).toBeVisible()
  await expect(form.getByText('The word is “Tits”.')).toBeVisible()
  await form.getByLabel('Personal closing').fill('Welcome.')
  await expect(form.getByText('The word is “shitty”.')).toBeHidden()
  const lastName = form.getByLabel('Last name')
  await lastName.focus()
  await expect(lastName).toHaveAccessibleDescription('Please remove any possibly offending words. The word is “Tits”.')
  // A strong offence cannot be confirmed as a name.
  await lastName.fill('Wanker')
  await form.getByLabel('City').focus()
  await lastName.focus()
  await expect(form.getByText('The word is “Wanker”.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'This is a real name' })).toBeHidden()
  await lastName.fill('Tits')
  await form.getByLabel('City').focus()
  await lastName.focus()
  const rowBelow = await form.getByLabel('City').boundingBox()
  await form.getByRole('button', { name: 'This is a real name' }).click()
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription('')
  await expect(form.getByText('Taken as a real name')).toBeVisible()
  await form.getByLabel('City').focus()
  await expect(form.getByText('Taken as a real name')).toBeHidden()
  expect((await form.getByLabel('City').boundingBox())?.y).toBeLessThanOrEqual(rowBelow?.y ?? 0)
  await form.getByRole('radio').first().check()
  await expect(form.getByText('Draft kept')).toBeVisible()

  // Problems that only the server finds are shown in the current language of the page.
  const reason = { en: "Founders' Day", es: 'Día de la Fundación' }
  const problems = {
    closing: { code: 'closing-too-long', params: { excess: 3 } },
    sendDate: { code: 'mail-date-blackout-reason', params: { reason } },
  }
  const messages = {
    closing: 'Personal closing must be 270 characters or less. Please remove 3 character(s).',
    sendDate: "Cards are not mailed on this day: Founders' Day.",
  }
  await page.route('**/api/previews', (route) => route.fulfill({ status: 422, json: { problems } }))
  await page.route('**/order-form', async (route) => {
    const response = await route.fetch()
    const setting = (await response.json()) as { defaultShipDate: string; calendar: { blackoutDays: unknown[] } }
    setting.calendar.blackoutDays.push({ day: setting.defaultShipDate, reason })
    await route.fulfill({ response, json: setting })
  })
  const learnt = page.waitForResponse('**/order-form')
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByLabel('Personal closing')).toHaveAccessibleDescription(messages.closing)
  await expect(form.getByRole('textbox', { name: 'Select a mail date' })).toHaveAccessibleDescription(new RegExp(messages.sendDate))
  await learnt
  await page.unrouteAll()
  await form.getByRole('button', { name: 'Español' }).filter({ visible: true }).click()
  const enSobre = page.getByRole('dialog', { name: 'Escriba el sobre' })
  await expect(enSobre.getByLabel('Despedida personal')).toHaveAccessibleDescription(
    'La despedida admite 270 caracteres como máximo. Quite 3.',
  )
  // A day that was closed while the form was open is now closed in its calendar too.
  await expect(enSobre.getByRole('textbox', { name: 'Elija la fecha de envío' })).toHaveAccessibleDescription(
    /Las tarjetas no se envían ese día: Día de la Fundación\./,
  )
  await enSobre.getByLabel('Apellido').focus()
  await expect(enSobre.getByLabel('Apellido')).toHaveValue('Tits')
  await expect(enSobre.getByText('Se toma como nombre real')).toBeVisible()
  await enSobre.getByRole('button', { name: 'English' }).filter({ visible: true }).click()
  await page.reload()
  await expect(lastName).toHaveValue('Tits')
  await lastName.focus()
  await expect(form.getByText('Taken as a real name')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
})

story('a new build reloads the page after a minute, but not while a form is open', async ({ desk: page }) => {
  await page.clock.install()
  await page.reload()
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  await page.route('**/manifest.json', (route) => route.fulfill({ json: { version: 'another' } }))
  const mark = () => page.evaluate(() => void Object.assign(globalThis, { isTheSamePage: true }))
  const isSame = () => page.evaluate(() => 'isTheSamePage' in globalThis).catch(() => false)
  await mark()
  const form = await openCard(page, '1HBE2137')
  const requests = page.waitForResponse('**/manifest.json')
  await page.clock.fastForward(61_000)
  await requests
  for (let looks = 0; looks < 5; looks++) await page.clock.fastForward(3_000)
  expect(await isSame()).toBe(true)
  await form.getByRole('button', { name: 'Close' }).filter({ visible: true }).click()
  await expect(form).toBeHidden()
  await page.clock.fastForward(3_000)
  await expect.poll(isSame).toBe(false)

  // The page does not reload for the same build again: an outdated cache must not cause endless reloads.
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  await mark()
  const again = page.waitForResponse('**/manifest.json')
  await page.clock.fastForward(61_000)
  await again
  for (let looks = 0; looks < 3; looks++) await page.clock.fastForward(3_000)
  expect(await isSame()).toBe(true)
})
