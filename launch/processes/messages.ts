/** What the primary process sends to a server process. */
export type ToServer =
  /** Start. The first process listens at once and prepares the database. A later process listens when it is ready. */
  | { kind: 'begin'; isFirst: boolean }
  | { kind: 'database'; url: string }
  /** Do the work that only one process does for all processes. */
  | { kind: 'take-jobs' }
  /** A replacement answers now: finish the current calls, and end. */
  | { kind: 'retire' }
  /** End together with all other processes. */
  | { kind: 'stop' }

/** What a server process sends to the primary process. */
export type ToPrimary =
  | { kind: 'ready'; isSeeded: boolean }
  /** The process cannot start. The sentence is for the operator. */
  | { kind: 'failed'; sentence: string }
  /** The process was asked to end. It goes on until a replacement is ready. */
  | { kind: 'leaving' }

/** Gives the message its type. Only our own two programs write to this channel, so no check is needed. */
export const toServer = (message: unknown): ToServer => message as ToServer
export const toPrimary = (message: unknown): ToPrimary => message as ToPrimary
