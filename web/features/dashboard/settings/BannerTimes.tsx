import type { EditedBanner } from '@fondly/contracts/bff/settings.ts'
import { TextField } from '../../../ui/Field.tsx'
import { toLocalTime } from './local-time.ts'
import { useSettingsWords } from './settings-words.ts'

/** The times between which the banner is shown, in the time zone of the administrator. An empty field sets no limit. */
export function BannerTimes({ banner, onChange }: { banner: EditedBanner; onChange: (banner: EditedBanner) => void }) {
  const texts = useSettingsWords()
  const write = (part: 'from' | 'until', local: string) => {
    const { [part]: _, ...others } = banner
    const instant = new Date(local)
    onChange(Number.isNaN(instant.getTime()) ? others : { ...others, [part]: instant.toISOString() })
  }
  return (
    <div>
      <div className="grid gap-x-4 @md:grid-cols-2">
        {(['from', 'until'] as const).map((part) => (
          <TextField
            key={part}
            type="datetime-local"
            label={texts.parts[part]}
            optional
            value={banner[part] === undefined ? '' : toLocalTime(banner[part])}
            onChange={({ target }) => write(part, target.value)}
          />
        ))}
      </div>
      <p className="-mt-4 text-small text-ink-2">{texts.bannerTimes}</p>
    </div>
  )
}
