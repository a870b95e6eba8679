import { DEFAULT_POLICY } from '@fondly/domain/client/brand.ts'
import { useQuery } from '@tanstack/react-query'
import { policiesQuery, policyQuery } from '../../../api/client-branding.ts'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { useSettingsWords } from './settings-words.ts'

type PolicyChoiceProps = {
  clientKey: string
  value: string | undefined
  stored: string | undefined
  /** An empty name means the default policy. */
  onChoose: (policy: string) => void
}

/** Chooses the sign-in policy of the client's people from identity's policies. If these cannot be read, the user types the name. */
export function PolicyChoice({ clientKey, value, stored, onChoose }: PolicyChoiceProps) {
  const texts = useSettingsWords()
  const { data, error } = useQuery(policiesQuery(clientKey))
  const names = data?.policies.map(({ name }) => name) ?? []
  const others = [...new Set([...names, ...(stored ? [stored] : [])])].filter((name) => name !== DEFAULT_POLICY)
  const chosen = value ?? DEFAULT_POLICY
  const { data: policy } = useQuery({ ...policyQuery(clientKey, chosen), enabled: names.includes(chosen) })
  return (
    <div>
      {error && !data ? (
        <TextField
          label={texts.parts.policy}
          optional
          value={value ?? ''}
          maxLength={100}
          onChange={({ target }) => onChoose(target.value)}
        />
      ) : (
        <SelectField label={texts.parts.policy} value={value ?? ''} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{DEFAULT_POLICY}</option>
          {others.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {policy && <p className="-mt-4 mb-3 text-small text-ink-2">{policy.ways.map((way) => texts.policyWays[way]).join(' ')}</p>}
      {value !== stored && (
        <output className="block border-l-3 border-error bg-error/8 px-4 py-2">
          {texts.policyChanges(stored ?? DEFAULT_POLICY, value ?? DEFAULT_POLICY)}
        </output>
      )}
    </div>
  )
}
