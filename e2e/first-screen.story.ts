import { expect, type Page } from '@playwright/test'
import { firstCard, resultCount } from './catalogue-page.ts'
import { holdBack } from './hold-back.ts'
import { openSignedIn, ORDERER } from './sender.ts'
import { story } from './story.ts'

const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
}
/** The file of the page's script, without the style sheet of the same name. */
const SCRIPT = '**/assets/index-*.js'

/** Collects errors and warnings of the browser, for example about a difference from the drawing of the server, or about a refused style. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

/** Visits the catalogue once, so that the server has read its cards. Then opens it again without its script. */
async function openDrawn(page: Page) {
  await openSignedIn(page, ORDERER)
  return openAgain(page)
}

async function openAgain(page: Page) {
  await firstCard(page).waitFor()
  const script = await holdBack(page, SCRIPT)
  const complaints = collectComplaints(page)
  await page.goto('/', { waitUntil: 'commit' })
  return { complaints, script }
}

/** The story that uses this person restores the person's preferences at its end. */
const SPANISH_READER = 'reporting@harborview.test'

const changePreferences = (page: Page, data: object) =>
  page.request.patch('/api/user', { data, headers: { 'x-requested-with': 'fondly', origin: new URL(page.url()).origin } })

const markTile = (page: Page) => page.evaluate("document.querySelector('.tile').setAttribute('data-drawn', 'by the server')")

story.use(PHONE)

story('the first cards are drawn before the script runs, and the script takes them over without moving them', async ({ page }) => {
  const { complaints, script } = await openDrawn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(firstCard(page)).toContainText('#1HBE')
  await expect(firstCard(page).locator('img')).toHaveJSProperty('complete', true)
  const box = await firstCard(page).boundingBox()
  await markTile(page)

  await script.release()
  await expect(page.locator('.shelf > li').nth(20)).toBeAttached()
  // React would have replaced a tile that it draws differently.
  await expect(page.locator('.tile').first()).toHaveAttribute('data-drawn', 'by the server')
  expect(await firstCard(page).boundingBox()).toEqual(box)
  expect(complaints).toEqual([])
})

story('a card that is chosen before the script has loaded opens its form', async ({ page }) => {
  const { complaints, script } = await openDrawn(page)
  await page.locator('.tile').first().click()
  await script.release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/card=1HBE/)
  expect(complaints).toEqual([])
})

story('text that is typed into the search before the script has loaded is searched', async ({ page }) => {
  const { script } = await openDrawn(page)
  await page.getByLabel('Search cards').fill('#1HBE2130')
  await script.release()
  await expect(resultCount(page)).toHaveText('1 result')
  await expect(page.getByLabel('Search cards')).toHaveValue('#1HBE2130')
})

story('the key / leads to the search before the script runs, and the focus stays there', async ({ page }) => {
  const { complaints, script } = await openDrawn(page)
  await firstCard(page).waitFor()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search cards')).toBeFocused()
  await page.keyboard.type('#1HBE2130')
  await script.release()
  await expect(resultCount(page)).toHaveText('1 result')
  await expect(page.getByLabel('Search cards')).toBeFocused()
  await expect(page.getByLabel('Search cards')).toHaveValue('#1HBE2130')
  expect(complaints).toEqual([])
})

story('the page has the theme and the language of the user before the script runs', async ({ page }) => {
  await openSignedIn(page, SPANISH_READER)
  await changePreferences(page, { darkMode: true, pageLanguage: 'es' })
  const { complaints, script } = await openAgain(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elija una tarjeta')
  await markTile(page)
  await script.release()
  await expect(page.locator('.shelf > li').nth(20)).toBeAttached()
  await expect(page.locator('.tile').first()).toHaveAttribute('data-drawn', 'by the server')
  await changePreferences(page, { darkMode: false, pageLanguage: 'en_US' })
  expect(complaints).toEqual([])
})
