import type { Locator, Page } from '@playwright/test'
import { badDay } from './bad-day.ts'
import { openBasket } from './commerce-wire.ts'
import type { StoryProduct } from './test-product.ts'
import { fill, findForm, LIBRARY, openCard, openSignedIn, ORDERER, readConfirmation, requestSignIn, typeSignIn } from './sender.ts'

/**
 * Called at every screen with its name, while nothing moves. `sizes` are those in which this screen is to be looked at; the window has the first of
 * them, `show` gives it another one and fails if that makes it another screen.
 */
export type Visit = (name: string, how: { sizes: Size[]; show: (size: Size) => Promise<void> }) => Promise<void>
export type Size = { width: number; height: number }

/** A walk and the sizes in which it looks at each screen. */
type Walk = { page: Page; sizes: Size[]; look: (name: string, sizes?: Size[]) => Promise<void> }

const CARD = '1HBE2115'

/** Walks past every screen of the product, signed out and signed in, and looks at each in these sizes. */
export async function walkScreens(page: Page, testProduct: StoryProduct, sizes: Size[], visit: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const walk: Walk = { page, sizes, look: (name, own = sizes) => lookAt(page, visit, name, own) }
  await signedOut(walk)
  await catalogue(walk)
  await orderForm(walk)
  await sending(walk, testProduct)
  await history(walk)
  await badDays(walk)
  await somebodyElse(walk)
  await withoutProfile(walk)
  await press(walk)
}

/** Lists what is open over the page, to notice if another size closes it. */
const OPENED = `[...document.querySelectorAll('dialog[open], :popover-open, [aria-expanded=true], [aria-busy=true]')].map(({ localName }) => localName).join()`

/** Looks at a screen in these sizes. The default, all sizes, is for a screen that stays what it is when the window gets another size. */
async function lookAt(page: Page, visit: Visit, name: string, sizes: Size[]): Promise<void> {
  const opened = await page.evaluate<string>(OPENED)
  const show = async (size: Size) => {
    await resize(page, size)
    const stands = await page.evaluate<string>(OPENED)
    if (stands !== opened) throw new Error(`${name} is another screen at ${size.width}: open are '${stands}' and not '${opened}'.`)
  }
  await visit(name, { sizes, show })
  if (sizes[0]) await resize(page, sizes[0])
}

async function resize(page: Page, size: Size): Promise<void> {
  if (page.viewportSize()?.width === size.width) return
  await page.setViewportSize(size)
  await settled(page)
}

async function signedOut({ page, look }: Walk): Promise<void> {
  await page.goto('/harborview')
  await page.getByLabel('Username').waitFor()
  await settled(page)
  await look('sign-in')
  await typeSignIn(page, ORDERER, 'wrong')
  await page.getByText('The provided credentials are invalid.').waitFor()
  await look('sign-in-refused')
  await page.goto('/error?reason=login-error&reference=4f1c2a')
  await page.getByRole('link', { name: 'Try Again' }).waitFor()
  await settled(page)
  await look('error-try-again')
  await page.goto('/error?reason=disabled')
  await page.getByRole('heading', { name: 'Account Disabled' }).waitFor()
  await settled(page)
  await look('error')
  await page.goto('/thankyou')
  await page.getByRole('heading', { name: 'Your card has been succesfully sent!' }).waitFor()
  await settled(page)
  await look('thank-you')
}

async function catalogue({ page, look }: Walk): Promise<void> {
  await openSignedIn(page)
  await page
    .getByRole('list', { name: 'Cards' })
    .getByRole('button', { name: `#${CARD}` })
    .waitFor()
  await settled(page)
  await look('catalogue')
  await page.getByRole('button', { name: /^Hello/ }).click()
  await page.getByRole('link', { name: 'Sign Out' }).waitFor()
  await look('menu')
  await page.getByRole('link', { name: 'Where you are signed in' }).click()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await settled(page)
  await look('sessions')
  await page.goBack()
  await page.goto('/password')
  await page.getByLabel('Current password', { exact: true }).waitFor()
  await settled(page)
  await look('password')
  await page.goto('/')
  const categories = page.getByRole('button', { name: /^(Categories|Filter)/ })
  await categories.click()
  await page.getByRole('checkbox').first().check()
  await look('categories')
  await page.keyboard.press('Escape')
  await page.goto('/')
  await page.getByLabel('Search cards').fill('zebra')
  await page.getByText('There are no available results.').waitFor()
  await look('catalogue-nothing-found')
  await page.getByLabel('Search cards').fill('')
}

