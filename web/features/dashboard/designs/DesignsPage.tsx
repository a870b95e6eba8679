import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { designsQuery } from '../../../api/designs.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../parts/Empty.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import type { DashboardPageProps } from '../pages.ts'
import { DesignForm } from './DesignForm.tsx'
import { DesignList } from './DesignList.tsx'
import { useDesignsWords } from './designs-words.ts'

/** Designs: cards that the client's own designers made. */
export function DesignsPage({ frame }: DashboardPageProps) {
  const texts = useDesignsWords()
  const { data, error, refetch } = useQuery(designsQuery(frame.key))
  // The id of the open design. A new design gets its id when its form opens, so that saving it twice makes only one design.
  const [openId, setOpenId] = useState<string>()
  if (!data) return error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />

  if (openId !== undefined)
    return (
      <DesignForm
        key={openId}
        frame={frame}
        id={openId}
        data={data}
        onChanged={async () => (await refetch()).data}
        onClose={() => setOpenId(undefined)}
      />
    )
  const add = (
    <Button looks="primary" onClick={() => setOpenId(crypto.randomUUID())}>
      {texts.add}
    </Button>
  )
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        {data.designs.length > 0 && add}
      </PageHead>
      {data.designs.length === 0 ? <Empty text={texts.none}>{add}</Empty> : <DesignList frame={frame} data={data} onOpen={setOpenId} />}
    </>
  )
}
