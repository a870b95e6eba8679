import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { PROGRESS } from '@fondly/domain/sending/progress.ts'

const STEPS = Object.values(PROGRESS)

/** Returns the steps between two progress reports and the later report, so that a quick sending still shows each step. */
export function listPassedSteps(shown: SendingNews, told: SendingNews): SendingNews[] {
  if (shown.state !== 'running' || (told.state !== 'running' && told.state !== 'sent')) return [told]
  const passed = STEPS.filter(({ percent }) => percent > shown.percent && percent < told.percent)
  return [...passed.map((step) => ({ state: 'running' as const, ...step })), told]
}