async function orderForm({ page, sizes, look }: Walk): Promise<void> {
  const form = await openEmptyCard(page)
  await settled(page)
  await look('form-empty')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Please enter a first name.').waitFor()
  await look('form-errors')
  await fill(form, { ...LIBRARY, sentiment: 'New neighbors' })
  await form.getByText('Draft kept').waitFor()
  await settled(page)
  await look('form-filled')

  // Unfold the card where there is no room for it beside the form.
  const card = form.getByRole('complementary', { name: 'The card' })
  for (const size of sizes) {
    await resize(page, size)
    const unfold = card.getByRole('button', { name: 'Show the card' })
    if (await unfold.isVisible()) await unfold.click()
    for (const side of ['Front', 'Inside', 'Envelope']) {
      await card.getByRole('group').getByRole('button', { name: side }).filter({ visible: true }).click()
      await settled(page)
      await look(`form-${side.toLowerCase()}`, [size])
    }
    const fold = card.getByRole('button', { name: 'Hide the card' })
    if (await fold.isVisible()) await fold.click()
  }
  if (sizes[0]) await resize(page, sizes[0])

  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Throw away what you typed?' }).waitFor()
  await look('throw-away')
  await page.getByRole('button', { name: 'Keep writing' }).click()

  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: "Let's double check" })
  await preview.getByRole('img', { name: 'The envelope' }).waitFor()
  await settled(page)
  await look('preview')
  await preview.getByRole('button', { name: 'Edit' }).click()
}

/** Opens a card and throws its draft away, because another walk in the same product may have left one. */
async function openEmptyCard(page: Page): Promise<Locator> {
  const form = await openCard(page, CARD)
  if ((await form.getByLabel('First name').inputValue()) === '') return form
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
  return openCard(page, CARD)
}

async function sending({ page, look }: Walk, testProduct: StoryProduct): Promise<void> {
  const form = findForm(page)
  const send = () => form.getByRole('button', { name: 'Send' }).click()
  const edit = async () => {
    await page.getByRole('button', { name: 'Edit Address' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  }

  await form.getByLabel('Zip code').fill('97217')
  await send()
  await page.getByRole('alertdialog', { name: 'Your order cannot be completed' }).waitFor()
  await look('address-problem')
  await edit()

  await form.getByLabel('Zip code').fill('98104')
  await form.getByLabel(/^Address$/).fill('429 Toomany Lane')
  await send()
  await page.getByRole('alertdialog', { name: 'Please confirm Below' }).waitFor()
  await look('address-unconfirmed')
  await edit()
  await form.getByLabel(/^Address$/).fill(LIBRARY.address1 ?? '')

  await openBasket(testProduct, ORDERER)
  await send()
  await page.getByRole('alertdialog', { name: 'An order in progress' }).waitFor()
  await look('open-baskets')
  await page.getByRole('button', { name: 'Yes' }).click()
  await readConfirmation(page)
  await settled(page)
  await look('confirmation')
  await page.getByRole('button', { name: 'ok' }).click()

  const another = await openCard(page, CARD)
  await fill(another, { ...LIBRARY, sentiment: 'New neighbors' })
  // Hold the progress back, so that the screen stands still.
  await page.route('**/news', () => undefined)
  await another.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('progressbar').waitFor()
  await settled(page)
  await look('progress')
  // Send only one event, so that a state that normally passes quickly stays.
  await tellNews(page, { state: 'open-baskets', own: 'one-under-way' })
  await page.reload()
  await page.getByRole('button', { name: 'Watch the one under way' }).waitFor()
  await settled(page)
  await look('open-baskets-own')
  await tellNews(page, { state: 'confirming', percent: 90 })
  await page.reload()
  await page.getByRole('dialog', { name: 'Making sure of your order' }).waitFor()
  await settled(page)
  await look('confirming')
  await tellNews(page, { state: 'stopped', reason: 'failed' })
  await page.reload()
  await page.getByText(NOT_SENT).waitFor()
  await settled(page)
  await look('stopped')
  await page.unrouteAll()

  const unsent = { cardId: CARD, cardName: 'Hill Town', recipient: 'Marguerite Okonkwo-Hale', mailDate: '2026-11-24', outcome: 'failed' }
  await page.route('**/api/sendings/attention', (route) =>
    route.fulfill({ json: { sendings: [true, false].map((may) => ({ ...unsent, id: String(may), maySendAgain: may })) } }),
  )
  await page.goto('/')
  await page.getByRole('region', { name: '2 cards were not sent' }).waitFor()
  await settled(page)
  await look('attention')
  await page.unrouteAll()
}

const NOT_SENT = 'The card could not be sent, and nothing was ordered. Please try again.'

/** Answers progress requests with this one event, so that the screen stands still. The stories cause these states for real. */
async function tellNews(page: Page, news: object): Promise<void> {
  await page.unrouteAll()
  await page.route('**/news', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `retry: 600000\ndata: ${JSON.stringify(news)}\n\n` }),
  )
}

