import { expect, test } from 'vitest'
import { fateLines } from './fate-lines.ts'
import { orderHistory } from '@fondly/languages/english/order-history.ts'

const plain = { correctedBy: null, withdrawn: false, corrects: null }

test.each([
  ['without a correction or withdrawal', plain, undefined, []],
  ['that can be corrected', plain, '9 min', ['9 min to correct']],
  ['sent in place of another', { ...plain, corrects: '7' }, '9 min', ['corrects 7', '9 min to correct']],
  ['sent in place of another, and printed', { ...plain, corrects: '7' }, undefined, ['corrects 7']],
  ['that was corrected', { ...plain, withdrawn: true, correctedBy: '8' }, undefined, ['now 8']],
  ['that was withdrawn after it had replaced another', { ...plain, withdrawn: true, corrects: '7' }, undefined, ['Withdrawn']],
])('the lines of an order %s', (_, row, left, lines) => expect(fateLines(row, left, orderHistory)).toEqual(lines))
