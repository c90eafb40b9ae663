import { customerStateNames } from '@intranet/contract/sales/erp-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { useSpineShown } from '@/components/shell/use-viewport.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { useOpenInSight } from '@/components/ui/use-open-in-sight.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { attendanceInTab, keepAttendance } from '@/lib/attendance.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { clientPanelScreens } from './client-panel.screens.ts'
import { AttendanceContext } from './use-customer.ts'

type Attendance = NonNullable<Outputs['clientPanel']['current']>

/** Minutes and seconds since the customer was identified. */
function Timer({ since }: { since: string | Date }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - new Date(since).getTime()) / 1000))
  const text = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span className="tabular-nums" role="timer" aria-label="Tempo de atendimento">
      {text}
    </span>
  )
}

/** Forgets the customer of this tab, and what was read about them. */
function useChangeCustomer() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async (atendimento: string) => {
    await api.clientPanel.end.mutate({ atendimento }).catch(() => undefined)
    keepAttendance(null)
    queryClient.removeQueries(trpc.clientPanel.pathFilter())
    await navigate({ to: '/client-panel/identification' })
  }
}

function CustomerBar({ attendance }: { attendance: Attendance }) {
  const change = useChangeCustomer()
  const { nome_razaosocial, cod_cliente, provedor, situacao_cliente, protocolo, identificado_em } = attendance
  return (
    <Card asChild className="mb-4 flex flex-row flex-wrap items-center gap-x-5 gap-y-2 p-3">
      <section aria-label="Cliente">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <strong className="block truncate text-base">{nome_razaosocial}</strong>
          <span className="text-sm text-muted-foreground">
            {cod_cliente} · {provedor} · Protocolo {protocolo}
          </span>
        </div>
        <StateBadge state={customerStateNames[situacao_cliente]} />
        {identificado_em && <Timer since={identificado_em} />}
        <Button
          variant="outline"
          size="sm"
          icon={UserRoundX}
          onClick={() => void change(attendance.atendimento)}
        >
          Trocar cliente
        </Button>
      </section>
    </Card>
  )
}

const screens = (clientPanelScreens.cards ?? []).filter(({ on }) => (on['clientPanel/painel'] ?? 0) > 1)

/** The panel's screens, where the window is too narrow for them beside the page: the open one is in sight. */
function Shortcuts() {
  const bar = useOpenInSight<HTMLElement>()
  return (
    <nav ref={bar} aria-label="Telas do painel" className="-mx-1 mb-4 flex gap-1 overflow-x-auto px-1 py-1">
      {screens.map(({ title, to }) => (
        <AddressLink
          key={to}
          to={to}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
          activeProps={{ 'aria-current': 'page', className: 'border-primary font-semibold' }}
        >
          {title}
        </AddressLink>
      ))}
    </nav>
  )
}

interface PanelPageProps {
  /** How many rows it shows. */
  total?: ReactNode
  /** Its filled button. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen about the customer of this tab; without one the way leads to identification. */
export function PanelPage({ total, actions, children }: PanelPageProps) {
  const kept = attendanceInTab()
  const spine = useSpineShown()
  const current = useQuery({
    ...trpc.clientPanel.current.queryOptions(),
    enabled: kept !== null,
    staleTime: 0,
  })
  const gone = kept === null || (current.isSuccess && current.data?.situacao !== 'aberto')
  if (gone) return <Navigate to="/client-panel/identification" search={{ aviso: true }} replace />
  return (
    <AttendanceContext value={kept}>
      <Page>
        <PageHead total={total}>{actions}</PageHead>
        <PageSheet>
          {current.error && <ErrorState error={current.error} onRetry={() => void current.refetch()} />}
          {current.isPending && <Skeleton className="mb-4 h-16 w-full" />}
          {current.data && <CustomerBar attendance={current.data} />}
          {!spine && <Shortcuts />}
          {children}
        </PageSheet>
      </Page>
    </AttendanceContext>
  )
}
