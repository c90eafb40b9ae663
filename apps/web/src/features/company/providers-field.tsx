import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '@/components/form/field.tsx'
import { MultiSelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoices } from '@/components/form/use-saved-choice.ts'
import { providerOption } from '@/components/inputs/option.ts'
import { trpc } from '@/lib/trpc.ts'

/** Several providers: those that are active, and those that are saved. */
export function ProvidersField<Values extends object = never>(props: FieldProps<Values>) {
  const incluidos = useSavedChoices<Values>(props.name)
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({ incluidos }))
  return <MultiSelectField<Values> {...props} options={data.map(providerOption)} />
}

/** The names of some providers, for reading; of inactive ones too. */
export function useProviderNames(ids: number[]): string {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({ incluidos: ids }))
  return data
    .filter(({ id }) => ids.includes(id))
    .map(({ nome, ativo }) => (ativo ? nome : `${nome} (inativo)`))
    .join(', ')
}
