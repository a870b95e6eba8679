/** Does the work for each, in their order, at most so many at once; the first failure ends it. */
export async function inParallel<Item, Result>(items: Item[], most: number, work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  // A generator ends for all workers as soon as one of them leaves it.
  const waiting = eachOf(items)
  const worker = async () => {
    for (const [at, item] of waiting) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
  return results
}

function* eachOf<Item>(items: Item[]): Generator<[number, Item]> {
  yield* items.entries()
}
