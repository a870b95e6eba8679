import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { useLanguage } from '../../words/words.tsx'
import { toFlowFailure } from './flow-failure.ts'
import { identityWords } from './identity-words.ts'
import type { StepRefusal } from './sign-in-error.ts'
import { Stranded } from './Stranded.tsx'
import { useSteps } from './use-steps.ts'
import { useStepWords } from '../../words/step-words.ts'

type Props = {
  failure: 'unrecoverable' | 'push-timed-out'
  flow: Flow
  onAgain: () => Promise<StepRefusal | undefined>
  onStartAgain: () => void
}

/** Says that the flow has failed, or that the user did not confirm on the phone in time (section 8). */
export function FlowFailure({ failure, flow, onAgain, onStartAgain }: Props) {
  const { words, table } = useLanguage()
  const own = identityWords(table)
  const stepWords = useStepWords()
  const { refusal, isBusy, take } = useSteps()
  const hasTimedOut = failure === 'push-timed-out'
  const { title, sentences } = hasTimedOut
    ? { title: own.authenticationFailure, sentences: [own.pushTimedOut] }
    : toFlowFailure(flow, own, words.unexpected)
  const leave = hasTimedOut ? stepWords.askAgain : words.signIn.startAgain
  const onLeave = hasTimedOut ? () => void take(onAgain) : onStartAgain
  return <Stranded title={title} text={sentences.join(' ')} leave={leave} onLeave={onLeave} refusal={refusal} busy={isBusy} />
}