async function history({ page, sizes, look }: Walk): Promise<void> {
  // A list on a phone and a table on a desk, with the details over it or beside it.
  for (const size of sizes) {
    await resize(page, size)
    await page.goto('/?history=1')
    const sheet = page.getByRole('dialog', { name: 'Order History' })
    const first = sheet.locator('[data-order] button').first()
    await first.waitFor()
    await settled(page)
    await look('history', [size])
    await first.click()
    await page.getByRole('button', { name: 'Send again' }).waitFor()
    await page.getByRole('list', { name: 'What was printed' }).locator('img').first().waitFor()
    await settled(page)
    await look('history-details', [size])
    await page.getByRole('list', { name: 'What was printed' }).getByRole('button').first().click()
    const larger = page.getByRole('dialog', { name: 'Inside', exact: true })
    await larger.locator('img').waitFor()
    await settled(page)
    await look('history-picture', [size])
    await larger.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('alertdialog', { name: 'Withdraw this card?' }).waitFor()
    await look('withdraw', [size])
    await page.getByRole('button', { name: 'Keep it' }).click()
  }
  if (sizes[0]) await resize(page, sizes[0])
}

/** Shows the faults that `?bad-day=` causes in the demonstration: our server fails or is slow, and the session ends. */
async function badDays({ page, sizes, look }: Walk): Promise<void> {
  for (const [address, name, sentence] of [
    ['/?bad-day=failing-session', 'session-failed', 'Something went wrong'],
    ['/?bad-day=failing-catalogue', 'catalogue-failed', 'Could not initialize'],
    ['/?bad-day=slow-catalogue', 'catalogue-slow', undefined],
    ['/?history=1&bad-day=failing-history', 'history-failed', 'An unexpected problem occurred.'],
    ['/?history=1&bad-day=slow-history', 'history-slow', undefined],
    [`/?card=${CARD}&bad-day=failing-form`, 'form-failed', 'The card could not be opened.'],
  ] as const) {
    // A slow answer arrives after five seconds, so open the page again for each size.
    for (const size of sentence ? sizes.slice(0, 1) : sizes) {
      await resize(page, size)
      await page.goto(address)
      if (sentence) await page.getByText(sentence).first().waitFor()
      else await page.locator('[aria-busy=true]').first().waitFor()
      await settled(page)
      await look(name, sentence ? sizes : [size])
    }
  }
  if (sizes[0]) await resize(page, sizes[0])

  await page.goto('/?bad-day=failing-preview')
  const form = await openCard(page, CARD)
  await fill(form, { ...LIBRARY, sentiment: 'New neighbors' })
  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: "Let's double check" })
  await preview.getByRole('alert').getByText('An unexpected problem occurred.').waitFor()
  await settled(page)
  await look('preview-failed')
  await preview.getByRole('button', { name: 'Edit' }).click()
  await badDay(page, 'signed-out')
  await form.getByLabel('City').fill('Tacoma')
  await form.getByRole('alert').getByText('Your session has ended.').waitFor()
  await settled(page)
  await look('session-ended')
  await badDay(page, 'none')
}

