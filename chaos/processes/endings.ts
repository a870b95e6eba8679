import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Happening } from '../history.ts'

/**
 * How long interrupted sendings took to end, in milliseconds. A sending is interrupted when a process or the database is stopped while
 * it is under way.
 */
export type Endings = {
  /** How many sendings were interrupted at least once. */
  interrupted: number
  /** How often sendings were interrupted in total. */
  interruptions: number
  /** The longest time from the last interruption of a sending until its sender got the final answer. */
  slowest: number
  /** The longest time from the first interruption of a sending until its sender got the final answer. */
  slowestOfAll: number
}

/**
 * While a trial runs, something happens every few seconds. A longer gap than this means that the trial itself was stopped, and is not counted as
 * waiting.
 */
const TRIAL_PAUSE_MS = 60_000

/** Computes the endings from the history of a folder. Every signal except SIGCONT interrupts all sendings that are under way. */
export function readEndings(folder: string): Endings {
  const open = new Map<string, number[]>()
  const endings: Endings = { interrupted: 0, interruptions: 0, slowest: 0, slowestOfAll: 0 }
  let before: number | undefined
  let pausedMs = 0
  for (const line of readFileSync(join(folder, 'history.ndjson'), 'utf8').split('\n')) {
    if (line === '') continue
    const happening = JSON.parse(line) as Happening & { at: string } // as history.ts writes it
    const clock = Date.parse(happening.at)
    if (before !== undefined && clock - before > TRIAL_PAUSE_MS) pausedMs += clock - before
    before = clock
    const at = clock - pausedMs
    if (happening.what === 'answer' && happening.sendingId && !open.has(happening.sendingId)) open.set(happening.sendingId, [])
    if (happening.what === 'kill' && happening.signal !== 'SIGCONT') for (const moments of open.values()) moments.push(at)
    if (happening.what !== 'told') continue
    const moments = open.get(happening.sendingId) ?? []
    open.delete(happening.sendingId)
    if (moments.length === 0) continue
    endings.interrupted++
    endings.interruptions += moments.length
    endings.slowest = Math.max(endings.slowest, at - (moments.at(-1) ?? at))
    endings.slowestOfAll = Math.max(endings.slowestOfAll, at - (moments[0] ?? at))
  }
  return endings
}
