import { isDeepStrictEqual } from 'node:util'

/** A change that an administrator tried. Its value is different from all others, so the checker can find the change again. */
export type TriedChange = { subject: string; value: string; actor: string; ended: 'written' | 'refused' | 'killed' }
/** What an entry of the log says about one value, oldest first. */
export type FoundEntry = { subject: string; actor: string; outcome: string; before: string; after: string }
export type ChangedWorld = {
  tried: TriedChange[]
  entries: FoundEntry[]
  /** For each subject: the value before the trial, and the value that commerce has now. */
  values: Record<string, { first: string; now: string }>
  /** What is wrong with the chain of hashes in the log; undefined if nothing is. */
  brokenChain: string | undefined
  openChanges: number
}

/**
 * Checks the log: each written change occurs once, with its author and the value before, and no refused change occurs. Commerce has the value of the
 * last entry. A change whose process was killed must be either in both log and commerce, or in neither. Nobody else writes during the trial, so the
 * log is complete.
 */
export function judgeChanges({ tried, entries, values, brokenChain, openChanges }: ChangedWorld): string[] {
  const broken: string[] = []
  for (const { subject, value, actor, ended } of tried) {
    const found = entries.filter((entry) => entry.subject === subject && entry.after === value)
    const [least, most] = ended === 'written' ? [1, 1] : ended === 'refused' ? [0, 0] : [0, 1]
    if (found.length < least || found.length > most) broken.push(`${subject} ${value} (${ended}) is in the log ${found.length} times.`)
    for (const entry of found) {
      if (entry.actor !== actor) broken.push(`${subject} ${value} is said to be by ${entry.actor}.`)
      if (entry.outcome !== 'done') broken.push(`${subject} ${value} is ${entry.outcome}.`)
    }
  }
  for (const { subject, after } of entries)
    if (!tried.some((one) => one.subject === subject && one.value === after)) broken.push(`${subject} ${after} was never tried.`)
  for (const [subject, { first, now }] of Object.entries(values)) {
    let expected = first
    for (const { before, after } of entries.filter((entry) => entry.subject === subject)) {
      if (!isDeepStrictEqual(before, expected))
        broken.push(`${subject} ${after}: the log says ${before} was there, and it was ${expected}.`)
      expected = after
    }
    if (now !== expected) broken.push(`${subject}: commerce has ${now}, and the log says ${expected}.`)
  }
  if (brokenChain !== undefined) broken.push(`The log: ${brokenChain}`)
  if (openChanges > 0) broken.push(`${openChanges} changes are neither in the log nor given up.`)
  return broken
}
