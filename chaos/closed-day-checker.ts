/** An order that was dated a closed day, and everything that was ever ordered in its place, whatever the sender was told. */
export type MovedCard = {
  orderNo: string
  /** What the calendar says became of it; undefined when nobody has looked at it. */
  outcome: string | undefined
  /** The order itself first. */
  orders: { orderNo: string; mailDate: string; timesPrinted: number }[]
}
export type ClosedWorld = {
  closedDays: { day: string; cards: MovedCard[] }[]
  /** The days without mailing in the client's document. */
  daysOfDocument: string[]
  /** The days that each entry of the activity log has added. */
  daysOfEntries: string[][]
  /** Why the chain of the log does not hold; undefined when it does. */
  brokenChain: string | undefined
  openChanges: number
  reserved: string[]
}

/**
 * Checks that each day was closed by exactly one entry of the log and stands in the document, and that exactly one card was printed for each order: the one
 * that was moved to another day where the calendar says so, else the order itself.
 */
export function judgeClosedDays(world: ClosedWorld): { moved: number; kept: number; broken: string[] } {
  const { closedDays, daysOfDocument, daysOfEntries, brokenChain, openChanges, reserved } = world
  const broken: string[] = []
  let [moved, kept] = [0, 0]
  for (const { day, cards } of closedDays) {
    const entries = daysOfEntries.filter((days) => days.includes(day)).length
    if (entries !== 1) broken.push(`${day} was closed by ${entries} entries of the log.`)
    if (!daysOfDocument.includes(day)) broken.push(`${day} is not in the client's document.`)
    for (const card of cards) {
      const problem = judgeCard(day, card)
      if (problem) broken.push(problem)
      if (card.outcome === 'moved') moved++
      else kept++
    }
  }
  for (const day of daysOfDocument)
    if (!daysOfEntries.some((days) => days.includes(day))) broken.push(`${day} is in the document, and in no entry of the log.`)
  if (brokenChain !== undefined) broken.push(`The log: ${brokenChain}`)
  if (openChanges > 0) broken.push(`${openChanges} changes are neither in the log nor given up.`)
  for (const orderNo of reserved) broken.push(`${orderNo} is reserved still.`)
  return { moved, kept, broken }
}

function judgeCard(day: string, { orderNo, outcome, orders }: MovedCard): string | undefined {
  const printed = orders.filter(({ timesPrinted }) => timesPrinted > 0)
  const said = orders.map((one) => `${one.orderNo} for ${one.mailDate} printed ${one.timesPrinted} times`).join(', ')
  const [only] = printed
  const isPrintedOnce = printed.length === 1 && only?.timesPrinted === 1
  const isRight = outcome === 'moved' ? only?.mailDate !== day && only?.orderNo !== orderNo : only?.orderNo === orderNo
  if (isPrintedOnce && isRight && (outcome === 'moved' || outcome === 'asked' || outcome === 'left')) return undefined
  return `${orderNo} of ${day}: ${outcome ?? 'nobody has looked at it'}; ${said}`
}
