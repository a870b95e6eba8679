import type { EditableBanner } from '@fondly/gateways/commerce/administration.ts'
import type { Banner } from '@fondly/gateways/commerce/commerce.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import type { Current } from './target-access.ts'
import { toActor } from './editor.ts'

type VersionedBanner = { version: string | undefined; banner: EditableBanner | undefined }

/** Reads and changes the banner that a client's people see below the header, as commerce has it now. */
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

    /** Makes the texts as safe as the page shows them. */
    async preview({ callout, body }: Banner): Promise<Banner> {
      // Loaded only with the first banner.
      const { safeHtml } = await import('../clients/safe-html.ts')
      return { callout: safeHtml(callout), body: safeHtml(body) }
    },
  }
}

const toBanner = ({ fields, version }: Current): VersionedBanner => ({
  version,
  banner: (fields['banner'] ?? undefined) as EditableBanner | undefined, // read by the gateway
})
