import { expect, type Locator, type Page } from '@playwright/test'
import { listOrders } from './commerce-wire.ts'
import {
  ask,
  findDayButton,
  daysAhead,
  fill,
  findForm,
  isWeekend,
  LIBRARY,
  openCard,
  openSignedIn,
  ORDERER,
  PASSWORD,
  readConfirmation,
  readPageData,
  signIn,
  readForm,
  typeSignIn,
  type OrderFormPageData,
  type FormValues,
} from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2156'
const BANNER = 'Please correct errors above before proceeding.'

story.describe('an address that does not exist is refused', () => {
  for (const [which, wish, label, sentence] of [
    ['a ZIP in another state', { zipCode: '97217' }, 'Zip code', 'ZIP Code 97217 is in PORTLAND, OR, not in WA.'],
    ['an unknown city', { city: 'Nowhereville' }, 'City', 'ZIP Code 98104 is in SEATTLE, WA, not in NOWHEREVILLE.'],
  ] as [string, FormValues, string, string][])
    story(`${which} is reported, and the form keeps what was typed`, async ({ desk: page, testProduct }) => {
      const form = await filledForm(page, wish)
      const typed = await readForm(form)
      const before = await listOrders(testProduct, ORDERER)
      await form.getByRole('button', { name: 'Send' }).click()
      const problem = page.getByRole('alertdialog', { name: 'Your order cannot be completed' })
      await expect(problem).toContainText(sentence)
      await expect(problem.getByRole('button', { name: 'Send' })).toHaveCount(0)
      await problem.getByRole('button', { name: 'Edit Address' }).click()
      // The sentence stays at the field that it is about, until that field changes.
      await expect(form.getByLabel(label)).toBeFocused()
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(sentence)
      expect(await readForm(form)).toEqual(typed)
      expect(await listOrders(testProduct, ORDERER)).toHaveLength(before.length)
    })
})

story('after Back closes an address question, the corrected form can be sent', async ({ desk: page }) => {
  const form = await filledForm(page, { zipCode: '97217' })
  await form.getByRole('button', { name: 'Send' }).click()
  const problem = page.getByRole('alertdialog', { name: 'Your order cannot be completed' })
  await expect(problem).toBeVisible()
  await page.goBack()
  await expect(problem).toBeHidden()
  await openCard(page, CARD)
  const zip = form.getByLabel('Zip code')
  await expect(zip).toHaveValue('97217')
  // A digit in the middle can be corrected, and the caret stays there.
  await zip.fill('981401234')
  await zip.press('Home')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete']) await zip.press(key)
  await page.keyboard.type('01')
  await expect(zip).toHaveValue('98101-0123')
  await zip.fill('98104')
  await form.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('dialog', { name: "Let's double check that everything looks good" }).getByRole('button', { name: 'Send' }).click()
  const { sheet } = await readConfirmation(page)
  await sheet.getByRole('button', { name: 'ok' }).click()
})

story.describe('words that cannot be printed are refused', () => {
  for (const [which, closing, sentence, problem] of [
    [
      '271 characters',
      'Welcome! '.repeat(30) + '!',
      'Personal closing must be 270 characters or less. Please remove 1 character(s).',
      { code: 'closing-too-long', params: { excess: 1 } },
    ],
    [
      'a glyph that the face lacks',
      'A warm welcome 🏡 to you.',
      "We're unable to print the character “🏡”. Please remove it.",
      { code: 'character-unprintable', params: { character: '🏡' } },
    ],
    [
      'an offence',
      'Welcome to the shitty end of town.',
      "We're unable to print your message as written. Please remove any possibly offending words.",
      { code: 'closing-offensive' },
    ],
  ] as const)
    story(`${which}: browser and server refuse with the same reason, and the form keeps what was typed`, async ({ desk: page }) => {
      const form = await filledForm(page, { closing })
      await form.getByRole('button', { name: 'Preview' }).click()
      await expect(form.getByRole('alert')).toContainText(BANNER)
      await expect(form.getByLabel('Personal closing')).toBeFocused()
      await expect(form.getByLabel('Personal closing')).toHaveAccessibleDescription(sentence)
      expect((await readForm(form)).closing).toBe(closing)
      expect(await sendByHand(page, { closing })).toMatchObject({ status: 422, body: { problems: { closing: problem } } })
    })
})

