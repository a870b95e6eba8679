import type { ListedPerson } from '@fondly/contracts/bff/people.ts'

type OneByOne = {
  change: (person: ListedPerson) => Promise<unknown>
  isStopped: () => boolean
  /** The people who are not changed yet, before the first change and after each one. */
  onRest: (rest: readonly string[]) => void
  /** Starts together with a change; the next change waits for both. */
  pause: () => Promise<unknown>
}

/** Changes people one after the other until it is stopped. Returns why some were not changed, and who was not reached. */
export async function changeOneByOne(
  people: readonly ListedPerson[],
  { change, isStopped, onRest, pause }: OneByOne,
): Promise<{ failed: Map<string, unknown>; rest: string[] }> {
  const failed = new Map<string, unknown>()
  const rest = people.map(({ id }) => id)
  onRest([...rest])
  for (const person of people) {
    if (isStopped()) break
    const paused = pause()
    try {
      await change(person)
    } catch (error) {
      failed.set(person.id, error)
    }
    rest.shift()
    onRest([...rest])
    if (rest.length > 0) await paused
  }
  return { failed, rest }
}
