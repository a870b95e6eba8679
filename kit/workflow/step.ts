/** One step of a durable run. Anything it learns goes into the run's data by `record`. */
export type Step<Data, Result = unknown> = {
  name: string
  percent: number
  text: string
  /**
   * For an act that may not be repeated: whether it happened, and with what result (undefined: it did not).
   * A step that has it leaves a mark before its act; a step without it may be repeated at any time.
   */
  findResult?(data: Data, signal: AbortSignal): Promise<Result | undefined>
  execute(data: Data, signal: AbortSignal): Promise<Result>
  saveResult?(result: Result, data: Data): Partial<Data>
  /**
   * The act was done, or may have been done (undefined: its answer was lost), but another holds the run by now and will never learn of it:
   * what nobody else would remove is removed.
   */
  undoLateResult?(result: Result | undefined, data: Data): Promise<void>
}

/** Thrown by a step: try again later. Without a time the walker backs off by itself; with a time and no cause it only waits, which is no failed attempt. */
export class Postponed<Data = object> extends Error {
  override name = 'Postponed'
  readonly milliseconds: number | undefined
  /** What was learnt while nothing was done. */
  readonly data: Partial<Data> | undefined
  constructor(milliseconds?: number, cause?: unknown, data?: Partial<Data>) {
    super('Postponed.', { cause })
    this.milliseconds = milliseconds
    this.data = data
  }
}

/** Thrown by a step: somebody has to decide first; the data says what. The step is walked again after the decision. */
export class DecisionNeeded<Data> extends Error {
  override name = 'DecisionNeeded'
  readonly data: Partial<Data>
  constructor(data: Partial<Data>) {
    super('A decision is needed.')
    this.data = data
  }
}

/** Thrown by a step: the run ends here, unfinished; the data says why. */
export class Stopped<Data> extends Error {
  override name = 'Stopped'
  readonly data: Partial<Data>
  constructor(data: Partial<Data>, cause?: unknown) {
    super('Stopped.', { cause })
    this.data = data
  }
}
