import type { ExternalProvidersAnswer } from '@fondly/contracts/bff/external-providers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { changeExternalProvider, externalProvidersQuery } from '../../../api/external-providers.ts'
import { TextField } from '../../../ui/Field.tsx'
import { Switch } from '../parts/Switch.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingsWords } from './settings-words.ts'
import { useDocument } from './use-document.ts'

type Provider = ExternalProvidersAnswer['providers'][number]
type ProviderProps = { clientKey: string; policy: string; provider: Provider }
/** The typed values. An empty secret does not change identity's secret. */
type Typed = { name: string; clientId: string; enabled: boolean; secret: string }

const MAX_NAME_CHARACTERS = 256
const MAX_CLIENT_ID_CHARACTERS = 500
const MAX_SECRET_CHARACTERS = 2000

/** An external provider with which the client's people sign in. Its secret can be replaced, but is never shown. */
export function ExternalProviderSetting({ clientKey, policy, provider }: ProviderProps) {
  const texts = useSettingsWords()
  const words = texts.externalProvider
  const queries = useQueryClient()
  const { queryKey } = externalProvidersQuery(clientKey)
  const { name, clientId = '', enabled } = provider
  const setting = useDocument<Typed>({
    stored: { name, clientId, enabled, secret: '' },
    write: async (typed) => {
      queries.setQueryData(queryKey, await changeExternalProvider(clientKey, provider.id, toRequest(typed, provider)))
      void queries.invalidateQueries({ queryKey: ['dashboard', clientKey, 'activity'] })
    },
    reload: () => queries.fetchQuery({ ...externalProvidersQuery(clientKey), staleTime: 0 }),
  })
  const { value, stored, type, isDirty } = setting
  const say = (one: Typed) => [one.name, one.clientId, one.enabled ? texts.on : texts.off].filter(Boolean).join(', ')
  const lacksSecret = provider.needsSecret && value.secret === ''
  const problem = isDirty && (findProblem(value, provider) ?? (lacksSecret ? 'secretNeeded' : undefined))
  return (
    <SettingRow
      name="externalProvider"
      hint={words.hint(policy)}
      // The values to compare, without the secret.
      setting={{ ...setting, value: say(value), stored: say(stored) }}
      problem={problem ? words[problem] : undefined}
      isWide
    >
      <ProviderNotice provider={provider} />
      <fieldset disabled={!provider.mayChange} className="grid min-w-0 gap-x-4 @md:grid-cols-2">
        <TextField
          label={words.name}
          value={value.name}
          maxLength={MAX_NAME_CHARACTERS}
          onChange={({ target }) => type({ ...value, name: target.value })}
        />
        {provider.issuer && <Issuer label={words.issuer} issuer={provider.issuer} />}
        {provider.clientId !== undefined && (
          <>
            <TextField
              label={words.clientId}
              value={value.clientId}
              maxLength={MAX_CLIENT_ID_CHARACTERS}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={({ target }) => type({ ...value, clientId: target.value.trim() })}
            />
            {provider.mayChange && (
              <div>
                <TextField
                  label={words.newSecret}
                  optional={!provider.needsSecret}
                  type="password"
                  value={value.secret}
                  maxLength={MAX_SECRET_CHARACTERS}
                  autoComplete="new-password"
                  onChange={({ target }) => type({ ...value, secret: target.value.trim() })}
                />
                <p className="-mt-4 mb-3 text-small text-ink-2">{words.secretHint}</p>
              </div>
            )}
          </>
        )}
        <Switch
          label={texts.fields.providerEnabled}
          isOn={value.enabled}
          isDisabled={!provider.mayChange}
          onChange={(next) => type({ ...value, enabled: next })}
        />
      </fieldset>
      {stored.enabled && !value.enabled && (
        <output className="block border-l-3 border-error bg-error/8 px-4 py-2">{words.willBeOff(provider.name)}</output>
      )}
    </SettingRow>
  )
}

/** Says which other clients a change affects, or why the provider cannot be changed here. */
function ProviderNotice({ provider: { isShared, mayChange, sharedWith } }: { provider: Provider }) {
  const { externalProvider } = useSettingsWords()
  if (!isShared) return null
  return (
    <p className="border-l-3 border-rule-2 bg-sunk px-4 py-2">
      {mayChange ? externalProvider.sharedWith(sharedWith.join(', ')) : externalProvider.shared}
    </p>
  )
}

/** The issuer decides to which site people are sent, so it cannot be changed here. */
function Issuer({ label, issuer }: { label: string; issuer: string }) {
  return (
    <dl className="mb-4 min-w-0">
      <dt className="mb-1.5 font-semibold">{label}</dt>
      <dd className="wrap-anywhere">{issuer}</dd>
    </dl>
  )
}

function findProblem({ name, clientId, secret }: Typed, provider: Provider) {
  if (name.trim() === '') return 'nameMissing'
  if (provider.clientId !== undefined && clientId === '') return 'clientIdMissing'
  return [clientId, secret].every((text) => /^[\x20-\x7e]*$/.test(text)) ? undefined : 'notVisible'
}

/** Builds the request from the values that differ from the stored ones. */
function toRequest({ name, clientId, enabled, secret }: Typed, provider: Provider) {
  return {
    version: provider.version,
    change: {
      ...(name.trim() === provider.name ? {} : { name: name.trim() }),
      ...(clientId === (provider.clientId ?? '') ? {} : { clientId }),
      ...(enabled === provider.enabled ? {} : { enabled }),
    },
    ...(secret === '' ? {} : { secret }),
  }
}
