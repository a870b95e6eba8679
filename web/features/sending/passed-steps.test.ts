import { expect, test } from 'vitest'
import { listPassedSteps } from './passed-steps.ts'

const running = (percent: number, text: string) => ({ state: 'running' as const, percent, text })

test('what was passed is shown on the way, each with its words', () => {
  const told = running(50, 'Saving billing info...')
  expect(listPassedSteps(running(20, 'Saving information...'), told)).toEqual([
    running(30, 'Saving card to order...'),
    running(40, 'Saving shipping info...'),
    told,
  ])
})

test('the next step, a question and an end that is none of success come at once', () => {
  const asked = { state: 'open-baskets' as const, text: '?', own: null }
  const stopped = { state: 'stopped' as const, reason: 'failed' as const, message: '' }
  expect(listPassedSteps(running(10, 'Personalizing card...'), running(20, 'Saving information...'))).toHaveLength(1)
  expect(listPassedSteps(running(10, 'Personalizing card...'), asked)).toEqual([asked])
  expect(listPassedSteps(running(10, 'Personalizing card...'), stopped)).toEqual([stopped])
  expect(listPassedSteps(asked, running(70, 'Finalizing Order...'))).toHaveLength(1)
})
