import { sector } from '@intranet/contract/company/sector'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { DepartmentField } from '../structure-fields.tsx'
import { StructureHelp } from '../structure-help.tsx'
import { sectors } from './sector.entity.ts'

const sectorSchemas = schemasOf(sector)

type Sector = Outputs['sectors']['get']

const Field = fieldOf(sector)

const fields = (
  <FormPanel>
    <Field name="nome" wide />
    <Field name="id_departamento" as={DepartmentField} />
    <Field name="id_usuario" as={PersonField} />
    <Field name="ativo" />
  </FormPanel>
)

export function SectorRegisterPage({ source }: { source?: Sector }) {
  return (
    <RegisterPage
      entity={sectors}
      schema={sectorSchemas.fields}
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
      beside={record.nome}
      schema={sectorSchemas.fields}
      record={record}
      help={<StructureHelp tipo="setor" id={record.id} />}
    >
      {fields}
    </EditPage>
  )
}
