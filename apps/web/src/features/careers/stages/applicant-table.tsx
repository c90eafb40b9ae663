import { originLabels, stageLabels, type Stage } from '@intranet/contract/careers/career-options'
import { boardStages, mayMove, type StageRights } from '@intranet/contract/careers/stage-moves'
import { FileUser, IdCard, MoveRight, User } from 'lucide-react'
import { useRowsOf } from '@/components/list/use-seen-rows.ts'
import { ListTable } from '@/components/list/list-table.tsx'
import { BulkAction, BulkBar } from '@/components/table/bulk-bar.tsx'
import type { SheetFilters } from '@/components/table/filter-sheet.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import type { AnswerNarrowing } from '../vacancy-questions/answer-filter.tsx'
import { applicantColumns, type ApplicantRow } from './applicant-columns.tsx'

interface ApplicantTableProps {
  id_vaga: number
  answers: AnswerNarrowing
  /** The answers' filters, for phones. */
  sheet: SheetFilters | undefined
  rights: StageRights
  /** `onMoved` once it is written, which may be after a dialog. */
  onMove: (ids: number[], para: Stage, rows: ApplicantRow[], onMoved: () => void) => void
}

/** The same people as the board, as a list. */
export function ApplicantTable({ id_vaga, answers, sheet, rights, onMove }: ApplicantTableProps) {
  const search = useTableSearch('applicants.list')
  const input = {
    ...search.input,
    resposta: answers.resposta,
    filtro: { ...search.input.filtro, id_vaga, nao_atende: answers.nao_atende },
  }
  const list = useList(trpc.applicants.list.queryOptions(input), search)
  const selection = useSelection(list, search, ({ id_usuario }) => id_usuario === null)
  const rowsOf = useRowsOf(list.data?.dados)
  const ticked = rowsOf([...selection.ids])
  const common = boardStages.filter(
    (para) => ticked.length > 0 && ticked.every(({ etapa }) => mayMove(rights, etapa, para)),
  )
  const actions = (row: ApplicantRow): RowAction[] => [
    { label: 'Abrir', icon: User, to: `/careers/candidate/${row.id}`, opens: true },
    ...(row.id_usuario === null
      ? []
      : [
          { label: 'Perfil', icon: IdCard, to: `/users/profile/${row.id_usuario}/${id_vaga}` as const },
          { label: 'Currículo', icon: FileUser, to: `/users/curriculum/${row.id_usuario}` as const },
          ...boardStages
            .filter((para) => mayMove(rights, row.etapa, para))
            .map((para, place): RowAction => ({
              label: `Mover para ${stageLabels[para]}`,
              icon: MoveRight,
              separated: place === 0,
              variant: para === 'reprovado' ? ('destructive' as const) : undefined,
              onSelect: () => onMove([row.id], para, [row], () => selection.untick([row.id])),
            })),
        ]),
  ]
  return (
    <>
      <ListTable
        label="Candidatos"
        placeholder="Buscar nome ou cidade"
        list={list}
        search={search}
        columns={applicantColumns}
        filters={[
          { key: 'etapa', label: 'Etapa', kind: 'choice', options: optionsOf(stageLabels) },
          { key: 'origem', label: 'Origem', kind: 'choice', options: optionsOf(originLabels) },
          { key: 'cidade', label: 'Cidade', kind: 'text' },
          { key: 'idade', label: 'Idade', kind: 'range' },
          { key: 'pontuacao', label: 'Pontuação', kind: 'range' },
        ]}
        more={sheet}
        actions={actions}
        selection={rights.gere || rights.gestor_vaga ? selection : undefined}
      />
      <BulkBar selection={selection} noun={['candidato', 'candidatos']}>
        {common.map((para) => (
          <BulkAction
            key={para}
            icon={MoveRight}
            act={async (ids) => {
              onMove(ids, para, rowsOf(ids), () => selection.untick(ids))
              return false
            }}
          >
            {stageLabels[para]}
          </BulkAction>
        ))}
      </BulkBar>
    </>
  )
}
