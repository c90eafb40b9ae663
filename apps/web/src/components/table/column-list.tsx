import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical, Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { normalizeText } from '@intranet/contract/formats'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { menuItemVariants } from '@/components/ui/menu-variants.ts'
import { SearchInput } from '@/components/ui/search-input.tsx'

/** A column of react-table, whatever the rows are. */
interface ListedColumn {
  id: string
  columnDef: { header?: unknown }
  getCanHide: () => boolean
  getIsVisible: () => boolean
  toggleVisibility: (visible: boolean) => void
}

const labelOf = ({ id, columnDef: { header } }: ListedColumn) => (typeof header === 'string' ? header : id)

function ColumnLine({ column }: { column: ListedColumn }) {
  const id = useId()
  const label = labelOf(column)
  const locked = !column.getCanHide()
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({
    id: column.id,
    disabled: locked,
  })
  return (
    <li
      ref={setNodeRef}
      className={menuItemVariants()}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {locked ? (
        <Lock className="size-3.5 text-muted-foreground" aria-label="Coluna fixa" />
      ) : (
        <button
          type="button"
          className="cursor-grab text-muted-foreground"
          aria-label={`Mover ${label}`}
          {...attributes}
          {...listeners}
        >
          <GripVertical aria-hidden />
        </button>
      )}
      <label htmlFor={id} className="grow truncate">
        {label}
      </label>
      <Checkbox
        id={id}
        checked={column.getIsVisible()}
        disabled={locked}
        onCheckedChange={(on) => column.toggleVisibility(on === true)}
      />
    </li>
  )
}

const spoken = {
  draggable: 'Para mover a coluna, pressione espaço, use as setas e pressione espaço de novo. Esc cancela.',
}

interface ColumnListProps {
  columns: ListedColumn[]
  /** The new order of every id, the identity first. */
  onOrder: (ids: string[]) => void
  onReset: () => void
}

/** The chooser's inside, its own chunk: dragging is only needed once it opens. */
export default function ColumnList({ columns, onOrder, onReset }: ColumnListProps) {
  const [text, setText] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = columns.map(({ id }) => id)
  const shown = columns.filter((column) => normalizeText(labelOf(column)).includes(normalizeText(text)))
  return (
    <>
      <SearchInput className="mb-1" label="Buscar coluna" value={text} onValue={setText} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ screenReaderInstructions: spoken }}
        onDragEnd={({ active, over }) => {
          const to = over ? ids.indexOf(String(over.id)) : -1
          if (to > 0) onOrder(arrayMove(ids, ids.indexOf(String(active.id)), to))
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className="max-h-80 overflow-auto">
            {shown.map((column) => (
              <ColumnLine key={column.id} column={column} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <hr />
      <div className="flex items-center px-1">
        <Button size="sm" variant="ghost" onClick={onReset}>
          Restaurar padrão
        </Button>
        <span className="ml-auto text-xs text-muted-foreground">
          {columns.filter((column) => column.getIsVisible()).length} de {columns.length}
        </span>
      </div>
    </>
  )
}
