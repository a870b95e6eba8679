import { environmentManager } from '@tanstack/react-query'
import { afterAll, beforeAll } from 'vitest'

/** Lets TanStack Query poll in the tests of this file. Without a window, TanStack Query assumes that it runs on a server, and does not poll. */
export function asBrowser(): void {
  beforeAll(() => environmentManager.setIsServer(() => false))
  afterAll(() => environmentManager.setIsServer(() => true))
}
