import { lastPages } from '@fondly/languages/english/last-pages.ts'
import { Message } from '../ui/Message.tsx'
import { useSection } from '../words/words.tsx'

/**
 * A page that offers nothing more to do: /thankyou, the end of a single send, and the small window in which the user signed in again beside an
 * unfinished form.
 */
export function LastPage({ of }: { of: keyof typeof lastPages }) {
  return <Message {...useSection('lastPages', lastPages)[of]} />
}
