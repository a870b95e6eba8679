import { useId } from 'react'
import { uploadLogo } from '../../../api/profiles.ts'
import { useAction } from '../../../api/use-action.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useProfilesWords } from './profiles-words.ts'

type LogoFieldProps = {
  clientKey: string
  ground: 'light' | 'dark'
  /** The caption of the logo. The default caption is for the logo of a sender profile. */
  name?: string
  url: string | undefined
  /** The logo that is shown on a plate of paper while there is no logo for dark ground. */
  instead?: string | undefined
  onLogo: (url: string | undefined) => void
}

/** Shows a logo on light or dark ground, and lets the user choose a file. If a file is refused, shows the reason and keeps the previous logo. */
export function LogoField({ clientKey, ground, name, url, instead, onLogo }: LogoFieldProps) {
  const texts = useProfilesWords()
  const id = useId()
  const { busy, failure, run } = useAction()
  const caption = name ?? (ground === 'light' ? texts.onLight : texts.onDark)
  const choose = (file: File | undefined) => {
    if (file) void run(async () => onLogo((await uploadLogo(clientKey, ground, file)).url))
  }
  return (
    <div className="min-w-0">
      <div
        className={`grid h-24 place-items-center border border-rule p-3 ${ground === 'light' ? 'bg-(--card-paper)' : 'bg-[#1b1815]'} ${busy ? 'opacity-60' : ''}`}
      >
        {url !== undefined ? (
          <img src={url} alt="" className="max-h-16 max-w-full object-contain" />
        ) : instead !== undefined ? (
          <span className="bg-(--card-paper) p-2">
            <img src={instead} alt="" className="max-h-10 max-w-full object-contain" />
          </span>
        ) : (
          <span className={ground === 'light' ? 'text-[#6e6559]' : 'text-[#a0968a]'}>{texts.noLogo}</span>
        )}
      </div>
      <p className="mt-1 text-small text-ink-2">{url === undefined && instead !== undefined ? texts.lightInstead : caption}</p>
      <div className="flex items-center gap-3">
        <label className="relative inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-3 has-focus-visible:outline-2">
          {texts.choose}
          <input
            type="file"
            accept=".svg,.png,.jpg,.jpeg,.webp"
            aria-label={texts.chooseLogo(caption)}
            aria-describedby={failure === undefined ? undefined : id}
            onChange={({ target }) => {
              choose(target.files?.[0])
              // Allows choosing the same file again after correcting it. Otherwise the browser would fire no event.
              target.value = ''
            }}
            className="absolute inset-0 w-full opacity-0"
          />
        </label>
        {url !== undefined && (
          <button
            type="button"
            aria-label={texts.removeLogo(caption)}
            onClick={() => onLogo(undefined)}
            className="grid size-11 place-items-center"
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </div>
      <p id={id} role="alert" className="text-small font-medium text-error">
        {failure}
      </p>
    </div>
  )
}
