/** An order whose mail date was closed, with every order that replaced it, whatever answer its sender got. */
export type MovedCard = {
  orderNo: string
  /** What the product recorded for the card: moved, its sender was asked, and so on. Undefined when no process has handled the card yet. */
  outcome: string | undefined
  /** True when the sender was asked for another day. */
  isAsked: boolean
  /** The first order is the original one. */
  orders: { orderNo: string; mailDate: string; timesPrinted: number }[]
}
export type ClosedWorld = {
  /** `isClosed`: whether the day must be closed after its last change. `closings`: how often the day may have been closed at most. */
  closedDays: { day: string; isClosed: boolean; closings: number; cards: MovedCard[] }[]
  /** The days without mailing in the client's document. */
  daysOfDocument: string[]
  /** For each entry of the activity log: the days that it closed and opened. */
  entries: { closed: string[]; opened: string[] }[]
  /** What is wrong with the chain of hashes in the log; undefined if nothing is. */
  brokenChain: string | undefined
  openChanges: number
  reserved: string[]
}

/**
 * Checks that the log has each closing and opening of a day once, and that the client's document agrees. Exactly one card must be printed for each
 * order: the moved card if the product moved it, otherwise the original card. A card stays on a closed day only if its sender is asked; nobody is
 * asked about an open day.
 */
export function judgeClosedDays(world: ClosedWorld): { moved: number; kept: number; broken: string[] } {
  const { closedDays, daysOfDocument, entries, brokenChain, openChanges, reserved } = world
  const broken: string[] = []
  let [moved, kept] = [0, 0]
  for (const { day, isClosed, closings, cards } of closedDays) {
    const closed = entries.filter((entry) => entry.closed.includes(day)).length
    const opened = entries.filter((entry) => entry.opened.includes(day)).length
    if (closed - opened !== Number(isClosed) || closed > closings)
      broken.push(`${day} was closed by ${closed} entries of the log and opened by ${opened}.`)
    if (daysOfDocument.includes(day) !== isClosed) broken.push(`${day} is ${isClosed ? 'not ' : ''}in the client's document.`)
    for (const card of cards) {
      const problem = judgeCard(day, isClosed, card)
      if (problem) broken.push(problem)
      if (card.outcome === 'moved') moved++
      else kept++
    }
  }
  for (const day of daysOfDocument)
    if (!entries.some(({ closed }) => closed.includes(day))) broken.push(`${day} is in the document, and in no entry of the log.`)
  if (brokenChain !== undefined) broken.push(`The log: ${brokenChain}`)
  if (openChanges > 0) broken.push(`${openChanges} changes are neither in the log nor given up.`)
  for (const orderNo of reserved) broken.push(`${orderNo} is reserved still.`)
  return { moved, kept, broken }
}

function judgeCard(day: string, isClosed: boolean, { orderNo, outcome, isAsked, orders }: MovedCard): string | undefined {
  const printed = orders.filter(({ timesPrinted }) => timesPrinted > 0)
  const summary = orders.map((one) => `${one.orderNo} for ${one.mailDate} printed ${one.timesPrinted} times`).join(', ')
  const [only] = printed
  const isPrintedOnce = printed.length === 1 && only?.timesPrinted === 1
  const isRight =
    outcome === 'moved'
      ? only?.mailDate !== day && only?.orderNo !== orderNo
      : only?.orderNo === orderNo && (outcome === 'asked' || outcome === 'left') && isAsked === isClosed
  if (isPrintedOnce && isRight) return undefined
  return `${orderNo} of ${day}: ${outcome ?? 'nobody has looked at it'}${isAsked ? ', and its sender is asked' : ''}; ${summary}`
}
