import type { LogoAnswer } from '@fondly/contracts/bff/profiles.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createStoreLogo, type LogoGround } from '@fondly/core/uploads/logos.ts'
import { readUpload } from '../http/read-upload.ts'
import type { DashboardRoute } from './dashboard-route.ts'

export type ProfileRoutesContext = Pick<CoreContext, 'pictureDesk' | 'settings'>

const MAX_LOGO_MEGABYTES = 2
const GROUNDS: readonly LogoGround[] = ['light', 'dark']

/** Sender profiles: their logos. */
export function profileRoutes(context: ProfileRoutesContext): DashboardRoute[] {
  const storeLogo = createStoreLogo(context)
  return GROUNDS.map((ground) => ({
    method: 'POST',
    path: `/uploads/logos/${ground}`,
    needs: 'change',
    handle: async (c) => {
      const upload = await readUpload(c, { maxMegabytes: MAX_LOGO_MEGABYTES, types: ['svg', 'png', 'jpeg', 'webp'] })
      return c.json((await storeLogo(upload, ground)) satisfies LogoAnswer)
    },
  }))
}
