import type * as z from 'zod'
import { sectorFields } from '@intranet/contract/company/sector'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { DepartmentField } from '../structure-fields.tsx'
import { StructureHelp } from '../structure-help.tsx'
import { sectors } from './sector.entity.ts'

type Values = z.input<typeof sectorFields>

type Sector = Outputs['sectors']['get']

const fields = (
  <FormPanel>
    <TextField<Values> name="nome" label="Nome" wide />
    <DepartmentField<Values> name="id_departamento" label="Departamento" />
    <PersonField<Values> name="id_usuario" label="Responsável" />
    <ToggleField<Values> name="ativo" label="Status" />
  </FormPanel>
)

export function SectorRegisterPage({ source }: { source?: Sector }) {
  return (
    <RegisterPage
      entity={sectors}
      schema={sectorFields}
      blank={{ nome: '', id_usuario: null, ativo: false }}
      source={source}
      help={<StructureHelp tipo="setor" />}
    >
      {fields}
    </RegisterPage>
  )
}

export function SectorEditPage({ record }: { record: Sector }) {
  return (
    <EditPage
      entity={sectors}
      schema={sectorFields}
      record={record}
      help={<StructureHelp tipo="setor" id={record.id} />}
    >
      {fields}
    </EditPage>
  )
}
