import { useCallback, useState } from 'react'
import { Confirm } from '../Confirm.tsx'
import { useSideSheetWords } from '../../words/side-sheet-words.ts'
import { guardLeave, SHEETS } from './guard-leave.ts'

type LeaveGuardProps = {
  /** Query parameters whose change discards the typed text; by default those that name the open sheet. */
  endedBy?: readonly string[]
}

/** Render it beside typed and unsaved text: it asks before the reader leaves. */
export function LeaveGuard({ endedBy = SHEETS }: LeaveGuardProps) {
  const { discard } = useSideSheetWords()
  const [goOn, setGoOn] = useState<() => void>()
  const guard = useCallback(() => guardLeave((next) => setGoOn(() => next), endedBy), [endedBy])
  return (
    <>
      <span ref={guard} hidden />
      {goOn && <Confirm {...discard} busy={false} failure={undefined} onYes={goOn} onNo={() => setGoOn(undefined)} />}
    </>
  )
}
