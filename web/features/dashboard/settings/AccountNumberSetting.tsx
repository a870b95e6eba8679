import type { ClientSettings, SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
import { Switch } from '../parts/Switch.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingsWords } from './settings-words.ts'
import { TextField } from '../../../ui/Field.tsx'
import { useSetting } from './use-setting.ts'

type Rule = NonNullable<ClientSettings['accountNumber']>
const NONE: Rule = { label: 'Customer Account', enabled: false, required: false, numeric: false, maxLength: 0 }
const MAX_CHARACTERS = 100

/** The rule for the field above the names: whether it is shown, and what the sender may type. */
export function AccountNumberSetting({ clientKey, answer }: { clientKey: string; answer: SettingsAnswer }) {
  const texts = useSettingsWords()
  const setting = useSetting(clientKey, answer, 'accountNumber')
  const rule = setting.value ?? NONE
  const type = (change: Partial<Rule>) => setting.type({ ...rule, ...change })
  const { parts } = texts
  return (
    <SettingRow
      name="accountNumber"
      hint={texts.hints.accountNumber}
      setting={setting}
      problem={rule.label.trim() ? undefined : parts.label}
      isWide
    >
      <div className="flex flex-wrap gap-x-8 gap-y-1">
        {(['enabled', 'required', 'numeric'] as const).map((part) => (
          <Switch key={part} label={parts[part]} isOn={rule[part]} onChange={(isOn) => type({ [part]: isOn })} />
        ))}
      </div>
      <div className="grid items-end gap-x-4 @md:grid-cols-3">
        <TextField
          label={parts.label}
          value={rule.label}
          maxLength={MAX_CHARACTERS}
          onChange={({ target }) => type({ label: target.value })}
        />
        <TextField
          label={parts.spanishLabel}
          optional
          value={rule.spanishLabel ?? ''}
          maxLength={MAX_CHARACTERS}
          onChange={({ target }) => {
            const { spanishLabel: _, ...others } = rule
            setting.type(target.value ? { ...others, spanishLabel: target.value } : others)
          }}
        />
        <TextField
          label={parts.maxLength}
          inputMode="numeric"
          value={rule.maxLength}
          onChange={({ target }) => type({ maxLength: Math.min(MAX_CHARACTERS, Number(target.value.replaceAll(/\D/g, ''))) })}
        />
      </div>
    </SettingRow>
  )
}
