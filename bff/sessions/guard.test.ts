import { expect, test } from 'vitest'
import { countedFor } from './guard.ts'

test('previews of a banner are counted separately; all other requests of a user are counted together', () => {
  const preview = countedFor('maria', '/api/admin/harborview/banner/preview')
  expect(preview).not.toBe(countedFor('maria', '/api/admin/harborview/banner'))
  expect(preview).not.toBe(countedFor('nora', '/api/admin/harborview/banner/preview'))
  expect(countedFor('maria', '/api/drafts')).toBe(countedFor('maria', '/api/admin/harborview/banner'))
})
