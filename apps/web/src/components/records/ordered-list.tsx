import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { cn } from '@/lib/cn.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'

export interface OrderedItem {
  id: number
  title: string
  note?: string
}

interface RowProps {
  item: OrderedItem
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove?: (id: number) => void
}

function Row({ item, index, count, onMove, onRemove }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.id })
  return (
    <li
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      className="group flex items-center gap-4 py-1 max-sm:gap-2.5 data-dragged:relative data-dragged:z-2"
      style={{ translate: transform ? `0 ${Math.round(transform.y)}px` : undefined, transition }}
    >
      <span
        className="relative grid size-[27px] flex-none place-items-center rounded-full border-[1.5px] border-primary bg-background text-[13px] font-[650] text-primary group-data-dragged:bg-primary group-data-dragged:text-primary-foreground"
        aria-hidden
      >
        {index + 1}
      </span>
      <div className="flex min-w-0 flex-1 items-center gap-2 rounded-lg border border-border bg-card py-2 pr-2.5 pl-2 max-sm:gap-0.5 max-sm:[&_button]:h-10 max-sm:[&_button]:w-9 group-data-dragged:border-primary group-data-dragged:shadow-pop">
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className={cn(iconButtonVariants({ size: 'sm' }), 'cursor-grab touch-none text-muted-foreground')}
          aria-label={`Mover ${item.title}, posição ${index + 1} de ${count}`}
        >
          <GripVertical aria-hidden />
        </button>
        <div className="min-w-0 flex-1 max-sm:pl-1.5">
          <div className="line-clamp-2 text-sm font-semibold">{item.title}</div>
          {item.note && <div className="truncate text-xs text-muted-foreground">{item.note}</div>}
        </div>
        <IconButton
          icon={ArrowUp}
          label={`Subir ${item.title}`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Descer ${item.title}`}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        />
        {onRemove && (
          <IconButton icon={X} label={`Remover ${item.title}`} onClick={() => onRemove(item.id)} />
        )}
      </div>
    </li>
  )
}

interface OrderedListProps {
  label: string
  items: OrderedItem[]
  onChange: (ids: number[]) => void
  /** Whether items may be taken out. */
  removable?: boolean
}

/** Items in order from 1: dragged, moved by keyboard on the grip, or by the arrows. */
export function OrderedList({ label, items, onChange, removable = false }: OrderedListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(({ id }) => id)
  const titleOf = (id: number | string) => items.find((item) => item.id === id)?.title ?? ''
  const placeOf = (id: number | string | undefined) => ids.indexOf(Number(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${titleOf(active.id)} na posição ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${titleOf(active.id)} na posição ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${titleOf(active.id)} ficou na posição ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} voltou para a posição ${placeOf(active.id)}.`,
  }
  const move = (from: number, to: number) => onChange(arrayMove(ids, from, to))
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={dropped}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: 'Espaço pega o item, as setas movem, espaço solta e Esc cancela.',
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol
          className="relative mt-0.5 before:absolute before:top-6 before:bottom-7 before:left-[13px] before:w-px before:bg-thread [&_button:disabled]:opacity-35!"
          aria-label={label}
        >
          {items.map((item, index) => (
            <Row
              key={item.id}
              item={item}
              index={index}
              count={items.length}
              onMove={move}
              onRemove={removable ? (id) => onChange(ids.filter((other) => other !== id)) : undefined}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
