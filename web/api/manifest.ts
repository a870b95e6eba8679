import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ask } from './ask.ts'

/** Tells which build the server delivers now. */
export const manifestQuery = queryOptions({
  queryKey: ['manifest'],
  queryFn: ({ signal }) => ask('/manifest.json', z.object({ version: z.string() }), { signal, cache: 'no-cache' }),
  refetchInterval: 60_000,
  refetchIntervalInBackground: true,
  retry: false,
})
