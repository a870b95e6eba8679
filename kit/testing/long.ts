/** True in `npm run test:long`, which repeats at length what `npm test` does once or a few times. */
export const isLong = process.env['FONDLY_TEST_LONG'] === '1'

/** Chooses an amount: `short` for `npm test`, `long` for `npm run test:long`. */
export const chooseByLength = <T>({ short, long }: { short: T; long: T }): T => (isLong ? long : short)
