import { inputVariants } from '@/components/ui/input.tsx'
import { reais, shownMoney, typedMoney } from '@/lib/typed-money.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { isBlank, valueWords } from './value-words.ts'

const words = (value: unknown) => (isBlank(value) ? valueWords(value) : `R$ ${reais().format(Number(value))}`)

/** Reais, typed from the cents up as in a till; the value is decimal text such as "1284.50", or "". */
export function MoneyField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | number | null | undefined, Values>(props, { words })
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
