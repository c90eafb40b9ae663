import { formatDate } from '@intranet/contract/formats'
import { dialog } from '@intranet/contract/messages'
import { ride as text } from '@intranet/contract/messages/rides'
import { ANY_CITY, ANY_DAY, BOARD_RIDES, MAX_BOARD_RIDES } from '@intranet/contract/operations/ride-options'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { AddLink } from '@/components/list/add-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { MoreRows, useMoreRows } from '@/components/table/more-rows.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { opens } from '@/lib/needs.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { BoardSearch } from './board-search.tsx'
import { RideCard, type BoardCard } from './ride-card.tsx'

const AskDialog = lazyDialog(() => import('./ask-dialog.tsx'))

interface BoardPageProps {
  origem?: string
  destino?: string
  /** yyyy-mm-dd, or `todos`; the next seven days without one. */
  data?: string
}

/** The open board of rides: employees see drivers and ask, guests see cities, day, hour and free seats. */
export function BoardPage({ origem = ANY_CITY, destino = ANY_CITY, data: day = ANY_DAY }: BoardPageProps) {
  const data = day === ANY_DAY ? undefined : day
  const some = origem !== ANY_CITY || destino !== ANY_CITY
  const session = useSession()
  const employee = opens('employee', session)
  const here = useLocation({ select: ({ href }) => href })
  const [asking, setAsking] = useState<BoardCard>()
  const more = useMoreRows([origem, destino, data].join('/'), BOARD_RIDES, MAX_BOARD_RIDES)
  const asked = { origem, destino, data, limit: more.limit }
  const own = useQuery({ ...trpc.rides.search.queryOptions(asked), ...more.kept, enabled: employee })
  const open = useQuery({ ...trpc.rides.searchPublic.queryOptions(asked), ...more.kept, enabled: !employee })
  const read: {
    data?: { dados: BoardCard[]; proximas: BoardCard[] }
    error: unknown
    refetch: () => unknown
    isFetching: boolean
  } = employee ? own : open
  const signIn = session ? undefined : (`/home/login/enter?return=${encodeURIComponent(here)}` as const)
  // The answer does not say how many there are: a full one may have more.
  const counted = (dados: BoardCard[]) => ({
    dados,
    total: dados.length < more.limit ? dados.length : Infinity,
  })
  const cards = (rides: BoardCard[]) => (
    <ul className="mb-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {rides.map((card) => (
        <RideCard key={card.id} card={card} signIn={signIn} onAsk={employee ? setAsking : undefined} />
      ))}
    </ul>
  )
  return (
    <Page>
      <PageHead>{employee && <AddLink to="/ride/register">Nova carona</AddLink>}</PageHead>
      <PageSheet>
        <BoardSearch origem={origem} destino={destino} data={data ?? ''} />
        <Loaded
          reads={[{ data: read.data, error: read.error, refetch: read.refetch }]}
          waiting={<Skeleton className="h-40 w-full" />}
        >
          {({ dados, proximas }) => (
            <>
              {dados.length > 0 ? (
                cards(dados)
              ) : (
                <EmptyState
                  title={dialog.noResult}
                  text={`Ninguém ofereceu ${some ? 'este trajeto' : 'carona'} para ${data ? formatDate(data) : 'os próximos 7 dias'}.`}
                />
              )}
              {proximas.length > 0 && (
                <>
                  <SectionLabel count={proximas.length}>{text.otherDates}</SectionLabel>
                  {cards(proximas)}
                </>
              )}
              <MoreRows
                rows={more}
                read={{ data: counted([...dados, ...proximas]), isFetching: read.isFetching }}
              />
            </>
          )}
        </Loaded>
      </PageSheet>
      <Suspense>
        {asking && (
          <AskDialog
            id={asking.id}
            title={`${asking.cidade_origem} para ${asking.cidade_destino}, ${formatDate(asking.data)}`}
            livres={asking.livres}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </Page>
  )
}
