import { useCallback, useState } from 'react'
import { Confirm } from '../Confirm.tsx'
import { useSideSheetWords } from '../../words/side-sheet-words.ts'
import { guardLeave, SHEETS } from './guard-leave.ts'

type LeaveGuardProps = {
  /** Query parameters whose change discards the typed text. The default is the parameters that name the open sheet. */
  endedBy?: readonly string[]
}

/** Asks before the reader leaves unsaved text. Render it only while such text exists. */
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
