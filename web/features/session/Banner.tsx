import type { SignedIn } from '../../api/session.ts'
import { useLanguage } from '../../words/words.tsx'

/** The client's announcement. The server has sanitized the HTML of both parts. */
export function Banner({ banner }: { banner: NonNullable<SignedIn['banner']> }) {
  const written: Readonly<Record<string, (typeof banner)['en_US'] | undefined>> = banner
  const { callout, body } = written[useLanguage().language] ?? banner.en_US
  return (
    <aside className="prints-not banner bg-wash text-wash-ink">
      <div className="page-margin py-3">
        {callout && <strong className="mr-2 font-semibold" dangerouslySetInnerHTML={{ __html: callout }} />}
        <span dangerouslySetInnerHTML={{ __html: body }} />
      </div>
    </aside>
  )
}
