import { expect, test } from 'vitest'
import { ALL_ROWS, chooseRow, countChosen, isRowChosen, NO_ROWS } from './row-choice.ts'

test('rows that are excluded and included again are counted without reading the others', () => {
  const fewer = chooseRow(chooseRow(ALL_ROWS, 7, false), 9, false)
  expect([7, 8, 9].map((row) => isRowChosen(fewer, row))).toEqual([false, true, false])
  expect([countChosen(fewer, 10_000), countChosen(chooseRow(fewer, 7, true), 10_000)]).toEqual([9_998, 9_999])
})

test('single rows can be chosen when none was chosen before', () => {
  const some = chooseRow(chooseRow(NO_ROWS, 7, true), 9, true)
  expect([7, 8, 9].map((row) => isRowChosen(some, row))).toEqual([true, false, true])
  expect([countChosen(some, 10_000), countChosen(chooseRow(some, 7, false), 10_000)]).toEqual([2, 1])
})
