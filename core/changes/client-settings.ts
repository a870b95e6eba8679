import { notFound } from '@fondly/domain/refused.ts'
import type { ClientConfiguration } from '@fondly/domain/client/client.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import type { Fields } from '../activity/activity-log.ts'
import { toActor } from './editor.ts'

/** The names of the settings that administrators change. Closed days have their own page and are not among them. */
export const SETTING_NAMES = [
  'inactiveAccountExpiryAfterDays',
  'defaultLanguage',
  'singleSendSSO',
  'locations',
  'registration',
  'sharesAddressBook',
  'accountNumber',
  'taxExempt',
  'disableEditPersonalClosing',
  'enableBackCardContent',
  'backCardMessage',
  'backCardDisclaimer',
  'intelligentMail',
] as const satisfies (keyof ClientConfiguration)[]
type SettingName = (typeof SETTING_NAMES)[number]
export type Settings = Pick<ClientConfiguration, SettingName>
export type SettingsChange = { [Name in SettingName]?: Settings[Name] | null | undefined }

/** Creates the functions that read and change the settings of a client. */
export function createClientSettings({ changes }: Pick<CoreContext, 'changes'>) {
  const target = ({ client }: DashboardEditor) => ({ kind: 'client', clientId: client.clientId }) as const

  return {
    async read(editor: DashboardEditor): Promise<{ version: string; settings: Settings }> {
      const { fields, version } = await changes.read(target(editor))
      if (version === undefined) throw notFound()
      return { version, settings: pickSettings(fields) }
    },
    async change(editor: DashboardEditor, version: string, change: SettingsChange): Promise<{ version: string; settings: Settings }> {
      const { fields, version: next = '' } = await changes.change({
        target: target(editor),
        version,
        fields: change,
        actor: toActor(editor),
      })
      return { version: next, settings: pickSettings(fields) }
    },
  }
}

// The gateway has checked the fields, so this function needs no schema.
const pickSettings = (fields: Fields): Settings =>
  Object.fromEntries(SETTING_NAMES.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
