import { positionFields } from '@intranet/contract/company/position'
import type * as z from 'zod'
import { bulkForm } from '@/components/records/bulk-form.ts'
import { PersonField } from '../person-field.tsx'
import { SectorField } from '../structure-fields.tsx'

type Values = z.input<typeof positionFields>

export default bulkForm('positions', positionFields, {
  id_usuario: { label: 'Responsável', field: <PersonField<Values> name="id_usuario" label="Responsável" /> },
  id_setor: { label: 'Setor', field: <SectorField<Values> name="id_setor" label="Setor" /> },
})
