import { expect, test } from 'vitest'
import { listPassedSteps } from './passed-steps.ts'

const running = (percent: number, step: string) => ({ state: 'running' as const, percent, step })

test('passed steps are shown with their words', () => {
  const progress = running(50, 'saving-billing')
  expect(listPassedSteps(running(20, 'saving'), progress)).toEqual([running(30, 'saving-card'), running(40, 'saving-shipping'), progress])
})

test('the next step, a question and a failure are shown at once', () => {
  const question = { state: 'open-baskets' as const, own: null }
  const stopped = { state: 'stopped' as const, reason: 'failed' as const }
  expect(listPassedSteps(running(10, 'personalizing'), running(20, 'saving'))).toHaveLength(1)
  expect(listPassedSteps(running(10, 'personalizing'), question)).toEqual([question])
  expect(listPassedSteps(running(10, 'personalizing'), stopped)).toEqual([stopped])
  expect(listPassedSteps(question, running(70, 'finalizing'))).toHaveLength(1)
})
