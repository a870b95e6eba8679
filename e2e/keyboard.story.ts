import { expect, type Page } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Listener, listenTo, readFocusLooks } from './announced.ts'
import { LIBRARY, ORDERER, PASSWORD, readConfirmation } from './sender.ts'
import { story } from './story.ts'

/** No other story has a draft of this card. */
const CARD = { id: '#1HBE2166', name: 'Pair of Pears' }
const LIST = join(import.meta.dirname, 'announced.txt')

/**
 * Everything from the sign-in to the ok of the confirmation is done without a mouse. announced.txt has what a screen reader says;
 * FONDLY_WRITE_ANNOUNCED=1 writes it again.
 */
story('a sender completes an order by keyboard alone, and a screen reader announces each step', { tag: '@habit-4' }, async ({ page }) => {
  story.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const isWritten = Boolean(process.env['FONDLY_WRITE_ANNOUNCED'])
  const list = isWritten ? '' : await readFile(LIST, 'utf8')
  const listener = await listenTo(page, list)
  const keys = keysOf(page, listener)

  await listener.chapter('Signing in')
  await page.goto('/')
  await page.getByLabel('Username').waitFor()
  await keys.at('textbox, "Username"')
  await keys.write(ORDERER)
  await keys.tabTo('textbox, "Password"')
  await keys.write(PASSWORD)
  await keys.press('Enter')

  await listener.chapter('The catalogue')
  await page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: CARD.id }).waitFor()
  await listener.forget()
  await keys.tabTo('button, "Skip to the cards"')
  await keys.press('Enter')
  await keys.isOn('#1HBE')
  await keys.press('ArrowRight')
  await keys.isOn('#1HBE')
  // The page's keyboard shortcuts are loaded after the cards.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search cards' })).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await keys.at('searchbox, "Search cards"')
  await keys.write(CARD.name)
  await expect(page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: '#1HBE' })).toHaveCount(1)
  await keys.passTo(CARD.id)

  await listener.chapter('The empty form')
  await keys.press('Enter')
  await page.getByRole('grid').waitFor()
  // The suggestions are loaded after the form, and make this field a combobox.
  await page.getByRole('combobox', { name: 'First name' }).waitFor()
  await keys.at('textbox, "Customer Account')
  await keys.tabTo('button, "Send"')
  await keys.press('Enter')
  await keys.at('textbox, "Customer Account')

  await listener.chapter('Filling it in')
  await keys.write(LIBRARY.accountNumber)
  for (const [label, text] of [
    // These three fields suggest contacts.
    // No other story sends a card to this name. For a known name, the form would also list the past cards.
    ['combobox, "First name', 'Theodora'],
    ['combobox, "Last name', 'Vance'],
    ['combobox, "Address', LIBRARY.address1],
    ['textbox, "Apartment, suite', LIBRARY.address2],
    ['textbox, "City', LIBRARY.city],
  ] as const) {
    await keys.tabTo(label)
    await keys.write(text)
  }
  await keys.tabTo('combobox, "State')
  await page.keyboard.press('w')
  await keys.tabTo('textbox, "Zip code')
  // Choose another state, so that the address check asks.
  await keys.write('97217')
  await keys.tabTo('radio')
  await keys.press('Space')
  await keys.tabTo('textbox, "Personal closing')
  await keys.write(LIBRARY.closing)
  await keys.tabTo('selected"')
  await keys.press('ArrowRight')
  await keys.at('button, "{day}"')
  await keys.press('Enter')
  await keys.at('selected"')

  // For each sheet over the form: how it opens, what has the focus in it, the key that closes it, and where the focus returns.
  const preview = page.getByRole('dialog', { name: "Let's double check" })
  const question = (name: string) => page.getByRole('alertdialog', { name })
  for (const [chapter, button, opened, focus, close, back] of [
    ['Closing it by mistake', undefined, question('Throw away what you typed?'), 'button, "Keep writing"', 'Enter', 'selected"'],
    ['The preview', 'Preview', preview.getByRole('img', { name: 'The envelope' }), 'heading', 'Escape', 'button, "Preview"'],
    ['The address check asks', 'Send', question('Your order cannot be completed'), 'button, "Edit Address"', 'Enter', 'textbox, "Zip code'],
  ] as const) {
    await listener.chapter(chapter)
    if (button) await keys.tabTo(`button, "${button}"`)
    await keys.press(button ? 'Enter' : 'Escape')
    await opened.waitFor()
    await keys.at(focus)
    await keys.press(close)
    await expect(opened).toBeHidden()
    await keys.at(back)
  }
  await keys.press('ControlOrMeta+a')
  await keys.write('98104')

  await listener.chapter('Sending it')
  await keys.tabTo('button, "Send"')
  await keys.press('Enter')
  // On a busy machine a drawing may take too long, and the card is not sent. Then press Send once more.
  for (let tries = 0; tries < 8 && (await hasStopped(page)); tries++) {
    await keys.press('Enter')
    await keys.isOn('button, "Send"')
    await listener.forget()
    await keys.press('Enter')
  }
  const { sheet } = await readConfirmation(page)
  await keys.at('heading, "The card is on its way!"')
  await keys.tabTo('button, "ok"')
  await keys.press('Enter')
  await expect(sheet).toBeHidden()

  await listener.chapter('Back at the catalogue')
  await expect(page.getByRole('button', { name: `${CARD.id} Draft` })).toHaveCount(0)
  await keys.at(CARD.id)
  await keys.passBackTo('link, "Order History"')
  await keys.press('Enter')
  await page.getByRole('dialog', { name: 'Order History' }).locator('[data-order]').first().waitFor()
  await keys.isOn('searchbox')
  await keys.press('Escape')
  await keys.at('link, "Order History"')
  await listener.chapter('The end')

  if (isWritten) return writeFile(LIST, listener.transcript())
  expect(listener.transcript()).toBe(list)
})

