import { departmentFields } from '@intranet/contract/company/department'
import type * as z from 'zod'
import { bulkForm } from '@/components/records/bulk-form.ts'
import { PersonField } from '../person-field.tsx'
import { ProviderField } from '../structure-fields.tsx'

type Values = z.input<typeof departmentFields>

export default bulkForm('departments', departmentFields, {
  id_funcionario: {
    label: 'Responsável',
    field: <PersonField<Values> name="id_funcionario" label="Responsável" />,
  },
  id_empresa: {
    label: 'Provedor',
    field: (
      <ProviderField<Values>
        name="id_empresa"
        label="Provedor"
        hint="Sem provedor, vale para todo o grupo."
      />
    ),
  },
})
