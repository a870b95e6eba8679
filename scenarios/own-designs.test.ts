import { randomUUID } from 'node:crypto'
import type { DesignEntry, DesignFileAnswer, DesignsAnswer } from '@fondly/contracts/bff/designs.ts'
import type { DesignDraft } from '@fondly/domain/designs/own-design.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import { testDesign } from '@fondly/core/designs/testing/write-pdf.ts'
import { checkDesign } from '@fondly/domain/designs/check-design.ts'
import { designTarget } from '@fondly/domain/designs/design-target.ts'
import { english } from '@fondly/languages/english/english.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import { HOSTILE_DESIGNS } from './testing/hostile-designs.ts'
import type { Visitor } from './testing/visitor.ts'

const DESIGNS = '/api/admin/harborview/designs'
const target = designTarget({ size: '70', orientation: 'V' })

let testProduct: ComposedProduct
let clientadmin: Visitor
let second: Visitor
beforeAll(async () => {
  testProduct = await startComposedProduct()
  clientadmin = testProduct.newVisitor()
  second = testProduct.newVisitor()
  await clientadmin.signIn('clientadmin@harborview.test')
  await second.signIn('admin@fondly.test')
})
afterAll(() => testProduct?.close())

const upload = (file: Uint8Array, by = clientadmin) => by.ask('POST', '/api/admin/harborview/uploads/designs', file)
const uploadAndRead = async (file: Uint8Array) => (await (await upload(file)).json()) as DesignFileAnswer
const list = () => clientadmin.json<DesignsAnswer>('GET', DESIGNS)
const draft = (more: Partial<DesignDraft> = {}): DesignDraft => ({
  name: 'Harbor at dawn',
  size: '70',
  orientation: 'V',
  language: 'en_US',
  categoryId: 'thank-you',
  likeCardId: '',
  front: null,
  screen: null,
  inside: null,
  ...more,
})
const save = (id: string, version: string | null, design: DesignDraft, by = clientadmin) =>
  by.ask('PUT', `${DESIGNS}/${id}`, { version, design })

test('there are at least 25 hostile files', () => expect(Object.keys(HOSTILE_DESIGNS).length).toBeGreaterThanOrEqual(25))

test.each(Object.entries(HOSTILE_DESIGNS))('%s is refused with a sentence', async (_, [code, file]) => {
  const sentences = await readSentences(await upload(file()))
  expect(Object.keys(sentences)).toContain(code)
  for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/\.$/)
})

/** Returns the result of an upload: the code of the refusal or of each finding of preflight, with its sentence. */
async function readSentences(answer: Response): Promise<Record<string, string>> {
  if ([413, 422].includes(answer.status)) {
    const { code, detail } = (await answer.json()) as Refusal
    return { [code]: detail }
  }
  const { facts } = (await answer.json()) as DesignFileAnswer
  return Object.fromEntries(checkDesign(facts, target).map((finding) => [finding.code, english.designs.findings[finding.code]]))
}

test('a design is saved with its file, listed, shown and logged', async () => {
  const bytes = testDesign()
  const { hash, type } = await uploadAndRead(bytes)
  expect(type).toBe('pdf')
  const id = randomUUID()
  const saved = (await (await save(id, null, draft({ front: hash }))).json()) as DesignEntry
  expect(saved).toMatchObject({ id, version: '1', design: { name: 'Harbor at dawn', state: 'draft', front: hash } })
  const { designs, files, cards, categories } = await list()
  expect(designs).toEqual([saved])
  expect(files).toMatchObject([{ hash, facts: { kind: 'pdf', pages: 1 } }])
  expect(cards.length).toBeGreaterThan(50)
  expect(categories.map((one) => one.id)).toContain('thank-you')
  const shown = await clientadmin.ask('GET', `/api/admin/harborview/design-files/${hash}`)
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes)
  const { entries } = await clientadmin.json<ActivityAnswer>('GET', '/api/admin/harborview/activity')
  expect(entries[0]).toMatchObject({ subject: `design ${id}`, before: { design: null }, after: { design: { name: 'Harbor at dawn' } } })
})

test('a second administrator does not overwrite the first, and a removed design disappears', async () => {
  const id = randomUUID()
  await save(id, null, draft())
  expect((await save(id, '1', draft({ name: 'Theirs' }), second)).status).toBe(200)
  const late = await save(id, '1', draft({ name: 'Mine' }))
  expect([late.status, ((await late.json()) as Refusal).code]).toEqual([409, 'changed-meanwhile'])
  expect((await clientadmin.ask('DELETE', `${DESIGNS}/${id}`, { version: '2' })).status).toBe(204)
  expect((await list()).designs.map((one) => one.id)).not.toContain(id)
})

test('an administrator uploads at most 120 files an hour', async () => {
  const others = testProduct.newVisitor()
  await others.signIn('admin@fondly.test')
  const statuses = []
  for (let count = 0; count <= 120; count += 1) statuses.push((await upload(new Uint8Array(), others)).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
})

test('a client cannot read a file of another client', async () => {
  const { hash } = await uploadAndRead(testDesign({ boxes: '' }))
  expect((await second.ask('GET', `/api/admin/summit/design-files/${hash}`)).status).toBe(404)
  const other = await second.ask('PUT', `/api/admin/summit/designs/${randomUUID()}`, { version: null, design: draft({ front: hash }) })
  expect(other.status).toBe(404)
})

test('a photo with a rotation tag is judged by its visible width and height', async () => {
  const lying = { create: { width: 2192, height: 1592, channels: 3 as const, background: '#1d6a6a' } }
  const { facts } = await uploadAndRead(new Uint8Array(await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer()))
  expect(facts).toMatchObject({ widthPx: 1592, heightPx: 2192 })
  expect(checkDesign(facts, target)).toEqual([])
})
