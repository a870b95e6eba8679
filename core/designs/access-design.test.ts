import { expect, test } from 'vitest'
import { accessDesign, type DesignAccessContext } from './access-design.ts'

const KEY = { clientId: 'harborview', designId: 'd1' }
const accessOf = (found: object | undefined) =>
  accessDesign({ administration: {}, designs: { read: async () => found } } as unknown as DesignAccessContext, KEY)

test('a missing design has no last write, and an existing design has its last write', async () => {
  expect(await accessOf(undefined).read()).toEqual({ fields: { design: null }, version: undefined, lastWrite: 'none' })
  const found = { value: { name: 'Spring' }, version: '2', lastWrite: '2' }
  expect(await accessOf(found).read()).toEqual({ fields: { design: found.value }, version: '2', lastWrite: '2' })
})
