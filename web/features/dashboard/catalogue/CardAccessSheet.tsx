import type { AccessCard } from '@fondly/contracts/bff/catalogue-access.ts'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { lacksSentiment, type TurnedOff } from '@fondly/domain/catalogue/client-access.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cardPartsQuery } from '../../../api/catalogue-access.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardFront, CardObject } from '../../../ui/CardObject.tsx'
import { useLanguage } from '../../../words/words.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { leaveUnasked } from '../../../ui/side-sheet/guard-leave.ts'
import { SideSheet } from '../../../ui/side-sheet/SideSheet.tsx'
import { Switch } from '../parts/Switch.tsx'
import { AccessList } from './AccessList.tsx'
import { useCatalogueWords } from './catalogue-words.ts'

const INCH_PX = 17
const EVERYTHING: TurnedOff = { disabledSentiments: [], disabledMessageStarters: [] }

type CardAccessSheetProps = {
  clientKey: string
  card: AccessCard
  isReadOnly: boolean
  failure: string | undefined
  /** Returns whether the change was saved. */
  onSave: (turnedOff: TurnedOff | null) => Promise<boolean>
  onClose: () => void
  onStep: (by: 1 | -1) => void
}

/** One card: whether it may be sent, and its sentiments and message starters with their full text. Each has a switch. */
export function CardAccessSheet({ clientKey, card, isReadOnly, failure, onSave, onClose, onStep }: CardAccessSheetProps) {
  const texts = useCatalogueWords()
  const { locale } = useLanguage()
  const { data, error, refetch } = useQuery(cardPartsQuery(clientKey, card.id))
  const [changed, setChanged] = useState<{ turnedOff: TurnedOff | null }>()
  const typed = changed ? changed.turnedOff : card.turnedOff
  const setTyped = (turnedOff: TurnedOff | null) => setChanged({ turnedOff })
  const [busy, setBusy] = useState(false)
  const isDirty = JSON.stringify(typed) !== JSON.stringify(card.turnedOff)
  const isWithout =
    typed !== null &&
    data !== undefined &&
    lacksSentiment(
      data.sentiments.map(({ id }) => id),
      typed,
    )
  const { width, height } = cardInches(card)
  const inches = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })

  async function save(turnedOff: TurnedOff | null): Promise<void> {
    setBusy(true)
    // The switches keep their new values until these are saved. A switch that changes during the save is not saved yet, so it keeps its value.
    if (await onSave(turnedOff)) setChanged((now) => (now === changed ? undefined : now))
    setBusy(false)
  }

  return (
    <SideSheet
      title={card.name}
      subtitle={`#${card.id}, ${inches.format(width)} × ${inches.format(height)} in`}
      isDirty={isDirty}
      onClose={onClose}
      onStep={onStep}
      foot={
        !isReadOnly && (
          <>
            <Button looks="quiet" onClick={() => leaveUnasked(onClose)}>
              {texts.cancel}
            </Button>
            <Button looks="primary" disabled={!isDirty || isWithout} aria-disabled={busy} onClick={() => void save(typed)}>
              {texts.save}
            </Button>
          </>
        )
      }
    >
      <div className="flex gap-5">
        <CardObject card={card} inch={INCH_PX}>
          <CardFront card={card} inch={INCH_PX} />
        </CardObject>
        <div>
          <Switch
            label={texts.maySend}
            isOn={typed !== null}
            isDisabled={isReadOnly}
            isFirst
            onChange={(isOn) => setTyped(isOn ? (card.turnedOff ?? EVERYTHING) : null)}
          />
          <p className="text-small text-ink-2">{texts.sentInYear(card.sent)}</p>
          {card.drafts > 0 && <p className="text-small">{`${texts.drafts(card.drafts)}. ${texts.draftsKept}`}</p>}
        </div>
      </div>
      {failure && (
        <p role="alert" className="mt-4 font-medium text-error">
          {failure}
        </p>
      )}
      {isWithout && (
        <div role="alert" className="mt-4 border-l-3 border-error bg-error/8 px-4 py-3">
          <p>{texts.lastSentiment}</p>
          <button type="button" onClick={() => void save(null)} className="min-h-11 font-semibold text-accent underline underline-offset-3">
            {texts.turnOffCard}
          </button>
        </div>
      )}
      {!data && (error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />)}
      {data && typed && (
        <>
          <AccessList
            title={texts.sentiments}
            language={card.language}
            parts={data.sentiments}
            turnedOff={typed.disabledSentiments}
            isReadOnly={isReadOnly}
            onChange={(disabledSentiments) => setTyped({ ...typed, disabledSentiments })}
          />
          <AccessList
            title={texts.starters}
            language={card.language}
            parts={data.messageStarters}
            turnedOff={typed.disabledMessageStarters}
            isReadOnly={isReadOnly}
            onChange={(disabledMessageStarters) => setTyped({ ...typed, disabledMessageStarters })}
          />
        </>
      )}
    </SideSheet>
  )
}