story('the page and the server refuse a mail date on a weekend, on a blackout day or out of range', async ({ desk: page }) => {
  const form = await filledForm(page)
  const pageData = await readPageData(page, CARD)
  const { calendar } = pageData
  const days = daysAhead(calendar.today, 45)
  const open = pageData.defaultShipDate
  const chosen = form.getByRole('textbox', { name: 'Select a mail date' })
  const before = await chosen.inputValue()

  const saturday = days.find((day) => day > calendar.today && new Date(`${day}T12:00:00Z`).getUTCDay() === 6)
  // At some times of the year there is no blackout day; then check only the other days.
  const blackout = calendar.blackoutDays.find(({ day }) => days.includes(day) && !isWeekend(day))
  const params = { reason: blackout?.reason }
  for (const [day, sentence, problem] of [
    [saturday, 'Cards are not mailed on weekends.', { code: 'mail-date-weekend' }],
    [blackout?.day, `Cards are not mailed on this day: ${blackout?.reason?.en}.`, { code: 'mail-date-blackout-reason', params }],
  ] as const) {
    if (!day) continue
    const cell = await findDayButton(form, day)
    await expect(cell).toHaveAttribute('aria-disabled', 'true')
    await cell.click({ force: true })
    await expect(chosen).toHaveValue(before)
    // If the day is typed, the reason is shown.
    await chosen.fill(day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1'))
    await chosen.press('Tab')
    await expect(chosen).toHaveAccessibleDescription(sentence)
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(chosen).toBeFocused()
    await chosen.fill(`${Number(open.slice(5, 7))}/${Number(open.slice(8))}`)
    await chosen.press('Tab')
    await expect(chosen).toHaveValue(before)
    await expect(chosen).toHaveAccessibleDescription('')
    expect(await sendByHand(page, { sendDate: day })).toMatchObject({ status: 422, body: { problems: { sendDate: problem } } })
  }
  // The calendar shows the month of a typed day.
  const [far = '', monthOfFar] = [days.at(-1), new Date(`${days.at(-1)}T12:00:00Z`)]
  await chosen.fill(far.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1'))
  await chosen.press('Tab')
  await expect(form.getByRole('application').locator('header h2')).toHaveText(
    new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(monthOfFar),
  )
  for (const [day, problem] of [
    ['2026-11-20', { code: 'mail-date-passed' }],
    [daysAhead(calendar.today, 46).at(-1), { code: 'mail-date-too-far' }],
    ['2026-02-30', { code: 'mail-date-unclear' }],
  ] as const)
    expect(await sendByHand(page, { sendDate: day })).toMatchObject({ status: 422, body: { problems: { sendDate: problem } } })
})

story('a body that is malformed, too large or from another site is refused with a sentence', async ({ desk: page }) => {
  const post = (body: string, more: Record<string, string> = {}) =>
    ask(page, 'POST', '/api/sendings', body, { 'idempotency-key': 'x', ...more })
  const sentence = { detail: expect.stringMatching(/^[A-Z].*\.$/) as unknown }
  expect(await post('this is not JSON')).toMatchObject({ status: 400, body: sentence })
  expect(await post('{"cardId":7}')).toMatchObject({ status: 400, body: sentence })
  expect(await post(JSON.stringify({ cardId: 'x'.repeat(2_000_000) }))).toMatchObject({ status: 413, body: sentence })
  expect(await post('{}', { 'x-requested-with': 'somebody' })).toMatchObject({ status: 403, body: sentence })
})

story('the form keeps what was typed when the session ends', { tag: '@habit-5' }, async ({ page }) => {
  await openSignedIn(page)
  // A card that no other story has left a draft of.
  const form = await filledForm(page, {}, '1HBE2130')
  await expect(form.getByText('Draft kept')).toBeVisible()
  await page.context().clearCookies({ name: 'fondly-session' })
  await form.getByLabel('First name').fill('Margarethe')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('alert')).toContainText('Your session has ended. What you typed is still here.')
  expect(await readForm(form)).toMatchObject({ firstName: 'Margarethe', closing: LIBRARY.closing })
  // Drafts are no longer saved, and Send moves the focus to the button for signing in.
  await form.getByLabel('First name').fill('Margarethe')
  await expect(form.getByText(/Keeping draft|Draft kept/)).toBeHidden()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('button', { name: 'Sign in again' })).toBeFocused()

  const popup = page.waitForEvent('popup')
  await form.getByRole('button', { name: 'Sign in again' }).click()
  const signInWindow = await popup
  // If the person is still signed on at identity, the window closes by itself.
  await Promise.race([signInWindow.waitForEvent('close'), typeSignIn(signInWindow, ORDERER, PASSWORD).catch(() => undefined)])
  await expect(form.getByRole('alert')).not.toContainText('Your session has ended.', { timeout: 150_000 })
  expect(await readForm(form)).toMatchObject({ firstName: 'Margarethe', closing: LIBRARY.closing })
  await expect(form.getByText('Draft kept')).toBeVisible()

  // Everything is stored at the server and not in this window.
  await page.reload()
  expect(await readForm(form)).toMatchObject({ firstName: 'Margarethe', lastName: LIBRARY.lastName, closing: LIBRARY.closing })
})

