import type { FoundState } from './found-state.ts'

/** The final answer to the sender of a correction. */
export type CorrectionAnswer = { state: 'sent' | 'stopped'; orderNo?: string | undefined } | { state: 'refused' }

/** The words of the card that replaces this order. The words identify the new orders, also when the sender received another answer. */
export const findReplacementWords = (orderNo: string): string => `In place of ${orderNo}.`

/**
 * Checks that exactly one of the two cards of each correction was printed, in agreement with the answer to its sender. Also checks that no order is
 * still reserved.
 * @param answers the final answers to the senders, by the number of the corrected order
 */
export function judgeCorrections(
  answers: ReadonlyMap<string, CorrectionAnswer>,
  { orders, printed = [], printOrders }: Pick<FoundState, 'orders' | 'printed' | 'printOrders'>,
): { corrections: number; replaced: number; kept: number; broken: string[] } {
  const timesPrinted = (orderNo: string) => printed.filter((one) => one.orderNo === orderNo).length
  const stands = (orderNo: string) => {
    const order = orders.find((one) => one.orderNo === orderNo)
    return `printed ${timesPrinted(orderNo)} times, ${order?.status} and ${order?.export}`
  }
  const broken: string[] = []
  let replaced = 0
  for (const [orderNo, answer] of answers) {
    const others = orders.filter((order) => order.lineValues.includes(findReplacementWords(orderNo)))
    const isPrinted = others.filter((other) => timesPrinted(other.orderNo) > 0)
    const was = `${orderNo}: ${answer.state}; it ${stands(orderNo)}; in its place ${others.map((other) => stands(other.orderNo)).join(', ') || 'nothing'}`
    const isRight =
      answer.state === 'sent'
        ? stands(orderNo) === 'printed 0 times, cancelled and not_exported' &&
          isPrinted.length === 1 &&
          isPrinted[0]?.orderNo === answer.orderNo &&
          timesPrinted(answer.orderNo ?? '') === 1
        : stands(orderNo) === 'printed 1 times, new and exported' && isPrinted.length === 0
    if (!isRight) broken.push(was)
    if (answer.state === 'sent') replaced++
  }
  for (const { orderNo, state } of printOrders) if (state === 'reserved') broken.push(`${orderNo} is reserved still.`)
  return { corrections: answers.size, replaced, kept: answers.size - replaced, broken }
}
