import { sectorFields } from '@intranet/contract/company/sector'
import type * as z from 'zod'
import { bulkForm } from '@/components/records/bulk-form.ts'
import { PersonField } from '../person-field.tsx'
import { DepartmentField } from '../structure-fields.tsx'

type Values = z.input<typeof sectorFields>

export default bulkForm('sectors', sectorFields, {
  id_usuario: { label: 'Responsável', field: <PersonField<Values> name="id_usuario" label="Responsável" /> },
  id_departamento: {
    label: 'Departamento',
    field: <DepartmentField<Values> name="id_departamento" label="Departamento" />,
  },
})
