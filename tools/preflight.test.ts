import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { readBack } from '@fondly/press/preflight/read-back.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import { preflight } from '@fondly/stationery/layout/preflight/preflight.ts'
import { touches } from '@fondly/stationery/layout/preflight/seen.ts'
import { artFindings } from '@fondly/stationery/paint/preflight/art-findings.ts'
import { expect, test } from 'vitest'
import { DEFECTS, narrowEscapes, seededDefects } from './preflight-defects.ts'
import { goodCards, type Specimen } from './specimens.ts'

async function findingsOf({ pages, art, scanCode }: Specimen): Promise<Finding[]> {
  return [...preflight(pages), ...(await artFindings(pages, art)), ...(await readBack(pages, art, scanCode))]
}

const describe = (name: string, findings: Finding[]) =>
  `${name}: ${findings.map(({ kind, page }) => `${kind} ${page}`).join() || 'nothing'}`

/** How many of the twenty cards of each kind of defect are checked. They range from a hardly visible defect to an obvious one. */
const CARDS_PER_DEFECT = chooseByLength({ short: 2, long: 20 })

test('defects of every kind are found with their name and place, and good cards have no finding', { timeout: 600_000 }, async () => {
  const defects = seededDefects(20_261_121)
  expect(DEFECTS.map((kind) => defects.filter(({ defect }) => defect === kind).length)).toEqual(DEFECTS.map(() => 20))
  const missed: string[] = []
  const tried = defects.filter((_, number) => number % (20 / CARDS_PER_DEFECT) === 0)
  for (const specimen of tried) {
    const findings = await findingsOf(specimen)
    const isFound = findings.some(
      ({ kind, page, place }) => kind === specimen.defect && page === specimen.page && touches(place, specimen.place),
    )
    if (!isFound) missed.push(describe(specimen.name, findings))
  }

  const good = [
    ...goodCards(5 * CARDS_PER_DEFECT, 20_261_123).map((card, i) => ({ ...card, name: `good ${i}` })),
    ...narrowEscapes(20_261_122).filter((_, number) => number % (20 / CARDS_PER_DEFECT) === 0),
  ]
  const falseAlarms: string[] = []
  for (const specimen of good) {
    const findings = await findingsOf(specimen)
    if (findings.length > 0) falseAlarms.push(describe(specimen.name, findings))
  }

  process.stdout.write(`${tried.length - missed.length} of ${tried.length} found, ${falseAlarms.length} of ${good.length} false alarms\n`)
  expect({ missed, alarms: falseAlarms, tried: tried.length, good: good.length }).toEqual({
    missed: [],
    alarms: [],
    tried: 10 * CARDS_PER_DEFECT,
    good: 10 * CARDS_PER_DEFECT,
  })
})
