import { ChevronDown, X } from 'lucide-react'
import { Suspense, useCallback, useRef, useState } from 'react'
import { TypedAhead } from '@/components/shell/typed-ahead.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { cn } from '@/lib/cn.ts'
import { chipVariants } from '@/components/ui/chip-variants.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import type { Option } from '@/components/inputs/option.ts'
import { HueMark } from '@/components/ui/marked.tsx'
import { choiceWords, isBlank } from './value-words.ts'
import { inputVariants } from '@/components/ui/input.tsx'

const OptionList = lazyPart(() => import('@/components/inputs/option-list.tsx'))

/** Letters typed while the list is fetched: they belong to its search. */
function useTypedBefore() {
  const typed = useRef('')
  const type = useCallback((letter: string) => void (typed.current += letter), [])
  const waiting = (
    <>
      <TypedAhead onType={type} />
      <Skeleton className="h-24 w-full" />
    </>
  )
  return { typed, waiting, forget: () => void (typed.current = '') }
}

/** Also of a value whose options are still read: the text for nothing ("Todo o grupo") would be wrong of it. */
const SELECT = 'Selecione'
const unpicked = (value: unknown, placeholder: string) => (isBlank(value) ? placeholder : SELECT)

interface SelectFieldProps<Values extends object> extends FieldProps<Values> {
  options: Option[]
  placeholder?: string
  /** Called after the choice is written: for fields that depend on this one. */
  onPicked?: (value: Option['value'] | null) => void
  /** A required choice too may be taken back. */
  clearable?: boolean
  /** What an empty search shows. */
  noResults?: string
  /** Called with what is typed: for options that the server finds. */
  onSearch?: (text: string) => void
}

/** One of many, with search. An optional field can be emptied: its value is then null. */
export function SelectField<Values extends object = never>({
  options,
  placeholder = SELECT,
  onPicked,
  clearable,
  noResults,
  onSearch,
  ...props
}: SelectFieldProps<Values>) {
  const field = useField<Option['value'] | null | undefined, Values>(props, { words: choiceWords(options) })
  const [open, setOpen] = useState(false)
  const before = useTypedBefore()
  const picked = options.find((option) => option.value === field.value)
  const pick = (value: Option['value'] | null) => {
    field.setValue(value)
    setOpen(false)
    onPicked?.(value)
  }
  return (
    <FieldFrame {...props} field={field}>
      <Popover
        open={open}
        onOpenChange={(next) => {
          before.forget()
          if (next) onSearch?.('')
          setOpen(next)
        }}
      >
        <PopoverAnchor asChild>
          <div className="relative">
            <PopoverTrigger
              {...field.input}
              // What was asked for is chosen in the list that opens: nothing is missing yet.
              onBlur={open ? undefined : field.input.onBlur}
              type="button"
              role="combobox"
              aria-expanded={open}
              className={cn(inputVariants(), !picked && 'text-muted-foreground')}
            >
              <span className="grow truncate">
                {picked ? (
                  <HueMark hue={picked.hue}>{picked.label}</HueMark>
                ) : (
                  unpicked(field.value, placeholder)
                )}
              </span>
              <ChevronDown className="text-muted-foreground" aria-hidden />
            </PopoverTrigger>
            {picked && (clearable || !field.needed) && !field.input.disabled && (
              <IconButton
                icon={X}
                label={`Limpar ${props.label}`}
                size="sm"
                className="!absolute right-8 top-1/2 -translate-y-1/2"
                onClick={() => pick(null)}
              />
            )}
          </div>
        </PopoverAnchor>
        <PopoverContent
          align="start"
          className="w-(--radix-popper-anchor-width) min-w-56"
          aria-label={props.label}
        >
          <Suspense fallback={before.waiting}>
            <OptionList
              label={props.label}
              options={options}
              chosen={picked ? [picked.value] : []}
              noResults={noResults}
              onSearch={onSearch}
              typed={before.typed}
              onPick={pick}
            />
          </Suspense>
        </PopoverContent>
      </Popover>
    </FieldFrame>
  )
}

/** Several of many; the value is the list of chosen values. */
export function MultiSelectField<Values extends object = never>({
  options,
  placeholder = SELECT,
  ...props
}: Omit<SelectFieldProps<Values>, 'onPicked' | 'onSearch'>) {
  const field = useField<Option['value'][] | null | undefined, Values>(props, { words: choiceWords(options) })
  const values = field.value ?? []
  const [open, setOpen] = useState(false)
  const before = useTypedBefore()
  const chosen = options.filter((option) => values.includes(option.value))
  const toggle = (value: Option['value']) =>
    field.setValue(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
  return (
    <FieldFrame {...props} field={field}>
      <Popover
        open={open}
        onOpenChange={(next) => {
          before.forget()
          setOpen(next)
        }}
      >
        <PopoverTrigger
          {...field.input}
          onBlur={open ? undefined : field.input.onBlur}
          type="button"
          role="combobox"
          className={cn(inputVariants({ size: 'wrap' }), chosen.length === 0 && 'text-muted-foreground')}
        >
          <span className="flex grow flex-wrap gap-1.5 pl-1">
            {chosen.length === 0 && unpicked(values, placeholder)}
            {chosen.map((option) => (
              <span key={option.value} className={chipVariants()}>
                <HueMark hue={option.hue}>{option.label}</HueMark>
              </span>
            ))}
          </span>
          <ChevronDown className="mr-1 text-muted-foreground" aria-hidden />
        </PopoverTrigger>
        <PopoverContent
          align="start"
          className="w-(--radix-popper-anchor-width) min-w-56"
          aria-label={props.label}
        >
          <Suspense fallback={before.waiting}>
            <OptionList
              label={props.label}
              options={options}
              chosen={values}
              typed={before.typed}
              onPick={toggle}
            />
          </Suspense>
        </PopoverContent>
      </Popover>
    </FieldFrame>
  )
}
