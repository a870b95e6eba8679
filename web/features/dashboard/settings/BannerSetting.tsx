import type { EditedBanner } from '@fondly/contracts/bff/settings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bannerQuery, putBanner } from '../../../api/client-banner.ts'
import { TextField } from '../../../ui/Field.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { Switch } from '../parts/Switch.tsx'
import { BannerPreview } from './BannerPreview.tsx'
import { BannerTimes } from './BannerTimes.tsx'
import { LongText } from './LongText.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingsWords } from './settings-words.ts'
import { useDocument } from './use-document.ts'

const NONE: EditedBanner = { enabled: false, callout: { en: '' }, body: { en: '' } }
const LANGUAGES = ['en', 'es'] as const
const MAX_CALLOUT_CHARACTERS = 300
const MAX_BODY_CHARACTERS = 4000

/** The banner below the header of the client's pages, in both languages, with a preview below. */
export function BannerSetting({ clientKey }: { clientKey: string }) {
  const { data, error, refetch } = useQuery(bannerQuery(clientKey))
  if (!data) return error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />
  return <BannerForm clientKey={clientKey} version={data.version} stored={data.banner ?? NONE} />
}

function BannerForm({ clientKey, version, stored }: { clientKey: string; version: string | null; stored: EditedBanner }) {
  const texts = useSettingsWords()
  const queries = useQueryClient()
  const { queryKey } = bannerQuery(clientKey)
  const banner = useDocument({
    stored,
    write: async (value) => {
      queries.setQueryData(queryKey, await putBanner(clientKey, version, value))
      void queries.invalidateQueries({ queryKey: ['dashboard', clientKey, 'activity'] })
    },
    reload: () => queries.fetchQuery({ ...bannerQuery(clientKey), staleTime: 0 }),
  })
  const { value, type } = banner
  const isEmpty = value.enabled && !value.callout.en.trim() && !value.body.en.trim()
  const endsBefore = value.from !== undefined && value.until !== undefined && value.from >= value.until
  const problem = isEmpty ? texts.bannerEmpty : endsBefore ? texts.bannerEndsBefore : undefined
  const write = (part: 'callout' | 'body', language: 'en' | 'es', text: string) => {
    const { es, en }: EditedBanner['body'] = language === 'en' ? { ...value[part], en: text } : { ...value[part], es: text }
    type({ ...value, [part]: es ? { en, es } : { en } })
  }
  return (
    <SettingRow name="banner" hint={texts.hints.banner} setting={banner} problem={problem} isWide>
      <Switch label={texts.parts.enabled} isOn={value.enabled} onChange={(enabled) => type({ ...value, enabled })} />
      <BannerTimes banner={value} onChange={type} />
      <div className="grid gap-x-4 @md:grid-cols-2">
        {LANGUAGES.map((language) => (
          <div key={language}>
            <TextField
              label={`${texts.parts.callout}, ${texts.parts[language]}`}
              value={value.callout[language] ?? ''}
              maxLength={MAX_CALLOUT_CHARACTERS}
              onChange={({ target }) => write('callout', language, target.value)}
            />
            <LongText
              label={`${texts.parts.body}, ${texts.parts[language]}`}
              value={value.body[language] ?? ''}
              maxLength={MAX_BODY_CHARACTERS}
              onType={(text) => write('body', language, text)}
            />
            <BannerPreview
              clientKey={clientKey}
              language={language}
              callout={value.callout[language] ?? value.callout.en}
              body={value.body[language] ?? value.body.en}
            />
          </div>
        ))}
      </div>
    </SettingRow>
  )
}
