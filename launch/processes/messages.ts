/** What the primary process sends to a server process. */
export type ToServer =
  /** Start. The first one listens at once and prepares the database; a later one listens when it is ready. */
  | { kind: 'begin'; isFirst: boolean }
  | { kind: 'database'; url: string }
  /** Do the work that one process does for all of them. */
  | { kind: 'take-jobs' }
  /** A replacement answers: finish the current calls, and end. */
  | { kind: 'retire' }
  /** End together with all the others. */
  | { kind: 'stop' }

/** What a server process sends to the primary process. */
export type ToPrimary =
  | { kind: 'ready'; isSeeded: boolean }
  /** It cannot start; the sentence is for the operator. */
  | { kind: 'failed'; sentence: string }
  /** It was asked to end, and goes on until a replacement is ready. */
  | { kind: 'leaving' }

/** Narrows what came through the channel between our own two programs: nothing else can write to it. */
export const toServer = (message: unknown): ToServer => message as ToServer
export const toPrimary = (message: unknown): ToPrimary => message as ToPrimary
