import { cityFields } from '@intranet/contract/company/city'
import type * as z from 'zod'
import { bulkForm } from '@/components/records/bulk-form.ts'
import { trpc } from '@/lib/trpc.ts'
import { ProviderField } from '../structure-fields.tsx'

type Values = z.input<typeof cityFields>

export default bulkForm(trpc.cities, cityFields, {
  id_empresa: {
    label: 'Provedor',
    field: (
      <ProviderField<Values> name="id_empresa" label="Provedor" hint="Sem provedor, todos veem a cidade." />
    ),
  },
})
