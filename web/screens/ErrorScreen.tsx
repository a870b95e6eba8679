import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import { RefusalReason } from '@fondly/contracts/bff/session.ts'
import { refusal, type RefusalKind } from '@fondly/domain/user/refusals.ts'
import { useSearch } from 'wouter'
import { Refused } from '../api/ask.ts'
import { signInPath } from '../api/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { useSpeech, useWords, type Words } from '../words/words.tsx'
import type { ErrorSource } from './error-data.ts'
import { errorDataList } from './error-data-list.ts'

/** /error: what happened, and one way on. The reasons are a fixed list, so that nobody can put words of their own on our page. */
export function ErrorScreen() {
  const words = useWords()
  const query = new URLSearchParams(useSearch())
  const reason = RefusalReason.safeParse(query.get('reason')).data
  return <Fault refused={toFault(reason, words)} source={{ code: reason ?? 'unexpected', query }} />
}

/** The same page for a refused request; any other error means that the page could not start. */
export function RefusalScreen({ error }: { error: unknown }) {
  const words = useWords()
  if (!(error instanceof Refused)) return <Fault refused={{ ...refusal('not-initialised'), offer: 'try-again' }} source={{ error }} />
  const { title = COMMON_TITLE, message, offer } = error.refusal
  return (
    <Fault
      refused={{ title: title === COMMON_TITLE ? words.error.title : title, message: message || words.unexpected, offer }}
      source={{ error }}
    />
  )
}

/** The page for users who may not open the requested page. */
export function AccessDenied() {
  return <Fault refused={refusal('access-denied')} source={{ code: 'access-denied' }} />
}

function toFault(reason: RefusalReason | undefined, words: Words): Fault {
  if (reason === 'unknown-client') return { title: words.error.title, message: words.error.unknownClient, offer: 'sign-in' }
  if (reason) return refusal(reason satisfies RefusalKind)
  return { title: words.error.title, message: words.unexpected, offer: 'try-again' }
}

/** Of every refusal that has no title of its own. */
const COMMON_TITLE = 'Something went wrong'

type Fault = { title: string; message: string; offer?: Refusal['offer'] }

function Fault({ refused, source }: { refused: Fault; source: ErrorSource }) {
  const { words, said } = useSpeech()
  return (
    <Message title={said(refused.title)} text={said(refused.message)} detail={<errorDataList.Part title={refused.title} source={source} />}>
      {refused.offer === 'try-again' && (
        <LinkButton looks="primary" href="/">
          {words.tryAgain}
        </LinkButton>
      )}
      {refused.offer === 'sign-in' && (
        <LinkButton looks="primary" href={signInPath('/')}>
          {words.error.signIn}
        </LinkButton>
      )}
    </Message>
  )
}
