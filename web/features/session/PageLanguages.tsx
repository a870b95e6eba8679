import { Segments } from '../../ui/Segments.tsx'
import { useSpeech } from '../../words/words.tsx'

/** The languages that the page can speak, and a press that makes it speak one. */
export function PageLanguages() {
  const { words, language, choose } = useSpeech()
  return (
    <Segments
      label={words.header.language}
      segments={[
        { value: 'en_US', label: words.languages.en_US },
        { value: 'es', label: words.languages.es },
      ]}
      value={language}
      onChoose={choose}
    />
  )
}
