import { PERSON_STATES, type PersonState } from '@fondly/domain/people/person-state.ts'
import { usePeopleWords } from './people-words.ts'

type StateTabsProps = {
  state: PersonState | undefined
  counts: Record<PersonState | 'all', number>
  onState: (state: PersonState | undefined) => void
}

/** Tabs for everybody and for each state, with their number of people. */
export function StateTabs({ state, counts, onState }: StateTabsProps) {
  const texts = usePeopleWords()
  const current = state ?? 'all'
  return (
    <fieldset className="flex min-w-0 overflow-x-auto border-b border-rule">
      <legend className="sr-only">{texts.states}</legend>
      {(['all', ...PERSON_STATES] as const).map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === current}
          onClick={() => onState(tab === 'all' ? undefined : tab)}
          className={`relative mr-7 flex min-h-12 shrink-0 items-center gap-2 hover:text-accent ${tab === current ? 'font-semibold after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:bg-accent' : 'text-ink-2'}`}
        >
          {texts.tabs[tab]}
          <span className="tabular font-normal">{counts[tab]}</span>
        </button>
      ))}
    </fieldset>
  )
}
