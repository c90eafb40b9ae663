import { position } from '@intranet/contract/company/position'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { entityBulk } from '@/components/records/bulk-form.ts'
import { trpc } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { SectorField } from '../structure-fields.tsx'

const Field = fieldOf(position)

export default entityBulk(trpc.positions, position, schemasOf(position).fields, {
  id_usuario: <Field name="id_usuario" as={PersonField} />,
  id_setor: <Field name="id_setor" as={SectorField} />,
})
