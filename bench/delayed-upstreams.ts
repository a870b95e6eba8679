import { passCalls } from '../scenarios/testing/pass-calls.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'

/** A call of an upstream. `start` and `end` are when it began and when it was answered, in milliseconds. */
export type TimedCall = { name: string; start: number; end: number }

/** Delays every call of an upstream by this many milliseconds: one half before the upstream gets the call, one half before the answer arrives. */
export function delayedUpstreams(delayMilliseconds: number) {
  const calls: TimedCall[] = []
  const wait = () => new Promise((resolve) => setTimeout(resolve, delayMilliseconds / 2))
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
