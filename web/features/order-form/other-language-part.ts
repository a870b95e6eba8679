import { lazyPart } from '../../ui/lazy-part.tsx'

/** The language switch is loaded separately, so that the form does not wait for it. */
export const otherLanguage = lazyPart(async () => (await import('./OtherLanguage.tsx')).OtherLanguage, { isVital: false })
