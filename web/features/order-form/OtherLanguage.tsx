import { useSpeech } from '../../words/words.tsx'

/** Switches the language of the page, because the form covers the menu that does the same. */
export function OtherLanguage() {
  const { words, language, choose } = useSpeech()
  const other = language === 'es' ? 'en_US' : 'es'
  const name = words.languages[other]
  const code = other.slice(0, 2)
  return (
    <button
      type="button"
      lang={code}
      onClick={() => choose(other)}
      className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-control px-2 text-ink-2 hover:text-ink"
    >
      <span>
        {code.toUpperCase()}
        <span className="sr-only"> {name}</span>
      </span>
    </button>
  )
}
