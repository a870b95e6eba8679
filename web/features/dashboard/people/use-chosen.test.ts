import type { ImportRow } from '@fondly/contracts/bff/people-import.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { renderHook, withWindow } from '../../../testing/render-hook.ts'
import { useChosen } from './use-chosen.ts'

withWindow()

const reason = { code: 'changed-meanwhile' } as const
const row: ImportRow = {
  row: 1,
  email: 'ada@a.test',
  name: 'Ada',
  kind: 'changed',
  id: 'ada',
  state: 'failed',
  was: {},
  change: {},
  reason,
}

test('people whom a change did not reach are chosen again, with the reason', () => {
  const { results } = renderHook(useChosen)
  act(() => results.at(-1)?.chooseUndone([row]))
  expect(results.at(-1)).toMatchObject({ chosen: new Set(['ada']), failures: new Map([['ada', reason]]) })
})

test.each([
  ['reached everybody', []],
  ['left somebody undone', [row]],
])('opening an earlier change, which %s, does not affect the present choice', (_, undone) => {
  const { results } = renderHook(useChosen)
  act(() => results.at(-1)?.choose(new Set(['bea', 'cora'])))
  act(() => results.at(-1)?.chooseUndone(undone))
  expect(results.at(-1)).toMatchObject({ chosen: new Set(['bea', 'cora']), failures: new Map() })
})
