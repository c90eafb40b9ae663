import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { form } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { beginsWithDay, DateInput } from '@/components/inputs/date-input.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { Input } from '@/components/ui/input.tsx'
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx'
import { useDebounced } from '@/lib/use-debounced.ts'
import { menuItemVariants } from '@/components/ui/menu-variants.ts'
import {
  chosenIn,
  type FilterDefinition,
  type FilterOption,
  endIn,
  operatorsOf,
  type TypedSearch,
} from './filter-definition.ts'
import type { FilterEntry } from './list-search.ts'

interface FilterEditorProps {
  filter: FilterDefinition
  value: FilterEntry | undefined
  onChange: (value: FilterEntry | undefined) => void
}

function ChoiceEditor({
  label,
  options,
  typed,
  chosen,
  onChosen,
}: {
  label: string
  options: FilterOption[]
  typed?: TypedSearch
  chosen: (string | number)[]
  onChosen: (chosen: (string | number)[]) => void
}) {
  const base = useId()
  const list = (
    <ul className="max-h-72 overflow-auto">
      {options.map((option, index) => (
        <li key={option.value} className={menuItemVariants()}>
          <Checkbox
            id={`${base}-${index}`}
            checked={chosen.includes(option.value)}
            onCheckedChange={(on) =>
              onChosen(
                on === true ? [...chosen, option.value] : chosen.filter((value) => value !== option.value),
              )
            }
          />
          <label htmlFor={`${base}-${index}`} className="grow truncate">
            {option.label}{' '}
            {option.note && (
              <span className="block truncate text-xs text-muted-foreground">{option.note}</span>
            )}
          </label>
        </li>
      ))}
    </ul>
  )
  if (!typed) return list
  return (
    <div className="grid grid-cols-1 gap-1">
      <Input
        value={typed.text}
        placeholder="Buscar"
        aria-label={`Buscar em ${label}`}
        onChange={(event) => typed.onText(event.target.value)}
      />
      {list}
    </div>
  )
}

function TextEditor({
  label,
  value,
  onText,
}: {
  label: string
  value: string
  onText: (text: string) => void
}) {
  const [text, setText] = useState(value)
  const rested = useDebounced(text, 300)
  // Only what was typed is written; a value from outside must not be written back.
  const written = useRef(value)
  const write = (typed: string) => {
    if (typed === written.current) return
    written.current = typed
    onText(typed)
  }
  const writeRested = useEffectEvent(write)
  // A popover may close before the typing rests. When its page is gone, the address is that of another one.
  const router = useRouter()
  const typedAt = useRef<string>(undefined)
  const writeLast = useEffectEvent(() => {
    if (typedAt.current === router.state.location.pathname) write(text)
  })
  useEffect(() => writeRested(rested), [rested])
  useEffect(() => () => writeLast(), [])
  return (
    <Input
      value={text}
      aria-label={label}
      onChange={(event) => {
        typedAt.current = router.state.location.pathname
        setText(event.target.value)
      }}
      onBlur={() => write(text)}
    />
  )
}

interface PeriodEditorProps {
  from: string
  to: string
  onPeriod: (from: string, to: string) => void
}

const settled = (value: string) => value === '' || beginsWithDay(value)

/** Writes once a day is complete or emptied; an end with an hour, as the address may have it, stays until it is typed over. */
function PeriodEditor({ from, to, onPeriod }: PeriodEditorProps) {
  const [typed, setTyped] = useState({ from, to })
  const write = (next: { from: string; to: string }) => {
    setTyped(next)
    if (settled(next.from) && settled(next.to)) onPeriod(next.from, next.to)
  }
  return (
    <div className="grid gap-2">
      <label className="flex flex-col gap-[5px]">
        <span className="text-xs text-muted-foreground">De</span>
        <DateInput value={typed.from} onValue={(value) => write({ ...typed, from: value })} />
      </label>
      <label className="flex flex-col gap-[5px]">
        <span className="text-xs text-muted-foreground">Até</span>
        <DateInput value={typed.to} onValue={(value) => write({ ...typed, to: value })} />
      </label>
    </div>
  )
}

const wholeIn = (typed: string) => (/^\d{1,9}$/.test(typed) ? Number(typed) : undefined)

/** Both ends of a range of whole numbers; an empty one leaves that side open. */
function RangeEditor({ value, onChange }: Pick<FilterEditorProps, 'value' | 'onChange'>) {
  const { _gte, _lte } = operatorsOf(value)
  const [typed, setTyped] = useState({ from: endIn(_gte), to: endIn(_lte) })
  const write = (next: typeof typed) => {
    setTyped(next)
    const [from, to] = [wholeIn(next.from), wholeIn(next.to)]
    const whole = { ...(from !== undefined && { _gte: from }), ...(to !== undefined && { _lte: to }) }
    onChange(from === undefined && to === undefined ? undefined : whole)
  }
  const field = (label: string, end: keyof typeof typed) => (
    <label className="flex flex-col gap-[5px]">
      <span className="text-xs text-muted-foreground">{label}</span>
      <Input
        inputMode="numeric"
        value={typed[end]}
        onChange={(event) => write({ ...typed, [end]: event.target.value })}
      />
    </label>
  )
  return (
    <div className="grid gap-2">
      {field('De', 'from')}
      {field('Até', 'to')}
    </div>
  )
}

/** The inside of a filter's popover; every change is in force at once. */
export function FilterEditor({ filter, value, onChange }: FilterEditorProps) {
  const { _gte, _lte, _ilike } = operatorsOf(value)
  const values = chosenIn(value)
  if (filter.kind === 'choice') {
    return (
      <ChoiceEditor
        label={filter.label}
        options={filter.options}
        typed={filter.typed}
        chosen={values as (string | number)[]}
        onChosen={(next) => onChange(next.length > 0 ? { _in: next } : undefined)}
      />
    )
  }
  if (filter.kind === 'one') {
    return (
      <RadioGroup
        className="max-h-72 overflow-auto"
        value={String(values[0] ?? '')}
        aria-label={filter.label}
        onValueChange={(next) =>
          onChange(filter.options.find((option) => String(option.value) === next)?.value)
        }
      >
        <RadioChoice value="">{table.all}</RadioChoice>
        {filter.options.map((option) => (
          <RadioChoice key={option.value} value={String(option.value)}>
            {option.label}
          </RadioChoice>
        ))}
      </RadioGroup>
    )
  }
  if (filter.kind === 'boolean') {
    const [on, off] = filter.labels ?? [form.active, form.inactive]
    return (
      <RadioGroup
        value={values.length === 0 ? '' : String(values[0])}
        aria-label={filter.label}
        onValueChange={(next) => onChange(next === 'true')}
      >
        <RadioChoice value="true">{on}</RadioChoice>
        <RadioChoice value="false">{off}</RadioChoice>
      </RadioGroup>
    )
  }
  if (filter.kind === 'text') {
    return (
      <TextEditor
        label={filter.label}
        value={_ilike ?? ''}
        onText={(text) => onChange(text ? { _ilike: text } : undefined)}
      />
    )
  }
  if (filter.kind === 'range') return <RangeEditor value={value} onChange={onChange} />
  return (
    <PeriodEditor
      from={_gte ? String(_gte) : ''}
      to={_lte ? String(_lte) : ''}
      onPeriod={(from, to) =>
        onChange(from || to ? { ...(from && { _gte: from }), ...(to && { _lte: to }) } : undefined)
      }
    />
  )
}
