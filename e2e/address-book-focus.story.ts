import { expect } from '@playwright/test'
import { addContact, ANA, ANDERS, emptyAddressBook } from './contacts.ts'
import { watchFocus } from './lost-focus.ts'
import { story } from './story.ts'
import { walkBook, walkLists, walkPeople } from './walk-focus.ts'

/** The element that has the focus on a page with a sheet. After the last control the browser itself has the focus, and no element of the page. */
const PLACE = `document.activeElement === document.body ? 'browser' : document.activeElement.closest('section.fixed') ? 'sheet' : 'beneath'`

// No other story has people in the address book of this user.
story.use({ username: 'admin@fondly.test' })

for (const [size, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  story(`on ${size}, the focus is never lost in the address book and the lists beside it`, { tag: '@habit-4' }, async ({ desk: page }) => {
    story.setTimeout(600_000)
    const missing: string[] = []
    page.on('response', (response) => void (response.status() === 404 && missing.push(response.url())))
    await page.setViewportSize(viewport)
    const walk = { page, expectFocusKept: await watchFocus(page) }
    await walkPeople(walk)
    await walkBook(walk)
    await walkLists(walk, '/dashboard/harborview/do-not-mail')
    // The page makes no request for somebody who was erased or merged.
    expect(missing).toEqual([])
    await emptyAddressBook(page)
  })

story('on a phone, the Tab key stays in the sheet that covers the page', async ({ desk: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await emptyAddressBook(page)
  const id = await addContact(page, ANA)
  await addContact(page, ANDERS)
  await page.goto(`/address-book?person=${id}`)
  const sheet = page.getByRole('region', { name: 'Ana María de la Cruz' })
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused()
  // The page beneath the sheet is hidden from a screen reader too.
  for (const part of ['main', 'header', 'footer']) await expect(page.locator(`${part}:is([inert], [inert] *)`)).toHaveCount(1)
  const last = sheet.getByRole('button', { name: 'Write', exact: true })
  await last.focus()
  const stops = new Set<unknown>()
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    stops.add(await page.evaluate(PLACE))
  }
  expect([...stops].filter((stop) => stop !== 'browser')).toEqual(['sheet'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Ana/ })).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await emptyAddressBook(page)
})
