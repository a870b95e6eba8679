import { expect, type Page } from '@playwright/test'
import { story } from './story.ts'

const ENVIRONMENT = '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10'
const FLOW = '0b6c1d2e-3f40-4a51-8b62-7c83d94ea5f6'
const PASSWORD = 'Quiet-harbour-27'
const FIRST = ['usernamePassword.check', 'password.forgot', 'user.register']

const devices = [
  { id: 'mail', type: 'EMAIL', email: 'd*****@summit.test' },
  { id: 'phone', type: 'MOBILE', nickname: 'Work phone' },
  { id: 'key', type: 'TOTP', nickname: 'Tablet' },
]
const PHONE = 'Approve on Work phone'
const TABLET = 'Passcode of an authenticator (Tablet)'
const MAIL = 'Passcode by email to d*****@summit.test'

type View = {
  status: string
  links: string[]
  device?: string
  user?: string
  open?: (page: Page) => Promise<void>
  /** All buttons that take a step of the sign-in. */
  buttons: string[]
}
const VIEWS: Record<string, View> = {
  password: { status: 'USERNAME_PASSWORD_REQUIRED', links: FIRST, buttons: ['Sign On'] },
  identifier: { status: 'SIGN_ON_REQUIRED', links: ['user.lookup'], buttons: ['Next'] },
  'forgot password': {
    status: 'USERNAME_PASSWORD_REQUIRED',
    links: FIRST,
    open: (page) => page.getByRole('button', { name: 'Forgot Password' }).click(),
    buttons: ['Send a code'],
  },
  registration: {
    status: 'USERNAME_PASSWORD_REQUIRED',
    links: FIRST,
    open: (page) => page.getByRole('button', { name: 'Create an account' }).click(),
    buttons: ['Create Account'],
  },
  'verification code': {
    status: 'VERIFICATION_CODE_REQUIRED',
    links: ['user.verify', 'user.sendVerificationCode'],
    buttons: ['Confirm', 'Send a new code'],
  },
  'one-time passcode': {
    status: 'OTP_REQUIRED',
    links: ['otp.check', 'device.select'],
    device: 'mail',
    buttons: ['Sign On', 'Send a new code', PHONE, TABLET],
  },
  'forced change': { status: 'MUST_CHANGE_PASSWORD', links: ['password.reset'], buttons: ['Save password'] },
  'recovery code': {
    status: 'RECOVERY_CODE_REQUIRED',
    links: ['password.recover', 'password.sendRecoveryCode'],
    buttons: ['Save password', 'Send a new code'],
  },
  'device selection': { status: 'DEVICE_SELECTION_REQUIRED', links: ['device.select'], buttons: [MAIL, PHONE, TABLET] },
  'account linking': {
    status: 'ACCOUNT_LINKING_REQUIRED',
    links: ['usernamePassword.check'],
    user: 'lena@lumen.test',
    buttons: ['Sign On'],
  },
  'push confirmation': { status: 'PUSH_CONFIRMATION_REQUIRED', links: ['device.select'], device: 'phone', buttons: [MAIL, TABLET] },
  'push timed out': { status: 'PUSH_CONFIRMATION_TIMED_OUT', links: ['device.select'], device: 'phone', buttons: ['Try again'] },
}

story('the refusal of every button is shown and announced', async ({ page }) => {
  let shown: View | undefined
  let steps = 0
  const sentence = () => `Refused for the ${steps}. time.`
  await page.route(`**/flows/${FLOW}`, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: flowOf(shown) })
    steps += 1
    const details = [{ code: 'SOMETHING_NEW', message: sentence() }]
    return route.fulfill({ status: 400, json: { code: 'INVALID_DATA', message: 'Not this one.', details } })
  })
  for (const [name, view] of Object.entries(VIEWS)) {
    shown = view
    await page.goto(`/login?environmentId=${ENVIRONMENT}&flowId=${FLOW}`)
    // Wait for the first form before opening another view.
    await page.getByRole('heading', { level: 1 }).waitFor()
    await view.open?.(page)
    for (const button of view.buttons) {
      // A view with its own script has no fields until that script has loaded.
      await page.getByRole('button', { name: button, exact: true }).waitFor()
      await fillAll(page)
      const before = steps
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect.poll(() => steps, `${name}: ${button}`).toBe(before + 1)
      const alert = page.getByRole('alert').filter({ hasText: sentence() })
      await expect.soft(alert, `${name}: ${button}`).toContainText('Please check your entry')
    }
  }
})

story('the message of a step is translated when the language changes', async ({ page }) => {
  await page.route(`**/flows/${FLOW}`, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: flowOf(VIEWS['recovery code']) })
    const isSent = (route.request().headers()['content-type'] ?? '').includes('sendRecoveryCode')
    if (isSent) return route.fulfill({ json: flowOf(VIEWS['recovery code']) })
    const details = [{ code: 'INVALID_VALUE', target: 'recoveryCode', message: 'The code is wrong.' }]
    return route.fulfill({ status: 400, json: { code: 'INVALID_DATA', message: 'Not this one.', details } })
  })
  await page.goto(`/login?environmentId=${ENVIRONMENT}&flowId=${FLOW}`)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByText('Va en camino un código nuevo.')).toBeVisible()
  await fillAll(page)
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('El código de recuperación no es correcto o ya venció.')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(alert).toContainText('The code is wrong.')
  await expect(alert).not.toContainText('código')
})

story('the message about an empty field changes with the language', async ({ page }) => {
  await page.route(`**/flows/${FLOW}`, (route) => route.fulfill({ json: flowOf(VIEWS['password']) }))
  await page.goto(`/login?environmentId=${ENVIRONMENT}&flowId=${FLOW}`)
  await page.getByRole('button', { name: 'Sign On' }).click()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Please enter your username.')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByLabel('Usuario')).toHaveAccessibleDescription('Escriba su usuario.')
})

story('a new sign-in begins when Cancel is refused', async ({ page }) => {
  await page.route(`**/flows/${FLOW}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: flowOf(VIEWS['push confirmation']) })
      : route.fulfill({ status: 400, json: { code: 'INVALID_REQUEST', message: 'Not now.' } }),
  )
  await page.goto(`/login?environmentId=${ENVIRONMENT}&flowId=${FLOW}`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Sign on' })).toBeVisible()
  expect(page.url()).not.toContain(FLOW)
})

function flowOf(view: View | undefined): object {
  const href = `/identity/${ENVIRONMENT}/flows/${FLOW}`
  return {
    id: FLOW,
    status: view?.status,
    resumeUrl: '/nowhere',
    _links: Object.fromEntries(['self', 'session.reset', ...(view?.links ?? [])].map((link) => [link, { href }])),
    _embedded: { devices, ...(view?.user ? { user: { username: view.user } } : {}) },
    ...(view?.device ? { selectedDevice: { id: view.device } } : {}),
  }
}

async function fillAll(page: Page): Promise<void> {
  for (const field of await page.locator('input:not([readonly])').all()) {
    const type = await field.getAttribute('type')
    await field.fill(type === 'password' ? PASSWORD : type === 'email' ? 'dana@summit.test' : '12345678')
  }
}
