import type { ReportState } from '@fondly/domain/reports/report-state.ts'
import { State } from '../parts/State.tsx'
import { useCardsWords } from './cards-words.ts'

const MARKS = {
  mailed: undefined,
  'in-press': 'ring',
  unfinished: 'ring',
  withdrawn: undefined,
  refused: 'wrong',
  failed: 'wrong',
} as const satisfies Record<ReportState, 'ring' | 'wrong' | undefined>

/** The state of a card. */
export function CardState({ state }: { state: ReportState }) {
  const texts = useCardsWords()
  return <State word={texts.states[state]} mark={MARKS[state]} />
}
