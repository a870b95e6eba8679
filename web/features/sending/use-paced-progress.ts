import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { useRef, useState } from 'react'
import { listPassedSteps } from './passed-steps.ts'

/** Milliseconds for which each step is shown at least. */
const STEP_SHOWN_MS = 60

/** Returns the progress to show and a function that takes the next; if `paced`, each skipped step is shown for a moment. */
export function usePacedProgress(first: SendingNews, paced: boolean): [SendingNews, (report: SendingNews) => void] {
  const [progress, setProgress] = useState(first)
  const last = useRef(first)
  const queue = useRef<SendingNews[]>([])
  const isShowing = useRef(false)

  const show = () => {
    const next = queue.current.shift()
    isShowing.current = next !== undefined
    if (!next) return
    setProgress(next)
    setTimeout(show, STEP_SHOWN_MS)
  }
  const push = (report: SendingNews) => {
    const passed = listPassedSteps(last.current, report)
    last.current = report
    // Nobody sees a hidden page, and browsers slow down its timers.
    if (!paced || document.visibilityState === 'hidden') {
      queue.current = []
      setProgress(report)
      return
    }
    queue.current.push(...passed)
    if (!isShowing.current) show()
  }
  return [progress, push]
}
