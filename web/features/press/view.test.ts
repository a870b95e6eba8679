import { expect, test } from 'vitest'
import { toPath, parseView } from './view.ts'

test('a link opens the overview of the same mail date, with the same batch above it', () => {
  const view = parseView('mailDate=2026-11-24&batch=3')
  expect(view).toEqual({ mailDate: '2026-11-24', batch: 3 })
  expect(toPath(view)).toBe('/press?mailDate=2026-11-24&batch=3')
  expect(toPath({ ...view, batch: undefined })).toBe('/press?mailDate=2026-11-24')
  expect(toPath({ mailDate: '', batch: undefined })).toBe('/press')
})

test.each(['', 'mailDate=&batch=', 'mailDate=2026-13-45&batch=-1', 'mailDate=tomorrow&batch=3.5', 'mailDate=2026-11-24%00&batch=x'])(
  'an invalid mail date or batch number is ignored: %s',
  (query) => expect(parseView(query)).toEqual({ mailDate: '', batch: undefined }),
)
