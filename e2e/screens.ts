import type { Page } from '@playwright/test'
import { openBasket } from './commerce-wire.ts'
import type { House } from './house.ts'
import { fill, formOf, LIBRARY, openCard, ORDERER, readConfirmation, signIn, typeSignIn } from './sender.ts'

/** Told at every screen, with its name, while it stands still. */
export type Visit = (name: string) => Promise<void>

const CARD = '1HBE2115'

/** Walks past every screen of the product, signed out and signed in. */
export async function walkScreens(page: Page, house: House, visit: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedOut(page, visit)
  await catalogue(page, visit)
  await orderForm(page, visit)
  await sending(page, house, visit)
}

async function signedOut(page: Page, visit: Visit): Promise<void> {
  await page.goto('/harborview')
  await page.getByLabel('Username').waitFor()
  await settled(page)
  await visit('sign-in')
  await typeSignIn(page, ORDERER, 'wrong')
  await page.getByText('The provided credentials are invalid.').waitFor()
  await visit('sign-in-refused')
  await page.goto('/error?reason=disabled')
  await page.getByRole('heading', { name: 'Account Disabled' }).waitFor()
  await settled(page)
  await visit('error')
  await page.goto('/thankyou')
  await page.getByRole('heading', { name: 'Your card has been succesfully sent!' }).waitFor()
  await settled(page)
  await visit('thank-you')
}

async function catalogue(page: Page, visit: Visit): Promise<void> {
  await signIn(page)
  await page
    .getByRole('list', { name: 'Cards' })
    .getByRole('button', { name: `#${CARD}` })
    .waitFor()
  await settled(page)
  await visit('catalogue')
  await page.getByRole('button', { name: /^(Hello|Menu)/ }).click()
  await page.getByRole('link', { name: 'Sign Out' }).waitFor()
  await visit('menu')
  await page.keyboard.press('Escape')
  await page.getByLabel('Search cards').fill('zebra')
  await page.getByText('There are no available results.').waitFor()
  await visit('catalogue-nothing-found')
  await page.getByLabel('Search cards').fill('')
}

async function orderForm(page: Page, visit: Visit): Promise<void> {
  const form = await openCard(page, CARD)
  await settled(page)
  await visit('form-empty')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Please enter a first name.').waitFor()
  await visit('form-errors')
  await fill(form, { ...LIBRARY, sentiment: 'New neighbors' })
  await form.getByText('Draft kept').waitFor()
  await settled(page)
  await visit('form-filled')

  const card = form.getByRole('complementary', { name: 'The card' })
  const unfold = card.getByRole('button', { name: 'Show the card' })
  if (await unfold.isVisible()) await unfold.click()
  for (const side of ['Front', 'Inside', 'Envelope']) {
    await card.getByRole('group').getByRole('button', { name: side }).filter({ visible: true }).click()
    await settled(page)
    await visit(`form-${side.toLowerCase()}`)
  }
  const fold = card.getByRole('button', { name: 'Hide the card' })
  if (await fold.isVisible()) await fold.click()

  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Throw away what you typed?' }).waitFor()
  await visit('throw-away')
  await page.getByRole('button', { name: 'Keep writing' }).click()

  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: "Let's double check" })
  await preview.getByRole('img', { name: 'The envelope' }).waitFor()
  await settled(page)
  await visit('preview')
  await preview.getByRole('button', { name: 'Edit' }).click()
}

async function sending(page: Page, house: House, visit: Visit): Promise<void> {
  const form = formOf(page)
  const send = () => form.getByRole('button', { name: 'Send' }).click()
  const edit = async () => {
    await page.getByRole('button', { name: 'Edit Address' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  }

  await form.getByLabel('Zip code').fill('97217')
  await send()
  await page.getByRole('alertdialog', { name: 'Your order cannot be completed' }).waitFor()
  await visit('address-problem')
  await edit()

  await form.getByLabel('Zip code').fill('98104')
  await form.getByLabel(/^Address$/).fill('429 Toomany Lane')
  await send()
  await page.getByRole('alertdialog', { name: 'Please confirm Below' }).waitFor()
  await visit('address-unconfirmed')
  await edit()
  await form.getByLabel(/^Address$/).fill(LIBRARY.address1 ?? '')

  await openBasket(house, ORDERER)
  await send()
  await page.getByRole('alertdialog', { name: 'An order in progress' }).waitFor()
  await visit('open-baskets')
  await page.getByRole('button', { name: 'Yes' }).click()
  await readConfirmation(page)
  await settled(page)
  await visit('confirmation')
  await page.getByRole('button', { name: 'ok' }).click()

  const another = await openCard(page, CARD)
  await fill(another, { ...LIBRARY, sentiment: 'New neighbors' })
  // Its news do not come, so that the progress stands still.
  await page.route('**/news', () => undefined)
  await another.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('progressbar').waitFor()
  await settled(page)
  await visit('progress')
  await page.unrouteAll()
  await page.context().clearCookies()
}

/** Fonts and pictures in sight have arrived, and nothing moves. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await document.fonts.ready
    const inSight = (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility()
    await Promise.all([...document.images].filter(inSight).map((image) => image.decode().catch(() => undefined)))
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
  })()`)
}

/** The other desk: by day or at night. */
export async function turnLight(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
}
