import { formatNumber } from '@intranet/contract/formats'
import { useState } from 'react'
import { Input } from '@/components/ui/input.tsx'
import { pastedWhole, pasting } from '@/lib/typed-money.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

const MOST_DIGITS = 12

function wholeFromZero(pasted: string): number | undefined {
  const number = pastedWhole(pasted)
  return number !== undefined && number >= 0 && number < 10 ** MOST_DIGITS ? number : undefined
}

/** A whole number with a dot after each three digits; an emptied field is null. */
export function ThousandsField<Values extends object = never>({
  placeholder,
  ...props
}: FieldProps<Values> & { placeholder?: string }) {
  const field = useField<number | null | undefined, Values>(props)
  const [comma, setComma] = useState(false)
  return (
    <FieldFrame {...props} field={field}>
      <Input
        {...field.input}
        className="text-right"
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typeof field.value === 'number' ? formatNumber(field.value) + (comma ? ',' : '') : ''}
        onBlur={() => {
          setComma(false)
          field.input.onBlur()
        }}
        onChange={(event) => {
          const [whole = '', part] = event.target.value.split(',')
          const digits = whole.replace(/\D/g, '').slice(0, MOST_DIGITS)
          setComma(part !== undefined)
          field.setValue(digits === '' ? null : Number(digits))
        }}
        onPaste={pasting(wholeFromZero, field.setValue)}
      />
    </FieldFrame>
  )
}
