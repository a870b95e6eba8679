import { checkBrandColour, MIN_CONTRAST } from '@fondly/domain/client/check-brand-colour.ts'
import { useLanguage } from '../../../words/words.tsx'
import { useSettingsWords } from './settings-words.ts'

/** Says how legible a client's colour is in both themes, and what pages use where the contrast is too weak. */
export function ColourContrast({ colour }: { colour: string }) {
  const texts = useSettingsWords()
  const { locale } = useLanguage()
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <ul className="grid gap-2">
      {checkBrandColour(colour).map(({ theme, own: contrast, drawn, drawnContrast }) => (
        <li key={theme} className={contrast < MIN_CONTRAST.mark ? 'border-l-3 border-error bg-error/8 px-4 py-2' : 'px-4 py-2'}>
          <span className="font-semibold">{texts.contrast.theme[theme]}</span>{' '}
          <span className="tabular">{texts.contrast.ratio(ratio.format(contrast))}</span>{' '}
          {contrast < MIN_CONTRAST.mark
            ? texts.contrast.weakMark
            : contrast < MIN_CONTRAST.text
              ? texts.contrast.weakText
              : texts.contrast.good}{' '}
          {contrast < MIN_CONTRAST.text && (
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true" className="size-4 rounded-full" style={{ background: drawn }} />
              {texts.contrast.drawn(drawn, ratio.format(drawnContrast))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
