import type { AccessCard } from '@fondly/contracts/bff/catalogue-access.ts'
import type { ShownAccess } from '../../../api/catalogue-access.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../parts/Empty.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { useCatalogueWords } from './catalogue-words.ts'
import type { AccessAddress } from './use-access-address.ts'
import { type AccessChanges, WHOLE_CARD } from './use-access-changes.ts'
import { Wall } from './Wall.tsx'

type AccessWallProps = {
  access: ShownAccess
  /** The cards that were read, in their order, and the ids of all of them. */
  cards: readonly AccessCard[]
  order: { places: readonly string[]; move: ((card: AccessCard, place: number) => void) | undefined }
  address: AccessAddress
  isReadOnly: boolean
  changes: AccessChanges
  onMore: () => void
}

/** The cards that are found, or a sentence when there are none. */
export function AccessWall({ access, cards, order, address: { search, open, go }, isReadOnly, changes, onMore }: AccessWallProps) {
  const texts = useCatalogueWords()
  const { language, category } = access.search
  // Cards of another language or category than the chosen one must not be taken for it.
  if (language !== search.language || category !== search.category) return <PageWaiting />
  if (access.total === 0)
    return access.search.search || access.search.state ? (
      <Empty text={texts.nothingFound}>
        <Button onClick={() => go({ search: undefined, state: undefined })}>{texts.showAll}</Button>
      </Empty>
    ) : (
      <Empty text={texts.none} />
    )
  return (
    <Wall
      key={`${language} ${category}`}
      cards={cards}
      places={order.places}
      open={open}
      isReadOnly={isReadOnly}
      onOpen={(id) => go({ card: id })}
      onMove={isReadOnly || order.places.length < 2 ? undefined : order.move}
      // Cards that wait to be moved would be read in their earlier places.
      onMore={access.cards.length < access.total ? () => void changes.settle().then(onMore) : undefined}
      onSwitch={({ id, name }, isOn) =>
        void changes.make({ cards: { [id]: isOn ? WHOLE_CARD : null } }, (isOn ? texts.turnedOn : texts.turnedOff)(name))
      }
    />
  )
}
