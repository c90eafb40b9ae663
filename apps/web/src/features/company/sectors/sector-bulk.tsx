import { sector } from '@intranet/contract/company/sector'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { entityBulk } from '@/components/records/bulk-form.ts'
import { trpc } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { DepartmentField } from '../structure-fields.tsx'

const Field = fieldOf(sector)

export default entityBulk(trpc.sectors, sector, schemasOf(sector).fields, {
  id_usuario: <Field name="id_usuario" as={PersonField} />,
  id_departamento: <Field name="id_departamento" as={DepartmentField} />,
})
