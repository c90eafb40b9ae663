import { once } from '@intranet/contract/once'
import { inputVariants } from '@/components/ui/input.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { isBlank, valueWords } from './value-words.ts'

const MOST_DIGITS = 14
const shown = once(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }))

const words = (value: unknown) => (isBlank(value) ? valueWords(value) : `R$ ${shown().format(Number(value))}`)

/** Decimal text such as "1284.50" from what was typed, from the cents up as in a till. */
export function typedMoney(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS)
  const cents = digits.padStart(3, '0')
  return digits === '' ? '' : `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

export const shownMoney = (value: string | number) => (value === '' ? '' : shown().format(Number(value)))

/** Reais, typed from the cents up as in a till; the value is decimal text such as "1284.50", or "". */
export function MoneyField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | number | null | undefined>(props, { words })
  const value = field.value ?? ''
  return (
    <FieldFrame {...props} field={field}>
      <div className={inputVariants()}>
        <span className="text-muted-foreground">R$</span>
        <input
          {...field.input}
          className="text-right"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0,00"
          value={shownMoney(value)}
          onChange={(event) => field.setValue(typedMoney(event.target.value))}
        />
      </div>
    </FieldFrame>
  )
}
