import { environmentManager } from '@tanstack/react-query'
import { afterAll, beforeAll } from 'vitest'

/** Lets TanStack Query ask again by itself in the tests of this file. Without a window it believes that it runs on a server, and polls nothing. */
export function asBrowser(): void {
  beforeAll(() => environmentManager.setIsServer(() => false))
  afterAll(() => environmentManager.setIsServer(() => true))
}
