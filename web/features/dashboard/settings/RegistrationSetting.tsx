import type { ClientSettings, SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
import { isMailDomain, MAX_REGISTRATION_DOMAINS } from '@fondly/domain/people/registration.ts'
import { useState } from 'react'
import { TextField } from '../../../ui/Field.tsx'
import { PlainSelect } from '../parts/PlainSelect.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingsWords } from './settings-words.ts'
import { useSetting } from './use-setting.ts'

type Mode = NonNullable<ClientSettings['registration']>['mode']
const MODES: readonly Mode[] = ['off', 'mail-domains', 'consent']

/** Who may come in after registering: nobody, people with an e-mail address in certain domains, or people whom an administrator accepts. */
export function RegistrationSetting({ clientKey, answer }: { clientKey: string; answer: SettingsAnswer }) {
  const texts = useSettingsWords()
  const setting = useSetting(clientKey, answer, 'registration')
  const { value } = setting
  // The typed text, kept unchanged while it is not a valid list of domains.
  const [text, setText] = useState<string>()
  const typed = (text ?? value?.domains.join(', ') ?? '').split(/[\s,;]+/).filter(Boolean)
  const areWrong = typed.length === 0 || typed.length > MAX_REGISTRATION_DOMAINS || !typed.every(isMailDomain)
  const problem = value?.mode === 'mail-domains' && areWrong ? texts.registration.domainsWrong : undefined
  const choose = (mode: string) => {
    const found = MODES.find((one) => one === mode)
    if (!found) return
    // In another mode the domains are hidden, so half-typed ones, which the server would refuse, are dropped.
    const domains = value?.domains ?? []
    if (found !== 'mail-domains') setText(undefined)
    setting.type({ mode: found, domains: found === 'mail-domains' ? domains : domains.filter(isMailDomain) })
  }
  const typeDomains = (next: string) => {
    setText(next)
    setting.type({
      mode: 'mail-domains',
      domains: next
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    })
  }
  return (
    <SettingRow
      name="registration"
      hint={texts.hints.registration}
      setting={{
        ...setting,
        forget: () => {
          setText(undefined)
          setting.forget()
        },
      }}
      problem={problem}
      isWide
    >
      <div className="grid gap-x-4 items-end @md:grid-cols-2">
        <PlainSelect label={texts.fields.registration} value={value?.mode ?? ''} onChange={({ target }) => choose(target.value)}>
          {value === undefined && <option value="">{texts.registration.asIdentity}</option>}
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {texts.registration.modes[mode]}
            </option>
          ))}
        </PlainSelect>
        {value?.mode === 'mail-domains' && (
          <TextField
            label={texts.registration.domains}
            value={text ?? value.domains.join(', ')}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => typeDomains(target.value)}
          />
        )}
      </div>
    </SettingRow>
  )
}
