import { expect } from '@playwright/test'
import { openSignedIn, requestSignIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CLIENTADMIN = 'clientadmin@harborview.test'
const CATALOGUE = '/dashboard/harborview/catalogue'

story(
  'a client administrator turns a card off, a sender no longer sees it, and undo brings it back',
  async ({ page, browser, testProduct }) => {
    const otherContext = await browser.newContext({ baseURL: testProduct.url })
    await requestSignIn(otherContext, 'orderer@harborview.test')
    const sender = await otherContext.newPage()
    const inCatalogue = async () => {
      await sender.goto('/')
      await expect(sender.getByRole('list', { name: 'Cards' }).getByRole('listitem').first()).toBeVisible()
      return (await sender.getByText('Hill Town', { exact: true }).count()) > 0
    }
    expect(await inCatalogue()).toBe(true)

    await openSignedIn(page, CLIENTADMIN)
    await page.goto(CATALOGUE)
    const card = page.getByRole('switch', { name: 'Hill Town may be sent' })
    await expect(card).toBeChecked()
    await expectUsable(page, 'catalogue access')
    await card.click()
    await expect(page.getByText('Hill Town is off.')).toBeVisible()
    await expect(card).not.toBeChecked()
    expect(await inCatalogue()).toBe(false)

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('It is as it was before.')).toBeVisible()
    await expect(card).toBeChecked()
    expect(await inCatalogue()).toBe(true)
    await otherContext.close()

    await page.getByRole('group', { name: 'Categories' }).getByRole('button').nth(1).click()
    const tiles = page.getByRole('list', { name: 'Cards' }).locator('.tile')
    await page.getByText('Move a card by its arrows').waitFor()
    const [first = '', second = ''] = await tiles.allInnerTexts()
    await page.getByRole('button', { name: `Move ${first} later` }).click()
    await expect(page.getByRole('status').filter({ hasText: `${first} is now number 2 of` })).toBeVisible()
    await expect(page.getByRole('button', { name: `Move ${first} later` })).toBeFocused()
    await expect(tiles.nth(1)).toHaveText(first)
    await expectUsable(page, 'catalogue access, the order of a category')
    await tiles.nth(1).press('Shift+Home')
    await expect(page.getByText(`${first} is now number 1 of`)).toBeVisible()
    await expect(tiles.first()).toBeFocused()
    await expect(tiles.nth(1)).toHaveText(second)
    await page.getByRole('button', { name: 'Order as Fondly does' }).click()
    await expect(page.getByText('The cards stand as Fondly orders them.')).toBeVisible()

    await page.getByRole('link', { name: 'See it as a person' }).click()
    await page.getByRole('searchbox', { name: 'Name or mail address' }).fill('orderer@harborview')
    await page.getByRole('list', { name: 'People' }).getByRole('button').first().click()
    await expect(page.getByText('Only to look at: nothing can be sent from here.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Hill Town' })).toBeVisible()
    await expectUsable(page, 'the catalogue as a person sees it')
    await page.getByRole('link', { name: 'Back to what may be sent' }).click()
    await expect(card).toBeChecked()
  },
)

story('a client administrator searches, shows only cards that are off, and turns all found cards off and on again', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN)
  await page.goto(CATALOGUE)
  const tiles = page.getByRole('list', { name: 'Cards' }).locator('.tile')
  await expect(tiles.nth(1)).toBeVisible()
  const lead = page.getByText(/\d+ of \d+ cards are on\./)
  const before = await lead.innerText()

  await page.getByRole('searchbox', { name: 'Name or number of a card' }).fill('hill tówn')
  await expect(tiles).toHaveText(['Hill Town'])
  await page.getByRole('combobox', { name: 'On or off' }).selectOption('Only cards that are off')
  await expect(page.getByText('No card is found.')).toBeVisible()
  await expectUsable(page, 'catalogue access, nothing found')
  await page.getByRole('button', { name: 'Show all cards' }).click()
  await expect(tiles.nth(1)).toBeVisible()

  // The search finds one card of a category. The other cards of this category stay unchanged.
  await page.getByRole('searchbox', { name: 'Name or number of a card' }).fill('hill town')
  await expect(tiles).toHaveText(['Hill Town'])
  await tiles.first().click()
  const sheet = page.getByRole('region', { name: 'Hill Town' })
  await expect(sheet.getByRole('switch', { name: 'May be sent' })).toBeChecked()
  // The open card stays open although it is not found any more.
  await page.getByRole('searchbox', { name: 'Name or number of a card' }).fill('no such card')
  await expect(page.getByText('No card is found.')).toBeVisible()
  await expect(sheet.getByRole('switch', { name: 'May be sent' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.getByRole('button', { name: 'Show all cards' }).click()
  await page.getByRole('group', { name: 'Categories' }).getByRole('button').nth(2).click()
  await page.getByText('Move a card by its arrows').waitFor()
  const switches = page.getByRole('list', { name: 'Cards' }).getByRole('switch')
  const on = await page.getByRole('list', { name: 'Cards' }).getByRole('switch', { checked: true }).count()
  expect(on).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'All off' }).click()
  await expect(page.getByText(`${on} cards are off.`)).toBeVisible()
  await expect(lead).not.toHaveText(before)
  await page.getByRole('combobox', { name: 'On or off' }).selectOption('Only cards that are on')
  await expect(page.getByText('No card is found.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It is as it was before.')).toBeVisible()
  await expect(switches).toHaveCount(on)
  await expect(lead).toHaveText(before)
})

story('the last sentiment of a card cannot be turned off, and the sheet offers to turn off the card', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN)
  await page.goto(CATALOGUE)
  await page.getByRole('button', { name: 'Hill Town', exact: true }).click()
  const sheet = page.getByRole('region', { name: 'Hill Town' })
  const sentiments = sheet
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .getByRole('switch')
  await expect(sentiments.first()).toBeVisible()
  for (const one of await sentiments.all()) if (await one.isChecked()) await one.click()
  await expect(sheet.getByRole('alert')).toContainText('A card needs one sentiment')
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(sheet.getByRole('button', { name: 'Turn off the card' })).toBeVisible()
  await expectUsable(page, 'catalogue access, a card')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('switch', { name: 'Hill Town may be sent' })).toBeChecked()
})

story('the order form offers a new message starter and locks the text of a locked one', async ({ page, browser, testProduct }) => {
  await openSignedIn(page, CLIENTADMIN)
  await page.goto('/dashboard/harborview/messages')
  await page.getByRole('button', { name: 'Add a message' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please fill this in.').first()).toBeVisible()
  await page.getByLabel('Title in English').fill('Call us')
  await page.getByLabel('Text in English').fill('Call us any time, we live next door.')
  await page.getByRole('switch', { name: 'Printed as it stands' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectUsable(page, 'messages')

  const otherContext = await browser.newContext({ baseURL: testProduct.url })
  await requestSignIn(otherContext, 'orderer@harborview.test')
  const sender = await otherContext.newPage()
  await sender.goto('/')
  await sender.getByRole('button', { name: /^Hill Town/ }).click()
  await sender.getByRole('radio', { name: 'Call us' }).check()
  const closing = sender.getByLabel('Personal closing').last()
  await expect(closing).toHaveValue('Call us any time, we live next door.')
  await expect(closing).not.toBeEditable()
  await sender.getByRole('radio', { name: 'Personal closing' }).check()
  await expect(closing).toBeEditable()
  await otherContext.close()

  await page.getByRole('button', { name: 'Delete message 1' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your own message starters and closings will stand here.')).toBeVisible()
})
