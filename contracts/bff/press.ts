import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

/** Sheets of an office printer, and the edge around which it turns them for the second side. */
export const PAPERS = ['letter', 'legal', 'tabloid', 'a4', 'a3'] as const
export type Paper = (typeof PAPERS)[number]
export const FLIPS = ['long', 'short'] as const
export type Flip = (typeof FLIPS)[number]

/** Cut: its orders are settled. Complete: its files are there. Acknowledged: an operator has taken it to the printer. Mailed: it has left the house. */
export const BATCH_STATES = ['cut', 'complete', 'acknowledged', 'mailed'] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** One mail date, card size ('49', '60', '70', '831') and envelope stock: what is cut together. Old batches may tell neither size nor stock (empty). */
export const PrintGroup = z.object({
  mailDate: z.iso.date(),
  size: z.string().check(z.maxLength(20)),
  stock: z.string().check(z.maxLength(200)),
})
export type PrintGroup = z.infer<typeof PrintGroup>

/** Orders that are free: they can be withdrawn until `cutsAt` (an instant), the first of their moments. Null: at the next look. */
export const DueGroup = z.extend(PrintGroup, { orders: z.number(), cutsAt: z.nullable(z.string()) })
export type DueGroup = z.infer<typeof DueGroup>

/** The front of a card that a batch holds. */
export const BatchCard = z.object({
  id: z.string(),
  name: z.string(),
  size: z.enum(['49', '60', '70', '831']),
  orientation: z.enum(['H', 'V', 'S']),
  /** May be asked for in another width with ?width= when it is below /art/. */
  pictureUrl: z.string(),
})
export type BatchCard = z.infer<typeof BatchCard>

export const Batch = z.extend(PrintGroup, {
  id: z.number(),
  /** Such as 2026-11-24/batch-001, also its folder below the print folder. */
  name: z.string(),
  orders: z.number(),
  /** Its distinct cards, the most frequent first, four at most; none where they were not noted. */
  cards: z.array(BatchCard),
  /** How many distinct cards it holds, of those that were noted. */
  distinctCards: z.number(),
  state: z.enum(BATCH_STATES),
  cutAt: z.string(),
  completedAt: z.nullable(z.string()),
  acknowledgedAt: z.nullable(z.string()),
  mailedAt: z.nullable(z.string()),
  /** Commerce has heard of the state for every order. */
  isReported: z.boolean(),
  /** The papers on which every card of it fits, and how many on one sheet. Empty until it is complete. */
  papers: z.array(z.object({ paper: z.enum(PAPERS), cards: z.number() })),
})
export type Batch = z.infer<typeof Batch>

/** An order that cannot be printed, with the reason (domain/print/rejection.ts). */
export const PutAside = z.object({ orderNo: z.string(), mailDate: z.nullable(z.string()), reason: MessageShape, since: z.string() })
export type PutAside = z.infer<typeof PutAside>

/**
 * GET /api/press?mailDate=: the day's work, of one mail date where one is named (400 where it is none). What is due by mail date; every batch that is not mailed and the latest mailed ones, newest first; what was put
 * aside, newest first (200 at most each).
 */
export const PressBoard = z.object({
  /** cut-off: at that time of the postal zone ('16:00'). soon: a few minutes after it came. at-once: with the next look. */
  cut: z.object({ mode: z.enum(['at-once', 'soon', 'cut-off']), cutOff: z.string(), zone: z.string() }),
  due: z.array(DueGroup),
  batches: z.array(Batch),
  aside: z.array(PutAside),
  /** Every mail date that can be asked for, the latest first (1,000 at most). */
  days: z.array(z.string()),
})
export type PressBoard = z.infer<typeof PressBoard>

export const BoardChoice = z.object({ mailDate: z.optional(z.iso.date()) })
export type BoardChoice = z.infer<typeof BoardChoice>

export const REPRINT_REASONS = ['damaged', 'misprinted', 'lost', 'other'] as const
export type ReprintReason = (typeof REPRINT_REASONS)[number]

export const Reprint = z.object({
  id: z.number(),
  orderNo: z.string(),
  reason: z.enum(REPRINT_REASONS),
  note: z.string(),
  askedAt: z.string(),
  /** The user's id. */
  askedBy: z.string(),
  /** Null until its files are there. */
  completedAt: z.nullable(z.string()),
  /** Why it cannot be made (domain/print/rejection.ts): nothing more comes of it. */
  unprintable: z.nullable(MessageShape),
  /** Names for GET /api/press/reprints/{id}/files/{name}; empty until it is complete. */
  files: z.array(z.string()),
  papers: z.array(z.object({ paper: z.enum(PAPERS), cards: z.number() })),
})
export type Reprint = z.infer<typeof Reprint>

/** GET /api/press/batches/{id}: its cards in the order in which they are printed, without recipients. Orders are empty until it is complete. */
export const BatchDetails = z.object({
  batch: Batch,
  orders: z.array(
    z.object({
      position: z.number(),
      orderNo: z.string(),
      scanCode: z.string(),
      cardId: z.string(),
      /** Names for GET /api/press/batches/{id}/files/{name}, beside manifest.json and manifest.csv. */
      cardFile: z.string(),
      envelopeFile: z.string(),
      cardSha256: z.string(),
      envelopeSha256: z.string(),
    }),
  ),
  /** Order numbers, as they were printed, where the folder of a complete batch is gone: they can still be printed again. Else empty. */
  gone: z.array(z.string()),
  reprints: z.array(Reprint),
})
export type BatchDetails = z.infer<typeof BatchDetails>

/**
 * Files, all PDF but the manifests; 404 until the batch or reprint is complete, 422 where a card does not fit on the paper:
 * GET /api/press/batches/{id}/files/{name}, .../sheets.pdf?paper=letter&flip=long, .../envelopes.pdf, and the same below /api/press/reprints/{id}.
 */
export const SheetChoice = z.object({ paper: z.enum(PAPERS), flip: z.enum(FLIPS) })
export type SheetChoice = z.infer<typeof SheetChoice>

/** POST /api/press/cut: cuts what is free of this group now, whatever the clock says; answers the names of the batches, none when nothing was free. */
export const CutNow = PrintGroup
export const CutNowAnswer = z.object({ batches: z.array(z.object({ id: z.number(), name: z.string() })) })

/**
 * POST /api/press/batches/{id}/acknowledge and .../mailed, without a body: answer the Batch. 409 where it is too early (not complete; not
 * acknowledged); said again they change nothing.
 *
 * POST /api/press/batches/acknowledge and .../batches/mailed say the same of several; each has its own outcome, in the order in which they were named,
 * and one that is too early or not there does not keep the others back.
 */
export const ManyBatches = z.object({
  batches: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(200)),
})
export type ManyBatches = z.infer<typeof ManyBatches>
export const ManyBatchesAnswer = z.object({
  /** The batch as it is now, or the reason why nothing was done. */
  outcomes: z.array(z.union([z.object({ id: z.number(), batch: Batch }), z.object({ id: z.number(), refusal: MessageShape })])),
})
export type ManyBatchesAnswer = z.infer<typeof ManyBatchesAnswer>

/**
 * POST /api/press/orders/{orderNo}/reprint: 202 with the Reprint, whose files follow in a moment. The key is the form's own (a UUID): the same key again is
 * the same reprint. 409 for an order that was not printed.
 */
export const ReprintRequest = z.object({
  key: z.uuid(),
  reason: z.enum(REPRINT_REASONS),
  /** Needed for `other`. */
  note: z.string().check(z.maxLength(200)),
})
export type ReprintRequest = z.infer<typeof ReprintRequest>
