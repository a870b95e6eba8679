import { expect, type Browser, type Page } from '@playwright/test'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CustomDomain, openCustomDomain } from './custom-domain.ts'
import { freePort, openSeveral } from './test-product.ts'
import { readMailedCode, readMailedLink } from './mail.ts'
import { ORDERER, PASSWORD, typeSignIn } from './sender.ts'
import { story } from './story.ts'

const ENVIRONMENT = '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10'
const NEW_PASSWORD = 'Quiet-harbour-27'
const FORMS = ['environment', 'custom-domain'] as const
const WAYS = ['code', 'fragment'] as const
/** One product for each form of the addresses and for each way in which identity answers. */
const PRODUCTS = FORMS.flatMap((form) => WAYS.map((way) => ({ form, way, newcomer: `newcomer-${form}-${way}@summit.test` })))

let domain: CustomDomain
let ports: number[]

/** The product of these stories acts as PingOne, on the same site (localhost). The products that use it for sign-ins are another process. */
const remote = story.extend<object, { products: undefined }>({
  settings: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads out of the pattern what a fixture needs
    async ({}, use) => {
      domain = await openCustomDomain()
      ports = []
      for (const _ of PRODUCTS) ports.push(await freePort())
      await use({ FONDLY_IDENTITY_ORIGINS: ports.map(addressAt).join(','), FONDLY_IDENTITY_CUSTOM_DOMAIN: domain.url })
      await domain.close()
    },
    { scope: 'worker' },
  ],
  products: [
    async ({ testProduct }, use) => {
      domain.leadTo(`${testProduct.url}/identity/${ENVIRONMENT}`)
      const products = await openSeveral(
        PRODUCTS.map(({ form, way }, at) => ({
          port: ports[at] ?? 0,
          settings: {
            FONDLY_IDENTITY_URL: form === 'environment' ? `${testProduct.url}/identity` : domain.url,
            FONDLY_IDENTITY_URL_FORM: form,
            FONDLY_IDENTITY_API_URL: `${testProduct.url}/identity/v1`,
            FONDLY_IDENTITY_ENVIRONMENT: ENVIRONMENT,
            FONDLY_IDENTITY_RESPONSE: way,
          },
        })),
      )
      await withNewcomers((folder) => testProduct.load(folder))
      await use(undefined)
      await products.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

for (const [at, { form, way, newcomer }] of PRODUCTS.entries())
  remote(
    `a remote identity with ${form} addresses, answering with ${way}: password, passcode, push, forced change`,
    async ({ browser, testProduct, products }) => {
      expect(products).toBeUndefined()
      const product = addressAt(ports[at] ?? 0)
      const identity = form === 'environment' ? `${testProduct.url}/identity/${ENVIRONMENT}` : domain.url

      await inNewBrowser(browser, testProduct.url, async (page) => {
        const requests: string[] = []
        page.on('request', (request) => void requests.push(request.url()))
        await page.goto(product)
        await typeSignIn(page, ORDERER, 'not this one')
        await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid.')
        await typeSignIn(page, ORDERER, PASSWORD)
        await isIn(page, product, 'Dana')
        // All requests of the sign-in went to the addresses of the remote identity, and none to our own.
        expect(requests.filter((url) => url.startsWith(`${identity}/flows/`)).length).toBeGreaterThanOrEqual(3)
        expect(requests.filter((url) => url.startsWith(`${product}/identity/`))).toEqual([])
        if (form === 'custom-domain') expect(requests.filter((url) => url.startsWith(identity) && url.includes(ENVIRONMENT))).toEqual([])
      })

      await inNewBrowser(browser, testProduct.url, async (page) => {
        await page.goto(product)
        await typeSignIn(page, 'otp@summit.test', PASSWORD)
        await expect(page.getByRole('heading', { name: 'One-time passcode' })).toBeVisible()
        await page.getByRole('textbox', { name: 'Passcode' }).fill(await readMailedCode(page, 'otp@summit.test'))
        await page.getByRole('button', { name: 'Sign On' }).click()
        await isIn(page, product, 'Marcus')
      })

      await inNewBrowser(browser, testProduct.url, async (page) => {
        await page.goto(product)
        await typeSignIn(page, 'push@summit.test', PASSWORD)
        await expect(page.getByRole('heading', { name: /^Approval request sent to/ })).toBeVisible()
        await page.request.post(await readMailedLink(page, 'push@summit.test'), {
          form: { answer: 'approved' },
          headers: { origin: testProduct.url },
        })
        await isIn(page, product, 'Tomas')
      })

      await inNewBrowser(browser, testProduct.url, async (page) => {
        await page.goto(product)
        await typeSignIn(page, newcomer, PASSWORD)
        await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
        await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD)
        await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD)
        await page.getByRole('button', { name: 'Save password' }).click()
        await isIn(page, product, 'Priya')
      })
    },
  )

function addressAt(port: number): string {
  return `http://localhost:${port}`
}

async function isIn(page: Page, product: string, firstName: string): Promise<void> {
  await expect(page.getByText(`Hello, ${firstName}`)).toBeVisible()
  expect(new URL(page.url()).origin).toBe(product)
}

/** `baseURL` is the address of the provider, whose outbox shows its mails. Pictures of cards are not loaded, because these stories do not need them. */
async function inNewBrowser(browser: Browser, baseURL: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL })
  await context.route('**/art/**', (route) => route.abort())
  await work(await context.newPage())
  await context.close()
}

/** Loads a person with a temporary password for each product, because the password can be replaced only once. */
async function withNewcomers(load: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fondly-newcomers-'))
  await mkdir(join(folder, 'clients'))
  await mkdir(join(folder, 'people'))
  await cp('seed/world/clients/summit.json', join(folder, 'clients', 'summit.json'))
  const temporary = JSON.parse(await readFile('seed/world/people/summit-mustchange.json', 'utf8')) as object
  for (const [at, { newcomer }] of PRODUCTS.entries()) {
    const id = `a3c1e7d2-60b4-4f8a-9d15-7be2c04f820${at}`
    await writeFile(join(folder, 'people', `${id}.json`), JSON.stringify({ ...temporary, id, email: newcomer }))
  }
  await load(folder)
  await rm(folder, { recursive: true })
}
