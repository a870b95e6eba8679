import { useCallback, useState } from 'react'
import { Confirm } from '../../../ui/Confirm.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { guardLeave } from './guard-leave.ts'

/** Stands beside whatever was typed and is not saved, and asks before it is left. */
export function LeaveGuard() {
  const { discard } = useDashboardWords()
  const [goOn, setGoOn] = useState<() => void>()
  const guard = useCallback(() => guardLeave((next) => setGoOn(() => next)), [])
  return (
    <>
      <span ref={guard} hidden />
      {goOn && <Confirm {...discard} busy={false} failure={undefined} onYes={goOn} onNo={() => setGoOn(undefined)} />}
    </>
  )
}
