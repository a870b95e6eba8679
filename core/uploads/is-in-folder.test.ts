import { expect, test } from 'vitest'
import { isInFolder } from './is-in-folder.ts'

const FOLDER = 'https://cards.test/art/brands/uploads/'

test.each([
  ['https://cards.test/art/brands/uploads/1a.svg', true],
  ['https://cards.test:443/art/brands/uploads/1a.svg', true],
  ['https://cards.test/art/brands/uploads/../../api/session', false],
  ['https://cards.test/art/brands/uploads/%2e%2E/harborview.svg', false],
  ['https://cards.test/art/brands/uploads/..%2f..%2fapi', false],
  [String.raw`https://cards.test/art/brands/uploads/..\harborview.svg`, false],
  ['https://cards.test@elsewhere.test/art/brands/uploads/1a.svg', false],
  ['http://cards.test/art/brands/uploads/1a.svg', false],
  ['/art/brands/uploads/1a.svg', false],
  ['', false],
])('%s: %s', (address, isInside) => expect(isInFolder(address, FOLDER)).toBe(isInside))
