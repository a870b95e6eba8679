import { useEffect } from 'react'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../words/words.tsx'

/** The content of the small window in which the user signed in again beside an unfinished form; it closes itself. */
export function SignedInAgain() {
  const words = useWords()
  useEffect(() => window.close(), [])
  return <Message title={words.signIn.signedInAgain} text={words.signIn.closeWindow} />
}
