import { called } from '@/components/records/called.ts'
import { Pencil } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { templateCategories, templateStates } from '@intranet/contract/marketing/communication-words'
import { whatsappTemplate } from '@intranet/contract/marketing/whatsapp-templates'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn } from '@/components/list/record-columns.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { markedProvider } from '@/components/table/provider-mark.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { useSave } from '@/lib/use-save.ts'
import { removalAction } from '@/components/table/removal-action.ts'
import { useProviderKeyFilter } from '@/features/company/use-provider-key-filter.ts'

type Template = Outputs['whatsappTemplates']['list']['dados'][number]

const column = columnsOf(whatsappTemplate)

const columns: ListColumns<Template, 'whatsappTemplates.list'> = [
  column('nome', { card: 'main' }),
  column('provedor', {
    card: 'extra',
    cell: markedProvider,
  }),
  column('idioma'),
  column('categoria', { card: 'extra' }),
  column('corpo', {
    cell: ({ corpo }: Template) => (
      <span className="line-clamp-2 max-w-[420px] whitespace-normal">{corpo}</span>
    ),
  }),
  column('status', {
    card: 'sub',
    cell: ({ status }: Template) => <StateBadge state={templateStates[status]} />,
  }),
  createdColumn(),
]

const filters: FiltersOf<'whatsappTemplates.list'> = [
  { key: 'status', label: 'Status', kind: 'choice', options: optionsOf(templateStates) },
  { key: 'categoria', label: 'Categoria', kind: 'choice', options: optionsOf(templateCategories) },
]

/** WhatsApp templates as they are approved at the provider (docs/marketing.md#whatsapp-templates). */
export function TemplateListPage() {
  const confirm = useConfirm()
  const search = useTableSearch('whatsappTemplates.list')
  const list = useList(trpc.whatsappTemplates.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'regua_comunicacao', 'manage')
  const { mutate: remove } = useSave(
    { mutationFn: (id: number) => api.whatsappTemplates.remove.mutate({ id }) },
    {
      saved: common.itemRemoved,
      failed: common.removeFailed,
      changes: [trpc.whatsappTemplates.pathFilter()],
    },
  )
  const ask = async ({ id, nome, provedor }: Template) => {
    const title = `Excluir ${called('o modelo', nome, provedor)}?`
    if (await confirm({ title, irreversible: true, confirmLabel: table.remove })) remove(id)
  }
  const actions = (template: Template): RowAction[] => [
    { label: 'Editar', icon: Pencil, to: `/marketing/communication-templates/edit/${template.id}` },
    removalAction(() => ask(template)),
  ]
  return (
    <ListPage
      tools={manages && <AddLink to="/marketing/communication-templates/register">Novo template</AddLink>}
      label="Templates"
      placeholder="Buscar template"
      list={list}
      columns={columns}
      filters={[useProviderKeyFilter('sistema'), ...filters]}
      actions={manages ? actions : undefined}
    />
  )
}
