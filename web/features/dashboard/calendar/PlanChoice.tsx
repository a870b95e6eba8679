import { CARD_PLANS, type CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import { Radios } from '../../../ui/Radios.tsx'
import { writtenDay } from '../../../ui/written-day.ts'
import { useLanguage } from '../../../words/words.tsx'
import { useCalendarWords } from './calendar-words.ts'

/** A choice for the cards of a day. `to` is the day to which all of them are moved, if it is the same day. */
export type PlanOption = { plan: CardPlan; to?: { day: string; cards: number } | undefined }

type PlanChoiceProps = { options: readonly PlanOption[]; chosen: CardPlan; onChoose: (plan: CardPlan) => void }

/** Asks what should happen to the cards of a day before it is closed. */
export function PlanChoice({ options, chosen, onChoose }: PlanChoiceProps) {
  const texts = useCalendarWords()
  const { locale } = useLanguage()
  const say = ({ plan, to }: PlanOption) => {
    if (plan === 'ask') return texts.askSenders
    if (!to) return plan === 'earlier' ? texts.mailEarlier : texts.mailLater
    return (
      <>
        {texts.mailOn(writtenDay(to.day, locale))} <span className="tabular text-small text-ink-2">({texts.thatDay(to.cards)})</span>
      </>
    )
  }
  return (
    <div className="mt-2">
      <Radios
        legend={texts.plan}
        name="plan"
        choices={options.map((option) => ({ value: option.plan, label: say(option) }))}
        value={chosen}
        onChoose={(value) => {
          const plan = CARD_PLANS.find((one) => one === value)
          if (plan) onChoose(plan)
        }}
        harmless
      />
    </div>
  )
}
