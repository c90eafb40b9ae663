import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '@/components/form/field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { providerKeyOption } from '@/components/inputs/option.ts'

/** The provider, whose key travels. */
export function ProviderKeyField<Values extends object = never>(
  props: FieldProps<Values> & { onPicked?: () => void },
) {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  return <SelectField<Values> {...props} options={data.map(providerKeyOption)} />
}
