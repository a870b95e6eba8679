import type { Page } from '@playwright/test'
import type { StoryProduct } from './test-product.ts'
import { PASSWORD } from './sender.ts'

/** Loads a client whose form asks for the user name first, which walkSignIn() needs. */
export const prepareSignInViews = (testProduct: StoryProduct): Promise<void> => testProduct.load('scenarios/testing/beacon')

/** Opens the eleven views of the sign-in in the browser's language, without finishing any, and calls `visit` at each with its name. */
export async function walkSignIn(page: Page, visit: (view: string) => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [view, path, steps, shown] of VIEWS) {
    await page.context().clearCookies()
    await page.goto(path)
    await steps(page)
    await page.locator(shown).waitFor()
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    await visit(view)
  }
}

type Steps = (page: Page) => Promise<void>

const FIELD = { name: 'input[name=username]', password: 'input[name=password]', code: 'input[name=code]' }

const signOn =
  (username: string): Steps =>
  async (page) => {
    await page.locator(FIELD.name).fill(username)
    await page.locator(FIELD.password).fill(PASSWORD)
    await page.locator('button[type=submit]').click()
  }
const press =
  (name: RegExp): Steps =>
  (page) =>
    page.getByRole('button', { name }).click()
const noSteps: Steps = () => Promise.resolve()
const FORGOT = press(/^(Forgot Password|Olvidé mi contraseña)$/)

const VIEWS: [view: string, path: string, steps: Steps, shown: string][] = [
  ['password', '/', noSteps, FIELD.password],
  ['identifier', '/beacon', noSteps, FIELD.name],
  ['forgot-password', '/', FORGOT, `section:not(:has(${FIELD.password})) ${FIELD.name}`],
  [
    'recovery-code',
    '/',
    async (page) => {
      await FORGOT(page)
      await page.locator(`section:not(:has(${FIELD.password})) ${FIELD.name}`).fill('nobody@harborview.test')
      await page.locator('button[type=submit]').click()
    },
    FIELD.code,
  ],
  ['registration', '/', press(/^(Create an account|Crear una cuenta)$/), 'input[name=family]'],
  ['verification-code', '/', signOn('unverified@summit.test'), FIELD.code],
  ['one-time-passcode', '/', signOn('otp@summit.test'), FIELD.code],
  ['forced-change', '/', signOn('mustchange@summit.test'), 'input[name=current]'],
  ['device-selection', '/', signOn('devices@summit.test'), 'section ul button >> nth=2'],
  ['push-confirmation', '/', signOn('push@summit.test'), 'section output'],
  ['account-linking', '/lumen', signOn('linked@lumen.test'), `${FIELD.name}[readonly]`],
]
