/**
 * Runs `work` for each item, at most `most` at once, and returns the results in the order of the items. After the first failure no further item is
 * started.
 */
export async function inParallel<Item, Result>(items: Item[], most: number, work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  // The workers share one generator, which ends for all of them as soon as one leaves its loop.
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