story.describe('people without access are refused', () => {
  const LOCKED =
    'Your account has been locked out due to inactivity. Please reach out to your client administrator to have your account unlocked.'
  for (const [who, sentence, mayTryAgain] of [
    ['locked@harborview.test', LOCKED, true],
    ['dormant@harborview.test', LOCKED, true],
    [
      'disabled@harborview.test',
      'You account is disabled. Please reach out to your client administrator to have your account enabled.',
      false,
    ],
  ] as const)
    story(who, async ({ page }) => {
      await signIn(page, who)
      await expect(page.getByRole('heading', { name: 'Account Disabled' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(sentence)
      const again = page.getByRole('link', { name: 'Try Again' })
      await expect(again).toHaveCount(mayTryAgain ? 1 : 0)
      expect(await ask(page, 'GET', '/api/catalogue')).toMatchObject({ status: 401 })
      if (mayTryAgain) {
        await again.click()
        await expect(page.getByLabel('Username')).toBeVisible()
      }
    })

  story('a wrong or missing password is refused', async ({ page }) => {
    await signIn(page, ORDERER, 'Fondly-demo-2')
    await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid.')
    await expect(page.getByLabel('Username')).toHaveValue(ORDERER)
    await typeSignIn(page, ORDERER, '')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Please enter your password.')
  })
})

story('a sender without a sender profile sees why they cannot send', { tag: '@habit-11' }, async ({ page }) => {
  await openSignedIn(page, 'nosender@harborview.test')
  await openCard(page, CARD)
  const form = findForm(page)
  await expect(form.getByRole('alert').first()).toContainText('Account Error')
  await expect(form.getByRole('alert').first()).toContainText('missing a sender profile')
  await expect(form.getByRole('button', { name: 'Preview' })).toBeDisabled()
  await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled()
})

async function filledForm(page: Page, wish: FormValues = {}, cardId = CARD): Promise<Locator> {
  const form = await openCard(page, cardId)
  await form.getByRole('radio').first().check()
  await fill(form, { ...LIBRARY, ...wish })
  return form
}

/** Sends a form with one invalid field in a direct request, as a page without checks could. */
async function sendByHand(page: Page, more: { closing?: string; sendDate?: string }) {
  const pageData: OrderFormPageData = await readPageData(page, CARD)
  const senderProfileId = pageData.senderProfiles[0]?.id
  const form = {
    accountNumber: '40718852',
    firstName: 'Marguerite',
    lastName: 'Okonkwo-Hale',
    address1: '1000 Fourth Avenue',
    address2: '',
    city: 'Seattle',
    state: 'WA',
    zipCode: '98104',
    sentiment: pageData.card.sentiments[0]?.id,
    closing: 'Welcome!',
    sendDate: pageData.defaultShipDate,
    ...more,
  }
  const saved = await ask(page, 'PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
  const { key, scanCode } = saved.body as { key: string; scanCode: string }
  return ask(
    page,
    'POST',
    '/api/sendings',
    { cardId: CARD, senderProfileId, form, scanCode, displayListHash: null },
    { 'idempotency-key': key },
  )
}
