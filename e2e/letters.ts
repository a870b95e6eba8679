import type { Locator, Page } from '@playwright/test'

/** The newest code in a letter to somebody, on the outbox page. It has been sent when the page asks for it; before, an older one would be read. */
export async function codeTo(page: Page, recipient: string): Promise<string> {
  await page.locator('input[name=code]').waitFor()
  return fromLetter(page, recipient, (letter) => letter.locator('code').innerText())
}

/** The newest link in a letter to somebody, on the outbox page. */
export const linkTo = (page: Page, recipient: string): Promise<string> =>
  fromLetter(page, recipient, async (letter) => (await letter.getByRole('link').getAttribute('href')) ?? '')

async function fromLetter(page: Page, recipient: string, read: (letter: Locator) => Promise<string>): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto('/outbox')
  const text = await read(outbox.getByRole('listitem').filter({ hasText: recipient }).first())
  await outbox.close()
  return text
}
