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
import type { ColumnChoice, ColumnOption } from './use-column-choice.ts'
import { SearchInput } from '@/components/ui/search-input.tsx'

function ColumnLine({ option, onVisible }: { option: ColumnOption; onVisible: (visible: boolean) => void }) {
  const id = useId()
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({
    id: option.id,
    disabled: option.locked,
  })
  return (
    <li
      ref={setNodeRef}
      className={menuItemVariants()}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {option.locked ? (
        <Lock className="size-3.5 text-muted-foreground" aria-label="Coluna fixa" />
      ) : (
        <button
          type="button"
          className="grip"
          aria-label={`Mover ${option.label}`}
          {...attributes}
          {...listeners}
        >
          <GripVertical aria-hidden />
        </button>
      )}
      <label htmlFor={id} className="grow truncate">
        {option.label}
      </label>
      <Checkbox
        id={id}
        checked={option.visible}
        disabled={option.locked}
        onCheckedChange={(on) => onVisible(on === true)}
      />
    </li>
  )
}

const spoken = {
  draggable: 'Para mover a coluna, pressione espaço, use as setas e pressione espaço de novo. Esc cancela.',
}

/** The chooser's inside, its own chunk: dragging is only needed once it opens. */
export default function ColumnList({
  options,
  setVisible,
  setOrder,
  reset,
}: Omit<ColumnChoice<object>, 'columns'>) {
  const [text, setText] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = options.map((option) => option.id)
  const shown = options.filter((option) => normalizeText(option.label).includes(normalizeText(text)))
  return (
    <>
      <SearchInput className="mb-1" label="Buscar coluna" value={text} onValue={setText} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ screenReaderInstructions: spoken }}
        onDragEnd={({ active, over }) => {
          const to = over ? ids.indexOf(String(over.id)) : -1
          if (to > 0) setOrder(arrayMove(ids, ids.indexOf(String(active.id)), to))
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className="max-h-80 overflow-auto">
            {shown.map((option) => (
              <ColumnLine key={option.id} option={option} onVisible={(on) => setVisible(option.id, on)} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <hr />
      <div className="flex items-center px-1">
        <Button size="sm" variant="ghost" onClick={reset}>
          Restaurar padrão
        </Button>
        <span className="ml-auto text-xs text-muted-foreground">
          {options.filter((option) => option.visible).length} de {options.length}
        </span>
      </div>
    </>
  )
}
