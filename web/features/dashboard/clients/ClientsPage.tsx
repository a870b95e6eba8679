import type { DashboardClients, NewClientAnswer } from '@fondly/contracts/bff/dashboard.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { archiveClient, dashboardClientsQuery } from '../../../api/dashboard.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { CONTENT } from '../parts/content.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { SideContext } from '../../../ui/side-sheet/side-context.ts'
import { State } from '../parts/State.tsx'
import { useClientsWords } from './clients-words.ts'
import { NewClientSheet } from './NewClientSheet.tsx'

type ClientRow = DashboardClients['clients'][number]
type Created = NewClientAnswer & { name: string }

/** /dashboard for role admin: all clients. The user can open, archive and restore each client, and create new ones. */
export function ClientsPage({ clients }: { clients: DashboardClients['clients'] }) {
  const texts = useClientsWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [side, setSide] = useState<HTMLElement | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [created, setCreated] = useState<Created>()
  const [asked, setAsked] = useState<ClientRow>()
  const readAgain = () => queries.invalidateQueries({ queryKey: dashboardClientsQuery.queryKey })

  async function archive({ key }: ClientRow, isArchived: boolean): Promise<void> {
    if (!(await run(() => archiveClient(key, isArchived)))) return
    setAsked(undefined)
    await readAgain()
  }

  return (
    <SideContext value={side}>
      <div className="dashboard flex grow flex-col lg:flex-row">
        <main className={`@container page-margin min-w-0 grow ${CONTENT}`}>
          <PageHead title={texts.title} lead={texts.lead}>
            <Button looks="primary" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          </PageHead>
          <div aria-live="polite">
            {created && <Note created={created} />}
            {failure && !asked && <p className="py-3 font-medium text-error">{failure}</p>}
          </div>
          <ul className="border-t-[1.5px] border-ink">
            {clients.map((client) => (
              <li key={client.key} className="flex min-h-14 items-center gap-x-4 border-b border-rule">
                <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-4 py-1">
                  <Link
                    href={`/dashboard/${encodeURIComponent(client.key)}`}
                    className="inline-flex min-h-11 items-center font-semibold no-underline hover:text-accent hover:underline"
                  >
                    {client.name}
                  </Link>
                  <span className="text-small text-ink-2">{client.key}</span>
                </div>
                {client.isArchived && <State word={texts.archived} mark="ring" />}
                <Button
                  looks="quiet"
                  aria-label={client.isArchived ? texts.bringBackOf(client.name) : texts.archiveOf(client.name)}
                  aria-disabled={busy}
                  onClick={() => (client.isArchived ? void archive(client, false) : setAsked(client))}
                >
                  {client.isArchived ? texts.bringBack : texts.archive}
                </Button>
              </li>
            ))}
          </ul>
        </main>
        <div ref={setSide} className="contents" />
      </div>
      {isAdding && (
        <NewClientSheet
          clients={clients}
          onClose={() => setAdding(false)}
          onCreated={(made) => {
            setAdding(false)
            setCreated(made)
            void readAgain()
          }}
        />
      )}
      {asked && (
        <Confirm
          {...texts.ask}
          title={texts.ask.title(asked.name)}
          busy={busy}
          failure={failure}
          onYes={() => void archive(asked, true)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </SideContext>
  )
}

function Note({ created: { key, name, population } }: { created: Created }) {
  const texts = useClientsWords()
  return (
    <div className="mb-5 border-l-3 border-accent bg-wash px-4 py-3 text-wash-ink wrap-anywhere">
      <p className="font-semibold">{texts.created(name)}</p>
      {!population.isAssigned && <p>{texts.unassigned(population.id, key)}</p>}
    </div>
  )
}
