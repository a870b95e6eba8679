import type { Locator, Page } from '@playwright/test'

/** Returns the newest mailed code for a recipient from the outbox page. Waits until the page asks for the code; by then the mail is sent. */
export async function readMailedCode(page: Page, recipient: string): Promise<string> {
  await page.locator('input[name=code]').waitFor()
  return fromLetter(page, recipient, (letter) => letter.locator('code').innerText())
}

/** Returns the newest mailed link for a recipient from the outbox page. */
export const readMailedLink = (page: Page, recipient: string): Promise<string> =>
  fromLetter(page, recipient, async (letter) => (await letter.getByRole('link').getAttribute('href')) ?? '')

async function fromLetter(page: Page, recipient: string, read: (letter: Locator) => Promise<string>): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto('/outbox')
  const text = await read(outbox.getByRole('listitem').filter({ hasText: recipient }).first())
  await outbox.close()
  return text
}
