import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

/** The paper sizes of an office printer, and the edge around which it flips a sheet for the second side. */
export const PAPERS = ['letter', 'legal', 'tabloid', 'a4', 'a3'] as const
export type Paper = (typeof PAPERS)[number]
export const FLIPS = ['long', 'short'] as const
export type Flip = (typeof FLIPS)[number]

/** Cut: its orders are final. Complete: its files exist. Acknowledged: an operator has taken it to the printer. Mailed: its cards have left the building. */
export const BATCH_STATES = ['cut', 'complete', 'acknowledged', 'mailed'] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** One mail date, card size ('49', '60', '70', '831') and envelope stock: these orders are cut together. Old batches may have no size and no stock (empty). */
export const PrintGroup = z.object({
  /** A day, 'YYYY-MM-DD'. */
  mailDate: z.string(),
  size: z.string(),
  stock: z.string(),
})
export type PrintGroup = z.infer<typeof PrintGroup>

/** Orders that are not cut: they can be withdrawn until `cutsAt` (an instant), when the first of them is cut. Null: they are cut at the next check. */
export const DueGroup = z.object({ ...PrintGroup.shape, orders: z.number(), cutsAt: z.nullable(z.string()) })
export type DueGroup = z.infer<typeof DueGroup>

/** The front of a card in a batch. */
export const BatchCard = z.object({
  id: z.string(),
  name: z.string(),
  size: z.enum(['49', '60', '70', '831']),
  orientation: z.enum(['H', 'V', 'S']),
  /** A picture below /art/ has other widths with ?width=. */
  pictureUrl: z.string(),
})
export type BatchCard = z.infer<typeof BatchCard>

export const Batch = z.object({
  ...PrintGroup.shape,
  id: z.number(),
  /** Such as 2026-11-24/batch-001; also the name of its folder below the print folder. */
  name: z.string(),
  orders: z.number(),
  /** Up to four of its distinct cards, the most frequent first; empty when they were not recorded. */
  cards: z.array(BatchCard),
  /** The number of distinct cards that were recorded. */
  distinctCards: z.number(),
  state: z.enum(BATCH_STATES),
  cutAt: z.string(),
  completedAt: z.nullable(z.string()),
  acknowledgedAt: z.nullable(z.string()),
  mailedAt: z.nullable(z.string()),
  /** The state of every order was reported to commerce. */
  isReported: z.boolean(),
  /** The papers on which every card fits, with the number of cards on a sheet. Empty until the batch is complete. */
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
export const PressOverview = z.object({
  /** cut-off: at that time in the postal zone ('16:00'). soon: a few minutes after an order arrives. at-once: at the next check. */
  cut: z.object({ mode: z.enum(['at-once', 'soon', 'cut-off']), cutOff: z.string(), zone: z.string() }),
  due: z.array(DueGroup),
  batches: z.array(Batch),
  aside: z.array(PutAside),
  /** Every mail date that has batches, the latest first (1,000 at most). */
  days: z.array(z.string()),
})
export type PressOverview = z.infer<typeof PressOverview>

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
  /** Null until its files exist. */
  completedAt: z.nullable(z.string()),
  /** Why it cannot be made (domain/print/rejection.ts): nothing more comes of it. */
  unprintable: z.nullable(MessageShape),
  /** Names for GET /api/press/reprints/{id}/files/{name}; empty until it is complete. */
  files: z.array(z.string()),
  papers: z.array(z.object({ paper: z.enum(PAPERS), cards: z.number() })),
})
export type Reprint = z.infer<typeof Reprint>

/** GET /api/press/batches/{id}: its cards in print order, without recipients. The orders are empty until the batch is complete. */
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
  /** When the folder of a complete batch is gone: its order numbers in print order, which can still be printed again. Otherwise empty. */
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

/** The answer of POST /api/press/cut. */
export const CutNowAnswer = z.object({ batches: z.array(z.object({ id: z.number(), name: z.string() })) })

/** The answer of POST /api/press/batches/acknowledge and .../batches/mailed. */
export const ManyBatchesAnswer = z.object({
  /** The batch after the change, or why it was not changed. */
  outcomes: z.array(z.union([z.object({ id: z.number(), batch: Batch }), z.object({ id: z.number(), refusal: MessageShape })])),
})
export type ManyBatchesAnswer = z.infer<typeof ManyBatchesAnswer>
