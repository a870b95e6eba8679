import { useEffect, useRef } from 'react'

type Seen = { order: string | undefined; isBeside: boolean; isAsked: boolean }

/**
 * Moves the focus when the details of an order open or close. Opened details beside the table take the focus at the element with the id `title`. On
 * closing, the focus returns to the row. After a withdrawal, whose question and button disappear, it moves to the title.
 */
export function useDetailsFocus(title: string, { order, isBeside, isAsked }: Seen): void {
  const before = useRef<Partial<Seen>>({})
  useEffect(() => {
    const last = before.current
    before.current = { order, isBeside, isAsked }
    const isLost = () => document.activeElement === document.body
    const focusTitle = () => document.getElementById(title)?.focus({ preventScroll: true })
    if (last.order !== order || last.isBeside !== isBeside) {
      if (isBeside) focusTitle()
      else if (isLost()) rowButton(last.order)?.focus()
    }
    if (last.isAsked !== isAsked && !isAsked && isLost()) focusTitle()
  }, [title, order, isBeside, isAsked])
}

function rowButton(id: string | undefined): HTMLElement | null {
  return id === undefined ? null : document.querySelector<HTMLElement>(`[data-order="${CSS.escape(id)}"] button`)
}
