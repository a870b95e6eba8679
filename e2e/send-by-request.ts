import { expect, type Page } from '@playwright/test'
import { ask, LIBRARY, mailDays, readPageData } from './sender.ts'

/**
 * Sends a card to the library with the requests that the form makes, from a page that is signed in.
 * @param place the number of the mailing day, counted from the first possible one. A day that no other story uses gives the card its own batch.
 * @returns the id of the sending
 */
export async function startSending(page: Page, cardId: string, place: number, more: { address1?: string } = {}): Promise<string> {
  const pageData = await readPageData(page, cardId)
  const senderProfileId = pageData.senderProfiles[0]?.id
  const { accountNumber, firstName, lastName, city, closing } = LIBRARY
  const where = { address1: '1000 Fourth Avenue', address2: '', city, state: 'WA', zipCode: '98104', ...more }
  const sendDate = mailDays(pageData)[place]
  const form = { accountNumber, firstName, lastName, ...where, sentiment: pageData.card.sentiments[0]?.id, closing, sendDate }
  const draft = (await ask(page, 'PUT', `/api/cards/${cardId}/draft`, { senderProfileId, form })).body as Record<string, string>
  const body = { cardId, senderProfileId, form, scanCode: draft['scanCode'], displayListHash: null }
  const begun = await ask(page, 'POST', '/api/sendings', body, { 'idempotency-key': draft['key'] ?? '' })
  expect(begun.status).toBe(202)
  return (begun.body as { id: string }).id
}

/** Sends a card as startSending() does and waits until it is ordered. */
export async function sendByRequest(page: Page, cardId: string, place: number): Promise<{ orderNo: string; day: string }> {
  const sendingId = await startSending(page, cardId, place)
  const readOrderNo = async () => {
    const { orders } = (await ask(page, 'GET', '/api/orders')).body as { orders: { sendingId: string; orderNo: string; status: string }[] }
    // With a press that cuts at once, the order may already be printed.
    return orders.find((row) => row.sendingId === sendingId && ['ordered', 'printed'].includes(row.status))?.orderNo ?? ''
  }
  await expect.poll(readOrderNo, { timeout: 150_000 }).not.toBe('')
  return { orderNo: await readOrderNo(), day: mailDays(await readPageData(page, cardId))[place] ?? '' }
}
