import type { Page } from '@playwright/test'
import { setBadDay } from './bad-day.ts'
import type { StoryProduct } from './test-product.ts'
import { fill, LIBRARY, openCard, openSignedIn, ORDERER, requestSignIn, typeSignIn } from './sender.ts'
import { type Visit, type Size, type Walk, CARD, lookAt, waitUntilStill } from './look-at-screen.ts'
import { walkCatalogue, walkHistory, walkOrderForm, walkSending } from './screens-of-ordering.ts'
import { holdBack } from './hold-back.ts'

/** Visits every screen of the product, signed out and signed in, and looks at each in these sizes. */
export async function walkScreens(page: Page, testProduct: StoryProduct, sizes: Size[], visit: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const walk: Walk = { page, sizes, look: (name, own = sizes) => lookAt(page, visit, name, own) }
  await signedOut(walk)
  await walkCatalogue(walk)
  await walkOrderForm(walk)
  await walkSending(walk, testProduct)
  await walkHistory(walk)
  await badDays(walk)
  await somebodyElse(walk)
  await withoutProfile(walk)
  await press(walk)
}

async function signedOut({ page, look }: Walk): Promise<void> {
  await page.goto('/harborview')
  await page.getByLabel('Username').waitFor()
  await waitUntilStill(page)
  await look('sign-in')
  await typeSignIn(page, ORDERER, 'wrong')
  await page.getByText('The provided credentials are invalid.').waitFor()
  await look('sign-in-refused')
  await page.goto('/error?reason=login-error&reference=4f1c2a')
  await page.getByRole('link', { name: 'Try Again' }).waitFor()
  await waitUntilStill(page)
  await look('error-try-again')
  await page.goto('/error?reason=disabled')
  await page.getByRole('heading', { name: 'Account Disabled' }).waitFor()
  await waitUntilStill(page)
  await look('error')
  await page.goto('/thankyou')
  await page.getByRole('heading', { name: 'Your card has been succesfully sent!' }).waitFor()
  await waitUntilStill(page)
  await look('thank-you')
}

/** Shows the faults that `?bad-day=` causes in the demonstration: our server fails and the session ends; and the screens that wait for it. */
async function badDays({ page, look }: Walk): Promise<void> {
  for (const [address, name, sentence] of [
    ['/?bad-day=failing-session', 'session-failed', 'Something went wrong'],
    ['/?bad-day=failing-catalogue', 'catalogue-failed', 'Could not initialize'],
    ['/?history=1&bad-day=failing-history', 'history-failed', 'An unexpected problem occurred.'],
    [`/?card=${CARD}&bad-day=failing-form`, 'form-failed', 'The card could not be opened.'],
  ] as const) {
    await page.goto(address)
    await page.getByText(sentence).first().waitFor()
    await waitUntilStill(page)
    await look(name)
  }
  for (const [address, name, call] of [
    ['/?bad-day=none', 'catalogue-slow', '**/api/catalogue'],
    ['/?history=1&bad-day=none', 'history-slow', '**/api/orders'],
  ] as const) {
    const answers = await holdBack(page, call)
    await page.goto(address)
    await page.locator('[aria-busy=true]').first().waitFor()
    await waitUntilStill(page)
    await look(name)
    await answers.release()
  }

  await page.goto('/?bad-day=failing-preview')
  const form = await openCard(page, CARD)
  await fill(form, { ...LIBRARY, sentiment: 'New neighbors' })
  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: "Let's double check" })
  await preview.getByRole('alert').getByText('An unexpected problem occurred.').waitFor()
  await waitUntilStill(page)
  await look('preview-failed')
  await preview.getByRole('button', { name: 'Edit' }).click()
  await setBadDay(page, 'signed-out')
  await form.getByLabel('City').fill('Tacoma')
  await form.getByRole('alert').getByText('Your session has ended.').waitFor()
  await waitUntilStill(page)
  await look('session-ended')
  await setBadDay(page, 'none')
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
  await waitUntilStill(page)
  await look('somebody-else')
  await page.goto('/press')
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await waitUntilStill(page)
  await look('press-denied')
  await page.context().clearCookies()
}

/** Shows the form to somebody without a sender profile. */
async function withoutProfile({ page, look }: Walk): Promise<void> {
  await openSignedIn(page, 'nosender@harborview.test')
  const form = await openCard(page, CARD)
  await form.getByRole('alert').getByText('Account Error').waitFor()
  await waitUntilStill(page)
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
  await waitUntilStill(page)
  await look('press-due')
  await page
    .getByRole('button', { name: /^Cut now/ })
    .first()
    .click()
  const question = page.getByRole('alertdialog', { name: /^Cut/ })
  await question.waitFor()
  await look('press-cut')
  await question.getByRole('button', { name: 'Cut now' }).click()
  // Late in the day another batch may be ready already, so first wait until the question has closed.
  await question.waitFor({ state: 'hidden', timeout: 150_000 })
  await page.getByText('Ready to print').first().waitFor({ timeout: 150_000 })
  await waitUntilStill(page)
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
