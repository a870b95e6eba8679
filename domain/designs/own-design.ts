import type { CardLanguage } from '../card-language.ts'
import type { CardSize, Orientation } from '../catalogue/card.ts'
import { checkDesign, type DesignFinding } from './check-design.ts'
import type { DesignFacts } from './design-facts.ts'
import { designTarget } from './design-target.ts'

/** A client's own card design. Files are named by the SHA-256 of their bytes. */
export type OwnDesign = {
  name: string
  size: CardSize
  orientation: Orientation
  language: CardLanguage
  categoryId: string
  /** The card whose sentiments, message starters and envelope the design uses. */
  likeCardId: string
  front: string | null
  /** The screen picture of a front that is a PDF, because the product prints PDF pages but does not draw them. */
  screen: string | null
  inside: string | null
  state: DesignState
  /** The instant at which the design was last offered. */
  offeredAt?: string
  /** The art that was made when the design was offered. New files make new art, so ordered cards keep theirs. */
  art?: DesignArt
}

/** The part of a design that an administrator edits. The state changes only when a design is offered or withdrawn. */
export type DesignDraft = Omit<OwnDesign, 'state' | 'offeredAt' | 'art'>

/** Paths of the pictures relative to our own origin: for the catalogue, the printed outside and the inside. */
export type DesignArt = { picturePath: string; outsidePath: string; insidePath?: string | undefined }

/** 'withdrawn': the card cannot be ordered any more, but ordered cards are still printed. */
export type DesignState = 'draft' | 'offered' | 'withdrawn'

export type DesignPart = 'front' | 'screen' | 'inside'
/** An uploaded file as a reader found it. */
export type InspectedFile = { facts: DesignFacts }
export type DesignProblem = { part: DesignPart; finding: DesignFinding }

export const MAX_DESIGN_NAME_CHARACTERS = 60
/** The most bytes of one uploaded file. */
export const MAX_DESIGN_BYTES = 30_000_000
/** A screen picture needs at least this width. Print needs more pixels, but no screen shows a card much wider than this. */
const MIN_SCREEN_WIDTH_PX = 800

/** Returns the findings of each file of a design. `files` has the facts by hash. */
export function findDesignProblems(
  design: Pick<OwnDesign, 'size' | 'orientation' | DesignPart>,
  files: ReadonlyMap<string, InspectedFile>,
): DesignProblem[] {
  const target = designTarget(design)
  const of = (part: DesignPart) => (design[part] === null ? undefined : files.get(design[part])?.facts)
  const front = of('front')
  const inside = of('inside')
  return [
    ...(front ? checkDesign(front, target).map((finding) => ({ part: 'front' as const, finding })) : [missing('front')]),
    ...(inside ? checkInside(inside, design) : []),
    ...(front?.kind === 'pdf' ? checkScreen(of('screen'), design) : []),
  ]
}

/** A PDF as the inside would need its own screen picture. */
function checkInside(facts: DesignFacts, design: Pick<OwnDesign, 'size' | 'orientation'>): DesignProblem[] {
  if (facts.kind === 'pdf') return [{ part: 'inside', finding: { code: 'inside-pdf' } }]
  return checkDesign(facts, designTarget(design)).map((finding) => ({ part: 'inside', finding }))
}

function checkScreen(facts: DesignFacts | undefined, design: Pick<OwnDesign, 'size' | 'orientation'>): DesignProblem[] {
  if (!facts) return [missing('screen')]
  if (facts.kind !== 'picture') return [{ part: 'screen', finding: { code: 'screen-picture' } }]
  // Only the resolution of a screen picture may be lower than for print.
  const found = checkDesign(facts, designTarget(design)).filter(({ code }) => !code.startsWith('resolution-') && code !== 'transparency')
  const coarse: DesignFinding[] =
    facts.widthPx < MIN_SCREEN_WIDTH_PX ? [{ code: 'screen-coarse', params: { pixels: MIN_SCREEN_WIDTH_PX, is: facts.widthPx } }] : []
  return [...found, ...coarse].map((finding) => ({ part: 'screen', finding }))
}

const missing = (part: DesignPart): DesignProblem => ({ part, finding: { code: 'missing' } })
