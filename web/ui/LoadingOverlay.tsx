import { useCallback, useState } from 'react'
import { useWords } from '../words/words.tsx'

/** Milliseconds before the overlay becomes visible. A quicker action does not show it, so the page does not flash. */
const SHOW_AFTER_MS = 400

/**
 * Covers the whole window while the user must wait for an action (section 2, 'A loading overlay is also used'). Blocks clicks and keys, and leaves
 * the focus where it is. Inside an open sheet, it must be a child of that sheet.
 */
export function LoadingOverlay() {
  const words = useWords()
  const [isShown, setShown] = useState(false)
  const block = useCallback(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS)
    const unblock = blockInput()
    return () => {
      clearTimeout(timer)
      unblock()
    }
  }, [])
  return (
    <div
      ref={block}
      aria-busy="true"
      className="fixed inset-0 z-10 grid place-items-center"
      style={isShown ? { background: 'var(--scrim)' } : {}}
    >
      {/* Screen readers announce the text only if the output exists before the text. */}
      <output>
        {isShown && <p className="rounded-sheet bg-sheet px-6 py-4 font-serif text-lead text-ink shadow-sheet">{words.loading}</p>}
      </output>
    </div>
  )
}

/** Blocks keys and clicks; returns a function that ends the block. */
function blockInput() {
  document.addEventListener('keydown', stopKey, true)
  // A click on the overlay would take the focus away.
  document.addEventListener('mousedown', stop, true)
  return () => {
    document.removeEventListener('keydown', stopKey, true)
    document.removeEventListener('mousedown', stop, true)
  }
}

/** Blocks keys for the page, but not the browser's own shortcuts, for example a reload. */
function stopKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key)) return
  stop(event)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
