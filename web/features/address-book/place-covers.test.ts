import type { ContactCard } from '@fondly/contracts/bff/contacts.ts'
import { expect, test } from 'vitest'
import { placeCovers } from './place-covers.ts'
import { buildTimeAxis } from './time-axis.ts'

const axis = buildTimeAxis('2026-11-23')
const sent = (day: string): ContactCard => ({ cardId: day, cardName: 'Hill Town', pictureUrl: null, day, isOwn: true, sender: 'Dana' })
const place = (...days: string[]) => placeCovers(days.map(sent), axis)

test('cards that are far enough apart are each at their day, the earliest first', () => {
  const spots = place('2026-10-01', '2026-03-01')
  expect(spots.map(({ cards }) => cards.map(({ card }) => card.day))).toEqual([['2026-03-01'], ['2026-10-01']])
  expect(spots.map(({ at }) => Math.round(at * 455))).toEqual([90, 304])
})

test('cards that would hide each other share one place in their middle', () => {
  const spots = place('2026-10-09', '2026-10-05', '2026-10-01')
  expect(spots.map(({ cards }) => cards.map(({ card }) => card.day))).toEqual([['2026-10-01', '2026-10-05', '2026-10-09']])
  expect(Math.round((spots[0]?.at ?? 0) * 455)).toBe(308)
})

test('on the short timeline beside an open sheet, cards of neighbouring months share a place', () => {
  const months = ['2026-11-10', '2026-10-10', '2026-08-10', '2026-04-10', '2026-01-10'].map(sent)
  const sizes = (linePx: number) => placeCovers(months, axis, linePx).map(({ cards }) => cards.length)
  expect(sizes(900)).toEqual([1, 1, 1, 1, 1])
  expect(sizes(250)).toEqual([1, 1, 3])
})

test('a place that grows until it overlaps the one before it takes the cards of that one too', () => {
  const days = ['2026-11-20', '2026-11-18', '2026-11-16', '2026-11-14', '2026-10-02'].map(sent)
  expect(placeCovers(days, axis, 500).map(({ cards }) => cards.length)).toEqual([5])
})

test('two cards of the same day have different keys', () => {
  const keys = place('2026-10-01', '2026-10-01').flatMap(({ cards }) => cards.map(({ key }) => key))
  expect(new Set(keys).size).toBe(2)
})

test('a card that is older than the timeline never shares a place with one on it', () => {
  const spots = place('2025-12-01', '2025-11-30')
  expect(spots.map(({ cards }) => cards.map(({ isOnAxis }) => isOnAxis))).toEqual([[false], [true]])
})
