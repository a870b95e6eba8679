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
  const texts = usePressWords()
  const orders = batches.reduce((sum, batch) => sum + batch.orders, 0)
  const names = batches.map(({ name }) => name).join(', ')
  return <Confirm title={texts.markTitle(orders)} text={texts.markText(names)} yes={texts.markYes} no={texts.leaveIt} {...asking} />
}
