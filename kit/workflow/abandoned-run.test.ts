import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runSteps, type Workflow } from './run-steps.ts'
import type { Step } from './step.ts'
import { type Errand, noStop, openErrands } from './testing/errands.ts'

const errands = openErrands()
const { begin, createWorkflow, take } = errands

const abandoning: Step<Errand> = {
  name: 'add item',
  percent: 1,
  text: '',
  execute: async () => ({ kind: 'abandoned', data: { problem: 'called off' } }),
}

test('an abandoned run is undone before it ends, and is no failure', async () => {
  const { id } = await begin({ basket: 'b1' })
  const undone: unknown[] = []
  const failures: unknown[] = []
  const undo: Workflow<Errand>['undo'] = async (run, data, fence) => {
    await fence()
    undone.push(run.data.basket)
    return { kind: 'stopped', data }
  }
  const onStepFailure: Workflow<Errand>['onStepFailure'] = async (cause) => (failures.push(cause), { kind: 'retry', cause })
  await runSteps(await take(id), createWorkflow([abandoning], { undo, onStepFailure }), noStop)
  expect({ undone, failures }).toEqual({ undone: ['b1'], failures: [] })
  expect(await errands.runs.find(id)).toMatchObject({ state: 'stopped', data: { basket: 'b1', problem: 'called off' } })
})

test('an abandoned run that nothing undoes ends at once', async () => {
  const { id } = await begin()
  await runSteps(await take(id), createWorkflow([abandoning]), noStop)
  expect(await errands.runs.find(id)).toMatchObject({ state: 'stopped', data: { problem: 'called off' } })
})

test('an abandoned run that cannot be undone is tried again', async () => {
  const { id } = await begin()
  const undo = () => Promise.reject(new Error('the shop is away'))
  await runSteps(await take(id), createWorkflow([abandoning], { undo }), noStop)
  expect(await errands.runs.find(id)).toMatchObject({ state: 'running', attempts: 1, data: {} })
})

test('an abandoned run that another process has taken over is not undone', async () => {
  const { id } = await begin()
  let undone = 0
  const late: Step<Errand> = {
    ...abandoning,
    execute: async (data, signal) => {
      await sql`update errands.errand set lease_number = lease_number + 1, lease_holder = 'second' where id = ${id}`.execute(
        errands.database,
      )
      return abandoning.execute(data, signal)
    },
  }
  const undo = async () => (undone++, { kind: 'stopped' as const, data: {} })
  await runSteps(await take(id), createWorkflow([late], { undo }), noStop)
  expect(undone).toBe(0)
  expect(await errands.runs.find(id)).toMatchObject({ state: 'running' })
})
