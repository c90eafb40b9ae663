import { formatDateTime } from '@intranet/contract/formats'
import { history as text } from '@intranet/contract/messages'
import { Badge } from '@/components/ui/badge.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { History } from '@/components/records/history.ts'
import { dressedValue, type NameOf } from './dressed-value.ts'

type Values = Record<string, unknown>

/** A line of the history (docs/screens.md#history-panel). */
export interface HistoryRow {
  operacao: 'INSERT' | 'UPDATE'
  old_data: Values | null
  new_data: Values | null
  data: string
  usuario: string | null
  /** The access key that the person's program used. */
  chave?: string | null
}

interface HistoryRowsProps {
  rows: HistoryRow[]
  /** What it shows: a column without a name is left out. */
  history: History
  nameOf: NameOf
}

function changes(row: HistoryRow, { labels }: History) {
  const before = row.old_data ?? {}
  const after = row.new_data ?? {}
  return Object.keys(labels).filter(
    (key) => key in after && JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
}

/** Who changed what, and when; the newest first. */
export function HistoryRows({ rows: all, history, nameOf }: HistoryRowsProps) {
  const { labels, about } = history
  // A part that came with its record, with nothing in it to show yet, is no line.
  const rows = all
    .map((row) => ({ row, changed: changes(row, history) }))
    .filter(({ row, changed }) => changed.length > 0 || !(row.new_data && about?.(row.new_data)))
  const shown = (column: string, values: Values | null) =>
    dressedValue(column, values?.[column], history, nameOf)
  if (rows.length === 0) return <EmptyState title="Nenhuma edição" text="Nada mudou desde o cadastro." />
  return (
    <ol className="*:border-b *:border-border *:py-3.5">
      {rows.map(({ row, changed }, index) => (
        <li key={`${row.data}-${index}`}>
          <div className="flex items-center gap-2 text-sm">
            <b className="font-semibold">{row.usuario ?? 'Sistema'}</b>
            {row.chave && <span className="text-muted-foreground">pela chave {row.chave}</span>}
            <Badge variant={row.operacao === 'INSERT' ? 'success' : 'info'}>
              {row.operacao === 'INSERT' ? 'Cadastro' : 'Edição'}
            </Badge>
            <time className="ml-auto text-xs text-muted-foreground" dateTime={row.data}>
              {formatDateTime(row.data)}
            </time>
          </div>
          {about && row.new_data && about(row.new_data) && (
            <p className="mt-1 text-sm font-semibold">{about(row.new_data)}</p>
          )}
          {row.operacao === 'UPDATE' && changed.length === 0 && (
            <p className="mt-1 text-sm text-muted-foreground">{text.others}</p>
          )}
          <dl className="mt-2 grid gap-1 text-sm">
            {changed.map((key) => (
              <div key={key} className="flex flex-wrap gap-x-2">
                <dt className="text-muted-foreground">{labels[key]}</dt>
                <dd>
                  {row.operacao === 'UPDATE' && (
                    <>
                      <span className="text-muted-foreground">{shown(key, row.old_data)}</span>
                      <span className="mx-1.5 text-muted-foreground">→</span>
                    </>
                  )}
                  {shown(key, row.new_data)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
