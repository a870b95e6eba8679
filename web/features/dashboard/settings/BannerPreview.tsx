import { useQuery } from '@tanstack/react-query'
import { bannerPreviewQuery } from '../../../api/client-banner.ts'
import { useSettingsWords } from './settings-words.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'

/** The pause after the last key, because each preview is a request. */
const PAUSE_MS = 300

type BannerPreviewProps = { clientKey: string; language: 'en' | 'es'; callout: string; body: string }

/** The banner as the pages show it. The server has removed unsafe HTML. */
export function BannerPreview({ clientKey, language, callout, body }: BannerPreviewProps) {
  const texts = useSettingsWords()
  const typed = useDebounced(`${callout}\0${body}`, PAUSE_MS).split('\0')
  const [first = '', rest = ''] = typed
  const { data } = useQuery(bannerPreviewQuery(clientKey, { callout: first, body: rest }))
  if (!data || (!data.callout && !data.body)) return null
  return (
    <section
      aria-label={texts.bannerPreview(texts.parts[language])}
      lang={language}
      className="mt-3 bg-wash px-4 py-3 text-wash-ink wrap-anywhere"
    >
      {data.callout && <strong className="mr-2 font-semibold" dangerouslySetInnerHTML={{ __html: data.callout }} />}
      <span dangerouslySetInnerHTML={{ __html: data.body }} />
    </section>
  )
}
