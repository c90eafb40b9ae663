import { formatNumber } from '@intranet/contract/formats'
import { countResultLabels, originLabels } from '@intranet/contract/operations/supply-options'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Input } from '@/components/ui/input.tsx'
import { type Line, useCountEdits } from './count-edits.ts'

/** A million. */
const MOST_DIGITS = 7

export const lineName = ({ produto, patrimonio }: Line) =>
  [produto, patrimonio].filter(Boolean).join(' · ') || 'Item'

function CountedQuantity({ line }: { line: Line }) {
  const { typed, type, open } = useCountEdits()
  if (!open || line.validado)
    return line.quantidade_informada === null ? '–' : formatNumber(line.quantidade_informada)
  const own = typed.get(line.id)
  const stored = line.quantidade_informada
  const digits = own?.digits ?? String(stored ?? '')
  return (
    <>
      <Input
        className="w-20 text-right max-sm:ml-2 max-sm:inline-block sm:ml-auto sm:h-7"
        inputMode="numeric"
        aria-label={`Quantidade informada de ${lineName(line)}`}
        value={digits && formatNumber(Number(digits))}
        onChange={(event) => type(line, event.target.value.replace(/\D/g, '').slice(0, MOST_DIGITS))}
      />
      {own && own.seen !== stored && (
        <span className="ml-2 block text-xs text-warning">
          {stored === null ? 'Apagada por outra pessoa' : `Outra pessoa: ${formatNumber(stored)}`}
        </span>
      )}
    </>
  )
}

const difference = (value: number) => (value > 0 ? `+${formatNumber(value)}` : formatNumber(value))

export const inventoryColumns: ListColumns<Line, 'inventory.list'> = [
  {
    accessorKey: 'produto',
    header: 'Produto',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => original.produto ?? 'Não cadastrado',
  },
  { accessorKey: 'patrimonio', header: 'Patrimônio', meta: { sort: true, card: 'sub' } },
  {
    accessorKey: 'quantidade_sistema',
    header: 'Qtd sistema',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row: { original } }) =>
      original.quantidade_sistema === null ? '–' : formatNumber(original.quantidade_sistema),
  },
  {
    accessorKey: 'quantidade_informada',
    header: 'Qtd informada',
    meta: { sort: true, card: 'extra', numeric: true },
    cell: ({ row }) => <CountedQuantity line={row.original} />,
  },
  {
    accessorKey: 'quantidade_validada',
    header: 'Qtd validada',
    meta: { sort: true, numeric: true, hidden: true },
    cell: ({ row: { original } }) =>
      original.quantidade_validada === null ? '–' : formatNumber(original.quantidade_validada),
  },
  {
    accessorKey: 'divergencia',
    header: 'Diferença',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row: { original } }) =>
      original.divergencia === null ? (
        '–'
      ) : original.divergencia === 0 ? (
        '0'
      ) : (
        <Badge variant="destructive">{difference(original.divergencia)}</Badge>
      ),
  },
  {
    accessorKey: 'resultado',
    header: 'Resultado',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) => (
      <StateBadge state={countResultLabels[original.resultado]}>
        {original.equipe_dona ? `De ${original.equipe_dona}` : undefined}
      </StateBadge>
    ),
  },
  {
    accessorKey: 'origem',
    header: 'Origem',
    meta: { sort: true },
    cell: ({ row }) => originLabels[row.original.origem],
  },
  { accessorKey: 'os', header: 'OS', meta: { sort: true, hidden: true } },
  { accessorKey: 'local', header: 'Local', meta: { sort: true, hidden: true } },
  { accessorKey: 'observacao', header: 'Observação', meta: { hidden: true } },
  {
    accessorKey: 'validado',
    header: 'Validado',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) =>
      original.validado ? (
        <span className="inline-flex items-center gap-1 align-middle text-success">
          <CircleCheck aria-hidden /> Validado
        </span>
      ) : (
        <span className="inline-flex items-center gap-1 align-middle text-muted-foreground">
          <CircleDashed aria-hidden /> Não validado
        </span>
      ),
  },
]
