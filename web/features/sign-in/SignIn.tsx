import type { Step } from './step.ts'
import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { type ChosenView, flowEffect } from '@fondly/domain/sign-in/flow-view.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readFlow, StepRefused, takeStep } from '../../api/flows.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useLeave } from '../../ui/use-leave.ts'
import { useWords } from '../../words/words.tsx'
import { PasswordView } from './PasswordView.tsx'
import { leavesByItself, findExternalProvider, webAddress } from './external-provider.ts'
import { SignInSheet } from './SignInSheet.tsx'
import { Stranded } from './Stranded.tsx'

// Loaded later, because most users need only the password form.
const laterViews = lazyPart(async () => (await import('./FlowView.tsx')).FlowView)
const failures = lazyPart(async () => (await import('./FlowFailure.tsx')).FlowFailure)

/** Leads through a sign-in flow of identity until it is completed. Each status of the flow has a view. `startAgain` begins a new flow. */
export function SignIn({ flowUrl, startAgain }: { flowUrl: string; startAgain: () => void }) {
  const words = useWords()
  const queries = useQueryClient()
  const queryKey = ['flow', flowUrl]
  const { data: flow, error } = useQuery({
    queryKey,
    queryFn: () => readFlow(queries.getQueryData<Flow>(queryKey)?._links.self.href ?? flowUrl),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    // The confirmation on the phone changes the flow, but sends nothing to this page, so the flow is polled.
    refetchInterval: (query) => (query.state.data?.status === 'PUSH_CONFIRMATION_REQUIRED' ? PUSH_POLL_MS : false),
    refetchIntervalInBackground: true,
    retry: (failures, failure) => failures < 2 && !(failure instanceof StepRefused),
  })
  const [chosen, setChosen] = useState<ChosenView>('DEFAULT')
  const [hasStepped, setHasStepped] = useState(false)
  const next = flow && nextAddress(flow)
  useLeave(next !== undefined, () => location.replace(next ?? ''))

  const step: Step = async (action, body) => {
    if (!flow) return undefined
    setHasStepped(true)
    laterViews.prepare()
    const toRefuse = import('./step-refusal.ts')
    // Handles the rejection here, because the `await` below may never run.
    toRefuse.catch(() => undefined)
    try {
      queries.setQueryData(queryKey, await takeStep(flow, action, body))
      setChosen('DEFAULT')
      return undefined
    } catch (refusal) {
      const refusals = refusal instanceof StepRefused ? await toRefuse.catch(() => undefined) : undefined
      return {
        say: ({ words, table }) =>
          refusals && refusal instanceof StepRefused
            ? refusals.toSignInError(refusal.fault, { table, unexpected: words.unexpected }, action)
            : { title: words.error.title, sentences: [words.unreachable] },
      }
    }
  }
  // Resets the flow. Starts a new flow if the flow offers no reset, or identity refuses the reset.
  const cancel = async () => {
    if (!flow?._links['session.reset'] || (await step('session.reset', {}))) startAgain()
    return undefined
  }

  if (error) {
    const text = error instanceof StepRefused ? words.unexpected : words.unreachable
    return <Stranded title={words.signIn.title} text={text} leave={words.signIn.startAgain} onLeave={startAgain} />
  }
  // Before the first step nobody has seen a view, so its sheet can still appear at once in its final place.
  const waiting = hasStepped || chosen !== 'DEFAULT' ? <SignInSheet title={words.signIn.title} /> : <FirstWait />
  if (!flow) return <FirstWait />

  const effect = flowEffect(flow.status, chosen)
  if (effect.does === 'resume') return <Loading />
  if (effect.does === 'fail' && effect.failure !== 'unexpected') {
    const device = flow.selectedDevice?.id
    const again = () => (device && flow._links['device.select'] ? step('device.select', { device: { id: device } }) : cancel())
    return <failures.Part failure={effect.failure} flow={flow} onAgain={again} onStartAgain={startAgain} waiting={waiting} />
  }
  if (leavesByItself(flow)) return <Loading />
  if (effect.does === 'show' && effect.view === 'password') {
    const ways = { onForgot: () => setChosen('FORGOT_PASSWORD'), onRegister: () => setChosen('ACCOUNT_REGISTRATION') }
    return <PasswordView key={flow.status} flow={flow} step={step} onCancel={cancel} {...ways} />
  }
  if (effect.does === 'show') {
    return <laterViews.Part view={effect.view} flow={flow} step={step} onChoose={setChosen} onCancel={cancel} waiting={waiting} />
  }
  return <Stranded title={words.signIn.title} text={words.unexpected} leave={words.cancel} onLeave={cancel} />
}

/**
 * Shown until the first view is known. The sheet of LoginLayout stands in the middle of the page, and its height is not known yet: shown already now,
 * it would move when the view arrives. So it stays invisible.
 */
function FirstWait() {
  const words = useWords()
  return (
    <output data-first-wait className="visible grid min-h-96 place-items-center">
      <p className="wonders rounded-sheet bg-sheet px-6 py-4 font-serif text-lead text-ink shadow-sheet">{words.loading}</p>
    </output>
  )
}

const PUSH_POLL_MS = 2000

/** Returns the address that the browser must open next: the resume URL, at which it gets tokens, or the address of the external provider. */
function nextAddress(flow: Flow): string | undefined {
  const done = flow.status === 'COMPLETED' ? webAddress(flow.resumeUrl) : undefined
  return done ?? (leavesByItself(flow) ? findExternalProvider(flow)?.href : undefined)
}
