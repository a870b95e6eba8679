import { expect, type Page } from '@playwright/test'

/** Opens the details of a card in the list. Reloads the page until the list contains the card, because that takes a moment after sending. */
export async function openSentCard(page: Page, orderNo: string): Promise<void> {
  const row = page.getByText(orderNo, { exact: true })
  const isThere = async () => {
    await page.reload()
    await page.getByText(/^[\d,]+ cards?$/).waitFor()
    return row.count()
  }
  await expect.poll(isThere, { timeout: 200_000, intervals: [500] }).toBe(1)
  await row.click()
}
