import { Message } from '../ui/Message.tsx'
import { useWords } from '../words/words.tsx'

/** /thankyou: the end of a single send. */
export function ThankYou() {
  const words = useWords()
  return <Message title={words.thankYou.title} text={words.thankYou.text} />
}
