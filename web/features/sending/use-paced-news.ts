import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { useRef, useState } from 'react'
import { listPassedSteps } from './steps-between.ts'

/** Milliseconds for which each step is shown at least. */
const STEP_SHOWN_MS = 60

/** Returns the progress to show and a function that takes the next; if `paced`, each skipped step is shown for a moment. */
export function usePacedNews(first: SendingNews, paced: boolean): [SendingNews, (told: SendingNews) => void] {
  const [news, setNews] = useState(first)
  const last = useRef(first)
  const line = useRef<SendingNews[]>([])
  const isShowing = useRef(false)

  const show = () => {
    const next = line.current.shift()
    isShowing.current = next !== undefined
    if (!next) return
    setNews(next)
    setTimeout(show, STEP_SHOWN_MS)
  }
  const tell = (told: SendingNews) => {
    const passed = listPassedSteps(last.current, told)
    last.current = told
    // Nobody sees a hidden page, and browsers slow down its timers.
    if (!paced || document.visibilityState === 'hidden') {
      line.current = []
      setNews(told)
      return
    }
    line.current.push(...passed)
    if (!isShowing.current) show()
  }
  return [news, tell]
}
