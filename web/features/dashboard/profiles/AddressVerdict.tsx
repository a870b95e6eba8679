import type { ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import { addressCheck } from '@fondly/languages/english/address-check.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useSection } from '../../../words/words.tsx'
import { Change } from '../../../ui/side-sheet/Change.tsx'
import type { AddressCheck } from './use-address-check.ts'
import { useProfilesWords } from './profiles-words.ts'

/**
 * The result of the address check: what it changed, that it does not know the address, or that it will check again later. `stored` is the result that
 * was saved with the profile.
 */
export function AddressVerdict({ check, stored }: { check: AddressCheck; stored: ProfileAnswer['check'] }) {
  const texts = useProfilesWords()
  const { problems } = useSection('addressCheck', addressCheck)
  const answer = check.state === 'answered' ? check.answer : stored && check.state === 'unasked' ? { kind: stored } : undefined
  const wrong = answer?.kind === 'refused'
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const sentences: Readonly<Record<string, string>> = problems
  const isStrip = answer !== undefined || check.state === 'asking'
  return (
    <div aria-live="polite" className="min-h-6">
      {isStrip && (
        <div className={`flex gap-4 px-4 py-3 ${wrong ? 'border-l-3 border-error bg-error/8' : 'bg-wash text-wash-ink'}`}>
          <Icon name={answer?.kind === 'confirmed' ? 'check' : 'alert'} size={18} className={`mt-1 ${wrong ? 'text-error' : ''}`} />
          <div>
            {check.state === 'asking' && <p>{texts.checking}</p>}
            {answer?.kind === 'confirmed' && 'changes' in answer && (
              <>
                <p className="flex flex-wrap gap-x-3">
                  <strong>{texts.checked[answer.level ?? 'format']}</strong>
                  {answer.changes.map(({ from, to }) => (
                    <Change key={`${from} ${to}`} old={from || undefined} now={to || undefined} />
                  ))}
                </p>
                <p className="text-small">{texts.comesBack}</p>
              </>
            )}
            {wrong && (
              <>
                {problem && <p>{fillMessage(sentences[problem.code] ?? '', problem.params)}</p>}
                <p className="font-semibold">{texts.notVerified}</p>
              </>
            )}
            {answer?.kind === 'waiting' && <p>{texts.checkAgain}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
