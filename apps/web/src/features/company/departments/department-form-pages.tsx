import type * as z from 'zod'
import { departmentFields } from '@intranet/contract/company/department'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { ProviderField } from '../structure-fields.tsx'
import { StructureHelp } from '../structure-help.tsx'

type Values = z.input<typeof departmentFields>

type Department = Outputs['departments']['get']

const changed = trpc.departments.pathFilter()

const fields = (
  <FormPanel>
    <TextField<Values> name="nome" label="Nome" wide />
    <ProviderField<Values> name="id_empresa" label="Provedor" hint="Sem provedor, vale para todo o grupo." />
    <PersonField<Values> name="id_funcionario" label="Responsável" />
    <ToggleField<Values> name="ativo" label="Status" />
  </FormPanel>
)

export function DepartmentRegisterPage({ source }: { source?: Department }) {
  return (
    <RegisterPage
      form="department"
      schema={departmentFields}
      blank={{ nome: '', id_empresa: null, id_funcionario: null, ativo: false }}
      source={source}
      help={<StructureHelp tipo="departamento" />}
      create={(input) => api.departments.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

export function DepartmentEditPage({ record }: { record: Department }) {
  const labels = { nome: 'Nome', id_empresa: 'Provedor', id_funcionario: 'Responsável', ativo: 'Ativo' }
  return (
    <EditPage
      form="department"
      schema={departmentFields}
      record={record}
      help={<StructureHelp tipo="departamento" id={record.id} />}
      update={(input) => api.departments.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['rh_departamento']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
