import { passCalls } from '../scenarios/testing/pass-calls.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'

/** A call of an upstream, and when it began and was answered in milliseconds. */
export type TimedCall = { name: string; start: number; end: number }

/** Moves every upstream so many milliseconds away: half of them pass before it hears a call, half before its answer is heard. */
export function delayedUpstreams(awayMilliseconds: number) {
  const calls: TimedCall[] = []
  const wait = () => new Promise((resolve) => setTimeout(resolve, awayMilliseconds / 2))
  return {
    reach: (upstreams: Upstreams): Upstreams =>
      passCalls(upstreams, async (name, call) => {
        const timed = { name, start: performance.now(), end: Infinity }
        calls.push(timed)
        await wait()
        const response = await call()
        await wait()
        timed.end = performance.now()
        return response
      }),
    /** The calls that began after this time, in their order, with times counted from it. */
    callsSince: (began: number): TimedCall[] =>
      calls.filter(({ start }) => start >= began).map(({ name, start, end }) => ({ name, start: start - began, end: end - began })),
  }
}
