import { AskSheet } from './AskSheet.tsx'
import { Button } from './Button.tsx'

/** Asks before an action that cannot be undone, and shows why it failed. */
export function Confirm({
  title,
  text,
  yes,
  no,
  busy,
  failure,
  onYes,
  onNo,
}: {
  title: string
  text: string
  yes: string
  no: string
  busy: boolean
  failure: string | undefined
  onYes: () => void
  onNo: () => void
}) {
  return (
    <AskSheet title={title} text={text} failure={failure} onEscape={onNo}>
      <Button looks="primary" aria-disabled={busy} onClick={onYes}>
        {yes}
      </Button>
      <Button onClick={onNo} data-autofocus>
        {no}
      </Button>
    </AskSheet>
  )
}
