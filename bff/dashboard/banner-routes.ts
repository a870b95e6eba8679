import { BannerPreviewRequest, BannerRequest } from '@fondly/contracts/bff/settings-requests.ts'
import type { BannerAnswer, BannerPreviewAnswer } from '@fondly/contracts/bff/settings.ts'
import { createClientBanner } from '@fondly/core/changes/client-banner.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { readJson } from '../http/read-json.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** The routes of a client's banner. */
export function bannerRoutes(context: Pick<CoreContext, 'changes'>): DashboardRoute[] {
  const banners = createClientBanner(context)
  const toAnswer = ({ version, banner }: Awaited<ReturnType<typeof banners.read>>): BannerAnswer => ({
    version: version ?? null,
    banner: banner ?? null,
  })
  return [
    {
      method: 'GET',
      path: '/banner',
      needs: 'change',
      handle: async (c, editor) => c.json(toAnswer(await banners.read(editor))),
    },
    {
      method: 'PUT',
      path: '/banner',
      needs: 'change',
      handle: async (c, editor) => {
        const { version, banner } = await readJson(c, BannerRequest)
        return c.json(toAnswer(await banners.put(editor, { version: version ?? undefined, banner })))
      },
    },
    {
      method: 'POST',
      path: '/banner/preview',
      needs: 'change',
      handle: async (c) => c.json((await banners.preview(await readJson(c, BannerPreviewRequest))) satisfies BannerPreviewAnswer),
    },
  ]
}
