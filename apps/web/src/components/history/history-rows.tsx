import { formatDate, formatDateTime, yesNo } from '@intranet/contract/formats'
import { Badge } from '@/components/ui/badge.tsx'
import { EmptyState } from '@/components/shell/states.tsx'

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
  /** Portuguese names of the columns; a column without one is not shown. */
  labels: Readonly<Record<string, string>>
  /** Which part of the record a row is about, where it has several. */
  about?: (values: Values) => string | undefined
}

const isDay = /^\d{4}-\d{2}-\d{2}$/
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return yesNo(value)
  if (typeof value === 'object') return JSON.stringify(value)
  const words = String(value)
  if (isDay.test(words)) return formatDate(words)
  return isMoment.test(words) ? formatDateTime(words) : words
}

function changes(row: HistoryRow, labels: HistoryRowsProps['labels']) {
  const before = row.old_data ?? {}
  const after = row.new_data ?? {}
  return Object.keys(labels).filter(
    (key) => key in after && JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
}

/** A part that came with its record, with nothing in it to show yet, is no line. */
const tells = (row: HistoryRow, { labels, about }: Omit<HistoryRowsProps, 'rows'>) =>
  !(row.new_data && about?.(row.new_data)) || changes(row, labels).length > 0

/** Who changed what, and when; the newest first. */
export function HistoryRows({ rows: all, labels, about }: HistoryRowsProps) {
  const rows = all.filter((row) => tells(row, { labels, about }))
  if (rows.length === 0) return <EmptyState />
  return (
    <ol className="*:border-b *:border-border *:py-3.5">
      {rows.map((row, index) => (
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
  )
}