async function somebodyElse({ page, look }: Walk): Promise<void> {
  await page.goto('/')
  await openCard(page, CARD)
  const other = await page.context().newPage()
  await other.goto('/logout')
  await other.getByLabel('Username').waitFor()
  await requestSignIn(other.context(), 'clientadmin@harborview.test')
  await other.close()
  // Browsers send this event when the window becomes visible again.
  await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))")
  await page.getByRole('alertdialog', { name: /is signed in now/ }).waitFor()
  await settled(page)
  await look('somebody-else')
  await page.goto('/press')
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await settled(page)
  await look('press-denied')
  await page.context().clearCookies()
}

/** Shows the form to somebody without a sender profile. */
async function withoutProfile({ page, look }: Walk): Promise<void> {
  await openSignedIn(page, 'nosender@harborview.test')
  const form = await openCard(page, CARD)
  await form.getByRole('alert').getByText('Account Error').waitFor()
  await settled(page)
  await look('form-without-profile')
  await page.context().clearCookies()
}

async function press({ page, look }: Walk): Promise<void> {
  await openSignedIn(page, 'admin@fondly.test')
  await page.getByRole('heading', { name: 'Choose a card' }).waitFor()
  await page.goto('/press')
  await page
    .getByRole('button', { name: /^Cut now/ })
    .first()
    .waitFor()
  await settled(page)
  await look('press-due')
  await page
    .getByRole('button', { name: /^Cut now/ })
    .first()
    .click()
  const question = page.getByRole('alertdialog', { name: /^Cut/ })
  await question.waitFor()
  await look('press-cut')
  await question.getByRole('button', { name: 'Cut now' }).click()
  await page.getByText('Ready to print').first().waitFor({ timeout: 150_000 })
  await settled(page)
  await look('press')
  await page
    .getByRole('button', { name: /^Open batch/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Print again: / })
    .first()
    .waitFor()
  await look('press-batch')
  await page
    .getByRole('button', { name: /^Print again: / })
    .first()
    .click()
  const reprint = page.getByRole('dialog', { name: /^Print order/ })
  await reprint.getByRole('button', { name: 'Print again' }).click()
  await reprint.getByText('Please select a reason.').waitFor()
  await look('press-reprint')
  await page.context().clearCookies()
}

/** Waits until fonts and visible pictures have arrived and nothing moves. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await document.fonts.ready
    const inSight = (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility()
    // List the pictures anew each time, because one that is removed before it arrives would never complete.
    const areComing = () => [...document.images].some((image) => inSight(image) && !image.complete)
    for (const end = performance.now() + 120_000; areComing() && performance.now() < end; ) await new Promise((go) => setTimeout(go, 50))
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
  })()`)
}

const TAGS = { en_US: 'en', es: 'es', xa: 'en-XA' }

/** Sets the language of the page, as if it was chosen in another window. */
export async function speak(page: Page, language: 'en_US' | 'es' | 'xa'): Promise<void> {
  await page.evaluate(`document.cookie = 'language=${language}; path=/'`)
  await page.locator(`html[lang=${TAGS[language]}]`).waitFor({ state: 'attached' })
  await settled(page)
}

/** Switches the page to the light or the dark theme. */
export async function turnLight(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
}
