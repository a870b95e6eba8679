import { refusals } from './refusals.ts'
import { refusalTitles } from './refusal-titles.ts'

/**
 * English, whole. The page imports its sections one by one, because English is on every page and each part of the page has a budget of bytes; the
 * server imports this.
 */
export const english = { refusals, refusalTitles }
