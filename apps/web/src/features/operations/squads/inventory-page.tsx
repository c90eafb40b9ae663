import { can } from '@intranet/contract/access'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { formatCount, formatMomentDay } from '@intranet/contract/formats'
import {
  countResultLabels,
  countStateLabels,
  originLabels,
} from '@intranet/contract/operations/supply-options'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Pencil, PackagePlus, RotateCcw, ScanLine } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { useRowsOf } from '@/components/list/use-seen-rows.ts'
import { ListTable } from '@/components/list/list-table.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { BulkAction, BulkBar } from '@/components/table/bulk-bar.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { cn } from '@/lib/cn.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { CountEditsContext, type Line } from './count-edits.ts'
import { inventoryColumns } from './inventory-columns.tsx'
import { chosenOf, useCountSteps } from './use-count-steps.ts'
import { useTypedQuantities } from './use-typed-quantities.ts'

const LineDialog = lazyDialog(async () => ({ default: (await import('./line-dialog.tsx')).LineDialog }))
const UnknownDialog = lazyDialog(async () => ({
  default: (await import('./unknown-dialog.tsx')).UnknownDialog,
}))

type Squad = Outputs['squads']['get']
type Count = NonNullable<Squad['contagem']>

const filters: FiltersOf<'inventory.list'> = [
  { key: 'resultado', label: 'Resultado', kind: 'choice', options: optionsOf(countResultLabels) },
  { key: 'validado', label: 'Validado', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'origem', label: 'Origem', kind: 'choice', options: optionsOf(originLabels) },
]

/** What keeps a line from being validated: its quantity, or why it differs. */
const lacksReason = (line: Line) =>
  line.quantidade_informada === null || (Boolean(line.divergencia) && !line.observacao)

interface StepsProps {
  squad: Squad
  steps: ReturnType<typeof useCountSteps>
  quantities: ReturnType<typeof useTypedQuantities>
}

function Lines({ squad, count, steps, quantities }: StepsProps & { count: Count }) {
  const session = useSession()
  const manages = can(session, 'suprimentos', 'manage')
  const counts = squad.minha || can(session, 'suprimentos', 'create')
  const search = useTableSearch('inventory.list')
  const input = { ...search.input, filtro: { ...search.input.filtro, id_contagem: count.id } }
  const list = useList(trpc.inventory.list.queryOptions(input), search)
  const selection = useSelection(list, search)
  const linesOf = useRowsOf(list.data?.dados)
  const { typed, type, save, isPending } = quantities
  const [edited, setEdited] = useState<Line>()
  const [unknown, setUnknown] = useState<Line>()
  const over = count.situacao === 'encerrada'
  const open = counts && (count.situacao === 'aberta' || (manages && !over))
  const edits = useMemo(() => ({ typed, type, open }), [typed, type, open])
  const validateChosen = async (ids: number[]) => {
    const waiting = linesOf(ids).filter(({ validado }) => !validado)
    if (waiting.length === 0) return
    const different = waiting.filter((line) => line.quantidade_informada !== null && lacksReason(line))
    return steps.validateChosen(waiting, different.length)
  }
  const actions = (line: Line) => [
    ...(open && !line.validado
      ? [{ label: 'Justificar ou corrigir', icon: Pencil, onSelect: () => setEdited(line) }]
      : []),
    ...(manages && !over && line.resultado === 'desconhecido'
      ? [{ label: 'Cadastrar patrimônio', icon: PackagePlus, onSelect: () => setUnknown(line) }]
      : []),
    ...(manages && !over && !line.validado
      ? [
          {
            label: 'Validar',
            icon: CircleCheck,
            onSelect: () => (lacksReason(line) ? setEdited(line) : steps.validate.mutate(chosenOf([line]))),
          },
        ]
      : []),
    ...(manages && !over && line.validado
      ? [{ label: 'Reabrir', icon: RotateCcw, onSelect: () => void steps.reopen(line) }]
      : []),
  ]
  return (
    <CountEditsContext value={edits}>
      <ListTable
        label="Inventário"
        what="itens neste inventário"
        placeholder="Buscar produto, patrimônio ou OS"
        list={list}
        search={search}
        columns={inventoryColumns}
        filters={filters}
        selection={manages && !over ? selection : undefined}
        actions={actions}
      />
      {open && (
        <div
          className={cn(
            'sticky bottom-0 z-5 mt-3 flex items-center justify-end gap-3 border-t border-border bg-background py-2 max-sm:bottom-14',
            // The bar of the ticked rows is at the same place of a phone.
            selection.ids.size > 0 && 'max-sm:hidden',
          )}
        >
          <span className="mr-auto text-sm text-muted-foreground">
            {typed.size === 0 ? 'Nada a salvar' : `${formatCount(typed.size, 'item', 'itens')} a salvar`}
          </span>
          <Button busy={isPending} disabled={typed.size === 0} onClick={() => save(list.data?.dados ?? [])}>
            Salvar
          </Button>
        </div>
      )}
      <BulkBar selection={selection} noun={['item', 'itens']}>
        <BulkAction icon={CircleCheck} act={(ids) => validateChosen(ids)}>
          Validar
        </BulkAction>
      </BulkBar>
      <Suspense>
        {edited && <LineDialog line={edited} onClose={() => setEdited(undefined)} />}
        {unknown && <UnknownDialog line={unknown} onClose={() => setUnknown(undefined)} />}
      </Suspense>
    </CountEditsContext>
  )
}

