import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useId, useState } from 'react'
import { normalizeText } from '@intranet/contract/formats'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { menuItemVariants } from '@/components/ui/menu-variants.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import type { Option } from '@/components/inputs/option.ts'
import { choiceWords } from './value-words.ts'
import { SearchInput } from '@/components/ui/search-input.tsx'
import { Card } from '@/components/ui/card.tsx'

const MOST_SHOWN = 200

interface SideProps {
  title: string
  options: Option[]
  marked: ReadonlySet<Option['value']>
  /** Why there are none. */
  nothing: string
  disabled?: boolean
  onMarked: (marked: ReadonlySet<Option['value']>) => void
}

function Side({ title, options, marked, nothing, disabled, onMarked }: SideProps) {
  const base = useId()
  const [text, setText] = useState('')
  const wanted = normalizeText(text)
  const found = options.filter((option) =>
    normalizeText(`${option.label} ${option.note ?? ''}`).includes(wanted),
  )
  const mark = (value: Option['value'], on: boolean) => {
    const next = new Set(marked)
    if (on) next.add(value)
    else next.delete(value)
    onMarked(next)
  }
  return (
    <Card className="block py-0 min-w-0 flex-1" role="group" aria-label={title}>
      <div className="flex items-center border-b border-border px-3 py-2 text-sm font-semibold">
        {title}
        <span className="ml-auto text-xs font-normal text-muted-foreground">{options.length}</span>
      </div>
      <div className="p-1.5">
        <SearchInput
          className="mb-1"
          label={`Buscar em ${title}`}
          placeholder="Buscar cidade"
          value={text}
          onValue={setText}
        />
        {/* Relative: the hidden inputs of the ticks would otherwise stretch the page. */}
        <ul className="relative max-h-56 overflow-auto">
          {found.slice(0, MOST_SHOWN).map((option) => (
            <li key={option.value} className={menuItemVariants()}>
              <Checkbox
                id={`${base}-${option.value}`}
                disabled={disabled}
                checked={marked.has(option.value)}
                onCheckedChange={(on) => mark(option.value, on === true)}
              />
              <label htmlFor={`${base}-${option.value}`} className="grow truncate text-sm">
                {option.label} <span className="text-muted-foreground">{option.note}</span>
              </label>
            </li>
          ))}
          {found.length === 0 && (
            <li className="px-2 py-1 text-xs text-muted-foreground">
              {options.length === 0 ? nothing : 'Nenhuma cidade encontrada.'}
            </li>
          )}
          {found.length > MOST_SHOWN && (
            <li className="px-2 py-1 text-xs text-muted-foreground">
              Mostrando {MOST_SHOWN} de {found.length}. Use a busca.
            </li>
          )}
        </ul>
      </div>
    </Card>
  )
}

/** Under each other, what adds points down. */
const turned = 'max-sm:[&_svg]:rotate-90'

/**
 * Cities to choose at the left, the chosen at the right, on phones above and below; the value is the list of the chosen ids.
 * `nothing` says why none is offered, where the hint does not.
 */
export function CityDualList<Values extends object = never>({
  options,
  nothing,
  ...props
}: FieldProps<Values> & { options: Option[]; nothing?: string }) {
  const field = useField<Option['value'][] | null | undefined, Values>(props, { words: choiceWords(options) })
  const [left, setLeft] = useState<ReadonlySet<Option['value']>>(new Set())
  const [right, setRight] = useState<ReadonlySet<Option['value']>>(new Set())
  const chosen = field.value ?? []
  const free = options.filter((option) => !chosen.includes(option.value))
  const taken = options.filter((option) => chosen.includes(option.value))
  const write = (values: Option['value'][]) => {
    field.setValue(values)
    setLeft(new Set())
    setRight(new Set())
  }
  if (options.length === 0)
    return (
      <FieldFrame wide {...props} field={field} group>
        <p {...field.focus} tabIndex={-1} className="text-sm text-muted-foreground">
          {nothing}
        </p>
      </FieldFrame>
    )
  return (
    <FieldFrame wide {...props} field={field} group>
      <div className="flex gap-2 max-sm:flex-col" {...field.focus} tabIndex={-1}>
        <Side
          title="Disponíveis"
          options={free}
          marked={left}
          nothing="Todas estão selecionadas."
          disabled={props.disabled}
          onMarked={setLeft}
        />
        <div className="flex flex-col justify-center gap-1 max-sm:flex-row">
          <IconButton
            icon={ChevronRight}
            className={turned}
            label="Adicionar marcadas"
            disabled={left.size === 0}
            onClick={() => write([...chosen, ...left])}
          />
          <IconButton
            icon={ChevronsRight}
            className={turned}
            label="Adicionar todas"
            disabled={props.disabled || free.length === 0}
            onClick={() => write(options.map((option) => option.value))}
          />
          <IconButton
            icon={ChevronLeft}
            className={turned}
            label="Remover marcadas"
            disabled={right.size === 0}
            onClick={() => write(chosen.filter((value) => !right.has(value)))}
          />
          <IconButton
            icon={ChevronsLeft}
            className={turned}
            label="Remover todas"
            disabled={props.disabled || taken.length === 0}
            onClick={() => write([])}
          />
        </div>
        <Side
          title="Selecionadas"
          options={taken}
          marked={right}
          nothing="Nenhuma cidade selecionada."
          disabled={props.disabled}
          onMarked={setRight}
        />
      </div>
    </FieldFrame>
  )
}
