import { expect, type Page } from '@playwright/test'
import { setBadDay } from './bad-day.ts'
import { closeBasket, openBasket } from './commerce-wire.ts'
import { setLanguage } from './look-at-screen.ts'
import { fill, findForm, LIBRARY, openCard, ORDERER, signIn } from './sender.ts'
import { story } from './story.ts'
import { holdBack } from './hold-back.ts'

const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.'
const UNEXPECTED = 'An unexpected problem occurred. Please try again or contact support.'
const ENDED = 'Your session has ended. What you typed is still here.'
/** No other story opens it. */
const CARD = '1HBE2169'

story.describe('the page explains a server that is away, failing or slow, a lost network and an ended session', () => {
  story('on the catalogue', { tag: '@habit-11' }, async ({ desk: page }) => {
    const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem')
    for (const kind of ['failing', 'away']) {
      await page.goto(`/?bad-day=${kind}-catalogue`)
      await expect(page.getByRole('heading', { name: 'Could not initialize' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('An error occurred while initializing products and categories')
      await setBadDay(page, 'none')
      await page.getByRole('main').getByText('Try Again').click()
      await expect(cards.first()).toBeVisible()
    }
    const catalogue = await holdBack(page, '**/api/catalogue')
    await page.goto('/?bad-day=slow-catalogue')
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
    await catalogue.release()
    await expect(cards.first()).toBeVisible()

    await setBadDay(page, 'none')
    await page.context().setOffline(true)
    await page
      .getByRole('button', { name: /^Favorite / })
      .nth(5)
      .click()
    await expect(page.getByText('That could not be saved. It is as it was before.')).toBeVisible()
    await page.context().setOffline(false)

    // The person is still signed on at identity, so the page goes there and comes back.
    await page.goto('/?bad-day=signed-out')
    await expect(cards.first()).toBeVisible()
  })

  story('on the form and its preview', { tag: '@habit-11' }, async ({ desk: page }) => {
    const sheet = page.getByRole('dialog').filter({ hasText: 'The card could not be opened.' })
    for (const [kind, sentence] of [
      ['failing', UNEXPECTED],
      ['away', UNREACHABLE],
    ] as const) {
      await page.goto(`/?card=${CARD}&bad-day=${kind}-form`)
      await expect(sheet).toContainText(sentence)
      await setBadDay(page, 'none')
      await sheet.getByRole('button', { name: 'Try Again' }).click()
      await expect(findForm(page).getByLabel('First name')).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    const tile = (card: string) => page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: `#${card}` })
    await tile(CARD).click()
    await expect(sheet).toContainText(UNREACHABLE)
    await page.context().setOffline(false)
    // The form is requested again as soon as there is a connection.
    await expect(findForm(page).getByLabel('First name')).toBeVisible()
    await page.keyboard.press('Escape')
    const forms = await holdBack(page, '**/api/cards/*/order-form*')
    // Open another card, because the form of the first one is preloaded again when its tile gets the focus.
    await tile('1HBE2130').click()
    await expect(findForm(page).locator('[aria-busy=true]')).toBeVisible()
    // A form that is still loading can be closed.
    await page.keyboard.press('Escape')
    await expect(findForm(page)).toBeHidden()
    await page.goto(`/?card=${CARD}&bad-day=slow-form`)
    await expect(findForm(page).locator('[aria-busy=true]')).toBeVisible()
    await forms.release()
    const form = findForm(page)
    await form.getByRole('radio').first().check()
    await fill(form, LIBRARY)

    const preview = page.getByRole('dialog', { name: "Let's double check" })
    for (const [kind, sentence] of [
      ['failing', UNEXPECTED],
      ['away', UNREACHABLE],
    ] as const) {
      await setBadDay(page, `${kind}-preview`)
      await form.getByRole('button', { name: 'Preview' }).click()
      await expect(preview.getByRole('alert')).toContainText(sentence)
      await preview.getByRole('button', { name: 'Edit' }).click()
    }
    await setBadDay(page, 'none')
    const previews = await holdBack(page, '**/api/previews')
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(preview.getByText('Drawing your card…')).toBeVisible()
    await preview.getByRole('button', { name: 'Edit' }).click()
    await previews.release()

    await page.context().setOffline(true)
    await form.getByLabel('City').fill('Tacoma')
    await expect(form.getByText('The draft could not be kept')).toBeVisible()
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('alert')).toContainText(UNREACHABLE)
    await page.context().setOffline(false)

    await setBadDay(page, 'signed-out')
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(form.getByRole('alert')).toContainText(ENDED)
    await expect(form.getByLabel('City')).toHaveValue('Tacoma')
  })

  story('a rendering error is shown in the language of the page, reported once, and keeps what was typed', async ({ desk: page }) => {
    const reports: unknown[] = []
    page.on('request', (request) => void (request.url().endsWith('/api/page-errors') && reports.push(request.postDataJSON())))
    const form = await openCard(page, '1HBE2172')
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/user') && response.request().postData()?.includes('es') === true,
    )
    await form.getByRole('button', { name: 'Español' }).filter({ visible: true }).click()
    // Wait until the page is drawn in the new language, before the error is caused.
    await saved
    const city = page.getByRole('dialog', { name: 'Escriba el sobre' }).getByLabel('Ciudad')
    await city.waitFor()
    // Every rule of the form calls this function with the text of its field, so the next change breaks the page.
    await page.evaluate(`{
      const { normalize } = String.prototype
      String.prototype.normalize = function (form) {
        if (this.includes('Spokane')) throw new TypeError('broken')
        return normalize.call(this, form)
      }
    }`)
    await city.fill('Spokane Valley')
    await expect(page.getByRole('alert').getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect.poll(() => reports).toMatchObject([{ name: 'TypeError', from: 'drawing', path: '/' }])
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(city).toHaveValue('Spokane Valley')
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).filter({ visible: true }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Throw away' }).click()
    expect(reports).toHaveLength(1)
  })

  story('while Send waits for the server, an overlay covers the page and takes its clicks and keys', async ({ desk: page }) => {
    const form = await openCard(page, '1HBE2130')
    await form.getByRole('radio').first().check()
    await fill(form, LIBRARY)
    await form.getByText('Draft kept').waitFor()
    await page.route('**/api/sendings', (route) => route.abort())
    const answer = await holdBack(page, '**/api/sendings')
    await form.getByRole('button', { name: 'Send' }).click()
    const overlay = form.locator('[aria-busy=true]').filter({ hasText: 'Loading…' })
    await expect(overlay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.mouse.click(200, 300)
    await expect(form.getByRole('button', { name: 'Send' })).toBeFocused()
    await answer.release()
    await expect(overlay).toBeHidden()
    await expect(form.getByRole('alert')).toContainText(UNREACHABLE)
    await page.unrouteAll()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Throw away' }).click()
  })

  story('the page greets the signed-in user by name on a phone', async ({ desk: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('banner').getByText('Hello, Dana', { exact: true })).toBeInViewport()
    await page.getByRole('button', { name: 'Hello, Dana' }).click()
    await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible()
  })

  story('on the history', async ({ desk: page }) => {
    const history = page.getByRole('dialog', { name: 'Order History' })
    for (const [kind, sentence] of [
      ['failing', UNEXPECTED],
      ['away', UNREACHABLE],
    ] as const) {
      await page.goto(`/?history=1&bad-day=${kind}-history`)
      await expect(history.getByRole('status')).toContainText(sentence)
    }
    const orders = await holdBack(page, '**/api/orders')
    await page.goto('/?history=1&bad-day=slow-history')
    await expect(history.locator('[aria-busy=true]')).toBeVisible()
    await orders.release()
    await expect(history.locator('[aria-busy=true]')).toHaveCount(0)
  })
})

story.describe('every message of section 8 is shown literally', () => {
  const LOCKED =
    'Your account has been locked out due to inactivity. Please reach out to your client administrator to have your account unlocked.'
  const DISABLED = 'You account is disabled. Please reach out to your client administrator to have your account enabled.'
  for (const [reason, title, message, mayTryAgain] of [
    ['locked', 'Account Disabled', LOCKED, true],
    ['disabled', 'Account Disabled', DISABLED, false],
    ['login-error', 'Error logging in', 'An error occurred during login', true],
    ['access-denied', 'Access Denied', 'You are not authorized to view this page.', true],
    ['nonce-mismatch', 'Nonce mismatch', 'Unexpected nonce returned in id token', false],
  ] as const)
    story(`the page of ${reason}`, async ({ page }) => {
      await page.goto(`/error?reason=${reason}&reference=4f1c2a&time=2026-11-20T15:04:05.000Z`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main')).toContainText(message)
      const data = page.getByRole('main').locator('dl')
      await expect(data.locator('dt')).toHaveText(['Reference', 'Time', 'Code'])
      await expect(data.locator('dd')).toHaveText(['4f1c2a', /^Nov 20, 2026, 7:04:05 AM PST$/, reason])
      await expect(page.getByRole('link', { name: 'Try Again' })).toHaveCount(mayTryAgain ? 1 : 0)
      // The error data for support keep the English title on a page in another language.
      await setLanguage(page, 'es')
      await expect(data.locator('dt')).toHaveText(['Referencia', 'Hora', 'Título', 'Código'])
      await expect(data.locator('dd').nth(2)).toHaveText(title)
    })

  story('an error page says when the session cannot be loaded', async ({ page }) => {
    await page.goto('/?bad-day=away-session')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Could not initialize')
    await expect(page.getByRole('main')).toContainText('An error occurred while initializing products and categories')
  })

  story('the sign-in explains a refused step, a phone that timed out, and a failed flow', async ({ page }) => {
    await signIn(page, ORDERER, 'Fondly-demo-2')
    await expect(page.getByRole('alert')).toContainText('Please check your entry')
    await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid.')
    await page.route('**/flows/*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400, json: { code: 'INVALID_DATA' } }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Sign On' }).click()
    await expect(page.getByRole('alert')).toContainText(UNEXPECTED)
    await page.unrouteAll()
    const answer = Promise.withResolvers<void>()
    await page.route('**/flows/*', async (route) => {
      if (route.request().method() === 'POST') await answer.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Sign On' }).click()
    const overlay = page.getByRole('main').locator('[aria-busy=true]')
    await expect(overlay).toContainText('Loading…')
    answer.resolve()
    await expect(overlay).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid.')
    await page.unrouteAll()

    await replaceFlow(page, { status: 'PUSH_CONFIRMATION_TIMED_OUT' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication failure')
    await expect(page.getByRole('main')).toContainText('Device approval timed out')
    await replaceFlow(page, { status: 'FAILED', error: { code: 'FLOW_FAILED', message: 'The policy has no more steps.' } })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unrecoverable error')
    await expect(page.getByRole('main')).toContainText('The policy has no more steps.')
  })

  story('the form asks about each address problem and about an order in another window', async ({ desk: page, testProduct }) => {
    const form = await openCard(page, CARD)
    await form.getByRole('radio').first().check()
    await fill(form, LIBRARY)
    const unverified =
      'We were unable to verify your shipping address with the US postal service. Please check for any errors or missing information'
    for (const [address1, title, sentence, mayContinue] of [
      ['Harborview Towers', 'Your order cannot be completed', MULTIPLE, false],
      ['PO BOX', 'Your order cannot be completed', 'The PO box needs a number.', false],
      ['429 Toomany Lane', 'Please confirm Below', unverified, true],
      ['503 Outage Lane', 'Your order cannot be completed', unverified, false],
    ] as const) {
      await form.getByLabel(/^Address$/).fill(address1)
      await form.getByRole('button', { name: 'Send' }).click()
      const problem = page.getByRole('alertdialog', { name: title })
      await expect(problem).toContainText(sentence)
      await expect(problem.getByRole('group').or(problem.locator('address'))).toContainText(address1)
      await expect(problem.getByRole('button', { name: 'Send' })).toHaveCount(mayContinue ? 1 : 0)
      await problem.getByRole('button', { name: 'Edit Address' }).click()
      await expect(problem).toBeHidden()
    }
    await form.getByLabel(/^Address$/).fill(LIBRARY.address1 ?? '')
    const basket = await openBasket(testProduct, ORDERER)
    await form.getByRole('button', { name: 'Send' }).click()
    const question = page.getByRole('alertdialog').filter({ hasText: OPEN_BASKETS })
    await question.getByRole('button', { name: 'No' }).click()
    await expect(question).toBeHidden()
    await expect(form.getByLabel(/^Address$/)).toHaveValue(LIBRARY.address1 ?? '')
    await closeBasket(testProduct, ORDERER, basket)
  })
})

const MULTIPLE = 'Multiple addresses were found for the information you entered, and no default exists.'
const OPEN_BASKETS =
  "It appears you have an order in progress in another window or you didn't complete an order previously. Do you want to cancel those orders to send this one?"

/** Begins a sign-in and changes the flow in the answer of identity, so that states that would take a minute are shown at once. */
async function replaceFlow(page: Page, change: object): Promise<void> {
  await page.unrouteAll()
  await page.route('**/flows/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } })
  })
  await page.goto('/')
}
