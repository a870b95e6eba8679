import { nextLanguage } from '@fondly/languages/languages.ts'
import { useLanguage } from '../../words/words.tsx'

/** Switches the language of the page. The form covers the menu, which has the same switch. */
export function OtherLanguage() {
  const { language, choose } = useLanguage()
  const { code, tag, name } = nextLanguage(language)
  return (
    <button
      type="button"
      lang={tag}
      onClick={() => choose(code)}
      className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-control px-2 text-ink-2 hover:text-ink"
    >
      <span>
        {tag.toUpperCase()}
        <span className="sr-only"> {name}</span>
      </span>
    </button>
  )
}
