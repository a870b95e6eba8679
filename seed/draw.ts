import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CARDS } from './art/cards.ts'
import { drawn } from './art/drawing.ts'
import { letteringProblems } from './art/lettering-problems.ts'

/**
 * `node seed/draw.ts [CARD ...]` draws the cards again and writes them into the demonstration world. Refuses a card whose lettering touches
 * something.
 */
const wanted = process.argv.slice(2)
for (const { cardId, seed, sheet, front, inside } of CARDS.filter((card) => wanted.length === 0 || wanted.includes(card.cardId))) {
  const folder = join(import.meta.dirname, 'world', 'art', cardId)
  mkdirSync(folder, { recursive: true })
  for (const [side, draw] of Object.entries({ front, inside })) {
    if (!draw) continue
    const drawing = drawn(seed, draw, sheet)
    const problems = letteringProblems(drawing)
    if (problems.length > 0) {
      process.exitCode = 1
      process.stderr.write(`${cardId} ${side}: ${problems.join(' ')}\n`)
    }
    writeFileSync(join(folder, `${side}.json`), JSON.stringify(drawing.scene))
  }
}
