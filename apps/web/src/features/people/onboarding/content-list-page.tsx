import { can } from '@intranet/contract/access'
import { content } from '@intranet/contract/people/onboarding-content'
import { formatDateTime, formatDuration } from '@intranet/contract/formats'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddLink } from '@/components/list/add-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordPage } from '@/components/list/record-page.tsx'
import { useRowsOf } from '@/components/list/use-seen-rows.ts'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'
import { contents } from './content.entity.ts'

type Content = Outputs['onboardingContents']['list']['dados'][number]

function Tags({ empresa, departamento, cargo }: Pick<Content, 'empresa' | 'departamento' | 'cargo'>) {
  const tags = [empresa, departamento, cargo].filter((tag) => tag !== null)
  if (tags.length === 0) return <span className="text-muted-foreground">Todo o grupo</span>
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge variant="secondary" key={tag}>
          {tag}
        </Badge>
      ))}
    </span>
  )
}

const column = columnsOf(content)

const columns: ListColumns<Content, 'onboardingContents.list'> = [
  column('titulo', { card: 'main' }),
  column('trilhas'),
  column('minutos', {
    header: 'Duração',
    card: 'extra',
    numeric: false,
    cell: ({ minutos }: Content) => formatDuration(minutos),
  }),
  {
    id: 'tags',
    header: 'Tags',
    meta: { exported: ['empresa', 'departamento', 'cargo'] },
    cell: ({ row }) => <Tags {...row.original} />,
  },
  {
    accessorKey: 'updated_at',
    header: 'Atualizado',
    meta: { sort: true },
    cell: ({ row }) => formatDateTime(row.original.updated_at),
  },
  column('ativo'),
  createdColumn(),
]

/** The library of contents. One that belongs to a trail is switched off only after a question. */
export function ContentListPage() {
  const session = useSession()
  const { list } = useRecordList(contents)
  const contentsOf = useRowsOf(list.data?.dados)
  const confirm = useConfirm()
  const creates = can(session, 'onboarding', 'create')
  const manages = can(session, 'onboarding', 'manage')
  const deletes = can(session, 'onboarding', 'superadmin')
  const records = useRecordActions(contents)
  const switchMany = async (input: { ids: number[]; ativo: boolean }) => {
    const linked = contentsOf(input.ids).filter(({ trilhas }) => trilhas > 0)
    const text = `${linked.map(({ titulo }) => titulo).join(', ')}: está em trilhas e sai da leitura de todos.`
    const consequences = ['O percentual de quem lê muda.', 'As conclusões ficam guardadas.']
    const ask = { title: 'Inativar?', text, consequences, confirmLabel: 'Inativar' }
    const agreed = input.ativo || linked.length === 0 || (await confirm(ask))
    return agreed ? records.switchMany(input) : false
  }
  const actions = (row: Content) => {
    const [edit, toggle, remove] = records.actions(row)
    const input = { ids: [row.id], ativo: !row.ativo }
    // What was refused is shown by the mutation.
    const asking = { ...toggle!, onSelect: () => void switchMany(input).catch(() => {}) }
    return [edit!, asking, ...(deletes ? [remove!] : [])]
  }
  return (
    <RecordPage
      tools={creates && <AddLink to="/human-resources/content/register">{contents.add}</AddLink>}
      entity={contents}
      list={list}
      columns={columns}
      filters={[useProviderFilter(), useDepartmentFilter(), statusFilter]}
      records={manages ? { actions, switchMany } : undefined}
    />
  )
}
