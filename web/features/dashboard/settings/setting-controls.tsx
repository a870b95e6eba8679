import type { ClientSettings, SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { SettingRow } from './SettingRow.tsx'
import { useSettingsWords } from './settings-words.ts'
import { PlainSelect } from '../parts/PlainSelect.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useSetting } from './use-setting.ts'

type ControlProps<Name extends keyof ClientSettings> = { clientKey: string; answer: SettingsAnswer; name: Name }

type NamesOf<Value> = {
  [Name in keyof ClientSettings]-?: NonNullable<ClientSettings[Name]> extends Value ? Name : never
}[keyof ClientSettings]
type HintedName = keyof ReturnType<typeof useSettingsWords>['hints']

export const CONTROL =
  'h-12 rounded-control border border-rule-2 bg-sheet px-3.5 text-field text-ink hover:border-ink-2 focus:outline-2 focus:outline-accent'
const MAX_EXPIRY_DAYS = 3650
const MAX_TEXT_CHARACTERS = 1000

/** A switch, which is saved as soon as it changes. */
export function SwitchSetting({ clientKey, answer, name }: ControlProps<NamesOf<boolean> & HintedName>) {
  const texts = useSettingsWords()
  const setting = useSetting(clientKey, answer, name)
  const isOn = setting.value ?? false
  return (
    <SettingRow name={name} hint={texts.hints[name]} setting={{ ...setting, isDirty: false }}>
      <Switch
        label={isOn ? texts.on : texts.off}
        name={texts.fields[name]}
        isOn={isOn}
        isDisabled={setting.busy}
        onChange={(next) => void setting.save(next)}
      />
    </SettingRow>
  )
}

export function ExpirySetting({ clientKey, answer }: Omit<ControlProps<never>, 'name'>) {
  const texts = useSettingsWords()
  const setting = useSetting(clientKey, answer, 'inactiveAccountExpiryAfterDays')
  const days = setting.value
  const isWrong = days !== undefined && !(Number.isInteger(days) && days > 0 && days <= MAX_EXPIRY_DAYS)
  const problem = isWrong ? texts.numberWrong : undefined
  return (
    <SettingRow name="inactiveAccountExpiryAfterDays" hint={texts.hints.inactiveAccountExpiryAfterDays} setting={setting} problem={problem}>
      <label className="flex items-center gap-2.5">
        <span className="sr-only">{texts.fields.inactiveAccountExpiryAfterDays}</span>
        <input
          inputMode="numeric"
          value={days === undefined || Number.isNaN(days) ? '' : days}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => setting.type(target.value === '' ? Number.NaN : Number(target.value.replaceAll(/\D/g, '')))}
          onKeyDown={({ key }) => key === 'Enter' && setting.isDirty && !problem && void setting.save()}
          className={`${CONTROL} tabular w-20 text-right`}
        />
        <span>{texts.days}</span>
      </label>
    </SettingRow>
  )
}

export function LanguageSetting({ clientKey, answer }: Omit<ControlProps<never>, 'name'>) {
  const texts = useSettingsWords()
  const setting = useSetting(clientKey, answer, 'defaultLanguage')
  return (
    <SettingRow name="defaultLanguage" hint={texts.hints.defaultLanguage} setting={{ ...setting, isDirty: false }}>
      <PlainSelect
        label={texts.fields.defaultLanguage}
        value={setting.value ?? 'en_US'}
        onChange={({ target }) => void setting.save(target.value === 'es' ? 'es' : 'en_US')}
        className="w-40"
      >
        {(['en_US', 'es'] as const).map((code) => (
          <option key={code} value={code}>
            {LANGUAGES[code]?.name}
          </option>
        ))}
      </PlainSelect>
    </SettingRow>
  )
}

export function TextSetting({ clientKey, answer, name }: ControlProps<'backCardMessage' | 'backCardDisclaimer'>) {
  const texts = useSettingsWords()
  const setting = useSetting(clientKey, answer, name)
  return (
    <SettingRow name={name} hint={texts.hints[name]} setting={setting} isWide>
      <textarea
        aria-label={texts.fields[name]}
        rows={3}
        maxLength={MAX_TEXT_CHARACTERS}
        value={setting.value ?? ''}
        onChange={({ target }) => setting.type(target.value)}
        className={`${CONTROL} h-auto w-full py-2.5`}
      />
    </SettingRow>
  )
}
