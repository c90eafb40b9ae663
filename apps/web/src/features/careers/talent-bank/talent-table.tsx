import { can } from '@intranet/contract/access'
import { cnhTypes } from '@intranet/contract/personal-options'
import { Archive, FileUser, Quote, Send } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { ListTable } from '@/components/list/list-table.tsx'
import { BulkAction, BulkBar } from '@/components/table/bulk-bar.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import type { Term } from '../keywords/sought-terms.ts'
import { rankedColumns, talentColumns, type TalentRow } from './talent-columns.tsx'
import { useTalentActions } from './use-talent-actions.ts'
import { wordOptions } from '@/lib/options-of.ts'

const InviteDialog = lazyDialog(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))
const ExcerptDialog = lazyDialog(async () => ({
  default: (await import('./excerpt-dialog.tsx')).ExcerptDialog,
}))

interface TalentTableProps {
  terms: Term[]
  talents: ReturnType<typeof useTalents>
  /** The vacancy that people are invited to; asked for where there is none. */
  vacancy?: { id: number; recebe: boolean }
}

const licences = wordOptions(cnhTypes)

/** People of the talent bank; of those that words rank alike, who lives in the city `near` is first. */
export function useTalents(terms: Term[], near?: number) {
  const state = useTableSearch('talentBank.list')
  const words = JSON.stringify(terms)
  const search = useMemo(() => {
    const palavras = JSON.parse(words) as Term[]
    return {
      ...state,
      key: JSON.stringify([state.key, words]),
      filters: JSON.stringify([state.filters, words]),
      input: { ...state.input, palavras, ...(near !== undefined && { perto_de: near }) },
    }
  }, [state, words, near])
  return { list: useList(trpc.talentBank.list.queryOptions(search.input), search), search }
}

/** Ranked by words, or as a plain list. */
export function TalentTable({ terms, talents: { list, search }, vacancy }: TalentTableProps) {
  const manages = can(useSession(), 'banco_talentos', 'manage')
  const selection = useSelection(list, search)
  const { invite, archive } = useTalentActions()
  const [inviting, setInviting] = useState<number[]>()
  const [shown, setShown] = useState<TalentRow>()
  const inviteThem = async (ids: number[]) => {
    if (vacancy) return invite(vacancy.id, ids).catch(() => false)
    // The ticks end with the invitation, not with the question which vacancy it is for.
    setInviting(ids)
    return false
  }
  const invites = manages && (vacancy?.recebe ?? true)
  const actions = (row: TalentRow): RowAction[] => [
    { label: 'Currículo', icon: FileUser, to: `/users/curriculum/${row.id}`, opens: true },
    ...(terms.length ? [{ label: 'Por que', icon: Quote, onSelect: () => setShown(row) }] : []),
    ...(invites
      ? [{ label: 'Convidar para a vaga', icon: Send, onSelect: () => void inviteThem([row.id]) }]
      : []),
    ...(manages
      ? [{ label: 'Arquivar', icon: Archive, separated: true, onSelect: () => void archive([row.id]) }]
      : []),
  ]
  return (
    <>
      <ListTable
        label="Banco de talentos"
        what="talentos"
        placeholder="Buscar nome"
        list={list}
        search={search}
        columns={terms.length ? rankedColumns : talentColumns}
        filters={[
          { key: 'cidade', label: 'Cidade', kind: 'text' },
          { key: 'uf', label: 'UF', kind: 'text' },
          { key: 'idade', label: 'Idade', kind: 'range' },
          { key: 'formacao', label: 'Formação', kind: 'text' },
          { key: 'cnh_categoria', label: 'CNH', kind: 'choice', options: licences },
          { key: 'viagem', label: 'Viagem', kind: 'boolean', labels: ['Sim', 'Não'] },
        ]}
        actions={actions}
        selection={manages ? selection : undefined}
      />
      <BulkBar selection={selection} noun={['pessoa', 'pessoas']}>
        {invites && (
          <BulkAction icon={Send} act={inviteThem}>
            Convidar
          </BulkAction>
        )}
        <BulkAction icon={Archive} act={archive}>
          Arquivar
        </BulkAction>
      </BulkBar>
      <Suspense>
        {inviting && (
          <InviteDialog
            count={inviting.length}
            onInvite={(id_vaga: number) => {
              setInviting(undefined)
              void invite(id_vaga, inviting).then(
                () => selection.untick(inviting),
                () => {},
              )
            }}
            onClose={() => setInviting(undefined)}
          />
        )}
        {shown && (
          <ExcerptDialog
            id={shown.id}
            name={shown.nome ?? 'esta pessoa'}
            terms={terms}
            onClose={() => setShown(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Who of the talent bank may be invited to a vacancy, by its words. */
export function VacancyTalents({ near, ...props }: Omit<TalentTableProps, 'talents'> & { near?: number }) {
  return <TalentTable {...props} talents={useTalents(props.terms, near)} />
}
