import { lazyPart } from '../ui/lazy-part.tsx'

/** The last page is loaded when somebody has come to an end. */
export const lastPage = lazyPart(async () => (await import('./LastPage.tsx')).LastPage)
