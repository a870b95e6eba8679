import { expect, type Locator, type Page } from '@playwright/test'

export async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Order History' }).click()
  return page.getByRole('dialog', { name: 'Order History' })
}

export const findRow = (history: Locator, orderNo: string): Locator =>
  history.getByRole('row').filter({ has: history.page().getByRole('button', { name: `Details of order ${orderNo}` }) })

/** Opens the details of an order and waits until the press has seen it: then it can be withdrawn. */
export async function openDetails(history: Locator, orderNo: string): Promise<void> {
  await history.getByRole('button', { name: `Details of order ${orderNo}` }).click()
  await expect(history.getByRole('button', { name: 'Send again' })).toBeVisible()
}
