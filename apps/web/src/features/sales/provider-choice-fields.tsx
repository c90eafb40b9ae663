import { useQuery } from '@tanstack/react-query'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'
import { ProviderField } from '../company/structure-fields.tsx'

/** What is saved stays on offer although it may be inactive by now. */
export interface SavedProviderChoices {
  id_empresa: number
  id_campanha: number
  id_canal: number
}

/** Campanha* and Canal* follow Provedor*: disabled until it is chosen, emptied when it changes (docs/sales.md#making-a-link). */
export function ProviderChoiceFields({ saved }: { saved?: SavedProviderChoices }) {
  const { setValue, clearErrors } = useFormOf<SavedProviderChoices>()
  const provider = useValue<SavedProviderChoices>()('id_empresa')
  const same = saved?.id_empresa === provider
  const of = (incluir: number | undefined) => ({
    id_empresa: provider ?? undefined,
    ...(same && { incluir }),
  })
  const enabled = Boolean(provider)
  const campaigns = useQuery({
    ...trpc.salesCampaigns.options.queryOptions(of(saved?.id_campanha)),
    enabled,
  })
  const channels = useQuery({ ...trpc.salesChannels.options.queryOptions(of(saved?.id_canal)), enabled })
  const providerPicked = () => {
    for (const name of ['id_campanha', 'id_canal'] as const) setValue(name, null, { shouldDirty: true })
    clearErrors(['id_campanha', 'id_canal'])
  }
  const waitsFor = !enabled && 'o provedor'
  return (
    <>
      <ProviderField<SavedProviderChoices>
        name="id_empresa"
        label="Provedor"
        onPicked={providerPicked}
        clearable
        wide
      />
      <SelectField<SavedProviderChoices>
        name="id_campanha"
        label="Campanha"
        options={enabled ? namedOptions(campaigns.data) : []}
        waitsFor={waitsFor}
        wide
      />
      <SelectField<SavedProviderChoices>
        name="id_canal"
        label="Canal"
        options={enabled ? namedOptions(channels.data) : []}
        waitsFor={waitsFor}
      />
    </>
  )
}
