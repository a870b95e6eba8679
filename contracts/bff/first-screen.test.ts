import { expect, test } from 'vitest'
import { formatFirstView, parseFirstView } from './first-screen.ts'

test('a view is read back unchanged from its cookie', () => {
  const view = { gridWidthPx: 372, heightPx: 823, remPx: 16 }
  expect(parseFirstView(formatFirstView(view))).toEqual(view)
})

test.each([
  undefined,
  '',
  '372',
  '372x823',
  '372x823x16x1',
  'ax823x16',
  '372x823x',
  '20x823x16',
  '372x90000x16',
  '-372x823x16',
  'NaNx823x16',
])('%s is not a view', (text) => expect(parseFirstView(text)).toBeUndefined())
