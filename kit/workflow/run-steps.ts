import type { Log } from '../log.ts'
import { LeaseLost, type StepResult, type Progress, type Run, type WorkflowRuns } from './workflow-runs.ts'
import { DecisionNeeded, Postponed, Stopped, type Step } from './step.ts'

export type Workflow<Data extends object> = {
  runs: WorkflowRuns<Data>
  steps: Step<Data>[]
  /** The lease is renewed while a step works, so it only has to outlast a stalled process, not a slow upstream. */
  leaseMilliseconds: number
  /**
   * Decides what any other error of a step means: it may clean up, and returns or throws Postponed, DecisionNeeded or Stopped. Default: Postponed. It
   * may be called again for the same run after a crash. Call `fence` before each external undo: it throws LeaseLost when another process has the run.
   */
  settle?: (error: unknown, run: Run<Data>, fence: () => Promise<void>) => Promise<Postponed<Data> | DecisionNeeded<Data> | Stopped<Data>>
  /** Called for each run that is taken, and awaited before its first step. */
  onTaken?: (run: Run<Data>) => void | Promise<void>
  /** Saves the end of a run where other rows belong to it: in one transaction with `runs.done` or `runs.stop`, so that the same lease guards them. */
  finish?: (run: Run<Data>, last?: StepResult<Data>) => Promise<unknown>
  stop?: (run: Run<Data>, data: Partial<Data>) => Promise<unknown>
  /** Milliseconds to wait after that many attempts. Default 1, 2, 4 ... at most 60 seconds. */
  backOff?: (attempts: number) => number
  log: Log
}

/**
 * Runs the steps of a taken run that are not recorded yet. Each is announced, marked if it may not be repeated, looked up if its mark was set before,
 * executed and recorded; every write carries the lease number. Returns quietly when the lease is lost, because another process has the run.
 */
export async function runSteps<Data extends object>(taken: Run<Data>, walking: Workflow<Data>, signal: AbortSignal): Promise<void> {
  const lease = keepLease(taken, walking)
  try {
    await walkOn(taken, walking, signal, lease.lost)
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    walking.log.warn('Another process has taken over.', { sendingId: taken.id })
  } finally {
    lease.letGo()
  }
}

async function walkOn<Data extends object>(
  taken: Run<Data>,
  walking: Workflow<Data>,
  signal: AbortSignal,
  lost: AbortSignal,
): Promise<void> {
  const { runs, steps, finish = runs.done } = walking
  await walking.onTaken?.(taken)
  const open = steps.filter((step) => !taken.recorded.includes(step.name))
  const first = open[0] && progressOf(open[0])
  let run = first ? (isTold(taken, first) ? { ...taken, step: first.step } : await runs.tell(taken, first)) : taken
  for (const [index, step] of open.entries()) {
    if (signal.aborted) return void (await runs.postpone(run, 0, { counts: false }))
    const did = await doStep(step, run, taken.mark === step.name, lost)
    if ('error' in did) {
      try {
        return await end(run, did.error, walking, lost)
      } catch (error) {
        if (error instanceof LeaseLost && !isSettled(did.error)) await step.undoLateResult?.(undefined, run.data)
        throw error
      }
    }
    const next = open[index + 1]
    try {
      if (!next) return void (await finish(run, { step: step.name, data: did.data }))
      run = await runs.record(run, step.name, did.data, progressOf(next))
    } catch (error) {
      if (error instanceof LeaseLost) await step.undoLateResult?.(did.result, run.data)
      throw error
    }
  }
  await finish(run)
}

/** Tells whether announcing the step would change neither the mark nor anything that a watcher sees. */
function isTold({ percent, text, mark }: Run<object>, next: Progress): boolean {
  return percent === next.percent && text === next.text && mark === next.mark
}

/** Returns what the step learnt, or its own error. A failed write to our database happens outside and is thrown: then the lease expires. */
async function doStep<Data extends object>(
  step: Step<Data>,
  { data }: Run<Data>,
  mayHaveBegun: boolean,
  lost: AbortSignal,
): Promise<{ result: unknown; data: Partial<Data> } | { error: unknown }> {
  try {
    const found = mayHaveBegun ? await step.findResult?.(data, lost) : undefined
    const result = found === undefined ? await step.execute(data, lost) : found
    return { result, data: step.saveResult?.(result, data) ?? {} }
  } catch (error) {
    return { error }
  }
}

async function end<Data extends object>(
  run: Run<Data>,
  error: unknown,
  { runs, settle, stop = runs.stop, leaseMilliseconds, backOff = doubling, log }: Workflow<Data>,
  lost: AbortSignal,
): Promise<void> {
  if (lost.aborted) throw new LeaseLost(undefined, { cause: error })
  // Settling may undo external things: do not start it after a stall in which another process has taken over.
  const fence = () => runs.renew(run, leaseMilliseconds)
  await fence()
  const settled = isSettled<Data>(error)
    ? error
    : settle
      ? await settle(error, run, fence).catch(thrown<Data>)
      : new Postponed<Data>(undefined, error)
  if (settled instanceof Stopped) return void (await stop(run, settled.data))
  if (settled instanceof DecisionNeeded) return void (await runs.wait(run, settled.data))
  // A step that only waits gives no cause.
  if (settled.cause !== undefined) {
    log.warn('A step could not be done; trying again later.', {
      sendingId: run.id,
      step: run.step ?? undefined,
      attempt: run.attempts,
      cause: settled.cause,
    })
  }
  // A step that gives a time and no cause only waits: that is no failed attempt, and leaves all attempts for a later failure.
  const waits = settled.milliseconds !== undefined && settled.cause === undefined
  await runs.postpone(run, settled.milliseconds ?? backOff(run.attempts), { counts: !waits, data: settled.data })
}

// When settling itself fails, the run is tried again later.
function thrown<Data>(error: unknown): Postponed<Data> | DecisionNeeded<Data> | Stopped<Data> {
  if (error instanceof LeaseLost) throw error
  return isSettled<Data>(error) ? error : new Postponed<Data>(undefined, error)
}

function isSettled<Data>(error: unknown): error is Postponed<Data> | DecisionNeeded<Data> | Stopped<Data> {
  return error instanceof Postponed || error instanceof DecisionNeeded || error instanceof Stopped
}

/** 1, 2, 4 ... at most 60 seconds. */
const doubling = (attempts: number): number => Math.min(1000 * 2 ** (attempts - 1), 60_000)

const progressOf = ({
  name,
  percent,
  text,
  findResult: look,
}: Pick<Step<never>, 'name' | 'percent' | 'text' | 'findResult'>): Progress => ({
  step: name,
  percent,
  text,
  mark: look ? name : null,
})

function keepLease<Data extends object>(
  run: Run<Data>,
  { runs, leaseMilliseconds, log }: Workflow<Data>,
): { lost: AbortSignal; letGo: () => void } {
  const lost = new AbortController()
  const timer = setInterval(() => {
    runs.renew(run, leaseMilliseconds).catch((cause: unknown) => {
      if (cause instanceof LeaseLost) lost.abort(cause)
      else log.warn('A lease could not be renewed.', { sendingId: run.id, cause })
    })
  }, leaseMilliseconds / 3)
  return { lost: lost.signal, letGo: () => clearInterval(timer) }
}
