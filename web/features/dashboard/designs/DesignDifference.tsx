import { Change } from '../../../ui/side-sheet/Change.tsx'
import { useDesignsWords } from './designs-words.ts'
import type { DesignFormState } from './use-design.ts'

const OTHERS = ['language', 'category', 'like'] as const
const FIELDS = { language: 'language', category: 'categoryId', like: 'likeCardId' } as const
const PARTS = ['front', 'screen', 'inside'] as const

/**
 * Shows how another administrator's stored design differs from the form: its name and state with their values, and the names of all other changed
 * parts.
 */
export function DesignDifference({ state: { entry, design } }: { state: DesignFormState }) {
  const texts = useDesignsWords()
  const theirs = entry?.design
  if (!theirs) return null
  const others = [
    ...(theirs.size !== design.size || theirs.orientation !== design.orientation ? [texts.size] : []),
    ...OTHERS.filter((part) => theirs[FIELDS[part]] !== design[FIELDS[part]]).map((part) => texts[part]),
    ...PARTS.filter((part) => theirs[part] !== design[part]).map((part) => texts.parts[part]),
  ]
  return (
    <ul className="mt-1">
      {theirs.name !== design.name && (
        <li>
          {texts.name}: <Change old={design.name || texts.nameless} now={theirs.name || texts.nameless} />
        </li>
      )}
      {others.map((part) => (
        <li key={part}>
          <Change now={part} />
        </li>
      ))}
      {theirs.state !== 'draft' && (
        <li>
          <Change now={texts.states[theirs.state]} />
        </li>
      )}
    </ul>
  )
}
