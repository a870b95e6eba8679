import type { DueGroup } from '@fondly/contracts/bff/press.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cutNow, PRESS_KEY } from '../../api/press.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { timeLeft, writtenMomentInZone } from '../../ui/time-left.ts'
import { useLanguage } from '../../words/words.tsx'
import { useGroupWords } from './group-words.ts'
import type { PressResult } from './press-result.ts'
import { usePressWords } from './press-words.ts'
import { Row } from './Row.tsx'

type DueListProps = { now: Date; zone: string; onDone: (result: PressResult) => void }

/** Lists the groups of cards that can still be withdrawn, the earliest cut-off first. The operator can cut each group early. */
export function DueList({ due, now, zone, onDone }: DueListProps & { due: DueGroup[] }) {
  const texts = usePressWords()
  const { day, paper, whole } = useGroupWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [groupToCut, setGroupToCut] = useState<DueGroup>()

  const cut = (group: DueGroup) =>
    run(async () => {
      onDone({ cut: await cutNow(group) })
      setGroupToCut(undefined)
      await queries.invalidateQueries({ queryKey: PRESS_KEY })
    })

  return (
    <>
      <ul aria-label={texts.due} className="border-t-[1.5px] border-ink">
        {due.map((group) => (
          <Row
            key={`${group.mailDate} ${group.size} ${group.stock}`}
            what={
              <>
                <p className="font-semibold first-letter:uppercase">{day(group.mailDate)}</p>
                <p className="tabular text-ink-2 first-letter:uppercase">{paper(group)}</p>
              </>
            }
            stands={
              <>
                <p className="tabular">{texts.cards(group.orders)}</p>
                <p className="tabular text-ink-2">
                  <Cutting cutsAt={group.cutsAt} now={now} zone={zone} />
                </p>
              </>
            }
            next={
              <Button aria-label={texts.cutNowOf(whole(group))} onClick={() => setGroupToCut(group)}>
                {texts.cutNow}
              </Button>
            }
          />
        ))}
      </ul>
      {groupToCut && (
        <Confirm
          title={texts.cutTitle(groupToCut.orders)}
          text={texts.cutText(whole(groupToCut))}
          yes={texts.cutNow}
          no={texts.leaveIt}
          busy={busy}
          failure={failure}
          onYes={() => void cut(groupToCut)}
          onNo={() => setGroupToCut(undefined)}
        />
      )}
    </>
  )
}

function Cutting({ cutsAt, now, zone }: { cutsAt: string | null; now: Date; zone: string }) {
  const { locale } = useLanguage()
  const texts = usePressWords()
  const left = cutsAt && timeLeft(cutsAt, now, locale)
  return cutsAt && left ? texts.cutIn(writtenMomentInZone(cutsAt, now, locale, zone), left) : texts.cutSoon
}
