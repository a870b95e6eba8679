import { BannerAnswer, BannerPreviewAnswer, type EditedBanner } from '@fondly/contracts/bff/settings.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

export const bannerQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'banner'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/banner`, BannerAnswer, { signal }),
    retry: retryUnlessRefused,
  })

export function putBanner(clientKey: string, version: string | null, banner: EditedBanner): Promise<BannerAnswer> {
  return ask(`${dashboardPath(clientKey)}/banner`, BannerAnswer, { method: 'PUT', body: { version, banner } })
}

/** The banner as pages will show it. */
export const bannerPreviewQuery = (clientKey: string, texts: BannerPreviewAnswer) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'banner', 'preview', texts],
    queryFn: ({ signal }) =>
      ask(`${dashboardPath(clientKey)}/banner/preview`, BannerPreviewAnswer, { method: 'POST', body: texts, signal }),
    // The previous preview stays visible until the next preview arrives.
    placeholderData: (before) => before,
    staleTime: Infinity,
    retry: retryUnlessRefused,
  })
