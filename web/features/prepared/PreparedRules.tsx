import type { OccasionRule } from '@fondly/contracts/bff/occasions.ts'
import { OCCASION_KINDS, type OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueQuery } from '../../api/catalogue.ts'
import { cardOfferQuery, occasionRulesQuery, preparedCardsQuery } from '../../api/occasions.ts'
import { Button } from '../../ui/Button.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useOccasionWords } from '../../words/occasion-words.ts'
import { useWords } from '../../words/words.tsx'
import type { ChooseCard } from './choose-card.ts'
import { RuleForm } from './RuleForm.tsx'

/** The rules for each kind of occasion: for the user's own contacts and, for administrators, for the client's shared contacts. */
export function PreparedRules({ chooseCard }: { chooseCard: ChooseCard }) {
  const texts = useOccasionWords()
  const words = useWords()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(occasionRulesQuery)
  const [scope, setScope] = useState<'own' | 'shared'>('own')
  const [opened, setOpened] = useState<OccasionKind>()
  const [isSaved, setSaved] = useState(false)
  /** The rule whose form was closed last. Its button takes the focus. */
  const [closed, setClosed] = useState<OccasionKind>()
  const rules = data?.[scope] ?? []

  const close = () => {
    setClosed(opened)
    setOpened(undefined)
  }
  const saved = async () => {
    await Promise.all([occasionRulesQuery, preparedCardsQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
    close()
    setSaved(true)
  }
  return (
    <section aria-labelledby="rules-title" className="mt-14">
      <h2 id="rules-title" className="text-h2">
        {texts.rulesTitle}
      </h2>
      <p className="mt-1 text-ink-2">{texts.rulesLead}</p>
      <output className="block min-h-9 pb-1 font-medium">{isSaved && texts.saved}</output>
      {data?.shared && (
        <Segments
          label={texts.rulesTitle}
          segments={[
            { value: 'own', label: texts.ownRules },
            { value: 'shared', label: texts.sharedRules },
          ]}
          value={scope}
          onChoose={(next) => {
            setScope(next)
            setClosed(undefined)
            setOpened(undefined)
          }}
          className="mb-4 w-fit max-w-full flex-wrap"
        />
      )}
      {data && !data.isSharing && scope === 'shared' && (
        <p className="mb-4 border-l-3 border-accent bg-wash px-4 py-2 text-wash-ink">{texts.sharingIsOff}</p>
      )}
      {error && !data ? (
        <NotFetched why={texts.rulesFailed} onAgain={() => void refetch()} />
      ) : !data ? (
        <p className="prepared-waiting text-ink-2">{words.loading}</p>
      ) : (
        <ul className="border-t-[1.5px] border-ink">
          {OCCASION_KINDS.map((kind) => {
            const rule = rules.find((one) => one.kind === kind)
            return opened === kind ? (
              <li key={kind} className="border-b border-rule">
                <RuleForm
                  key={scope}
                  kind={kind}
                  rule={rule}
                  isShared={scope === 'shared'}
                  responsible={data.responsible.find(({ id }) => id === rule?.responsibleId)}
                  chooseCard={chooseCard}
                  onSaved={() => void saved()}
                  onCancel={close}
                />
              </li>
            ) : (
              <RuleRow
                key={kind}
                kind={kind}
                rule={rule}
                isFocused={closed === kind}
                onOpen={() => {
                  setSaved(false)
                  setOpened(kind)
                }}
              />
            )
          })}
        </ul>
      )}
    </section>
  )
}

type RuleRowProps = { kind: OccasionKind; rule: OccasionRule | undefined; isFocused: boolean; onOpen: () => void }

function RuleRow({ kind, rule, isFocused, onOpen }: RuleRowProps) {
  const texts = useOccasionWords()
  const { data: catalogue } = useQuery(catalogueQuery)
  const card = catalogue?.cards.find(({ id }) => id === rule?.cardId)
  const isGone = rule && catalogue && !card
  const queries = useQueryClient()
  // Loads the card and its sentiments before the form opens, so that nothing moves in the form.
  const prepare = () => rule && void queries.prefetchQuery(cardOfferQuery(rule.cardId))
  return (
    <li className="rule-row">
      <span className="font-semibold">{texts.kinds[kind]}</span>
      <span className={`min-w-0 ${isGone ? 'text-error' : 'text-ink-2'}`}>
        {!rule ? texts.noRule : isGone ? texts.ruleCardGone : `${card?.name ?? ''}, ${texts.ruleDays(rule.daysBefore)}`}
      </span>
      <Button
        looks="quiet"
        className="-mr-3"
        ref={isFocused ? takeFocus : undefined}
        aria-label={rule ? texts.changeRule(texts.kinds[kind]) : texts.chooseCardFor(texts.kinds[kind])}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onOpen}
      >
        {rule ? texts.change : texts.chooseCard}
      </Button>
    </li>
  )
}
