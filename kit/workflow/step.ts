/** One step of a run. What it learns goes into the run's data by `saveResult`. */
export type Step<Data, Result = unknown> = {
  name: string
  percent: number
  text: string
  /**
   * For a call that may not be repeated: finds out whether it happened, and with what result (undefined: it did not). A step that has this is marked
   * before it is executed; a step without it may be repeated at any time.
   */
  findResult?(data: Data, signal: AbortSignal): Promise<Result | undefined>
  execute(data: Data, signal: AbortSignal): Promise<Result>
  saveResult?(result: Result, data: Data): Partial<Data>
  /**
   * Called when the call was made, or may have been made (undefined: its answer was lost), but another process holds the run and will never learn of
   * it. Removes what nobody else would remove.
   */
  undoLateResult?(result: Result | undefined, data: Data): Promise<void>
}

/**
 * Thrown by a step: try again later. Without a time the engine backs off by itself; with a time and no cause the step only waits, which is no failed
 * attempt.
 */
export class Postponed<Data = object> extends Error {
  override name = 'Postponed'
  readonly milliseconds: number | undefined
  /** What the step has learnt so far. */
  readonly data: Partial<Data> | undefined
  constructor(milliseconds?: number, cause?: unknown, data?: Partial<Data>) {
    super('Postponed.', { cause })
    this.milliseconds = milliseconds
    this.data = data
  }
}

/** Thrown by a step: a person has to decide first; the data says what. The step runs again after the decision. */
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
