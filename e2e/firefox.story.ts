import { expect } from '@playwright/test'
import { inFirefox } from './firefox.ts'
import { senderInFirefox } from './firefox-sender.ts'
import { story } from './story.ts'

/** If a font is still loading when the browser goes to another page, Firefox reports an error of the page (`NS_BINDING_ABORTED`, 0x804B0002). */
const LEFT_BEFORE_IT_CAME = /downloadable font: download failed .*status=2152398850/
const DESK = { width: 1440, height: 1000 }

story('a sender sends a card in Firefox, from the sign-in to the order history', async ({ testProduct }) => {
  const firefox = process.env['FONDLY_TEST_FIREFOX'] ?? ''
  if (process.env['CI']) expect(firefox, 'Where CI is set nothing is skipped, and there is no Firefox.').not.toBe('')
  story.skip(firefox === '', 'There is no Firefox: apt-get install firefox-esr brings it.')
  story.setTimeout(600_000)

  await inFirefox(firefox, DESK, async (page) => {
    const broken: string[] = []
    page.on('pageerror', (error) => {
      if (!LEFT_BEFORE_IT_CAME.test(String(error))) broken.push(String(error))
    })
    const sender = senderInFirefox(page, testProduct.url)

    await sender.signIn()
    await sender.chooseCard()
    await sender.fillForm()
    await sender.preview()
    const orderNo = await sender.send()
    expect(orderNo).toMatch(/^\d+$/)
    expect(await sender.history()).toContain(orderNo)
    expect(broken).toEqual([])
    expect(await page.evaluate(`[...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family)`)).toEqual([])
  })
})
