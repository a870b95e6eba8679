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

const said = (name: string, findings: Finding[]) => `${name}: ${findings.map(({ kind, page }) => `${kind} ${page}`).join() || 'nothing'}`

test(
  '200 of 200 defects are found, each by its name and in its place, and 200 good cards raise no alarm',
  { timeout: 600_000 },
  async () => {
    const defects = seededDefects(20_261_121)
    expect(DEFECTS.map((kind) => defects.filter(({ defect }) => defect === kind).length)).toEqual(DEFECTS.map(() => 20))
    const missed: string[] = []
    for (const specimen of defects) {
      const findings = await findingsOf(specimen)
      const isFound = findings.some(
        ({ kind, page, place }) => kind === specimen.defect && page === specimen.page && touches(place, specimen.place),
      )
      if (!isFound) missed.push(said(specimen.name, findings))
    }

    const good = [...goodCards(100, 20_261_123).map((card, i) => ({ ...card, name: `good ${i}` })), ...narrowEscapes(20_261_122)]
    const alarms: string[] = []
    for (const specimen of good) {
      const findings = await findingsOf(specimen)
      if (findings.length > 0) alarms.push(said(specimen.name, findings))
    }

    process.stdout.write(`${defects.length - missed.length} of ${defects.length} found, ${alarms.length} of ${good.length} false alarms\n`)
    expect({ missed, alarms, good: good.length }).toEqual({ missed: [], alarms: [], good: 200 })
  },
)
