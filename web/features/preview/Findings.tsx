import { useSpeech } from '../../words/words.tsx'

export const english = 'This card cannot be printed as it is. If nothing in the form changes that, please tell your program administrator:'
export const spanish =
  'Esta tarjeta no se puede imprimir así. Si nada en el formulario lo cambia, avise al administrador de su programa, por favor:'

/** What would keep the card from being printed, under the pictures that show it. */
export function Findings({ findings }: { findings: readonly string[] }) {
  const { language } = useSpeech()
  if (findings.length === 0) return null
  return (
    <div role="alert" className="mt-5 border-l-4 border-error pl-4">
      <p>{language === 'es' ? spanish : english}</p>
      <ul className="mt-2 list-disc pl-5">
        {[...new Set(findings)].map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </div>
  )
}
