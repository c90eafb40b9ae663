import { position } from '@intranet/contract/company/position'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { SectorField } from '../structure-fields.tsx'
import { StructureHelp } from '../structure-help.tsx'
import { positions } from './position.entity.ts'

const positionSchemas = schemasOf(position)

type Position = Outputs['positions']['get']

const Field = fieldOf(position)

const fields = (
  <FormPanel>
    <Field name="nome" wide />
    <Field name="id_setor" as={SectorField} />
    <Field name="id_usuario" as={PersonField} />
    <Field name="descricao" rows={5} wide />
    <Field
      name="antecedentes_motivo"
      hint="Só com um motivo a certidão é pedida antes do primeiro dia."
      wide
    />
    <Field name="ativo" />
  </FormPanel>
)

export function PositionRegisterPage({ source }: { source?: Position }) {
  return (
    <RegisterPage
      entity={positions}
      schema={positionSchemas.fields}
      blank={{ nome: '', id_usuario: null, descricao: '', antecedentes_motivo: null, ativo: false }}
      source={source}
      help={<StructureHelp tipo="cargo" />}
    >
      {fields}
    </RegisterPage>
  )
}

export function PositionEditPage({ record }: { record: Position }) {
  return (
    <EditPage
      entity={positions}
      beside={record.nome}
      schema={positionSchemas.fields}
      record={record}
      merges={{ declared: position, read: (id) => api.positions.get.query({ id }) }}
      help={<StructureHelp tipo="cargo" id={record.id} />}
    >
      {fields}
    </EditPage>
  )
}
