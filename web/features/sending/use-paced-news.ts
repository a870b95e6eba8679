import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { useRef, useState } from 'react'
import { listPassedSteps } from './steps-between.ts'

/** Milliseconds that each step is seen at least. */
const STEP_STANDS = 60

/** The news to be shown, and how to tell the next; where `paced`, each step that was passed is seen for a moment. */
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
    setTimeout(show, STEP_STANDS)
  }
  const tell = (told: SendingNews) => {
    const passed = listPassedSteps(last.current, told)
    last.current = told
    // Nobody looks at a hidden page, whose clock moreover runs slowly.
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
