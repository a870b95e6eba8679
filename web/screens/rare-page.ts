import { lazyPart } from '../ui/lazy-part.tsx'

/** Pages that few people see, loaded together when one of them is opened. */
export const rarePage = lazyPart(async () => (await import('./RarePage.tsx')).RarePage)
