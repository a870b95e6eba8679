import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { attentionQuery } from '../api/needs-attention.ts'
import { forgetPageLanguage, signInPath } from '../api/session.ts'
import { Catalogue } from '../features/catalogue/Catalogue.tsx'
import { calendarPart } from '../features/order-form/calendar-part.ts'
import { toQuery, parseView, type HistoryView } from '../features/order-history/view.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useWhenIdle } from '../ui/when-idle.ts'
import { Loading } from '../ui/Loading.tsx'
import { initialQuery, hasInitialRecipient } from './initial-query.ts'
import { historyPart } from './history-part.ts'
import type { OnPreloaded } from '../api/order-form.ts'
import { usePageSession } from './page-session.tsx'

// Loaded only when the address contains tokens or a recipient.
const fetchHandOver = () => import('../api/hand-over.ts')
const fetchOrdering = () => import('./Ordering.tsx')
const ordering = lazyPart(async () => (await fetchOrdering()).Ordering)
const attention = lazyPart(async () => (await import('../features/attention/Attention.tsx')).Attention)

/** /: the catalogue. The address says whether a form or the history lies above it. Signed-out users go to the sign-in and return here. */
export function Home() {
  const { session, ended } = usePageSession()
  const query = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const cardId = query.get('card')
  const history = parseView(query)
  // An open form stays when the session ends, and says that the session has ended.
  const mustSignIn = !session || (ended && !cardId)

  useWhenIdle(mustSignIn ? undefined : prepareParts)
  const needsAttention = (useQuery({ ...attentionQuery, enabled: !mustSignIn && !cardId }).data?.sendings.length ?? 0) > 0
  useEffect(() => {
    if (mustSignIn) void signInFirst()
    // Stores the recipient from the query on the server, so that it survives a reload, like the recipient from the token.
    else if (hasInitialRecipient() || initialQuery.wantedMailDate)
      fetchHandOver()
        .then(({ savePrefill }) => savePrefill({ recipient: initialQuery.recipient, shippingDate: initialQuery.wantedMailDate }))
        .catch(() => undefined)
  }, [mustSignIn])
  const goTo = useCallback(
    (card?: string, sending?: string, form?: string, correcting?: string) => {
      // Replaces the entry in the browser's history, so that Back leads from a form to the catalogue, never to a finished sending or to the card that
      // was changed.
      navigate(pathOf({ card, sending, form, correcting }), {
        replace: card !== undefined && new URLSearchParams(location.search).has('card'),
      })
    },
    [navigate],
  )
  /** The card on which the pointer rests. Its form is preloaded and rendered hidden. */
  const [preloadedCard, setPreloadedCard] = useState<string>()
  const prepareForm = useCallback((id: string) => prepareOrdering(id, setPreloadedCard), [])
  if (!session || mustSignIn) return <Loading />
  if (preloadedCard && (cardId || history)) setPreloadedCard(undefined)
  const formOf = cardId ?? preloadedCard

  const showHistory = (view: HistoryView | undefined) => {
    const next = toQuery(view, new URLSearchParams(location.search))
    // Back leads from the history to the catalogue, and from the details of an order to the history.
    const opensDetails = history?.order === undefined && view?.order !== undefined
    navigate(next.size > 0 ? `/?${next.toString()}` : '/', { replace: view !== undefined && !opensDetails })
  }
  return (
    <>
      {needsAttention && !history && !cardId && (
        <attention.Part onWatch={goTo} onCard={(card, sending) => goTo(card, undefined, sending)} />
      )}
      <Catalogue session={session} onChoose={goTo} onIntent={prepareForm} />
      {history && !cardId && (
        <historyPart.Part view={history} onView={showHistory} onCard={goTo} onWatch={goTo} onClose={() => showHistory(undefined)} />
      )}
      {formOf && (
        <ordering.Part
          key={formOf}
          cardId={formOf}
          isOpen={formOf === cardId}
          sendingId={query.get('sending') ?? undefined}
          formOf={query.get('form') ?? query.get('sending') ?? undefined}
          isCorrecting={query.has('correcting')}
          session={session}
          onGo={goTo}
        />
      )}
    </>
  )
}

/** Builds the address of this page with these parameters and without those of the history. */
function pathOf(names: Record<'card' | 'sending' | 'form' | 'correcting', string | undefined>): string {
  const next = toQuery(undefined, new URLSearchParams(location.search))
  for (const [name, value] of Object.entries(names)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.size > 0 ? `/?${next.toString()}` : '/'
}

const HOVER_MS = 60
let hoverTimer: ReturnType<typeof setTimeout> | undefined

// Runs when the page is idle. In a browser that cannot tell this, it runs when the pointer is on a card.
function prepareParts(): void {
  ordering.prepare()
  calendarPart.prepare()
}

/** Preloads the form of this card before the click. Calls `onPreloaded` when the form may be rendered hidden. */
function prepareOrdering(cardId: string, onPreloaded: OnPreloaded): void {
  prepareParts()
  // Waits a moment, so that a card is not preloaded when the pointer only crosses it.
  clearTimeout(hoverTimer)
  hoverTimer = setTimeout(() => {
    // If this fails, the form loads the missing parts when it opens.
    fetchOrdering()
      .then(({ preloadForm }) => preloadForm(cardId, onPreloaded))
      .catch(() => undefined)
  }, HOVER_MS)
}

/** Starts the sign-in. First stores the values from the address on the server, because they must not return to the address. */
async function signInFirst(): Promise<void> {
  const { tokens } = initialQuery
  delete initialQuery.tokens
  if (tokens) {
    // If the server refuses the tokens or does not answer, the user signs in as usual.
    const next = await fetchHandOver()
      .then(({ handOverTokens }) => handOverTokens(tokens))
      .catch(() => undefined)
    if (next) return location.replace(next)
  }
  const back = new URLSearchParams(location.search)
  if (initialQuery.wantedMailDate) back.set('shippingDate', initialQuery.wantedMailDate)
  if (hasInitialRecipient())
    await fetchHandOver()
      .then(({ handOverRecipient }) => handOverRecipient(initialQuery.recipient))
      .catch(() => undefined)
  forgetPageLanguage()
  location.replace(signInPath(back.size > 0 ? `/?${back.toString()}` : '/'))
}
