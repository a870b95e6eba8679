import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import type { StoryProduct } from './test-product.ts'
import { missingPrograms, pageBoxes } from './printed-matter.ts'
import { openSignedIn } from './sender.ts'

export async function openPress(browser: Browser, testProduct: StoryProduct): Promise<Page> {
  const context = await browser.newContext({ baseURL: testProduct.url })
  const page = await context.newPage()
  await openSignedIn(page, 'admin@fondly.test')
  await page.getByRole('button', { name: /^Hello/ }).click()
  await page.getByRole('link', { name: 'Press' }).click()
  await expect(page.getByRole('heading', { name: 'Press', exact: true })).toBeVisible()
  return page
}

export async function download(link: Locator): Promise<string> {
  const coming = link.page().waitForEvent('download')
  await link.click()
  return (await coming).path()
}

export async function expectPdf(file: string, pages: number): Promise<void> {
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  if (missingPrograms().length === 0) expect(pageBoxes(file)).toHaveLength(pages)
}
