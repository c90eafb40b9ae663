import type * as z from 'zod'
import type { campaignSchemas } from '@intranet/contract/sales/campaign-schemas'
import { useQuery } from '@tanstack/react-query'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { trpc } from '@/lib/trpc.ts'

type Values = z.input<typeof campaignSchemas.fields>

/** One switch per provider: booleans on the wire, named as the providers are. */
export function ProviderFlagFields() {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  return data.map(({ sistema, nome }) => (
    <ToggleField<Values> key={sistema} name={`provedores.${sistema}`} label={nome} labels={['Sim', 'Não']} />
  ))
}
