import type { Locator, Page } from '@playwright/test'
import { openBasket } from './commerce-wire.ts'
import type { StoryProduct } from './test-product.ts'
import { fill, findForm, LIBRARY, openCard, openSignedIn, ORDERER, readConfirmation } from './sender.ts'
import { type Walk, CARD, resize, waitUntilStill } from './look-at-screen.ts'
import { sendByRequest } from './send-by-request.ts'

/** The number of a mailing day, counted from the first possible one, that no other story uses. Its batch has only this walk's cards. */
const OWN_DAY_NUMBER = 18

export async function walkCatalogue({ page, look }: Walk): Promise<void> {
  await openSignedIn(page)
  await page
    .getByRole('list', { name: 'Cards' })
    .getByRole('button', { name: `#${CARD}` })
    .waitFor()
  await waitUntilStill(page)
  await look('catalogue')
  await page.getByRole('button', { name: /^Hello/ }).click()
  await page.getByRole('link', { name: 'Sign Out' }).waitFor()
  await look('menu')
  await page.getByRole('link', { name: 'Where you are signed in' }).click()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await waitUntilStill(page)
  await look('sessions')
  await page.goBack()
  await page.goto('/password')
  await page.getByLabel('Current password', { exact: true }).waitFor()
  await waitUntilStill(page)
  await look('password')
  await page.goto('/signature')
  await page.getByRole('heading', { name: 'Your signature', level: 1 }).waitFor()
  await waitUntilStill(page)
  await look('signature')
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

export async function walkOrderForm({ page, sizes, look }: Walk): Promise<void> {
  const form = await openEmptyCard(page)
  await waitUntilStill(page)
  await look('form-empty')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Please enter a first name.').waitFor()
  await look('form-errors')
  await fill(form, { ...LIBRARY, sentiment: 'New neighbors' })
  await form.getByText('Draft kept').waitFor()
  await waitUntilStill(page)
  await look('form-filled')

  // Unfold the card where there is no room for it beside the form.
  const card = form.getByRole('complementary', { name: 'The card' })
  for (const size of sizes) {
    await resize(page, size)
    const unfold = card.getByRole('button', { name: 'Show the card' })
    if (await unfold.isVisible()) await unfold.click()
    for (const side of ['Front', 'Inside', 'Envelope']) {
      await card.getByRole('group').getByRole('button', { name: side }).filter({ visible: true }).click()
      await waitUntilStill(page)
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
  // The preview first shows the live pages, and then the pictures of the server.
  await preview.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await waitUntilStill(page)
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

export async function walkSending({ page, look }: Walk, testProduct: StoryProduct): Promise<void> {
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
  await waitUntilStill(page)
  await look('confirmation')
  await page.getByRole('button', { name: 'ok' }).click()

  const another = await openCard(page, CARD)
  await fill(another, { ...LIBRARY, sentiment: 'New neighbors' })
  // Hold the progress back, so that the screen does not change.
  await page.route('**/news', () => undefined)
  await another.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('progressbar').waitFor()
  await waitUntilStill(page)
  await look('progress')
  // Send only one event, so that a state that normally passes quickly stays.
  await answerProgress(page, { state: 'open-baskets', own: 'one-under-way' })
  await page.reload()
  await page.getByRole('button', { name: 'Watch the one under way' }).waitFor()
  await waitUntilStill(page)
  await look('open-baskets-own')
  await answerProgress(page, { state: 'confirming', percent: 90 })
  await page.reload()
  await page.getByRole('dialog', { name: 'Making sure of your order' }).waitFor()
  await waitUntilStill(page)
  await look('confirming')
  await answerProgress(page, { state: 'stopped', reason: 'failed' })
  await page.reload()
  await page.getByText(NOT_SENT).waitFor()
  await waitUntilStill(page)
  await look('stopped')
  await page.unrouteAll()

  const unsent = { cardId: CARD, cardName: 'Hill Town', recipient: 'Marguerite Okonkwo-Hale', mailDate: '2026-11-24', outcome: 'failed' }
  await page.route('**/api/sendings/attention', (route) =>
    route.fulfill({ json: { sendings: [true, false].map((may) => ({ ...unsent, id: String(may), maySendAgain: may })) } }),
  )
  await page.goto('/')
  await page.getByRole('region', { name: '2 cards were not sent' }).waitFor()
  await waitUntilStill(page)
  await look('attention')
  await page.unrouteAll()
}

const NOT_SENT = 'The card could not be sent, and nothing was ordered. Please try again.'

/** Answers progress requests with this one event, so that the screen does not change. Other stories produce these states with real sendings. */
async function answerProgress(page: Page, event: object): Promise<void> {
  await page.unrouteAll()
  await page.route('**/news', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `retry: 600000\ndata: ${JSON.stringify(event)}\n\n` }),
  )
}

export async function walkHistory({ page, sizes, look }: Walk): Promise<void> {
  // Another story of the same sender may withdraw the newest card.
  const { orderNo } = await sendByRequest(page, CARD, OWN_DAY_NUMBER)
  // A list on a phone and a table on a desk, with the details over it or beside it.
  for (const size of sizes) {
    await resize(page, size)
    await page.goto('/?history=1')
    const sheet = page.getByRole('dialog', { name: 'Order History' })
    const first = sheet.locator(`[data-order="${orderNo}"] button`).first()
    await first.waitFor()
    await waitUntilStill(page)
    await look('history', [size])
    await first.click()
    await page.getByRole('button', { name: 'Send again' }).waitFor()
    await page.getByRole('list', { name: 'What was printed' }).locator('img').first().waitFor()
    await waitUntilStill(page)
    await look('history-details', [size])
    await page.getByRole('list', { name: 'What was printed' }).getByRole('button').first().click()
    const larger = page.getByRole('dialog', { name: 'Inside', exact: true })
    await larger.locator('img').waitFor()
    await waitUntilStill(page)
    await look('history-picture', [size])
    await larger.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByRole('alertdialog', { name: 'Withdraw this card?' }).waitFor()
    await look('withdraw', [size])
    await page.getByRole('button', { name: 'Keep it' }).click()
  }
  if (sizes[0]) await resize(page, sizes[0])
}
