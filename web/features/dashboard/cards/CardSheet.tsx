import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import type { SentCardDetails } from '@fondly/contracts/bff/dashboard-cards.ts'
import { slashDay } from '@fondly/domain/mail-date/slash-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentCardQuery } from '../../../api/dashboard-cards.ts'
import { useLanguage } from '../../../words/words.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { SideSheet } from '../../../ui/side-sheet/SideSheet.tsx'
import { CardPictures } from './CardPictures.tsx'
import { CardState } from './CardState.tsx'
import { useCardsWords } from './cards-words.ts'
import { WithdrawCard } from './WithdrawCard.tsx'

type CardSheetProps = { frame: DashboardFrame; orderNo: string; onClose: () => void; onStep: (by: 1 | -1) => void }

/** One card: what was printed, for whom, its state, and its withdrawal by an administrator. */
export function CardSheet({ frame, orderNo, onClose, onStep }: CardSheetProps) {
  const { data, error, refetch } = useQuery(sentCardQuery(frame.key, orderNo))
  const [isDirty, setDirty] = useState(false)
  const mayWithdraw = frame.rights.includes('change') && data !== undefined && data.withdrawableUntil !== null
  return (
    <SideSheet
      title={data?.card.cardName || orderNo}
      subtitle={data && <span className="tabular">{orderNo}</span>}
      isDirty={isDirty}
      onClose={onClose}
      onStep={onStep}
    >
      {data ? (
        <>
          <Facts data={data} />
          <CardPictures clientKey={frame.key} orderNo={orderNo} isHere={data.hasPictures} />
          {mayWithdraw && <WithdrawCard clientKey={frame.key} details={data} onTyped={setDirty} />}
        </>
      ) : error ? (
        <PageFailed error={error} onAgain={() => void refetch()} />
      ) : (
        <PageWaiting />
      )}
    </SideSheet>
  )
}

function Facts({ data }: { data: SentCardDetails }) {
  const texts = useCardsWords()
  const { locale } = useLanguage()
  const { card, withdrawal } = data
  const ordered = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(card.orderedAt))
  const facts: [string, React.ReactNode][] = [
    [texts.recipient, data.recipient && [data.recipient, ...data.addressLines].map((line) => <span key={line} className="block">{line}</span>)], // prettier-ignore
    [texts.person, [card.person || card.email, card.location].filter(Boolean).join(', ')],
    [texts.profile, data.senderProfile],
    [texts.ordered, ordered],
    [texts.mail, card.mailDate && slashDay(card.mailDate)],
    [texts.state, <CardState key="state" state={data.isWithdrawn ? 'withdrawn' : card.state} />],
    [texts.sentiment, data.sentiment],
    [texts.message, data.message && <span key="message" className="whitespace-pre-line">{data.message}</span>], // prettier-ignore
  ]
  return (
    <>
      {withdrawal && (
        <p className="mb-5 border-l-3 border-accent bg-wash px-4 py-3 text-wash-ink">
          <span className="block font-semibold">{texts.withdrawn(withdrawal.by)}</span>
          {withdrawal.reason}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-ink-2">{name}</dt>
                <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
