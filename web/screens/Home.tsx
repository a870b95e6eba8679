import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { attentionQuery } from '../api/needs-attention.ts'
import { handOverRecipient, keepRecipient, signInPath } from '../api/session.ts'
import { Catalogue } from '../features/catalogue/Catalogue.tsx'
import { calendarPart } from '../features/order-form/calendar-part.ts'
import { queryOf, viewOf, type HistoryView } from '../features/order-history/view.ts'
import { late } from '../ui/late.tsx'
import { Loading } from '../ui/Loading.tsx'
import { arrivedWith, hasArrived } from './arrived-with.ts'
import { historyPart } from './history-part.ts'
import { useWho } from './who.tsx'

const ordering = late(async () => (await import('./Ordering.tsx')).Ordering)
const attention = late(async () => (await import('../features/attention/Attention.tsx')).Attention)

function prepareOrdering(): void {
  ordering.prepare()
  calendarPart.prepare()
}

/** /: the catalogue, and above it the form of the card, or the history, that the address bar names. Signed out: to the sign-in, and back here. */
export function Home() {
  const { session, ended } = useWho()
  const query = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const cardId = query.get('card')
  const history = viewOf(query)
  // An open form is not torn away: it says itself that the session has ended.
  const mustSignIn = !session || (ended && !cardId)

  useEffect(() => {
    if (mustSignIn) void signInFirst()
  }, [mustSignIn])
  const needsAttention = (useQuery({ ...attentionQuery, enabled: !mustSignIn }).data?.sendings.length ?? 0) > 0
  const isSingle = session?.singleSend ?? false
  useEffect(() => {
    // One that came with the address outlives a reload, as the one of the token does.
    if (isSingle && hasArrived()) keepRecipient(arrivedWith.recipient).catch(() => undefined)
  }, [isSingle])
  if (!session || mustSignIn) return <Loading />

  const goTo = (card: string | undefined, sending?: string) => {
    const next = queryOf(undefined, new URLSearchParams(location.search))
    for (const [name, value] of Object.entries({ card, sending })) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    // Back leads from a form to the catalogue, never into a sending that is over.
    navigate(next.size > 0 ? `/?${next.toString()}` : '/', { replace: card !== undefined && card === cardId })
  }
  const showHistory = (view: HistoryView | undefined) => {
    const next = queryOf(view, new URLSearchParams(location.search))
    // Back leads from the history to the catalogue, and from the details of an order to the history.
    const opensDetails = history?.order === undefined && view?.order !== undefined
    navigate(next.size > 0 ? `/?${next.toString()}` : '/', { replace: view !== undefined && !opensDetails })
  }
  return (
    <>
      {needsAttention && !history && !cardId && <attention.Late onWatch={goTo} onCard={(id) => goTo(id)} />}
      <Catalogue session={session} onChoose={(id) => goTo(id)} onIntent={prepareOrdering} />
      {history && !cardId && (
        <historyPart.Late
          view={history}
          onView={showHistory}
          onCard={(id) => goTo(id)}
          onWatch={goTo}
          onClose={() => showHistory(undefined)}
        />
      )}
      {cardId && (
        <ordering.Late
          key={cardId}
          cardId={cardId}
          sendingId={query.get('sending') ?? undefined}
          session={session}
          onSending={(sendingId) => goTo(cardId, sendingId)}
          onClose={() => goTo(undefined)}
        />
      )}
    </>
  )
}

/** What the address brought along waits with the server meanwhile, for it never stands in an address again. */
async function signInFirst(): Promise<void> {
  const { tokens } = arrivedWith
  delete arrivedWith.tokens
  if (tokens) {
    const { handOverTokens } = await import('./hand-over-tokens.ts')
    // Refused or unheard: whoever it is signs in as everybody does.
    const next = await handOverTokens(tokens).catch(() => undefined)
    if (next) return location.replace(next)
  }
  const back = new URLSearchParams(location.search)
  if (arrivedWith.shippingDate) back.set('shippingDate', arrivedWith.shippingDate)
  if (hasArrived()) await handOverRecipient(arrivedWith.recipient).catch(() => undefined)
  location.replace(signInPath(back.size > 0 ? `/?${back.toString()}` : '/'))
}
