import { useQuery } from '@tanstack/react-query'
import { externalProvidersQuery } from '../../../api/external-providers.ts'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { ExternalProviderSetting } from './ExternalProviderSetting.tsx'
import { useSettingsWords } from './settings-words.ts'

/** The external providers that the client's sign-in policy names. */
export function ExternalProviders({ clientKey }: { clientKey: string }) {
  const texts = useSettingsWords()
  const { data, error, refetch } = useQuery(externalProvidersQuery(clientKey))
  if (!data) return error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />
  if (data.providers.length > 0)
    return data.providers.map((provider) => (
      <ExternalProviderSetting key={provider.id} clientKey={clientKey} policy={data.policy} provider={provider} />
    ))
  return (
    <div className="border-b border-rule py-3">
      <h3 className="font-sans text-base font-semibold">{texts.fields.externalProvider}</h3>
      <p className="text-small text-ink-2">{texts.externalProvider.none(data.policy)}</p>
    </div>
  )
}
