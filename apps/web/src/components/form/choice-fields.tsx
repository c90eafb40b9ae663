import { Pipette } from 'lucide-react'
import { form } from '@intranet/contract/messages'
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { cn } from '@/lib/cn.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import type { Option } from '@/components/inputs/option.ts'
import { choiceWords } from './value-words.ts'

/** On or off, in words: Ativo and Inativo unless the screen says otherwise. */
export function ToggleField<Values extends object = never>({
  labels = [form.active, form.inactive],
  ...props
}: FieldProps<Values> & { labels?: [on: string, off: string] }) {
  const words = (value: unknown) => (value ? labels[0] : labels[1])
  const field = useField<boolean | null | undefined, Values>(
    { ...props, required: props.required ?? false },
    { words },
  )
  const on = field.value ?? false
  return (
    <FieldFrame {...props} field={field}>
      <span className="inline-flex h-[34px] items-center gap-2 text-sm">
        <Switch {...field.input} checked={on} onCheckedChange={field.setValue} />
        <span aria-hidden>{on ? labels[0] : labels[1]}</span>
      </span>
    </FieldFrame>
  )
}

interface RadioFieldProps<Values extends object> extends FieldProps<Values> {
  options: (Omit<Option, 'value'> & { value: Option['value'] | boolean })[]
  /** Called after the choice is written: for fields that depend on this one. */
  onPicked?: (value: string) => void
}

/** One of a few, all in sight. */
export function RadioField<Values extends object = never>({
  options,
  onPicked,
  ...props
}: RadioFieldProps<Values>) {
  const field = useField<Option['value'] | boolean | null | undefined, Values>(props, {
    words: choiceWords(options),
  })
  return (
    <FieldFrame {...props} field={field} group>
      <RadioGroup
        {...field.radios}
        beside={options.every(({ label }) => label.length < (props.wide && options.length === 2 ? 26 : 16))}
        disabled={props.disabled}
        value={field.value === null || field.value === undefined ? '' : String(field.value)}
        onValueChange={(text) => {
          const option = options.find(({ value }) => String(value) === text)
          if (!option) return
          field.setValue(option.value)
          onPicked?.(text)
        }}
      >
        {options.map((option) => (
          <RadioChoice key={String(option.value)} value={String(option.value)}>
            {option.label}
          </RadioChoice>
        ))}
      </RadioGroup>
    </FieldFrame>
  )
}

interface YesNoFieldProps<Values extends object> extends FieldProps<Values> {
  /** What each answer means, in a sentence. */
  means: { yes: string; no: string }
}

/** Sim or Não, neither of them chosen beforehand: for what the person must decide. */
export function YesNoField<Values extends object = never>({ means, ...props }: YesNoFieldProps<Values>) {
  const field = useField<boolean | null | undefined, Values>(props)
  return (
    <FieldFrame {...props} field={field} group>
      <RadioGroup
        {...field.radios}
        disabled={props.disabled}
        value={typeof field.value === 'boolean' ? String(field.value) : ''}
        onValueChange={(text) => field.setValue(text === 'true')}
      >
        <RadioChoice value="true">
          <b>Sim</b>. {means.yes}
        </RadioChoice>
        <RadioChoice value="false">
          <b>Não</b>. {means.no}
        </RadioChoice>
      </RadioGroup>
    </FieldFrame>
  )
}

const palette = [
  ['#0e6672', 'Petróleo'],
  ['#1f6feb', 'Azul'],
  ['#5b3fd6', 'Roxo'],
  ['#b3247c', 'Magenta'],
  ['#c62828', 'Vermelho'],
  ['#d9661f', 'Laranja'],
  ['#b58900', 'Amarelo'],
  ['#2e7d32', 'Verde'],
  ['#00897b', 'Turquesa'],
  ['#455a64', 'Ardósia'],
  ['#6d4c41', 'Marrom'],
  ['#212121', 'Preto'],
] as const

// Black on a dark card has an edge too.
const swatchClasses = 'size-7 rounded-md inset-ring inset-ring-input max-sm:size-10'
const chosenClasses = 'ring-2 ring-ring ring-offset-2 ring-offset-card'

/** A colour: one of twelve, or any; the value is #rrggbb. */
export function ColorField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props)
  const chosen = field.value?.toLowerCase()
  const other = chosen && !palette.some(([value]) => value === chosen) ? chosen : undefined
  return (
    <FieldFrame {...props} field={field} group>
      <div className="flex flex-wrap items-center gap-1.5">
        {palette.map(([value, name]) => (
          <button
            key={value}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={chosen === value}
            disabled={props.disabled}
            className={cn(swatchClasses, chosen === value && chosenClasses)}
            style={{ backgroundColor: value }}
            onClick={() => field.setValue(value)}
          />
        ))}
        {/* A colour input always has a colour: it is seen only where that one was chosen. */}
        <span
          title="Outra cor"
          className={cn(
            swatchClasses,
            'relative grid place-items-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
            other && chosenClasses,
          )}
          style={{ backgroundColor: other }}
        >
          {!other && <Pipette className="size-4 text-muted-foreground" aria-hidden />}
          <input
            {...field.input}
            type="color"
            aria-label={`${props.label}: outra cor`}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            value={field.value || '#000000'}
            onChange={(event) => field.setValue(event.target.value)}
          />
        </span>
      </div>
    </FieldFrame>
  )
}
