import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { stageLabels, type Stage } from '@intranet/contract/careers/career-options'
import { boardStages, mayMove } from '@intranet/contract/careers/stage-moves'
import { MoveRight } from 'lucide-react'
import { useState } from 'react'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/lib/cn.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { BoardCard, DraggedCard, nameOf, type Card } from './board-card.tsx'

type Board = Outputs['applicants']['board']
type Rights = Board['direitos']

interface BoardProps {
  columns: Board['colunas']
  rights: Rights
  selected: ReadonlySet<number>
  onSelect: (id: number, selected: boolean) => void
  onMove: (ids: number[], para: Stage) => void
  onMore: (etapa: Stage) => void
}

/** The column under the pointer, wherever on the card the hand is; by keyboard, the one that the card covers. */
const columnBelow: CollisionDetection = (drag) =>
  drag.pointerCoordinates ? pointerWithin(drag) : rectIntersection(drag)

/** The arrows step from column to column. */
const stepColumns: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code]
  if (!step) return undefined
  event.preventDefault()
  const here = (context.over?.id ?? context.active?.data.current?.etapa) as Stage
  const next = boardStages[boardStages.indexOf(here) + step]
  const [from, to] = [context.droppableRects.get(here), next && context.droppableRects.get(next)]
  if (!from || !to) return undefined
  return { x: currentCoordinates.x + to.left - from.left, y: currentCoordinates.y }
}

interface ColumnProps extends Omit<BoardProps, 'columns'> {
  column: Board['colunas'][number]
}

function Column({ column, rights, selected, onSelect, onMove, onMore }: ColumnProps) {
  const { etapa, total, cartoes } = column
  const { setNodeRef, isOver, active } = useDroppable({ id: etapa })
  const dragged = active?.data.current as Card | undefined
  const takes = dragged !== undefined && mayMove(rights, dragged.etapa, etapa)
  const actionsOf = (card: Card): RowAction[] =>
    boardStages
      .filter((para) => mayMove(rights, card.etapa, para))
      .map((para) => ({
        label: `Mover para ${stageLabels[para]}`,
        icon: MoveRight,
        variant: para === 'reprovado' ? ('destructive' as const) : undefined,
        onSelect: () => onMove([card.id], para),
      }))
  const moves = (card: Card) =>
    card.id_usuario !== null && boardStages.some((para) => mayMove(rights, card.etapa, para))
  return (
    <section
      ref={setNodeRef}
      aria-label={`${stageLabels[etapa]}: ${total}`}
      className={cn(
        'flex min-h-80 w-64 shrink-0 flex-col gap-2 rounded-lg border border-border p-2',
        takes && 'border-(--primary)',
        isOver && takes && 'bg-(--accent)',
        dragged && !takes && dragged.etapa !== etapa && 'opacity-60',
      )}
    >
      <h2 className="flex items-baseline gap-2 px-1 text-sm font-semibold">
        {stageLabels[etapa]}
        <span className="text-xs font-normal text-muted-foreground tabular-nums">{total}</span>
      </h2>
      <ul className="grid gap-2">
        {cartoes.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            selected={selected.has(card.id)}
            movable={moves(card)}
            onSelect={(next) => onSelect(card.id, next)}
            actions={card.id_usuario === null ? [] : actionsOf(card)}
          />
        ))}
      </ul>
      {cartoes.length < total && (
        <Button variant="ghost" onClick={() => onMore(etapa)}>
          Ver mais {total - cartoes.length}
        </Button>
      )}
    </section>
  )
}

const cardOf = ({ active }: { active: { data: { current?: unknown } } }) => active.data.current as Card
const announcements: Announcements = {
  onDragStart: (event) => `${nameOf(cardOf(event))} em ${stageLabels[cardOf(event).etapa]}.`,
  onDragOver: (event) =>
    event.over ? `${nameOf(cardOf(event))} sobre ${stageLabels[event.over.id as Stage]}.` : undefined,
  onDragEnd: (event) =>
    event.over ? `${nameOf(cardOf(event))} solto em ${stageLabels[event.over.id as Stage]}.` : undefined,
  onDragCancel: (event) => `${nameOf(cardOf(event))} continua em ${stageLabels[cardOf(event).etapa]}.`,
}

/** Candidates by stage: a card is dragged to another column, also by keyboard; ticked ones go along. */
export function StageBoard({ columns, ...props }: BoardProps) {
  const { rights, selected, onMove } = props
  // A search hides ticked ones: what nobody sees does not go along.
  const chosen = columns.flatMap(({ cartoes }) => cartoes).filter(({ id }) => selected.has(id))
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepColumns }),
  )
  const [dragged, setDragged] = useState<Card>()
  const dropped = (event: DragEndEvent) => {
    setDragged(undefined)
    const card = cardOf(event)
    const para = event.over?.id as Stage | undefined
    if (!para || !mayMove(rights, card.etapa, para)) return
    const along = chosen.filter(({ etapa }) => mayMove(rights, etapa, para))
    onMove(selected.has(card.id) ? along.map(({ id }) => id) : [card.id], para)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnBelow}
      onDragStart={(event) => setDragged(cardOf(event))}
      onDragEnd={dropped}
      onDragCancel={() => setDragged(undefined)}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: 'Espaço pega o cartão, as setas mudam de etapa, espaço solta e Esc cancela.',
        },
      }}
    >
      <div
        className="relative flex items-stretch gap-3 overflow-x-auto pb-4"
        role="group"
        aria-label="Quadro de etapas"
        tabIndex={0}
      >
        {columns.map((column) => (
          <Column key={column.etapa} column={column} {...props} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <DraggedCard card={dragged} count={selected.has(dragged.id) ? chosen.length : 1} />}
      </DragOverlay>
    </DndContext>
  )
}
