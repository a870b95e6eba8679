import { expect, test } from 'vitest'
import { countedFor } from './guard.ts'

test('previews of a banner have a count of their own, everything else of a user is counted together', () => {
  const preview = countedFor('maria', '/api/admin/harborview/banner/preview')
  expect(preview).not.toBe(countedFor('maria', '/api/admin/harborview/banner'))
  expect(preview).not.toBe(countedFor('nora', '/api/admin/harborview/banner/preview'))
  expect(countedFor('maria', '/api/drafts')).toBe(countedFor('maria', '/api/admin/harborview/banner'))
})
