import { type Batch, PAPERS, type Paper } from '@fondly/contracts/bff/press.ts'
import type { CardSize, Orientation } from '@fondly/domain/catalogue/card.ts'
import { CardLayoutUnknown } from '@fondly/stationery/layout/card-sizes.ts'
import { flatCard } from './flat-card.ts'
import type { CardFile, SheetRun } from './impose.ts'
import { sheetPlan } from './sheet-plan.ts'

/** A size and an orientation, with the names of a manifest. */
export type Format = { size: string; orientation: string }

/** Lists the papers on which cards of all these formats fit. The number of cards on a sheet is that of the format that needs most room. */
export function listFittingPapers(formats: readonly Format[]): Batch['papers'] {
  if (formats.length === 0) return []
  return PAPERS.flatMap((paper) => {
    const plans = formats.map((format) => planFor(format, paper)?.plan)
    const cards = plans.map((plan) => (plan ? plan.columns * plan.rows : 0))
    const fewest = Math.min(...cards)
    return fewest > 0 ? [{ paper, cards: fewest }] : []
  })
}

/** Groups cards, in their order, into runs of one format. Returns undefined when a card does not fit on the paper. */
export function sheetRuns(files: readonly (CardFile & Format)[], paper: Paper): SheetRun[] | undefined {
  const runs: (SheetRun & Format)[] = []
  for (const file of files) {
    const last = runs.at(-1)
    if (last?.size === file.size && last.orientation === file.orientation) {
      last.files.push(file)
      continue
    }
    const found = planFor(file, paper)
    if (!found) return undefined
    runs.push({ ...found, size: file.size, orientation: file.orientation, files: [file] })
  }
  return runs
}

function planFor({ size, orientation }: Format, paper: Paper) {
  try {
    // For a format without a layout, flatCard throws.
    const card = flatCard(size as CardSize, orientation as Orientation)
    const plan = sheetPlan(card, paper)
    return plan && { card, plan }
  } catch (error) {
    if (error instanceof CardLayoutUnknown) return undefined
    throw error
  }
}
