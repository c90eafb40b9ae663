import type * as z from 'zod'
import { positionFields } from '@intranet/contract/company/position'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { SectorField } from '../structure-fields.tsx'
import { StructureHelp } from '../structure-help.tsx'
import { positions } from './position.entity.ts'

type Values = z.input<typeof positionFields>

type Position = Outputs['positions']['get']

const fields = (
  <FormPanel>
    <TextField<Values> name="nome" label="Nome" wide />
    <SectorField<Values> name="id_setor" label="Setor" />
    <PersonField<Values> name="id_usuario" label="Responsável" />
    <TextAreaField<Values> name="descricao" label="Descrição" max={2000} rows={5} wide />
    <ToggleField<Values> name="ativo" label="Status" />
  </FormPanel>
)

export function PositionRegisterPage({ source }: { source?: Position }) {
  return (
    <RegisterPage
      entity={positions}
      schema={positionFields}
      blank={{ nome: '', id_usuario: null, descricao: '', ativo: false }}
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
      schema={positionFields}
      record={record}
      help={<StructureHelp tipo="cargo" id={record.id} />}
    >
      {fields}
    </EditPage>
  )
}
