import { Refused } from '@fondly/domain/refused.ts'
import type { EditableBrand } from '../brands/edit-brand.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { isInFolder } from '../uploads/is-in-folder.ts'
import { createLogoFiles, type LogoFilesContext } from '../uploads/logo-files.ts'
import type { Current } from './target-access.ts'
import { toActor } from './editor.ts'

type Branding = { version: string; brand: EditableBrand }

/** Creates the functions that read and change the branding of a client and its sign-in policy. */
export function createClientBranding(context: Pick<CoreContext, 'changes'> & LogoFilesContext) {
  const { changes, settings } = context
  const logos = createLogoFiles(context)
  const target = ({ client }: DashboardEditor) => ({ kind: 'brand', clientId: client.clientId }) as const
  const isOurs = (url: string) =>
    url === '' || isInFolder(url.startsWith('/') ? `${settings.publicUrl}${url}` : url, `${settings.publicUrl}/art/`)

  return {
    read: async (editor: DashboardEditor): Promise<Branding> => toBranding(await changes.read(target(editor))),

    async put(editor: DashboardEditor, { version, brand }: Branding): Promise<Branding> {
      const pictures = [brand.logoUrl, brand.logoAtNightUrl ?? '', brand.backgroundUrl ?? '']
      if (!pictures.every(isOurs)) throw new Refused('unprocessable', 'value-not-accepted')
      if (!(await logos.keepForGood(pictures))) throw new Refused('unprocessable', 'value-not-accepted')
      return toBranding(await changes.change({ target: target(editor), version, fields: { brand }, actor: toActor(editor) }))
    },
  }
}

// The guard found the client by its brand, so the client has a brand.
const toBranding = ({ fields, version = '' }: Current): Branding => ({ version, brand: fields['brand'] as EditableBrand })
