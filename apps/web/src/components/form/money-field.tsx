import { inputVariants } from '@/components/ui/input.tsx'
import { moneyInput, reais } from '@/lib/typed-money.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { isBlank, valueWords } from './value-words.ts'

const words = (value: unknown) => (isBlank(value) ? valueWords(value) : `R$ ${reais().format(Number(value))}`)

/** Reais, typed from the cents up, as a cash register does; the value is decimal text such as "1284.50", or "". */
export function MoneyField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | number | null | undefined, Values>(props, { words })
  return (
    <FieldFrame {...props} field={field}>
      <div className={inputVariants()}>
        <span className="text-muted-foreground">R$</span>
        <input
          {...field.input}
          {...moneyInput(field.value ?? '', field.setValue)}
          className="text-right"
          autoComplete="off"
          placeholder="0,00"
        />
      </div>
    </FieldFrame>
  )
}
