import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeldMoves, type HeldMoves } from './held-moves.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const order = (category: string, ...cards: string[]) => ({ shelf: { [category]: { cards } } })

test('moves in quick succession are written once, with the order before the first move', () => {
  const written: HeldMoves[] = []
  const moves = createHeldMoves((held) => written.push(held))
  moves.add(order('birthday', 'b', 'a', 'c'), order('birthday', 'a', 'b', 'c'))
  vi.advanceTimersByTime(1_000)
  moves.add(order('birthday', 'b', 'c', 'a'), order('birthday', 'b', 'a', 'c'))
  moves.add(order('thanks', 'y', 'x'), { shelf: { thanks: null } })
  vi.advanceTimersByTime(1_000)
  expect(written).toEqual([])
  vi.advanceTimersByTime(500)
  expect(written).toEqual([
    {
      change: { shelf: { birthday: { cards: ['b', 'c', 'a'] }, thanks: { cards: ['y', 'x'] } } },
      before: { shelf: { birthday: { cards: ['a', 'b', 'c'] }, thanks: null } },
    },
  ])
  vi.runAllTimers()
  expect(written).toHaveLength(1)
})

test('a held move is written at once before another change', () => {
  const written: HeldMoves[] = []
  const moves = createHeldMoves((held) => written.push(held))
  moves.add(order('thanks', 'y', 'x'), order('thanks', 'x', 'y'))
  moves.flush()
  expect(written).toHaveLength(1)
  moves.add(order('thanks', 'x', 'y'), order('thanks', 'y', 'x'))
  expect(moves.drop()).toBe(true)
  expect(moves.drop()).toBe(false)
  vi.runAllTimers()
  expect(written).toHaveLength(1)
})
