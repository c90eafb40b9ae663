import { can } from '@intranet/contract/access'
import { dialog } from '@intranet/contract/messages'
import { kinshipLabels } from '@intranet/contract/people/family-options'
import { HeartHandshake } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { EmptyRows } from '@/components/list/empty-rows.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { relativeColumns, staffRelativeColumns } from './relative-columns.tsx'
import { useRelativeActions } from './use-relative-actions.ts'

const yesNo: [string, string] = ['Sim', 'Não']

/** One's own relatives; for HR's managers those of everybody they keep. */
export function RelativeListPage() {
  const keeps = can(useSession(), 'rh', 'manage')
  const search = useTableSearch('relatives.list')
  const list = useList(trpc.relatives.list.queryOptions(search.input), search)
  const { actions, askNames } = useRelativeActions()
  const provider = useProviderFilter(keeps)
  const filters: FiltersOf<'relatives.list'> = [
    ...(keeps ? [{ key: 'funcionario', label: 'Funcionário', kind: 'text' } as const, provider] : []),
    {
      key: 'parentesco',
      label: 'Parentesco',
      kind: 'choice',
      options: optionsOf(kinshipLabels),
    },
    { key: 'dependente_ir', label: 'Dependente no IR', kind: 'boolean', labels: yesNo },
    { key: 'dependente_plano', label: 'Dependente no plano', kind: 'boolean', labels: yesNo },
    { key: 'trabalha_no_grupo', label: 'Trabalha no grupo', kind: 'boolean', labels: yesNo },
    { key: 'contato_emergencia', label: 'Contato de emergência', kind: 'boolean', labels: yesNo },
  ]
  return (
    <ListPage
      label="Familiares"
      placeholder="Buscar familiar"
      list={list}
      columns={keeps ? staffRelativeColumns : relativeColumns}
      filters={filters}
      actions={actions}
      empty={
        keeps ? undefined : (
          <EmptyRows text="Cadastre dependentes, contatos de emergência e familiares que trabalham no grupo." />
        )
      }
      head={{ heading: keeps ? 'FAMILIARES' : 'MINHA FAMÍLIA' }}

      tools={
        <>
          <Button variant="outline" icon={HeartHandshake} onClick={() => void askNames()}>
            {dialog.familyToggle}
          </Button>
          <AddLink to="/family/register">Novo familiar</AddLink>
        </>
      }
    />
  )
}
