import type { Batch } from '@fondly/contracts/bff/press.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { usePressWords } from './press-words.ts'

/** Asks before batches are reported as mailed: the senders then see it, and the report cannot be taken back. */
export function HasBeenMailed({
  batches,
  ...asking
}: {
  batches: Batch[]
  busy: boolean
  failure: string | undefined
  onYes: () => void
  onNo: () => void
}) {
  const own = usePressWords()
  const orders = batches.reduce((sum, batch) => sum + batch.orders, 0)
  const names = batches.map(({ name }) => name).join(', ')
  return <Confirm title={own.markTitle(orders)} text={own.markText(names)} yes={own.markYes} no={own.leaveIt} {...asking} />
}
