import { lazyPart } from '../ui/lazy-part.tsx'

/** Pages that few users open. They are one file, which is loaded when one of them opens. */
export const rarePage = lazyPart(async () => (await import('./RarePage.tsx')).RarePage)
