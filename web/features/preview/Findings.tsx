import type { PrintFindingMessage } from '@fondly/contracts/bff/not-printable.ts'
import { useSpeech } from '../../words/words.tsx'

export const english = {
  sender: 'Please mend this in the form before you send the card:',
  operator:
    'This card cannot be printed as it was set up, and nothing that you type changes that. You may choose another card or sender, and please tell your program administrator:',
}
export const spanish: typeof english = {
  sender: 'Corrija esto en el formulario antes de enviar la tarjeta:',
  operator:
    'Esta tarjeta no se puede imprimir tal como se preparó, y nada de lo que usted escriba lo cambia. Puede elegir otra tarjeta u otro remitente; avise también al administrador de su programa:',
}

/** Lists why the card cannot be printed and Send is missing: first what the sender can change, then what only others can. */
export function Findings({ findings }: { findings: readonly PrintFindingMessage[] }) {
  const { language, said } = useSpeech()
  const own = language === 'es' ? spanish : english
  if (findings.length === 0) return null
  return (
    <div role="alert" className="mt-5 grid gap-4 border-l-4 border-error pl-4">
      {(['sender', 'operator'] as const).map((who) => {
        const theirs = findings.filter(({ mendedBy }) => mendedBy === who)
        if (theirs.length === 0) return null
        return (
          <div key={who} className="max-w-[72ch]">
            <p>{own[who]}</p>
            <ul className="mt-2 list-disc pl-5 font-medium">
              {theirs.map(({ sentence }) => (
                <li key={sentence}>{said(sentence)}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
