/** Selectors of the company's structure: the active records, and the one that is saved. */
import { useQuery } from '@tanstack/react-query'
import { states } from '@intranet/contract/states'
import type { FieldProps } from '@/components/form/field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { trpc } from '@/lib/trpc.ts'
import { providerOption } from '@/components/inputs/option.ts'

interface ProviderFieldProps<Values extends object> extends FieldProps<Values> {
  /** For fields that depend on the provider. */
  onPicked?: () => void
  clearable?: boolean
  placeholder?: string
}

export function ProviderField<Values extends object = never>(props: ProviderFieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({ incluir }))
  return <SelectField<Values> {...props} options={data.map(providerOption)} />
}

export function DepartmentField<Values extends object = never>(props: FieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data = [] } = useQuery(trpc.departments.options.queryOptions({ incluir }))
  const options = data.map(({ id, nome, empresa }) => ({
    value: id,
    label: nome,
    note: empresa ?? undefined,
  }))
  return <SelectField<Values> {...props} options={options} />
}

export function SectorField<Values extends object = never>(props: FieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data = [] } = useQuery(trpc.sectors.options.queryOptions({ incluir }))
  const options = data.map(({ id, nome, departamento }) => ({ value: id, label: nome, note: departamento }))
  return <SelectField<Values> {...props} options={options} />
}

export function StateField<Values extends object = never>(props: FieldProps<Values>) {
  return (
    <SelectField<Values> {...props} options={states.map(({ uf, nome }) => ({ value: uf, label: nome }))} />
  )
}
