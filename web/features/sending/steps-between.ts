import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'

/** Section 4, 'Order placing sequence': what the bar says on its way. */
const STEPS: [percent: number, text: string][] = [
  [10, 'Personalizing card...'],
  [20, 'Saving information...'],
  [30, 'Saving card to order...'],
  [40, 'Saving shipping info...'],
  [50, 'Saving billing info...'],
  [60, 'Finalizing Order...'],
  [70, 'Finalizing Order...'],
  [90, 'Placing order...'],
]

/** What was passed between two news, and the later of them: a quick order shows each of its steps all the same. */
export function stepsBetween(shown: SendingNews, told: SendingNews): SendingNews[] {
  if (shown.state !== 'running' || (told.state !== 'running' && told.state !== 'sent')) return [told]
  const passed = STEPS.filter(([percent]) => percent > shown.percent && percent < told.percent)
  return [...passed.map(([percent, text]) => ({ state: 'running' as const, percent, text })), told]
}
