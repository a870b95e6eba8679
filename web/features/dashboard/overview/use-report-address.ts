import { DIMENSIONS, type Dimension } from '@fondly/domain/reports/order-columns.ts'
import { useLocation, useSearch } from 'wouter'

/** Period, day, time zone and filters are in the address, so that Back works and a link can be shared. */
export function useReportAddress() {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const params = new URLSearchParams(search)
  const go = (next: URLSearchParams) => navigate(next.size > 0 ? `${path}?${next}` : path)
  return {
    search: params.toString(),
    zone: params.get('zone') ?? undefined,
    filters: DIMENSIONS.flatMap((dimension) => params.getAll(dimension).map((value) => ({ dimension, value }))),
    set: (values: Record<string, string | undefined>) => {
      const next = new URLSearchParams(params)
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) next.delete(name)
        else next.set(name, value)
      }
      go(next)
    },
    /** Returns the address that filters the cards by one value. */
    addressOf: (dimension: Dimension, value: string) => {
      const next = new URLSearchParams(params)
      next.set(dimension, value)
      return `${path}?${next}`
    },
    clearFilters: () => {
      const next = new URLSearchParams(params)
      for (const dimension of DIMENSIONS) next.delete(dimension)
      go(next)
    },
  }
}
export type ReportAddress = ReturnType<typeof useReportAddress>
