import type { ClientSettings, SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
import { TextField } from '../../../ui/Field.tsx'
import { Switch } from '../parts/Switch.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingsWords } from './settings-words.ts'
import { useSetting } from './use-setting.ts'

type Exemption = NonNullable<ClientSettings['taxExempt']>
const NONE: Exemption = { enabled: false, states: [], code: '' }
const MAX_CODE_CHARACTERS = 40

/** Whether the client is exempt from taxes, in which states, and with which code. */
export function TaxSetting({ clientKey, answer }: { clientKey: string; answer: SettingsAnswer }) {
  const texts = useSettingsWords()
  const setting = useSetting(clientKey, answer, 'taxExempt')
  const rule = setting.value ?? NONE
  const type = (change: Partial<Exemption>) => setting.type({ ...rule, ...change })
  return (
    <SettingRow name="taxExempt" hint={texts.hints.taxExempt} setting={setting} isWide>
      <Switch label={texts.parts.isExempt} isOn={rule.enabled} onChange={(enabled) => type({ enabled })} />
      <div className="grid gap-x-4 @md:grid-cols-2">
        <TextField
          label={texts.parts.code}
          value={rule.code}
          maxLength={MAX_CODE_CHARACTERS}
          onChange={({ target }) => type({ code: target.value })}
        />
        <TextField
          label={texts.parts.states}
          value={rule.states.join(', ')}
          onChange={({ target }) => type({ states: readStates(target.value) })}
        />
      </div>
    </SettingRow>
  )
}

// Keeps a comma at the end, so that the user can type the next state.
function readStates(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/)
    .map((state) => state.slice(0, 2))
    .filter((state, at, all) => state !== '' || (at === all.length - 1 && at > 0))
}
