import { expect, type Page } from '@playwright/test'

/** Opens the details of a card in the list. The list has it a second after it was sent. */
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
