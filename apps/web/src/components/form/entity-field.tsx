import type { Entity, Fields, WrittenName } from '@intranet/contract/entity/entity'
import type { Field } from '@intranet/contract/entity/field'
import type { ReactNode } from 'react'
import { ToggleField } from './choice-fields.tsx'
import { DateField } from './date-fields.tsx'
import type { FieldProps } from './field.tsx'
import { MoneyField } from './money-field.tsx'
import { ShortSelectField } from './short-select-field.tsx'
import { NumberField, TextAreaField, TextField } from './text-fields.tsx'

interface Values {
  [name: string]: string | number | boolean | null
}

interface EntityFieldProps<Name extends string> extends Omit<FieldProps<Values>, 'name' | 'label'> {
  name: Name
  /** The part that asks for it, where that is not the one of its kind: `as={ProviderField}`. */
  as?(props: FieldProps<Values>): ReactNode
  /** Lines of a long text. */
  rows?: number
}

/** Characters of a text that has one line. */
const ONE_LINE = 450

function KindField({ declared, rows, ...props }: FieldProps<Values> & { declared: Field; rows?: number }) {
  const { kind, max = 0, words = {} } = declared
  if (kind === 'active' || kind === 'flag') return <ToggleField<Values> {...props} />
  if (kind === 'integer') return <NumberField<Values> {...props} />
  if (kind === 'amount') return <MoneyField<Values> {...props} />
  if (kind === 'day') return <DateField<Values> {...props} />
  if (kind === 'choice') {
    const options = Object.entries(words).map(([value, label]) => ({ value, label }))
    return <ShortSelectField<Values> {...props} options={options} />
  }
  if (kind === 'url') return <TextField<Values> {...props} type="url" placeholder="https://" />
  if (max > ONE_LINE) return <TextAreaField<Values> {...props} max={max} rows={rows} />
  return <TextField<Values> {...props} />
}

/** `const Field = fieldOf(department)`, then `<Field name="nome" wide />`: kind and label are those declared. */
export const fieldOf = <F extends Fields>({ fields }: Entity<F, string>) =>
  function EntityField({ as: Part, name, ...props }: EntityFieldProps<WrittenName<F>>): ReactNode {
    const declared: Field = fields[name]!
    const said = { ...props, name, label: declared.label }
    return Part ? <Part {...said} /> : <KindField {...said} declared={declared} />
  }
