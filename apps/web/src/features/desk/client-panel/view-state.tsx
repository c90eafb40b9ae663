import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import type { UseQueryResult } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import type { LinkAddress } from '@/lib/address.ts'
import { readRequestError } from '@/lib/request-error.ts'

/** Says that a system gives no answer. */
export const AwayAlert = ({ children }: { children?: ReactNode }) => (
  <Alert variant="warning" role="status">
    <TriangleAlert aria-hidden />
    <span>
      {text.away} {children}
    </span>
  </Alert>
)

/** Says that a system is away, and of when what is shown is. */
export function AwayNotice({ view }: { view: { lida_em: string | Date; desatualizada: boolean } }) {
  if (!view.desatualizada) return null
  return (
    <div className="mb-4">
      <AwayAlert>O que aparece foi lido em {formatDateTime(view.lida_em)}.</AwayAlert>
    </div>
  )
}

interface ViewProps<T> {
  query: UseQueryResult<T, unknown>
  children: (data: T) => ReactNode
}

/** A screen of the ERP's answer: while it loads, when it fails, and when the attendance is over. */
export function View<T>({ query, children }: ViewProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <Skeleton className="h-48 w-full" />
  const { status, message } = readRequestError(query.error)
  if (status === 403 && message === text.identify)
    return <Navigate to="/client-panel/identification" search={{ aviso: true }} replace />
  return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
}

interface Answered {
  dados: readonly unknown[]
  lida_em: string | Date
  desatualizada: boolean
}

interface ListViewProps<T extends Answered> {
  query: UseQueryResult<T, unknown>
  /** Where there are no rows: what is missing, why, and a way on. */
  none: { title: string; text: string; action?: ReactNode }
  children: (rows: T['dados'], data: T) => ReactNode
}

/** How many rows its screen shows, beside the title. */
export const rowsOf = ({ data }: UseQueryResult<Answered, unknown>) => data && formatNumber(data.dados.length)

/** The way on from a screen that has nothing of the customer. */
export const WayOn = ({ to, children }: { to: LinkAddress; children: ReactNode }) => (
  <AddressLink to={to} className={buttonVariants({ variant: 'outline' })}>
    {children}
  </AddressLink>
)

/** The same for rows. */
export function ListView<T extends Answered>({ query, none, children }: ListViewProps<T>) {
  return (
    <View query={query}>
      {(data) => (
        <>
          <AwayNotice view={data} />
          {data.dados.length ? children(data.dados, data) : <EmptyState {...none} />}
        </>
      )}
    </View>
  )
}
