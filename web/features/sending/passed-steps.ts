import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { PROGRESS } from '@fondly/domain/sending/progress.ts'

const STEPS = Object.values(PROGRESS)

/** Returns the steps between two progress reports, and the later report. Thus even a fast sending shows each step. */
export function listPassedSteps(shown: SendingNews, next: SendingNews): SendingNews[] {
  if (shown.state !== 'running' || (next.state !== 'running' && next.state !== 'sent')) return [next]
  const passed = STEPS.filter(({ percent }) => percent > shown.percent && percent < next.percent)
  return [...passed.map(({ percent, text }) => ({ state: 'running' as const, percent, step: text })), next]
}
