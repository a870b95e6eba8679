import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { readMailedCode, readMailedLink } from './mail.ts'
import { PASSWORD, signIn } from './sender.ts'
import { story } from './story.ts'

const NEW_PASSWORD = 'Quiet-harbour-27'
/** The secret of the demonstration's authenticators. */
const SECRET = Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')

const cardsHeading = (page: Page) => page.getByRole('heading', { name: 'Choose a card' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

story('a temporary password is replaced before the cards are shown', async ({ page }) => {
  await signIn(page, 'mustchange@summit.test')
  await heading(page, 'Choose a new password')
  const save = page.getByRole('button', { name: 'Save password' })
  await field(page, 'Current password').fill(PASSWORD)
  await field(page, 'New password').fill('quiet')
  await expect(save).toBeDisabled()
  await field(page, 'New password').fill(PASSWORD)
  await save.click()
  await expect(page.getByRole('alert')).toContainText('The password must not be the current one.')
  await field(page, 'New password').fill(NEW_PASSWORD)
  await save.click()
  await expect(cardsHeading(page)).toBeVisible()
})

story('a wrong e-mail passcode is refused, a new one can be requested, and the right one signs in', async ({ page }) => {
  await signIn(page, 'otp@summit.test')
  await heading(page, 'One-time passcode')
  await expect(page.getByText('We have sent a passcode to o*****@summit.test.')).toBeVisible()
  await field(page, 'Passcode').fill('12')
  await page.getByRole('button', { name: 'Sign On' }).click()
  await expect(page.getByRole('alert')).toContainText('The passcode is wrong or has expired.')
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  await field(page, 'Passcode').fill(await readMailedCode(page, 'otp@summit.test'))
  await page.getByRole('button', { name: 'Sign On' }).click()
  await expect(cardsHeading(page)).toBeVisible()
})

story('the passcode of an authenticator signs in', async ({ page }) => {
  await signIn(page, 'totp@summit.test')
  await heading(page, 'One-time passcode')
  await field(page, 'Passcode').fill(new TOTP({ secret: SECRET }).generate())
  await page.getByRole('button', { name: 'Sign On' }).click()
  await expect(cardsHeading(page)).toBeVisible()
})

for (const [answer, what] of [
  ['Approve', 'the cards are shown'],
  ['Deny', 'the sign-on ends'],
] as const)
  story(`after ${answer} on the phone ${what}`, async ({ page, browser }) => {
    await signIn(page, 'push@summit.test')
    await heading(page, "Approval request sent to Tomas's phone")
    const link = await readMailedLink(page, 'push@summit.test')
    const pocket = await browser.newContext({ viewport: { width: 375, height: 667 } })
    const phone = await pocket.newPage()
    await phone.goto(link)
    await phone.getByRole('button', { name: answer }).click()
    await expect(phone.getByRole('button')).toHaveCount(0)
    await pocket.close()
    if (answer === 'Approve') return expect(cardsHeading(page)).toBeVisible()
    await heading(page, 'Unrecoverable error')
    await page.getByRole('button', { name: 'Start again' }).click()
    return heading(page, 'Sign on')
  })

story('a user with several devices chooses one and can switch to another', async ({ page }) => {
  await signIn(page, 'devices@summit.test')
  await heading(page, 'Which device shall we ask?')
  await page.getByRole('button', { name: "Approve on Grace's phone" }).click()
  await heading(page, "Approval request sent to Grace's phone")
  await page.getByRole('button', { name: 'Passcode by email to d*****@summit.test' }).click()
  // The mail for the phone came first. The mail with the code is there when the page asks for the code.
  await heading(page, 'One-time passcode')
  await field(page, 'Passcode').fill(await readMailedCode(page, 'devices@summit.test'))
  await page.getByRole('button', { name: 'Sign On' }).click()
  await expect(cardsHeading(page)).toBeVisible()
})

story('a user confirms an unconfirmed e-mail address with a code', async ({ page }) => {
  await signIn(page, 'unverified@summit.test')
  await heading(page, 'Confirm your email address')
  await field(page, 'Verification code').fill(await readMailedCode(page, 'unverified@summit.test'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(cardsHeading(page)).toBeVisible()
})

story('a user replaces a forgotten password with a code, and Cancel returns to the first form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await page.getByLabel('Username').fill('Reporting@Harborview.test')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await heading(page, 'Recover your password')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await heading(page, 'Sign on')

  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await page.getByLabel('Username').fill('reporting@harborview.test')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await field(page, 'Recovery code').fill(await readMailedCode(page, 'reporting@harborview.test'))
  const save = page.getByRole('button', { name: 'Save password' })
  await expect(save).toBeDisabled()
  await field(page, 'New password').fill(NEW_PASSWORD)
  await save.click()
  await expect(cardsHeading(page)).toBeVisible()
})

story('a stranger registers, confirms the address and sees the cards of the default client', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please enter your first name.')).toBeVisible()
  await field(page, 'First name').fill('Nora')
  await field(page, 'Last name').fill('Lind')
  await field(page, 'Email').fill('Nora.Lind@else.test')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await heading(page, 'Confirm your email address')
  await field(page, 'Verification code').fill(await readMailedCode(page, 'nora.lind@else.test'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(cardsHeading(page)).toBeVisible()
  await expect(page.getByText('Hello, Nora')).toBeVisible()
})

story('a Spanish page refuses a wrong passcode in Spanish', async ({ browser, testProduct }) => {
  const context = await browser.newContext({ baseURL: testProduct.url, locale: 'es-US' })
  const page = await context.newPage()
  await page.goto('/')
  await field(page, 'Usuario').fill('devices@summit.test')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await heading(page, '¿A qué dispositivo preguntamos?')
  await page.getByRole('button', { name: /^Código de un autenticador/ }).click()
  await field(page, 'Código').fill('000')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert')).toContainText('El código no es correcto o ya venció.')
  await context.close()
})
