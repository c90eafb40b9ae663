import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, RefreshCw } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { Button } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { readRequestError } from '@/lib/request-error.ts'

// The router's first screen is made of this file: what leads back brings the frame of a page, and comes with RouteError.
const MissingRecord = lazyPart(() => import('./missing-record.tsx'))

const strokes = {
  neutral: 'var(--input)',
  danger: 'var(--on-danger)',
  warning: 'var(--on-warning)',
  success: 'var(--on-success)',
}

/** The thread with a gap: nothing here, or something went wrong. */
export function Broken({ tone = 'neutral' }: { tone?: keyof typeof strokes }) {
  return (
    <svg className="art" viewBox="0 0 120 44" aria-hidden fill="none">
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
    <div className="empty">
      <Broken />
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {action}
    </div>
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
  if (status === 404)
    return (
      <Suspense>
        <MissingRecord />
      </Suspense>
    )
  return (
    <div className="empty" role="alert">
      <Broken tone="danger" />
      <h3>{title ?? common.loadFailed}</h3>
      <p>{message}</p>
      {requestId && <p className="text-xs">Código do pedido: {requestId}</p>}
      {onRetry && passing && (
        <Button variant="outline" cooldown icon={RefreshCw} onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </div>
  )
}

/** Somebody else may grant it; `text` says who. */
export function NoPermission({ text = 'Peça acesso a quem administra este módulo.' }: { text?: string }) {
  const navigate = useNavigate()
  return (
    <div className="empty">
      <Broken tone="warning" />
      <h3>{common.forbidden}</h3>
      <p>{text}</p>
      <Button variant="outline" icon={ArrowLeft} onClick={() => navigate({ to: '/' })}>
        Voltar para o início
      </Button>
    </div>
  )
}
