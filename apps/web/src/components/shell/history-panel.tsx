import { History } from 'lucide-react'
import { formatDateTime } from '@intranet/contract/formats'
import { history as text } from '@intranet/contract/messages'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Sheet, SheetContent, SheetTrigger } from '@/components/ui/sheet.tsx'
import { EmptyState, ErrorState, LoadingState } from './states.tsx'

type Values = Record<string, unknown>

/** A line of the history log (000:130). */
export interface HistoryRow {
  operacao: 'INSERT' | 'UPDATE'
  old_data: Values | null
  new_data: Values | null
  data: string
  usuario: string | null
}

interface HistoryPanelProps {
  rows: HistoryRow[] | undefined
  error?: unknown
  /** Portuguese names of the columns; a column without one is not shown. */
  labels: Record<string, string>
  /** Told when the drawer opens: read the rows then. */
  onOpen?: () => void
  onRetry?: () => void
}

const shown = (value: unknown) =>
  value === null || value === undefined || value === ''
    ? '–'
    : typeof value === 'boolean'
      ? value
        ? 'Sim'
        : 'Não'
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)

function changes(row: HistoryRow, labels: Record<string, string>) {
  const before = row.old_data ?? {}
  const after = row.new_data ?? {}
  return Object.keys(labels).filter(
    (key) => key in after && JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
}

/** "Ver histórico de Edições": a 560 px drawer of who changed what, and when. */
export function HistoryPanel({ rows, error, labels, onOpen, onRetry }: HistoryPanelProps) {
  return (
    <Sheet onOpenChange={(open) => open && onOpen?.()}>
      <SheetTrigger asChild>
        <Button icon={History} cooldown={false}>
          {text.title}
        </Button>
      </SheetTrigger>
      <SheetContent wide title={text.title}>
        {error ? <ErrorState error={error} onRetry={onRetry} /> : !rows && <LoadingState />}
        {rows?.length === 0 && <EmptyState />}
        <ol className="hist">
          {rows?.map((row, index) => (
            <li key={`${row.data}-${index}`}>
              <div className="flex items-center gap-2 text-sm">
                <b className="font-semibold">{row.usuario ?? 'Sistema'}</b>
                <Badge tone={row.operacao === 'INSERT' ? 'success' : 'info'}>
                  {row.operacao === 'INSERT' ? 'Cadastro' : 'Edição'}
                </Badge>
                <time className="ml-auto text-xs text-muted-foreground" dateTime={row.data}>
                  {formatDateTime(row.data)}
                </time>
              </div>
              <dl className="mt-2 grid gap-1 text-sm">
                {changes(row, labels).map((key) => (
                  <div key={key} className="flex flex-wrap gap-x-2">
                    <dt className="text-muted-foreground">{labels[key]}</dt>
                    <dd>
                      {row.operacao === 'UPDATE' && (
                        <del className="text-muted-foreground">{shown(row.old_data?.[key])}</del>
                      )}{' '}
                      {shown(row.new_data?.[key])}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </SheetContent>
    </Sheet>
  )
}
