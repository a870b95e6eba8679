import { type ReactNode, useId, useState } from 'react'
import { Confirm } from '../Confirm.tsx'
import { Icon } from '../Icon.tsx'
import { isAnyModalOpen } from '../Modal.tsx'
import { useWindowEvent } from '../use-window-event.ts'
import { useSideSheetWords } from '../../words/side-sheet-words.ts'
import { focusSheet } from './focus-sheet.ts'
import { leaveUnasked } from './guard-leave.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { SidePanel } from './SidePanel.tsx'

type SideSheetProps = {
  title: string
  subtitle?: ReactNode
  /** Contains at most one primary button; all other buttons look quiet. */
  foot?: ReactNode
  /** True while the sheet holds unsaved text. Then closing and going to another row ask first. */
  isDirty?: boolean
  onClose: () => void
  /** Opens the next (1) or the previous (-1) row. The arrow keys call it while no field has the focus. */
  onStep?: (by: 1 | -1) => void
  children: ReactNode
}

/** A sheet of 440 px at the right. The list beside it becomes narrower. In a narrow window the sheet covers everything. */
export function SideSheet({ title, subtitle, foot, isDirty = false, onClose, onStep, children }: SideSheetProps) {
  const texts = useSideSheetWords()
  const id = useId()
  /** The action that continues if the user confirms that the unsaved text may be discarded. */
  const [asked, setAsked] = useState<() => void>()
  const ask = (goOn: () => void) => (isDirty ? setAsked(() => goOn) : goOn())
  const close = () => ask(onClose)

  useWindowEvent('keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || isAnyModalOpen()) return
    if (event.key === 'Escape') close()
    else if (onStep && !isInControl(event.target) && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      ask(() => onStep(event.key === 'ArrowDown' ? 1 : -1))
    }
  })

  return (
    <SidePanel labelledBy={id} className="shadow-sheet">
      <div className="flex items-start gap-4 px-5 pt-6 md:px-9">
        <div className="mr-auto min-w-0">
          {/* With this key, React draws a new heading for another row, so the heading takes the focus again. */}
          <h2 key={title} id={id} ref={focusSheet} tabIndex={-1} className="text-h2 wrap-anywhere">
            {title}
          </h2>
          {subtitle && <p className="mt-1 text-ink-2">{subtitle}</p>}
        </div>
        <button type="button" onClick={close} aria-label={texts.close} className="-mr-3 grid size-11 shrink-0 place-items-center">
          <Icon name="close" />
        </button>
      </div>
      <div className="grow px-5 py-5 md:px-9">{children}</div>
      {foot && (
        <div className="side-foot sticky bottom-0 flex min-h-20 flex-wrap items-center justify-end gap-4 border-t border-rule bg-sheet px-5 py-3 md:px-9">
          {foot}
        </div>
      )}
      {isDirty && <LeaveGuard />}
      {asked && (
        <Confirm {...texts.discard} busy={false} failure={undefined} onYes={() => leaveUnasked(asked)} onNo={() => setAsked(undefined)} />
      )}
    </SidePanel>
  )
}

/** True at a field or button group that uses the arrow keys itself, also at radio buttons. */
const isInControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null
