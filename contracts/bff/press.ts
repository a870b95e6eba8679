import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

/** The paper sizes of an office printer, and the edge over which the printer turns a sheet for its second side. */
export const PAPERS = ['letter', 'legal', 'tabloid', 'a4', 'a3'] as const
export type Paper = (typeof PAPERS)[number]
export const FLIPS = ['long', 'short'] as const
export type Flip = (typeof FLIPS)[number]

/**
 * Cut: the orders of the batch are final. Complete: its files exist. Acknowledged: an operator has taken it to the printer. Mailed: its cards have
 * left the building.
 */
export const BATCH_STATES = ['cut', 'complete', 'acknowledged', 'mailed'] as const
export type BatchState = (typeof BATCH_STATES)[number]

/**
 * Orders of one mail date, card size ('49', '60', '70', '831') and envelope stock, which are cut together. Size and stock may be empty for old
 * batches.
 */
export const PrintGroup = z.object({
  /** A day, 'YYYY-MM-DD'. */
  mailDate: z.string(),
  size: z.string(),
  stock: z.string(),
})
export type PrintGroup = z.infer<typeof PrintGroup>

/**
 * Orders that are not cut yet. They can be withdrawn until the instant `cutsAt`, when the first of them is cut. Null means that they are cut at the
 * next check.
 */
export const DueGroup = z.object({ ...PrintGroup.shape, orders: z.number(), cutsAt: z.nullable(z.string()) })
export type DueGroup = z.infer<typeof DueGroup>

/** The front of a card in a batch. */
export const BatchCard = z.object({
  id: z.string(),
  name: z.string(),
  size: z.enum(['49', '60', '70', '831']),
  orientation: z.enum(['H', 'V', 'S']),
  /** A picture below /art/ also exists in other widths: add ?width= in pixels. */
  pictureUrl: z.string(),
})
export type BatchCard = z.infer<typeof BatchCard>

export const Batch = z.object({
  ...PrintGroup.shape,
  id: z.number(),
  /** A name such as 2026-11-24/batch-001, which is also the path of the batch's folder below the print folder. */
  name: z.string(),
  orders: z.number(),
  /** Up to four distinct cards, the most frequent first. Empty if the cards of the batch were not recorded. */
  cards: z.array(BatchCard),
  /** The number of distinct cards that were recorded. */
  distinctCards: z.number(),
  state: z.enum(BATCH_STATES),
  cutAt: z.string(),
  completedAt: z.nullable(z.string()),
  acknowledgedAt: z.nullable(z.string()),
  mailedAt: z.nullable(z.string()),
  /** True once the state of every order was reported to commerce. */
  isReported: z.boolean(),
  /** The paper sizes on which every card fits, with the number of cards on a sheet. Empty until the batch is complete. */
  papers: z.array(z.object({ paper: z.enum(PAPERS), cards: z.number() })),
})
export type Batch = z.infer<typeof Batch>

/** An order that cannot be printed, with the reason (domain/print/rejection.ts). */
export const PutAside = z.object({ orderNo: z.string(), mailDate: z.nullable(z.string()), reason: MessageShape, since: z.string() })
export type PutAside = z.infer<typeof PutAside>

/**
 * GET /api/press?mailDate=: the work of the press, for one mail date or for all (400 for an invalid date). `due` is sorted by mail date. `batches`
 * has all batches that are not mailed and the latest mailed ones, newest first. `aside` has the rejected orders, newest first. Batches and rejected
 * orders are limited to 200 each.
 */
export const PressOverview = z.object({
  /**
   * When batches are cut. cut-off: at this time in the postal time zone ('16:00'). soon: a few minutes after an order arrives. at-once: at the next
   * check.
   */
  cut: z.object({ mode: z.enum(['at-once', 'soon', 'cut-off']), cutOff: z.string(), zone: z.string() }),
  due: z.array(DueGroup),
  batches: z.array(Batch),
  aside: z.array(PutAside),
  /** Every mail date that has batches, the latest first, at most 1,000. */
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
  /** The id of the operator who asked for the reprint. */
  askedBy: z.string(),
  /** Null until the files of the reprint exist. */
  completedAt: z.nullable(z.string()),
  /** Why the reprint cannot be made (domain/print/rejection.ts). Its files will never exist. */
  unprintable: z.nullable(MessageShape),
  /** Names for GET /api/press/reprints/{id}/files/{name}. Empty until the reprint is complete. */
  files: z.array(z.string()),
  papers: z.array(z.object({ paper: z.enum(PAPERS), cards: z.number() })),
})
export type Reprint = z.infer<typeof Reprint>

/** GET /api/press/batches/{id}: the batch's cards in print order, without recipients. The orders are empty until the batch is complete. */
export const BatchDetails = z.object({
  batch: Batch,
  orders: z.array(
    z.object({
      position: z.number(),
      orderNo: z.string(),
      scanCode: z.string(),
      cardId: z.string(),
      /** Names for GET /api/press/batches/{id}/files/{name}. manifest.json and manifest.csv always exist too. */
      cardFile: z.string(),
      envelopeFile: z.string(),
      cardSha256: z.string(),
      envelopeSha256: z.string(),
    }),
  ),
  /** If the folder of a complete batch is gone, its order numbers in print order. These orders can still be printed again. Otherwise empty. */
  gone: z.array(z.string()),
  reprints: z.array(Reprint),
})
export type BatchDetails = z.infer<typeof BatchDetails>

/**
 * The choice of paper for GET /api/press/batches/{id}/sheets.pdf?paper=letter&flip=long. The same paths exist for .../files/{name}, .../envelopes.pdf
 * and below /api/press/reprints/{id}. All files are PDF except the manifests. 404 until the batch or reprint is complete, 422 if a card does not fit
 * on the paper.
 */
export const SheetChoice = z.object({ paper: z.enum(PAPERS), flip: z.enum(FLIPS) })
export type SheetChoice = z.infer<typeof SheetChoice>

/** The answer of POST /api/press/cut. */
export const CutNowAnswer = z.object({ batches: z.array(z.object({ id: z.number(), name: z.string() })) })

/** The answer of POST /api/press/batches/acknowledge and .../batches/mailed. */
export const ManyBatchesAnswer = z.object({
  /** The changed batch, or why it was not changed. */
  outcomes: z.array(z.union([z.object({ id: z.number(), batch: Batch }), z.object({ id: z.number(), refusal: MessageShape })])),
})
export type ManyBatchesAnswer = z.infer<typeof ManyBatchesAnswer>
