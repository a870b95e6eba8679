import type { SignedIn } from '../../api/session.ts'

/** The client's own announcement. The HTML of both its parts was made safe by the server. */
export function Banner({ banner }: { banner: NonNullable<SignedIn['banner']> }) {
  return (
    <aside className="prints-not banner bg-wash text-wash-ink">
      <div className="page-margin py-3">
        {banner.callout && <strong className="mr-1 font-semibold" dangerouslySetInnerHTML={{ __html: banner.callout }} />}
        <span dangerouslySetInnerHTML={{ __html: banner.body }} />
      </div>
    </aside>
  )
}
