import { department } from '@intranet/contract/company/department'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { ProviderField } from '../structure-fields.tsx'
import { StructureHelp } from '../structure-help.tsx'
import { departments } from './department.entity.ts'

const departmentSchemas = schemasOf(department)

type Department = Outputs['departments']['get']

const Field = fieldOf(department)

const fields = (
  <FormPanel>
    <Field name="nome" wide />
    <Field name="id_empresa" as={ProviderField} hint="Sem provedor, vale para todo o grupo." />
    <Field name="id_funcionario" as={PersonField} />
    <Field name="ativo" />
  </FormPanel>
)

export function DepartmentRegisterPage({ source }: { source?: Department }) {
  return (
    <RegisterPage
      entity={departments}
      schema={departmentSchemas.fields}
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
      beside={record.nome}
      schema={departmentSchemas.fields}
      record={record}
      help={<StructureHelp tipo="departamento" id={record.id} />}
    >
      {fields}
    </EditPage>
  )
}
