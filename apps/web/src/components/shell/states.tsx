import { useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft, RefreshCw } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { common, table } from '@intranet/contract/messages'
import { Button } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { useOnline } from './use-viewport.ts'

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
        <Button cooldown icon={RefreshCw} onClick={onRetry}>
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
      <Button icon={ArrowLeft} onClick={() => navigate({ to: '/' })}>
        Voltar para o início
      </Button>
    </div>
  )
}

/** The bar under the header while the browser has no network. */
export function OfflineBar() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="offline px-5 py-1.5 text-center">Sem conexão. O que você digitou continua aqui.</p>
      )}
    </div>
  )
}

/** A page on its way, shown after 150 ms. */
export function LoadingState() {
  return (
    <div className="page" aria-busy="true">
      <div className="grid gap-3 py-8">
        <span className="sr-only" role="status">
          Carregando
        </span>
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  )
}

/** The root of a group leads to its home or list, other unknown addresses to the index (docs/screens.md#unknown-addresses). */
export function NotFoundRedirect() {
  const router = useRouter()
  useEffect(() => {
    const path = router.state.location.pathname.replace(/\/+$/, '')
    // By its own name, not as somebody's parameter.
    const isScreen = (address: string) =>
      router.getMatchedRoutes(address)[2]?.fullPath.replace(/\/\{-\$.*$/, '') === address
    const screen = [`${path}/home`, `${path}/list`].find(isScreen)
    void router.navigate({ href: screen ?? '/', replace: true })
  }, [router])
  return null
}
