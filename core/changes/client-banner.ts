import type { EditableBanner } from '@fondly/gateways/commerce/administration.ts'
import type { Banner } from '@fondly/gateways/commerce/commerce.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import type { Current } from './target-access.ts'
import { toActor } from './editor.ts'

type VersionedBanner = { version: string | undefined; banner: EditableBanner | undefined }

/** Creates the functions that read and change the banner below the header of a client's pages. */
export function createClientBanner({ changes }: Pick<CoreContext, 'changes'>) {
  const target = ({ client }: DashboardEditor) => ({ kind: 'banner', clientId: client.clientId }) as const

  return {
    read: async (editor: DashboardEditor): Promise<VersionedBanner> => toBanner(await changes.read(target(editor))),

    async put(
      editor: DashboardEditor,
      { version, banner }: { version: string | undefined; banner: EditableBanner },
    ): Promise<VersionedBanner> {
      return toBanner(await changes.change({ target: target(editor), version, fields: { banner }, actor: toActor(editor) }))
    },

    /** Returns the texts with only the markup that the page allows. */
    async preview({ callout, body }: Banner): Promise<Banner> {
      // Load the sanitiser only when there is a banner.
      const { safeHtml } = await import('../clients/safe-html.ts')
      return { callout: safeHtml(callout), body: safeHtml(body) }
    },
  }
}

const toBanner = ({ fields, version }: Current): VersionedBanner => ({
  version,
  banner: (fields['banner'] ?? undefined) as EditableBanner | undefined, // checked by the schema of the gateway
})
