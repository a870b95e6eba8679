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
  const own = useDesignsWords()
  const theirs = entry?.design
  if (!theirs) return null
  const others = [
    ...(theirs.size !== design.size || theirs.orientation !== design.orientation ? [own.size] : []),
    ...OTHERS.filter((part) => theirs[FIELDS[part]] !== design[FIELDS[part]]).map((part) => own[part]),
    ...PARTS.filter((part) => theirs[part] !== design[part]).map((part) => own.parts[part]),
  ]
  return (
    <ul className="mt-1">
      {theirs.name !== design.name && (
        <li>
          {own.name}: <Change old={design.name || own.nameless} now={theirs.name || own.nameless} />
        </li>
      )}
      {others.map((part) => (
        <li key={part}>
          <Change now={part} />
        </li>
      ))}
      {theirs.state !== 'draft' && (
        <li>
          <Change now={own.states[theirs.state]} />
        </li>
      )}
    </ul>
  )
}
