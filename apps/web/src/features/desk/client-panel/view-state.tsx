import { formatDateTime } from '@intranet/contract/formats'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import type { UseQueryResult } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
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
  children: (rows: T['dados'], data: T) => ReactNode
}

/** The same for rows, with a word where there are none. */
export function ListView<T extends Answered>({ query, children }: ListViewProps<T>) {
  return (
    <View query={query}>
      {(data) => (
        <>
          <AwayNotice view={data} />
          {data.dados.length ? children(data.dados, data) : <EmptyState />}
        </>
      )}
    </View>
  )
}
