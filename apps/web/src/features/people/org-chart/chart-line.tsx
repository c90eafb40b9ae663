import { ChevronRight } from 'lucide-react'
import { formatCount } from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/lib/cn.ts'
import type { ChartRow } from './chart-rows.ts'

const line =
  'flex min-h-[max(36px,var(--hit))] min-w-0 flex-1 items-center gap-2 rounded-md px-2.5 py-0.5 text-left hover:bg-accent'

const people = (total: number) => formatCount(total, 'pessoa', 'pessoas')

/** One line of the chart: a unit that opens, or a person. */
export function ChartLine({
  row,
  found,
  onToggle,
  onRetry,
}: {
  row: ChartRow
  found: boolean
  onToggle: () => void
  /** Reads the people of a sector again. */
  onRetry: (sector: string) => void
}) {
  if ('aviso' in row) return <span className="text-sm text-muted-foreground">{row.aviso}</span>
  if ('falhou' in row) {
    return (
      <span className="flex items-center gap-2 text-sm text-danger" role="alert">
        {common.loadFailed}
        <Button variant="outline" size="sm" onClick={() => onRetry(row.falhou)}>
          Tentar de novo
        </Button>
      </span>
    )
  }
  if ('pessoa' in row) {
    const { id, nome, cargo, id_foto, responsavel } = row.pessoa
    return (
      <AddressLink
        to={`/contacts/profile/${id}`}
        preload={false}
        data-found={found || undefined}
        className={cn(
          line,
          'text-foreground data-found:bg-accent data-found:outline-2 data-found:-outline-offset-2 data-found:outline-ring',
        )}
      >
        <Avatar name={nome} image={id_foto && `/files/${id_foto}`} size="sm" />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <b className="min-w-0 text-sm font-medium break-words">{nome}</b>
          <span className="min-w-0 text-xs break-words text-muted-foreground">{cargo}</span>
        </span>
        {responsavel && <Badge variant="info">Responsável</Badge>}
      </AddressLink>
    )
  }
  const { nome, total, responsavel } = row.unidade
  return (
    <button type="button" className={line} aria-expanded={row.aberto} onClick={onToggle}>
      <ChevronRight className={cn('size-3.5', row.aberto && 'rotate-90')} aria-hidden />
      <b className={cn('min-w-0 break-words', row.nivel === 1 ? 'text-base' : 'text-sm')}>{nome}</b>
      <span className="shrink-0 text-xs text-muted-foreground">{people(total)}</span>
      {responsavel && (
        <span className="truncate text-xs text-muted-foreground max-sm:hidden">· {responsavel}</span>
      )}
    </button>
  )
}
