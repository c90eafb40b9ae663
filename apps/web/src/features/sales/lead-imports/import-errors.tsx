import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { formatCount } from '@intranet/contract/formats'
import { DataTable } from '@/components/table/data-table.tsx'
import { exportAddress } from '@/components/table/export-button.tsx'
import type { ListColumn } from '@/components/table/list-column.ts'
import { MoreRows, useMoreRows } from '@/components/table/more-rows.tsx'
import { OnCard } from '@/components/table/on-card.tsx'
import { useListTable } from '@/components/table/use-list-table.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Line = Outputs['leadImports']['errors']['dados'][number]

const columns: ListColumn<Line>[] = [
  {
    accessorKey: 'linha',
    header: 'Linha',
    meta: { card: 'main' },
    cell: ({ row: { original } }) => <OnCard table={original.linha}>Linha {original.linha}</OnCard>,
  },
  { accessorKey: 'erro', header: 'Erro', meta: { card: 'sub' } },
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'extra' } },
  { accessorKey: 'cpf', header: 'CPF' },
  { accessorKey: 'telefone', header: 'Telefone' },
]

const STEP = 20

/** The lines that stay out and why, and all of them as a file to mend and send again. */
export function ImportErrors({ id, total }: { id: number; total: number }) {
  const more = useMoreRows(id, STEP)
  const filtro = { id_importacao_evento: id }
  const list = useQuery({
    ...trpc.leadImports.errors.queryOptions({ filtro, limit: more.limit }),
    ...more.kept,
  })
  const table = useListTable({ columns, list })
  const name = 'Linhas com erro'
  return (
    <section className="mt-6" aria-label={name}>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 className="grow font-semibold">{formatCount(total, 'linha com erro', 'linhas com erro')}</h2>
        {(['csv', 'xlsx'] as const).map((format) => (
          <DownloadLink
            key={format}
            href={exportAddress({ procedure: 'leadImports.errors', format, input: { filtro }, name })}
            className={buttonVariants({ variant: 'outline' })}
          >
            <Download aria-hidden />
            Baixar erros ({format.toUpperCase()})
          </DownloadLink>
        ))}
      </div>
      <DataTable label={name} table={table} list={list} />
      <MoreRows rows={more} read={list} />
    </section>
  )
}
