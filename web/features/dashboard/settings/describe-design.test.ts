import { clientSettings as words } from '@fondly/languages/english/client-settings.ts'
import { expect, test } from 'vitest'
import { describeDesign } from './describe-design.ts'

const design = { name: 'Harbor', size: '70', front: 'a'.repeat(64), screen: null, likeCardId: '1HBE2115', state: 'draft' }
const names = new Map([['1HBE2117', 'Warm Wishes']])
const describe = (before: object | null, after: object | null) => describeDesign(before, after, words, names)

test('a design is described by its name and whether it is offered', () => {
  expect(describe(null, design)).toEqual([{ label: 'Design', old: words.nothing, now: 'Harbor, not offered yet' }])
  const offered = { ...design, state: 'offered', offeredAt: '2026-11-23T10:00:00.000Z', art: { picturePath: '/art/x' } }
  expect(describe(design, offered)).toEqual([{ label: 'Design', old: 'Harbor, not offered yet', now: 'Harbor, offered' }])
  expect(describe(offered, { ...offered, state: 'withdrawn' })).toEqual([
    { label: 'Design', old: 'Harbor, offered', now: 'Harbor, not offered any more' },
  ])
  expect(describe(design, null)).toEqual([{ label: 'Design', old: 'Harbor, not offered yet', now: words.nothing }])
})

test('other changes of a design are described part by part, a file without its hash', () => {
  expect(describe(design, { ...design, front: 'b'.repeat(64), likeCardId: '1HBE2117' })).toEqual([
    { label: words.designParts.likeCardId, old: '1HBE2115', now: 'Warm Wishes' },
    { label: words.designParts.front, old: undefined, now: words.otherFile },
  ])
})
