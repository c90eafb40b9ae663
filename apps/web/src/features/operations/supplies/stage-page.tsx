import { can } from '@intranet/contract/access'
import { common } from '@intranet/contract/messages'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { conditionLabels, stageLabels, type Stage } from '@intranet/contract/operations/supply-options'
import { Hash, Plus, Recycle, RefreshCw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { ListTable } from '@/components/list/list-table.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { BulkAction, BulkBar } from '@/components/table/bulk-bar.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { useSave } from '@/lib/use-save.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { columnsOf, type Movement } from './stage-columns.tsx'
import { useProductFilter, useSquadFilter, useSquadName } from './supply-filters.ts'
import { useOrderCheck } from './use-order-check.ts'
import { useStageSteps } from './use-stage-steps.ts'
import { shownTotal } from '@/components/list/shown-total.ts'

const OrderDialog = lazyDialog(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }))
const LotDialog = lazyDialog(async () => ({ default: (await import('./lot-dialog.tsx')).LotDialog }))
const RegisterSheet = lazyDialog(async () => ({
  default: (await import('./register-sheet.tsx')).RegisterSheet,
}))

interface StagePageProps {
  stage: Stage
  /** One of the stage's two lists: with order and asset, or without. */
  alternative?: boolean
  /** Only what a squad had. */
  squad?: number
}

const isFirst = (stage: Stage) => stage === 'retirada' || stage === 'devolucao'

/** What is in a stage, and what becomes of it. */
export function StagePage({ stage, alternative, squad }: StagePageProps) {
  const session = useSession()
  const confirm = useConfirm()
  const search = useTableSearch('supplies.list')
  const fixed = {
    ...(alternative !== undefined && { alternativo: alternative }),
    ...(squad !== undefined && { id_equipe: squad }),
  }
  const input = { ...search.input, etapa: stage, filtro: { ...search.input.filtro, ...fixed } }
  const list = useList(trpc.supplies.list.queryOptions(input), search)
  const selection = useSelection(list, search)
  const { offered, rowSteps } = useStageSteps(stage)
  const checkAgain = useOrderCheck()
  const { mutateAsync: advanceMany } = useSave(trpc.supplies.advanceAll.mutationOptions(), {
    saved: common.statusUpdated,
    changes: [trpc.supplies.pathFilter()],
  })
  const [edited, setEdited] = useState<Movement>()
  const [lot, setLot] = useState<number[]>()
  const [registers, setRegisters] = useState(false)
  const writes = can(session, 'suprimentos', 'create')
  const manages = can(session, 'suprimentos', 'manage')
  const closesLots = stage === 'reciclagem' && manages

  const filters: FiltersOf<'supplies.list'> = [
    useProviderFilter(),
    useSquadFilter(),
    useProductFilter(),
    { key: 'cidade', label: 'Cidade', kind: 'text' },
    { key: 'condicao', label: 'Condição', kind: 'choice', options: optionsOf(conditionLabels) },
    { key: 'data_entrada', label: 'Data', kind: 'period' },
  ]

  async function advanceAll(ids: number[], step: (typeof offered)[number]) {
    // What a repair cost is said of each item by itself.
    const { more, ...ask } = step.ask
    const answer = await confirm(step.etapa === 'manutencao' ? { ...ask, more } : ask)
    if (!answer) return false
    await advanceMany({
      ids,
      etapa: step.etapa,
      motivo: answer.textArea || null,
      fornecedor: answer.more || null,
    })
    return true
  }

  return (
    <Page>
      <PageHead beside={useSquadName(squad)} total={shownTotal(list.data)}>
        {writes && isFirst(stage) && (
          <Button icon={Plus} cooldown={false} onClick={() => setRegisters(true)}>
            Nova {stageLabels[stage].toLowerCase()}
          </Button>
        )}
      </PageHead>
      <PageSheet>
        <p className="mb-3 text-sm text-muted-foreground">{text.erpUnchanged}</p>
        <ListTable
          label={stageLabels[stage]}
          what={`itens em ${stageLabels[stage].toLowerCase()}`}
          placeholder="Buscar OS, patrimônio ou cliente"
          list={list}
          search={search}
          columns={columnsOf(stage, alternative)}
          filters={squad === undefined ? filters : filters.filter(({ key }) => key !== 'id_equipe')}
          selection={(writes && offered.length > 0) || closesLots ? selection : undefined}
          actions={(row) => [
            ...rowSteps(row),
            ...(writes
              ? [{ label: 'Editar OS/Patrimônio', icon: Hash, onSelect: () => setEdited(row) }]
              : []),
            ...(writes && row.alternativo && row.os
              ? [{ label: 'Conferir de novo', icon: RefreshCw, onSelect: () => checkAgain(row) }]
              : []),
          ]}
        />
        <BulkBar selection={selection} noun={['item', 'itens']}>
          {offered.map((step) => (
            <BulkAction key={step.etapa} icon={step.icon} act={(ids) => advanceAll(ids, step)}>
              {step.label}
            </BulkAction>
          ))}
          {closesLots && (
            <BulkAction
              icon={Recycle}
              act={async (ids) => {
                setLot(ids)
                return false
              }}
            >
              Fechar lote
            </BulkAction>
          )}
        </BulkBar>
      </PageSheet>
      <Suspense>
        {edited && <OrderDialog row={edited} onClose={() => setEdited(undefined)} />}
        {lot && (
          <LotDialog ids={lot} onClosed={() => selection.untick(lot)} onClose={() => setLot(undefined)} />
        )}
        {registers && isFirst(stage) && (
          <RegisterSheet
            stage={stage === 'retirada' ? 'retirada' : 'devolucao'}
            onClose={() => setRegisters(false)}
          />
        )}
      </Suspense>
    </Page>
  )
}
