import { can } from '@intranet/contract/access'
import { useQuery } from '@tanstack/react-query'
import { Files } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListTable } from '@/components/list/list-table.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import { RecordPage } from '@/components/list/record-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { FilterDefinition, FiltersOf } from '@/components/table/filter-definition.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { usePersonFilter } from '@/features/company/use-person-filter.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { documentColumns, ownDocumentColumns } from './document-columns.tsx'
import { useDocumentActions } from './use-document-actions.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'
import { titledOptions } from '@/lib/options-of.ts'
import { documents } from './document.entity.ts'
import { shownTotal } from '@/components/list/shown-total.ts'

const validity: FilterDefinition<'data_validade'> = {
  key: 'data_validade',
  label: 'Validade',
  kind: 'period',
}
const signature: FilterDefinition<'requer_assinatura'> = {
  key: 'requer_assinatura',
  label: 'Pede ciência',
  kind: 'boolean',
  labels: ['Sim', 'Não'],
}

function StaffDocuments() {
  const { search, list } = useRecordList(documents)
  const categories = useQuery(trpc.documentCategories.options.queryOptions({})).data ?? []
  const person = usePersonFilter('id_funcionario', 'Funcionário', search)
  const { manage, switchMany } = useDocumentActions()
  const filters: FiltersOf<'documents.list'> = [
    {
      key: 'id_categoria',
      label: 'Categoria',
      kind: 'choice',
      options: titledOptions(categories),
    },
    person,
    validity,
    signature,
    statusFilter,
  ]
  return (
    <RecordPage
      tools={
        <>
          <AddressLink to="/documents/batch" className={buttonVariants({ variant: 'outline' })}>
            <Files aria-hidden />
            Enviar em lote
          </AddressLink>
          <AddLink to="/documents/register">{documents.add}</AddLink>
        </>
      }
      entity={documents}
      list={list}
      columns={documentColumns}
      filters={filters}
      records={{ actions: manage, switchMany }}
    />
  )
}

function OwnDocuments() {
  const search = useTableSearch('documents.mine')
  const list = useList(trpc.documents.mine.queryOptions(search.input), search)
  const { own } = useDocumentActions()
  return (
    <Page>
      <PageHead heading="MEUS DOCUMENTOS" total={shownTotal(list.data)} />
      <PageSheet>
        <ListTable
          label="Meus documentos"
          placeholder="Buscar documento"
          list={list}
          search={search}
          columns={ownDocumentColumns}
          filters={[validity, signature]}
          actions={own}
          exported={false}
          empty={<EmptyState text="Seus documentos e os da empresa aparecem aqui." />}
        />
      </PageSheet>
    </Page>
  )
}

/** HR's documents; for everybody else their own and those of their place. */
export function DocumentListPage() {
  return can(useSession(), 'rh', 'manage') ? <StaffDocuments /> : <OwnDocuments />
}
