import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Scene, SceneNode, ScenePaint } from '@fondly/stationery/layout/scene.ts'
import { CARDS } from './cards.ts'
import { drawn } from './drawing.ts'
import { composition, distance, type Composition } from './likeness.ts'

/** If two fronts differ by less than this, they have the same composition. */
const MIN_DISTANCE = 0.45

const front = (cardId: string): Scene =>
  // Written by seed/draw.ts and checked against the schema in world.test.ts.
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'world', 'art', cardId, 'front.json'), 'utf8')) as Scene

const compositions = new Map<string, Composition>()
beforeAll(async () => {
  for (const { cardId } of CARDS) compositions.set(cardId, await composition(front(cardId)))
})

const nearest = (looked: Composition, among = [...compositions]) =>
  among.map(([cardId, other]) => ({ cardId, far: distance(looked, other) })).sort((a, b) => a.far - b.far)[0]

test('no two fronts have the same composition', () => {
  const pairs = [...compositions].map(([cardId, own]) => ({
    cardId,
    nearest: nearest(
      own,
      [...compositions].filter(([other]) => other !== cardId),
    ),
  }))
  process.stdout.write(
    `${pairs.map(({ cardId, nearest }) => `${cardId} is ${nearest?.far.toFixed(2)} from ${nearest?.cardId}`).join('\n')}\n`,
  )
  expect(pairs.filter(({ nearest }) => (nearest?.far ?? 1) < MIN_DISTANCE)).toEqual([])
})

test.each(['1HBE2115', '1HBE2137', '1HBE2163', '1HBE2169', '1HBE2190', '1HBE2196', '1HBE2226', '1HBE2250', '1HBE2298'])(
  'the test would find %s in other colours',
  async (cardId) => {
    const copy = nearest(await composition(recoloured(front(cardId))))
    expect(copy?.cardId).toBe(cardId)
    expect(copy?.far).toBeLessThan(MIN_DISTANCE / 2)
  },
)

test.each(CARDS.map((card) => [card.cardId, card] as const))(
  'the test would find %s with other words',
  async (cardId, { seed, sheet, front }) => {
    const { scene } = drawn(seed, (drawing) => front({ ...drawing, letter: () => undefined }), sheet)
    const copy = nearest(await composition(scene))
    expect(copy?.cardId).toBe(cardId)
    expect(copy?.far).toBeLessThan(MIN_DISTANCE)
  },
)

/** Returns the same drawing with exchanged colours: red to green, green to blue, blue to red. */
function recoloured(scene: Scene): Scene {
  const ink = (colour: string) => `#${colour.slice(5, 7)}${colour.slice(1, 3)}${colour.slice(3, 5)}`
  const paint = (fill: ScenePaint): ScenePaint =>
    typeof fill === 'string' ? ink(fill) : { ...fill, stops: fill.stops.map(([offset, colour, opacity]) => [offset, ink(colour), opacity]) }
  const node = (one: SceneNode): SceneNode =>
    'group' in one ? { ...one, group: one.group.map(node) } : { ...one, ...(one.fill !== undefined && { fill: paint(one.fill) }) }
  const shapes = Object.entries(scene.shapes ?? {}).map(([name, nodes]) => [name, nodes.map(node)] as const)
  return { ...scene, shapes: Object.fromEntries(shapes), nodes: scene.nodes.map(node) }
}
