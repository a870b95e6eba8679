import type { Colleague, OccasionRule } from '@fondly/contracts/bff/occasions.ts'
import type { Message } from '@fondly/domain/message.ts'
import type { OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import { DEFAULT_DAYS_BEFORE } from '@fondly/domain/occasions/preparing-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { cardOfferQuery, putOccasionRule, removeOccasionRule } from '../../api/occasions.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/Button.tsx'
import { CardFront, CardObject } from '../../ui/CardObject.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useOccasionWords } from '../../words/occasion-words.ts'
import { ChooseColleague } from './ChooseColleague.tsx'
import type { ChooseCard } from './choose-card.ts'
import { RuleMessage } from './RuleMessage.tsx'

const INCH_PX = 18

type RuleFormProps = {
  kind: OccasionKind
  rule: OccasionRule | undefined
  /** True for the client's shared contacts. Then a colleague or all administrators are responsible. */
  isShared: boolean
  responsible: Colleague | undefined
  chooseCard: ChooseCard
  onSaved: () => void
  onCancel: () => void
}

/** Chooses the sentiment of the card, if it has several. */
function ChooseSentiment({
  sentiments,
  value,
  onChoose,
}: {
  sentiments: readonly { id: string; description: string }[]
  value: string
  onChoose: (id: string) => void
}) {
  const texts = useOccasionWords()
  if (sentiments.length < 2) return null
  return (
    <SelectField label={texts.sentiment} value={value} onChange={({ target }) => onChoose(target.value)}>
      {sentiments.map(({ id, description }) => (
        <option key={id} value={id}>
          {description}
        </option>
      ))}
    </SelectField>
  )
}

/** The rule for one kind of occasion: the card and the words to prepare, how many days before, and who is responsible. */
export function RuleForm({ kind, rule, isShared, responsible, chooseCard: Chooser, onSaved, onCancel }: RuleFormProps) {
  const texts = useOccasionWords()
  const [cardId, setCardId] = useState(rule?.cardId ?? '')
  const [isChoosing, setChoosing] = useState(!rule)
  const [sentiment, setSentiment] = useState(rule?.sentiment ?? '')
  const [message, setMessage] = useState(rule?.message ?? '')
  const [days, setDays] = useState(String(rule?.daysBefore ?? DEFAULT_DAYS_BEFORE))
  const [colleague, setColleague] = useState(responsible)
  /** What is wrong with the message. */
  const [problems, setProblems] = useState<readonly Message[]>([])
  const { data: card } = useQuery({ ...cardOfferQuery(cardId), enabled: cardId !== '' })
  const { busy, failure, run } = useAction()
  const sentiments = card?.sentiments ?? []

  const save = async () => {
    const wanted = {
      isShared,
      version: rule?.version ?? 0,
      kind,
      cardId,
      sentiment: sentiments.some(({ id }) => id === sentiment) ? sentiment : (sentiments[0]?.id ?? ''),
      message,
      daysBefore: Number(days),
      responsibleId: isShared ? (colleague?.id ?? null) : null,
    }
    setProblems([])
    const write = async () => {
      try {
        await putOccasionRule(wanted)
      } catch (refused) {
        if (!(refused instanceof Refused) || !refused.problems) throw refused
        setProblems(Object.values(refused.problems))
        return
      }
      onSaved()
    }
    await run(write)
  }
  const remove = async () => {
    if (await run(() => removeOccasionRule(kind, isShared))) onSaved()
  }
  return (
    <form
      className="py-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3 className="mb-4 text-[1.25rem]/7">{texts.kinds[kind]}</h3>
      <div className="mb-5 flex flex-wrap items-center gap-6">
        {card && (
          <CardObject card={card} inch={INCH_PX}>
            <CardFront card={card} inch={INCH_PX} />
          </CardObject>
        )}
        <span>
          {card && <span className="mb-2 block font-semibold">{card.name}</span>}
          {/* The sheet of the cards gives the focus back to this button, because the button that opened the form is gone. */}
          <Button ref={takeFocus} onClick={() => setChoosing(true)}>
            {cardId ? texts.changeCard : texts.chooseCard}
          </Button>
        </span>
      </div>
      <ChooseSentiment sentiments={sentiments} value={sentiment} onChoose={setSentiment} />
      <RuleMessage
        starters={card?.messageStarters ?? []}
        message={message}
        problems={problems}
        onMessage={(typed) => {
          setMessage(typed)
          setProblems([])
        }}
      />
      <div className="grid gap-x-6 md:grid-cols-2">
        <TextField
          label={texts.daysBefore}
          value={days}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          onChange={({ target }) => setDays(target.value.replaceAll(/\D/g, ''))}
        />
        {isShared && <ChooseColleague colleague={colleague} onChoose={setColleague} />}
      </div>
      <p aria-live="polite" className="min-h-6 text-small font-medium text-error">
        {failure}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button looks="primary" type="submit" aria-disabled={busy || !card}>
          {texts.save}
        </Button>
        <Button looks="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {rule && (
          <Button looks="quiet" className="ml-auto text-error" aria-disabled={busy} onClick={() => void remove()}>
            {texts.removeRule}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Chooser
          kind={kind}
          cardId={cardId}
          onChoose={(next) => {
            setCardId(next)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </form>
  )
}
