import { expect } from '@playwright/test'
import { inFirefox } from './firefox.ts'
import { senderInFirefox } from './firefox-sender.ts'
import { story } from './story.ts'

const DESK = { width: 1440, height: 1000 }

story('in Firefox a card goes out: sign-in, form, preview, confirmation, history', async ({ house }) => {
  const firefox = process.env['FONDLY_TEST_FIREFOX'] ?? ''
  if (process.env['CI']) expect(firefox, 'Where CI is set nothing is skipped, and there is no Firefox.').not.toBe('')
  story.skip(firefox === '', 'There is no Firefox: apt-get install firefox-esr brings it.')
  story.setTimeout(400_000)

  await inFirefox(firefox, DESK, async (page) => {
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(String(error)))
    const sender = senderInFirefox(page, house.url)

    await sender.signIn()
    await sender.chooseCard()
    await sender.fillForm()
    await sender.preview()
    const orderNo = await sender.send()
    expect(orderNo).toMatch(/^\d+$/)
    expect(await sender.history()).toContain(orderNo)
    expect(broken).toEqual([])
  })
})
