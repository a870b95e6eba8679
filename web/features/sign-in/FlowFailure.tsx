import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { flowFailed, pushTimeOut } from '@fondly/domain/sign-in/sign-in-errors.ts'
import type { Words } from '../../words/english.ts'
import { useSpeech } from '../../words/words.tsx'
import { Stranded } from './Stranded.tsx'

type Props = { failure: 'unrecoverable' | 'push-timed-out'; flow: Flow; onAgain: () => Promise<unknown>; onStartAgain: () => void }

// The server's message is in English; what it is about stands beside it.
function translated(flow: Flow, { signIn }: Words): Flow {
  const byCode: Record<string, string> = signIn.failed
  const message = flow.error && byCode[flow.error.code]
  return flow.error && message ? { ...flow, error: { ...flow.error, message } } : flow
}

/** The flow has failed, or nobody answered on the phone in time (section 8). */
export function FlowFailure({ failure, flow, onAgain, onStartAgain }: Props) {
  const { words, language } = useSpeech()
  const hasTimedOut = failure === 'push-timed-out'
  const { title, sentences } = hasTimedOut
    ? pushTimeOut(language)
    : flowFailed(language === 'en_US' ? flow : translated(flow, words), language)
  const leave = hasTimedOut ? words.signIn.askAgain : words.signIn.startAgain
  return <Stranded title={title} text={sentences.join(' ')} leave={leave} onLeave={hasTimedOut ? () => void onAgain() : onStartAgain} />
}
