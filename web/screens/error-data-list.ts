import { lazyPart } from '../ui/lazy-part.tsx'

/** Loaded only when an error is shown. If loading fails, the page still shows everything that a reader needs. */
export const errorDataList = lazyPart(async () => (await import('./ErrorDataList.tsx')).ErrorDataList, { isVital: false })
