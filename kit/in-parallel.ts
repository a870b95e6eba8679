/**
 * Runs `work` for each item, for at most `most` items at once. Returns the results in the order of the items. After the first failure no further item
 * is started.
 */
export async function inParallel<Item, Result>(items: Item[], most: number, work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  // All workers share one generator. A worker that fails leaves its loop, which ends the generator for all workers.
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
