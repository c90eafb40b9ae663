import type { Entity, Fields, WrittenName } from '@intranet/contract/entity/entity'
import type { Field } from '@intranet/contract/entity/field'
import type { ReactNode } from 'react'
import { optionsOf } from '@/lib/options-of.ts'
import { ToggleField } from './choice-fields.tsx'
import { DateField, MonthDayField } from './date-fields.tsx'
import { DateTimeField } from './date-time-field.tsx'
import { DecimalTextField } from './decimal-field.tsx'
import type { FieldProps } from './field.tsx'
import { CnpjField, PhoneField } from './masked-fields.tsx'
import { MoneyField } from './money-field.tsx'
import { SelectField } from './select-fields.tsx'
import { ShortSelectField } from './short-select-field.tsx'
import { StoredFileField } from './stored-file-fields.tsx'
import { NumberField, TextAreaField, TextField } from './text-fields.tsx'

interface Values {
  [name: string]: string | number | boolean | null
}
/** Of a part that a form of any values takes: `as={CepField<AnyValues>}`. */
export type AnyValues = Values

/** What the part of a field's kind takes beside its name. */
interface KindProps extends Omit<FieldProps<Values>, 'name' | 'label'> {
  /** The part that asks for it, where that is not the one of its kind: `as={ProviderField}`. */
  as?(props: FieldProps<Values>): ReactNode
  /** A choice with a search. */
  searched?: boolean
  placeholder?: string
  autoComplete?: string
  /** Lines of a long text. */
  rows?: number
  /** Typing ends at its greatest length. */
  capped?: boolean
  /** Of a flag, what its two sides are called. */
  labels?: [on: string, off: string]
}

interface NamedField<Name extends string> {
  name: Name
  /** Where the form says more than lists and history do. */
  label?: string
}

interface EntityField<Name extends string> {
  (props: NamedField<Name> & KindProps): ReactNode
  /** With what another part takes beside: `<Field name="cep" as={CepField<Values>} lookup={addressOf} … />`. */
  <Props extends { name: string; label: string }>(
    props: NamedField<Name> & { as(props: Props): ReactNode } & Omit<Props, 'name' | 'label'>,
  ): ReactNode
}

/** Characters of a text that has one line. */
const ONE_LINE = 450

interface KindFieldProps extends FieldProps<Values>, Omit<KindProps, keyof FieldProps<Values> | 'as'> {
  declared: Field
}

function KindField({ declared, searched, rows, capped, labels, ...props }: KindFieldProps) {
  const { kind, max = 0, words = {} } = declared
  const maxLength = capped ? max : undefined
  if (kind === 'active') return <ToggleField<Values> {...props} />
  if (kind === 'flag') return <ToggleField<Values> {...props} labels={labels ?? ['Sim', 'Não']} />
  if (kind === 'integer') return <NumberField<Values> {...props} />
  if (kind === 'amount') return <MoneyField<Values> {...props} />
  if (kind === 'day') return <DateField<Values> {...props} />
  if (kind === 'monthDay') return <MonthDayField<Values> {...props} />
  if (kind === 'moment') return <DateTimeField<Values> {...props} />
  if (kind === 'choice') {
    const Part = searched ? SelectField<Values> : ShortSelectField<Values>
    return <Part {...props} options={optionsOf(words)} />
  }
  if (kind === 'decimal') return <DecimalTextField<Values> {...props} places={declared.places ?? 0} />
  if (kind === 'cnpj') return <CnpjField<Values> {...props} />
  if (kind === 'phone') return <PhoneField<Values> {...props} />
  if (kind === 'file') return <StoredFileField<Values> {...props} removable={declared.nullable} />
  if (kind === 'email') return <TextField<Values> {...props} type="email" maxLength={maxLength} />
  if (kind === 'url') return <TextField<Values> placeholder="https://" {...props} type="url" />
  if (max > ONE_LINE) return <TextAreaField<Values> {...props} max={max} rows={rows} />
  return <TextField<Values> {...props} maxLength={maxLength} />
}

/** `const Field = fieldOf(department)`, then `<Field name="nome" wide />`: kind and label are those declared. */
export const fieldOf = <F extends Fields>({ fields }: Entity<F, string>): EntityField<WrittenName<F>> =>
  function EntityField({ as: Part, name, ...props }: NamedField<WrittenName<F>> & KindProps): ReactNode {
    const declared: Field = fields[name]!
    const said = { label: declared.label, ...props, name }
    return Part ? <Part {...said} /> : <KindField {...said} declared={declared} />
  }
