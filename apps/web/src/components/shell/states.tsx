import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, RefreshCw } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { Button } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { Empty, EmptyDescription, EmptyTitle } from '@/components/ui/empty.tsx'

// The router's first screen is made of this file: what leads back comes when something is missing.
const MissingRecord = lazyPart(() => import('./missing-record.tsx'))

/** What is not there, or not for the asker, and the way back. */
export const MissingState = () => (
  <Suspense>
    <MissingRecord />
  </Suspense>
)

const strokes = {
  neutral: 'var(--input)',
  danger: 'var(--on-danger)',
  warning: 'var(--on-warning)',
  success: 'var(--on-success)',
}

/** The thread with a gap: nothing here, or something went wrong. */
export function Broken({ tone = 'neutral' }: { tone?: keyof typeof strokes }) {
  return (
    <svg className="mb-2 h-11 w-[120px]" viewBox="0 0 120 44" aria-hidden fill="none">
      <path d="M4 22h44M72 22h44" stroke="var(--thread)" strokeWidth="1.5" />
      <circle
        cx="60"
        cy="22"
        r="7"
        fill="var(--card)"
        stroke={strokes[tone]}
        strokeWidth="2"
        strokeDasharray={tone === 'neutral' ? '3 3' : undefined}
      />
    </svg>
  )
}

interface StateProps {
  title?: string
  text?: ReactNode
  /** One useful action. */
  action?: ReactNode
}

/** Nothing to show: the documented sentence, why, one way on. */
export function EmptyState({ title = table.empty, text, action }: StateProps) {
  return (
    <Empty>
      <Broken />
      <EmptyTitle>{title}</EmptyTitle>
      {text && <EmptyDescription>{text}</EmptyDescription>}
      {action}
    </Empty>
  )
}

/** A failed read. A 403 becomes `NoPermission`, a 404 the way back; a refusal is not asked again as it is. */
export function ErrorState({
  error,
  title,
  onRetry,
}: {
  error: unknown
  title?: string
  onRetry?: () => void
}) {
  const { message, requestId, status, passing } = readRequestError(error)
  if (status === 403) return <NoPermission />
  if (status === 404) return <MissingState />
  return (
    <Empty role="alert">
      <Broken tone="danger" />
      <EmptyTitle>{title ?? common.loadFailed}</EmptyTitle>
      <EmptyDescription>{message}</EmptyDescription>
      {requestId && <EmptyDescription className="text-xs">Código do pedido: {requestId}</EmptyDescription>}
      {onRetry && passing && (
        <Button variant="outline" cooldown icon={RefreshCw} onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </Empty>
  )
}

/** Somebody else may grant it; `text` says who. */
export function NoPermission({ text = 'Peça acesso a quem administra este módulo.' }: { text?: string }) {
  const navigate = useNavigate()
  return (
    <Empty>
      <Broken tone="warning" />
      <EmptyTitle>{common.forbidden}</EmptyTitle>
      <EmptyDescription>{text}</EmptyDescription>
      <Button variant="outline" icon={ArrowLeft} onClick={() => navigate({ to: '/' })}>
        Voltar para o início
      </Button>
    </Empty>
  )
}
