import type { Entity, Fields, WrittenName } from '@intranet/contract/entity/entity'
import type { Field } from '@intranet/contract/entity/field'
import type { ReactNode } from 'react'
import { optionsOf } from '@/lib/options-of.ts'
import { RadioField, ToggleField } from './choice-fields.tsx'
import { DateField, MonthDayField } from './date-fields.tsx'
import { DateTimeField } from './date-time-field.tsx'
import { DecimalTextField } from './decimal-field.tsx'
import type { FieldProps } from './field.tsx'
import { CnpjField, PhoneField } from './masked-fields.tsx'
import { MoneyField } from './money-field.tsx'
import { SelectField } from './select-fields.tsx'
import { ShortSelectField } from './short-select-field.tsx'
import { StoredFileField } from './stored-file-fields.tsx'
import { ThousandsField } from './thousands-field.tsx'
import { NumberField, TextAreaField, TextField } from './text-fields.tsx'

/** Of a part that a form of any values takes: `as={CepField<AnyValues>}`. */
export interface AnyValues {
  [name: string]: string | number | boolean | null
}

/** What the part of a field's kind takes beside its name. */
interface KindProps extends Omit<FieldProps<AnyValues>, 'name' | 'label'> {
  /** The part that asks for it, where that is not the one of its kind: `as={ProviderField}`. */
  as?(props: FieldProps<AnyValues>): ReactNode
  /** A choice with a search. */
  searched?: boolean
  /** A choice whose words are all in sight. */
  radio?: boolean
  placeholder?: string
  autoComplete?: string
  /** Lines of a text: without them a short one has one line. */
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
  /** With what another part takes beside: `<Field name="cep" as={CepField<AnyValues>} lookup={addressOf} … />`. */
  <Props extends { name: string; label: string }>(
    props: NamedField<Name> & { as(props: Props): ReactNode } & Omit<Props, 'name' | 'label'>,
  ): ReactNode
}

/** Years and what is counted by hand have no dot: whole numbers that may be larger do. */
const UNGROUPED = 9999
/** Characters of a text that has one line. */
const ONE_LINE = 450

interface KindFieldProps extends FieldProps<AnyValues>, Omit<KindProps, keyof FieldProps<AnyValues> | 'as'> {
  declared: Field
}

function KindField({ declared, searched, radio, rows, capped, labels, ...props }: KindFieldProps) {
  const { kind, max = 0, range = [0, 0], words = {} } = declared
  const maxLength = capped ? max : undefined
  if (kind === 'active') return <ToggleField<AnyValues> {...props} />
  if (kind === 'flag') return <ToggleField<AnyValues> {...props} labels={labels ?? ['Sim', 'Não']} />
  if (kind === 'integer') {
    const Part = range[1] > UNGROUPED ? ThousandsField<AnyValues> : NumberField<AnyValues>
    return <Part {...props} />
  }
  if (kind === 'amount') return <MoneyField<AnyValues> {...props} />
  if (kind === 'day') return <DateField<AnyValues> {...props} />
  if (kind === 'monthDay') return <MonthDayField<AnyValues> {...props} />
  if (kind === 'moment') return <DateTimeField<AnyValues> {...props} />
  if (kind === 'choice') {
    const Part = radio
      ? RadioField<AnyValues>
      : searched
        ? SelectField<AnyValues>
        : ShortSelectField<AnyValues>
    return <Part {...props} options={optionsOf(words)} />
  }
  if (kind === 'decimal') return <DecimalTextField<AnyValues> {...props} places={declared.places ?? 0} />
  if (kind === 'cnpj') return <CnpjField<AnyValues> {...props} />
  if (kind === 'phone') return <PhoneField<AnyValues> {...props} />
  if (kind === 'file') return <StoredFileField<AnyValues> {...props} removable={declared.nullable} />
  if (kind === 'email') return <TextField<AnyValues> {...props} type="email" maxLength={maxLength} />
  if (kind === 'url') return <TextField<AnyValues> placeholder="https://" {...props} type="url" />
  if (max > ONE_LINE || rows) return <TextAreaField<AnyValues> {...props} max={max} rows={rows} />
  return <TextField<AnyValues> {...props} maxLength={maxLength} />
}

/** `const Field = fieldOf(department)`, then `<Field name="nome" wide />`: kind and label are those declared. */
export const fieldOf = <F extends Fields>({ fields }: Entity<F, string>): EntityField<WrittenName<F>> =>
  function EntityField({ as: Part, name, ...props }: NamedField<WrittenName<F>> & KindProps): ReactNode {
    const declared: Field = fields[name]!
    const said = { label: declared.label, ...props, name }
    return Part ? <Part {...said} /> : <KindField {...said} declared={declared} />
  }
