import { late } from '../ui/late.tsx'

/** Fetched when an error is shown, which is seldom. Where even that fails the page says all that a reader needs without it. */
export const errorDataList = late(async () => (await import('./ErrorDataList.tsx')).ErrorDataList, { isVital: false })
