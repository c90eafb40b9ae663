import { department } from '@intranet/contract/company/department'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { entityBulk } from '@/components/records/bulk-form.ts'
import { trpc } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { ProviderField } from '../structure-fields.tsx'

const Field = fieldOf(department)

export default entityBulk(trpc.departments, department, schemasOf(department).fields, {
  id_funcionario: <Field name="id_funcionario" as={PersonField} />,
  id_empresa: <Field name="id_empresa" as={ProviderField} hint="Sem provedor, vale para todo o grupo." />,
})
