import { RefusalReason } from '@fondly/contracts/bff/session.ts'
import { OFFER_OF_REFUSAL, type RefusalOffer, type TitledRefusalCode } from '@fondly/domain/refusal-code.ts'
import { errorPages } from '@fondly/languages/english/error-pages.ts'
import { useSearch } from 'wouter'
import { Refused } from '../api/ask.ts'
import { signInPath } from '../api/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { useRefusalText } from '../words/refusal-text.ts'
import { useSection, useWords } from '../words/words.tsx'
import type { ErrorSource } from './error-data.ts'
import { usePageSession } from './page-session.tsx'
import { errorDataList } from './error-data-list.ts'

/** /error: says what happened, with one way to go on. The reasons are a fixed list, so that nobody can put their own text on our page. */
export function ErrorScreen() {
  const words = useWords()
  const isSignedIn = usePageSession().session !== undefined
  const query = new URLSearchParams(useSearch())
  const reason = RefusalReason.safeParse(query.get('reason')).data
  const source = { code: reason ?? 'unexpected', query }
  if (reason === 'unknown-client') {
    const { notFound, noPage, unknownClient } = words.error
    return <Fault title={notFound} text={isSignedIn ? noPage : unknownClient} offer={isSignedIn ? 'cards' : 'sign-in'} source={source} />
  }
  return <KnownFault code={reason ?? 'unexpected'} source={source} />
}

/** The same page for a refused request. For any other error it says that the page could not start. */
export function RefusalScreen({ error }: { error: unknown }) {
  const refusalText = useRefusalText()
  if (!(error instanceof Refused)) return <KnownFault code="not-initialised" source={{ error }} />
  const { refusal } = error
  return <Fault {...refusalText(refusal)} code={refusal?.code} offer={refusal?.offer} source={{ error }} />
}

/** The page for users who may not open the requested page. */
export function AccessDenied() {
  return <KnownFault code="access-denied" source={{ code: 'access-denied' }} />
}

function KnownFault({ code, source }: { code: TitledRefusalCode; source: ErrorSource }) {
  const pages = useSection('errorPages', errorPages)
  return <Fault {...pages[code]} code={code} offer={OFFER_OF_REFUSAL[code]} source={source} />
}

type FaultProps = { title: string; text: string; code?: string | undefined; offer: RefusalOffer | 'cards' | undefined; source: ErrorSource }

function Fault({ title, text, code, offer, source }: FaultProps) {
  const words = useWords()
  return (
    <Message title={title} text={text} detail={<errorDataList.Part refusedAs={code} source={source} />}>
      {offer && (
        <LinkButton looks="primary" href={offer === 'sign-in' ? signInPath('/') : '/'}>
          {offer === 'sign-in' ? words.error.signIn : offer === 'cards' ? words.error.toCards : words.tryAgain}
        </LinkButton>
      )}
    </Message>
  )
}
