import { Message } from '../ui/Message.tsx'
import { useWords } from '../words/words.tsx'

/** The content of the small window in which the user signed in again beside an unfinished form, until it closes. */
export function SignedInAgain() {
  const words = useWords()
  return <Message title={words.signIn.signedInAgain} text={words.signIn.closeWindow} />
}
