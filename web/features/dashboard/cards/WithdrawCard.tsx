import { MAX_REASON_CHARACTERS, type SentCardDetails } from '@fondly/contracts/bff/dashboard-cards.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentCardsKey, withdrawSentCard } from '../../../api/dashboard-cards.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useNotice } from '../../../ui/Notices.tsx'
import { useLanguage } from '../../../words/words.tsx'
import { SectionHead } from '../parts/SectionHead.tsx'
import { useCardsWords } from './cards-words.ts'

type WithdrawCardProps = { clientKey: string; details: SentCardDetails; onTyped: (isTyped: boolean) => void }

/** Withdraws the card in place of its sender. The sender can read the reason. */
export function WithdrawCard({ clientKey, details, onTyped }: WithdrawCardProps) {
  const texts = useCardsWords()
  const { locale } = useLanguage()
  const queries = useQueryClient()
  const notice = useNotice()
  const { busy, failure, run } = useAction()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(details.withdrawableUntil ?? details.card.orderedAt),
  )

  const type = (text: string) => {
    setReason(text)
    setMissing(false)
    onTyped(text.trim() !== '')
  }
  const withdraw = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setMissing(true)
    const isDone = await run(() => withdrawSentCard(clientKey, details.card.orderNo, reason))
    await queries.invalidateQueries({ queryKey: sentCardsKey(clientKey) })
    if (!isDone) return
    type('')
    notice(<IsWithdrawn />)
  }

  return (
    <section className="mt-8">
      <SectionHead title={texts.withdraw} />
      <form onSubmit={(event) => void withdraw(event)} className="mt-3">
        <p className="mb-3 text-ink-2">{`${texts.until(until)} ${texts.reasonHint}`}</p>
        <TextField
          label={texts.reason}
          value={reason}
          maxLength={MAX_REASON_CHARACTERS}
          onChange={({ target }) => type(target.value)}
          problem={isMissing ? texts.reasonMissing : undefined}
        />
        <div role="alert" className="font-medium text-error">
          {failure}
        </div>
        <Button type="submit" aria-disabled={busy} className="mt-1">
          {texts.doWithdraw}
        </Button>
      </form>
    </section>
  )
}

function IsWithdrawn() {
  return useCardsWords().isWithdrawn
}
