import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardLayout } from '@fondly/stationery/layout/card-sizes.ts'
import type { SceneNode, SceneTransform } from '@fondly/stationery/layout/scene.ts'
import { CARDS } from './cards.ts'
import { drawn, type Finished } from './drawing.ts'
import type { Point } from './geometry.ts'
import { letteringProblems } from './lettering-problems.ts'
import { createSheet } from './sheet.ts'

const file = (cardId: string, side: string) => join(import.meta.dirname, '..', 'world', 'art', cardId, `${side}.json`)

const drawings = CARDS.flatMap(({ cardId, seed, sheet = createSheet('70', 'V'), front, inside }) => [
  { name: `${cardId} front`, cardId, sheet, side: 'front', finished: drawn(seed, front, sheet) },
  ...(inside ? [{ name: `${cardId} inside`, cardId, sheet, side: 'inside', finished: drawn(seed, inside, sheet) }] : []),
])

describe.each(drawings)('$name', ({ cardId, side, finished }) => {
  test('is drawn again with the same bytes', () => {
    expect(readFileSync(file(cardId, side), 'utf8') === JSON.stringify(finished.scene)).toBe(true)
  })

  test('has lettering that touches nothing else', () => expect(letteringProblems(finished)).toEqual([]))
})

describe.each(drawings.filter(({ side }) => side === 'front'))('$name', ({ sheet, finished }) => {
  test('begins with a background that fills the sheet to the edge of the bleed', () => {
    const edge = [-sheet.bleed, sheet.width + sheet.bleed, sheet.height + sheet.bleed]
    expect(nodesOf(finished)[0]).toMatchObject({
      path: `M${edge[0]} ${edge[0]}L${edge[1]} ${edge[0]}L${edge[1]} ${edge[2]}L${edge[0]} ${edge[2]}Z`,
    })
  })
})

describe.each(drawings.filter(({ side }) => side === 'inside'))('$name', ({ sheet, finished }) => {
  test('leaves room for the sentiment, at the bottom of its field, and for the message', () => {
    const { sentiment, writing } = cardLayout(sheet.size, sheet.orientation).inside
    const words = { ...sentiment, y: sentiment.y + sentiment.height * 0.36, height: sentiment.height * 0.64 }
    // Check only the upper 83 percent of the field, because a signature rarely reaches its last lines.
    const lines = { ...writing, height: writing.height * 0.83 }
    const among = pointsOf(finished).filter(([x, y]) =>
      [words, lines].some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height),
    )
    expect(among).toEqual([])
  })
})

test('a card without an inside has no such file in the folder', () => {
  for (const { cardId, inside } of CARDS) expect(existsSync(file(cardId, 'inside'))).toBe(inside !== undefined)
})

const nodesOf = ({ scene }: Finished): SceneNode[] => scene.nodes.flatMap((node) => ('group' in node ? node.group : [node]))

const STRAIGHT: SceneTransform = [1, 0, 0, 1, 0, 0]

/** Returns every corner and control point of a drawing with its place on the sheet. */
function pointsOf({ scene }: Finished): Point[] {
  const walk = (node: SceneNode, [a, b, c, d, e, f]: SceneTransform): Point[] => {
    if ('path' in node) {
      const numbers = (node.path.match(/-?[\d.]+/g) ?? []).map(Number)
      return numbers.flatMap((x, index): Point[] =>
        index % 2 ? [] : [[a * x + c * (numbers[index + 1] ?? 0) + e, b * x + d * (numbers[index + 1] ?? 0) + f]],
      )
    }
    const [ta, tb, tc, td, te, tf] = node.transform ?? STRAIGHT
    const within: SceneTransform = [
      a * ta + c * tb,
      b * ta + d * tb,
      a * tc + c * td,
      b * tc + d * td,
      a * te + c * tf + e,
      b * te + d * tf + f,
    ]
    return ('use' in node ? (scene.shapes?.[node.use] ?? []) : node.group).flatMap((inner) => walk(inner, within))
  }
  return scene.nodes.flatMap((node) => walk(node, STRAIGHT))
}