async function hasStopped(page: Page): Promise<boolean> {
  const back = page.getByRole('button', { name: 'Back to the form' })
  await page.getByRole('dialog', { name: 'The card is on its way!' }).or(back).waitFor({ timeout: 150_000 })
  return back.isVisible()
}

/** Returns functions that press keys and expect a visible focus at each stop. */
function keysOf(page: Page, listener: Listener) {
  const expectSeen = async (now: string) => {
    const looks = await readFocusLooks(page)
    expect.soft(looks, `the focus is seen at ${now}`).toMatchObject({ isSomewhere: true, isRinged: true, isUncovered: true })
  }
  const go = async (key: string, wanted: string, { aloud = true } = {}) => {
    const passed: string[] = []
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press(key)
      const now = await (aloud ? listener.stop() : listener.look())
      // After the last stop of a sheet, the Tab key leads to controls of the browser.
      if (now === 'none' || now.startsWith('RootWebArea') || now.startsWith('dialog')) continue
      await expectSeen(now)
      if (now.includes(wanted)) return void (await listener.stop())
      passed.push(now)
    }
    throw new Error(`${key} does not lead to ${wanted}, but by ${passed.join(' | ')}`)
  }
  return {
    at: async (wanted: string) => {
      await expect.poll(listener.look).toContain(wanted)
      await listener.stop()
      await expectSeen(wanted)
    },
    tabTo: (wanted: string) => go('Tab', wanted),
    // Passes stops without recording them, because they depend on other stories.
    passTo: (wanted: string) => go('Tab', wanted, { aloud: false }),
    passBackTo: (wanted: string) => go('Shift+Tab', wanted, { aloud: false }),
    isOn: async (wanted: string) => {
      await expect.poll(listener.look).toContain(wanted)
      await expectSeen(wanted)
    },
    press: (key: string) => page.keyboard.press(key),
    write: (text = '') => page.keyboard.insertText(text),
  }
}
