import type * as z from 'zod'
import { sectorFields } from '@intranet/contract/company/sector'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { DepartmentField } from '../structure-fields.tsx'
import { StructureHelp } from '../structure-help.tsx'

type Values = z.input<typeof sectorFields>

type Sector = Outputs['sectors']['get']

const changed = trpc.sectors.pathFilter()

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
      form="sector"
      schema={sectorFields}
      blank={{ nome: '', id_usuario: null, ativo: false }}
      source={source}
      help={<StructureHelp tipo="setor" />}
      create={(input) => api.sectors.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

export function SectorEditPage({ record }: { record: Sector }) {
  const labels = { nome: 'Nome', id_departamento: 'Departamento', id_usuario: 'Responsável', ativo: 'Ativo' }
  return (
    <EditPage
      form="sector"
      schema={sectorFields}
      record={record}
      help={<StructureHelp tipo="setor" id={record.id} />}
      update={(input) => api.sectors.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['rh_setor']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
