import type { CardLanguage } from '@fondly/domain/card-language.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useCatalogueWords } from './catalogue-words.ts'

type Part = { id: string; description: string; text?: string; sentimentUrl?: string }

type AccessListProps = {
  title: string
  language: CardLanguage
  parts: readonly Part[]
  turnedOff: readonly string[]
  isReadOnly: boolean
  onChange: (turnedOff: string[]) => void
}

/** The sentiments or the message starters of a card, with their full text. Each has a switch. */
export function AccessList({ title, language, parts, turnedOff, isReadOnly, onChange }: AccessListProps) {
  const texts = useCatalogueWords()
  if (parts.length === 0) return null
  const off = new Set(turnedOff)
  const countOn = parts.filter(({ id }) => !off.has(id)).length
  return (
    <section className="mt-6">
      <SectionHead title={title}>{texts.partsOn(countOn, parts.length)}</SectionHead>
      <ul lang={language.slice(0, 2)}>
        {parts.map(({ id, description, text, sentimentUrl }) => (
          <li key={id} className={`border-b border-rule pb-2 ${off.has(id) ? 'text-ink-2' : ''}`}>
            <Switch
              label={description}
              isOn={!off.has(id)}
              isDisabled={isReadOnly}
              isFirst
              onChange={(isOn) => onChange(isOn ? turnedOff.filter((one) => one !== id) : [...turnedOff, id])}
            />
            {text && <p className="pl-13 font-serif whitespace-pre-line wrap-anywhere">{text}</p>}
            {sentimentUrl && (
              <img
                src={sentimentUrl}
                alt=""
                loading="lazy"
                className="ml-13 h-24 pb-2 w-[calc(100%-3.25rem)] bg-[#fffdf8] object-cover object-bottom"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
