import { useState } from 'react'
import { Input, inputVariants } from '@/components/ui/input.tsx'
import { pastedDecimal, pasting } from '@/lib/typed-money.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

const numberOf = (typed: string) => (/\d/.test(typed) ? Number(typed.replace(',', '.')) : null)

const PLACES = 2

/** A number with a comma and at most two places, below zero too; an emptied field is null. */
export function DecimalField<Values extends object = never>({
  unit,
  ...props
}: FieldProps<Values> & { unit?: string }) {
  const field = useField<number | null | undefined, Values>(props)
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    const kept = text.replace('.', ',').match(/^-?\d*(?:,\d{0,2})?/)?.[0] ?? ''
    setTyped(kept)
    field.setValue(numberOf(kept))
  }
  return (
    <FieldFrame {...props} field={field}>
      <div className={inputVariants()}>
        <input
          {...field.input}
          className="text-right"
          inputMode="decimal"
          autoComplete="off"
          // A value that was not typed here (a restored draft) shows itself.
          value={
            numberOf(typed) === (field.value ?? null) ? typed : String(field.value ?? '').replace('.', ',')
          }
          onChange={(event) => type(event.target.value)}
          onPaste={pasting((pasted) => pastedDecimal(pasted, PLACES), type)}
        />
        {unit && <span className="text-muted-foreground">{unit}</span>}
      </div>
    </FieldFrame>
  )
}

const comma = (value: string) =>
  value
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', ',')

/** A number from zero on, typed with a comma and kept as decimal text such as "38.25", or "". */
export function DecimalTextField<Values extends object = never>({
  places,
  placeholder,
  ...props
}: FieldProps<Values> & { places: number; placeholder?: string }) {
  const field = useField<string | null | undefined, Values>(props, {
    words: (value) => comma(String(value ?? '')),
  })
  const [typed, setTyped] = useState('')
  const value = field.value ?? ''
  const type = (text: string) => {
    const [whole = '', ...parts] = text.replace(/[^\d.,]/g, '').split(/[.,]/)
    const kept = parts.length ? `${whole},${parts.join('').slice(0, places)}` : whole
    setTyped(kept)
    field.setValue(kept.replace(/,$/, '').replace(',', '.'))
  }
  return (
    <FieldFrame {...props} field={field}>
      <Input
        {...field.input}
        className="text-right"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={typed.replace(/,$/, '').replace(',', '.') === value ? typed : comma(value)}
        onChange={(event) => type(event.target.value)}
        onPaste={pasting((pasted) => {
          const number = pastedDecimal(pasted, places)
          return number?.startsWith('-') ? undefined : number
        }, type)}
      />
    </FieldFrame>
  )
}
