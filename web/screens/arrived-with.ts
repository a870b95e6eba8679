import { takeArrival } from './arrival.ts'

/** Taken when the page is loaded, before its first request. */
export const arrivedWith = takeArrival()
