import type * as z from 'zod'
import { departmentFields } from '@intranet/contract/company/department'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { ProviderField } from '../structure-fields.tsx'
import { StructureHelp } from '../structure-help.tsx'
import { departments } from './department.entity.ts'

type Values = z.input<typeof departmentFields>

type Department = Outputs['departments']['get']

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
      entity={departments}
      schema={departmentFields}
      blank={{ nome: '', id_empresa: null, id_funcionario: null, ativo: false }}
      source={source}
      help={<StructureHelp tipo="departamento" />}
    >
      {fields}
    </RegisterPage>
  )
}

export function DepartmentEditPage({ record }: { record: Department }) {
  return (
    <EditPage
      entity={departments}
      schema={departmentFields}
      record={record}
      help={<StructureHelp tipo="departamento" id={record.id} />}
    >
      {fields}
    </EditPage>
  )
}
