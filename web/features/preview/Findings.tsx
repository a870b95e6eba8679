import type { PrintFindingMessage } from '@fondly/contracts/bff/not-printable.ts'
import { printFindings } from '@fondly/languages/english/print-findings.ts'
import { findingSentence } from '@fondly/languages/finding-sentence.ts'
import { useSection } from '../../words/words.tsx'
import { usePreviewWords } from './preview-words.ts'

/** Lists why the card cannot be printed and has no Send button: first what the sender can change, then what only others can change. */
export function Findings({ findings }: { findings: readonly PrintFindingMessage[] }) {
  const texts = usePreviewWords().findings
  const words = useSection('printFindings', printFindings)
  if (findings.length === 0) return null
  return (
    <div role="alert" className="mt-5 grid gap-4 border-l-4 border-error pl-4">
      {(['sender', 'operator'] as const).map((who) => {
        const theirs = findings.filter(({ mendedBy }) => mendedBy === who)
        if (theirs.length === 0) return null
        return (
          <div key={who} className="max-w-[72ch]">
            <p>{texts[who]}</p>
            <ul className="mt-2 list-disc pl-5 font-medium">
              {theirs.map((finding) => (
                <li key={`${finding.page} ${finding.kind}`}>{findingSentence(finding, words)}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
