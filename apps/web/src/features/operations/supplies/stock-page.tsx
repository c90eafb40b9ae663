import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { setMinimumInput } from '@intranet/contract/operations/supply-products'
import { useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { NumberField } from '@/components/form/text-fields.tsx'
import { ListTable } from '@/components/records/list-table.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ProductField, SquadField, useProductFilter, useSquadFilter } from './supply-fields.tsx'

type Stock = Outputs['supplyProducts']['stock']['dados'][number]
type Values = z.input<typeof setMinimumInput>

const columns: ListColumns<Stock, 'supplyProducts.stock'> = [
  { accessorKey: 'produto', header: 'Produto', meta: { sort: true, card: 'main' } },
  { accessorKey: 'codigo_erp', header: 'Código', meta: { sort: true } },
  { accessorKey: 'equipe', header: 'Equipe', meta: { sort: true, card: 'sub' } },
  { accessorKey: 'sistema', header: 'Sistema', meta: { sort: true } },
  {
    accessorKey: 'quantidade',
    header: 'Quantidade',
    meta: { sort: true },
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        {formatNumber(original.quantidade)}
        {original.baixo && <Badge tone="danger">Abaixo do mínimo</Badge>}
      </span>
    ),
  },
  {
    accessorKey: 'minimo',
    header: 'Mínimo',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) => (original.minimo === null ? '–' : formatNumber(original.minimo)),
  },
]

function MinimumDialog({ row, onClose }: { row?: Stock; onClose: () => void }) {
  const queryClient = useQueryClient()
  return (
    <FormDialog title={row ? `Mínimo de ${row.produto}` : 'Novo estoque mínimo'} onClose={onClose}>
      <Form
        identity={row ? savedRecord('supply-minimum', row) : newRecord('supply-minimum')}
        schema={setMinimumInput}
        defaultValues={
          row ? { id_equipe: row.id_equipe, id_produto: row.id_produto, minimo: row.minimo } : {}
        }
        onSubmit={async (values) => {
          await api.supplyProducts.setMinimum.mutate(values)
          await queryClient.invalidateQueries(trpc.supplyProducts.pathFilter())
        }}
      >
        <div className="grid gap-4">
          <SquadField<Values> name="id_equipe" label="Equipe" disabled={row !== undefined} />
          <ProductField<Values> name="id_produto" label="Produto" disabled={row !== undefined} />
          <NumberField<Values>
            name="minimo"
            label="Mínimo"
            hint="Abaixo dele, gestores e responsável são avisados. Vazio: sem aviso."
          />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}

/** What squads have by the ERP, and how little is too little. */
export function StockPage() {
  const search = useTableSearch('supplyProducts.stock')
  const list = useList(trpc.supplyProducts.stock.queryOptions(search.input), search)
  const manages = can(useSession(), 'suprimentos', 'manage')
  const [open, setOpen] = useState<Stock | 'new'>()
  const filters: FiltersOf<'supplyProducts.stock'> = [
    useProviderFilter(),
    useSquadFilter(),
    useProductFilter(),
    { key: 'baixo', label: 'Abaixo do mínimo', kind: 'boolean', labels: ['Sim', 'Não'] },
  ]
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {manages && (
          <Button variant="primary" cooldown={false} onClick={() => setOpen('new')}>
            Novo mínimo
          </Button>
        )}
      </PageHead>
      <PageSheet>
        <ListTable
          label="Estoque mínimo"
          placeholder="Buscar produto ou equipe"
          list={list}
          search={search}
          columns={columns}
          filters={filters}
          actions={(row) =>
            manages ? [{ label: 'Alterar mínimo', icon: BellRing, onSelect: () => setOpen(row) }] : []
          }
        />
      </PageSheet>
      {open && <MinimumDialog row={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
