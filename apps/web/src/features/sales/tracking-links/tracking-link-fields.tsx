import type * as z from 'zod'
import type { trackingLinkSchemas } from '@intranet/contract/sales/tracking-link-schemas'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '@/components/form/select-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'
import { ProviderChoiceFields, type SavedProviderChoices } from '../provider-choice-fields.tsx'

type Values = z.input<typeof trackingLinkSchemas.fields>

/** What is saved stays on offer although it may be inactive by now. */
export interface SavedChoices extends SavedProviderChoices {
  id_destino: number | null
}

export function TrackingLinkFields({ saved }: { saved?: SavedChoices }) {
  const { data: destinations = [] } = useQuery(
    trpc.destinations.options.queryOptions({ incluir: saved?.id_destino ?? undefined }),
  )
  return (
    <>
      <ProviderChoiceFields saved={saved} />
      <SelectField<Values>
        name="id_destino"
        label="Destino"
        options={namedOptions(destinations)}
        placeholder="Nosso formulário"
        hint="Sem destino, o link abre o nosso formulário."
      />
    </>
  )
}
