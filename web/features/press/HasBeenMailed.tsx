import type { Batch } from '@fondly/contracts/bff/press.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { usePressWords } from './press-words.ts'

/** What has been told to its senders cannot be taken back. */
export function HasBeenMailed({
  batch,
  ...asking
}: {
  batch: Batch
  busy: boolean
  failure: string | undefined
  onYes: () => void
  onNo: () => void
}) {
  const own = usePressWords()
  return <Confirm title={own.markTitle(batch.orders)} text={own.markText(batch.name)} yes={own.markYes} no={own.leaveIt} {...asking} />
}
