import { city } from '@intranet/contract/company/city'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { entityBulk } from '@/components/records/bulk-form.ts'
import { trpc } from '@/lib/trpc.ts'
import { ProviderField } from '../structure-fields.tsx'

const Field = fieldOf(city)

export default entityBulk(trpc.cities, city, schemasOf(city).fields, {
  id_empresa: <Field name="id_empresa" as={ProviderField} hint="Sem provedor, todos veem a cidade." />,
})