/** The step that is due, reading with the camera, and the rest behind ⋯. */
function Actions({ squad, steps, quantities }: StepsProps) {
  const session = useSession()
  const manages = can(session, 'suprimentos', 'manage')
  const counts = squad.minha || can(session, 'suprimentos', 'create')
  const count = squad.contagem
  if (!count || count.situacao === 'encerrada')
    return (
      <RecordActions
        name={squad.nome}
        near={
          counts
            ? [{ label: 'Iniciar contagem', disabled: steps.isPending, onSelect: () => void steps.start() }]
            : []
        }
      />
    )
  const waiting = count.linhas - count.validadas
  // Saved quantities are typed ones until they are read again.
  const isPending = steps.isPending || quantities.isPending
  /** No step of the count leaves typed quantities behind. */
  const saved = (step: () => Promise<unknown>) => () =>
    quantities.typed.size > 0 ? toast.error(text.unsavedQuantities) : void step()
  const closing: RowAction = {
    label: 'Encerrar contagem',
    disabled: waiting > 0 || count.situacao === 'aberta' || isPending,
    onSelect: saved(() => steps.close(count.id)),
  }
  const handing: RowAction = {
    label: 'Entregar para validação',
    disabled: isPending,
    onSelect: saved(() => steps.finish(count.id)),
  }
  const equal: RowAction = {
    label: 'Validar iguais',
    disabled: steps.validate.isPending,
    onSelect: () => steps.validate.mutate({ id_contagem: count.id, iguais: true }),
  }
  const [first, ...rest] = [
    counts && count.situacao === 'aberta' && handing,
    manages && waiting > 0 && equal,
    manages && closing,
  ].filter((step) => step !== false)
  return (
    <RecordActions
      plain
      name={squad.nome}
      near={first ? [first] : []}
      rest={rest}
      note={
        manages &&
        waiting > 0 &&
        `Para encerrar: ${formatCount(waiting, 'item a validar', 'itens a validar')}`
      }
    >
      {counts && (manages || count.situacao === 'aberta') && (
        <a href={`/squads/scan/${squad.id}`} className={buttonVariants({ variant: 'outline' })}>
          <ScanLine aria-hidden />
          Ler códigos
        </a>
      )}
    </RecordActions>
  )
}

function LoadedSquad({ squad }: { squad: Squad }) {
  const steps = useCountSteps(squad)
  const quantities = useTypedQuantities()
  const count = squad.contagem
  const running = count && count.situacao !== 'encerrada'
  return (
    <Page>
      <PageHead
        heading={squad.nome}
        total={
          count && <Badge variant={running ? 'info' : 'secondary'}>{countStateLabels[count.situacao]}</Badge>
        }
        actions={<Actions squad={squad} steps={steps} quantities={quantities} />}
      />
      <PageSheet>
        <p className="mb-3 text-sm text-muted-foreground">
          {[squad.cidade, squad.responsavel && `Responsável: ${squad.responsavel}`]
            .filter(Boolean)
            .join(' · ')}
          {count &&
            ` · Contagem de ${formatMomentDay(count.created_at)}: ${count.informadas} de ${count.linhas} informados, ${count.validadas} validados`}
        </p>
        {count ? (
          <Lines squad={squad} count={count} steps={steps} quantities={quantities} />
        ) : (
          <EmptyState title="Nenhuma contagem ainda" />
        )}
      </PageSheet>
    </Page>
  )
}

/** /squads/inventory/:id: the newest count of a squad. */
export function InventoryPage({ id }: { id: number }) {
  const read = useQuery(trpc.squads.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(squad) => <LoadedSquad key={squad.contagem?.id} squad={squad} />}
    </LoadedPage>
  )
}
