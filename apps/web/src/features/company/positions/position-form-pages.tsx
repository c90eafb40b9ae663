import type * as z from 'zod'
import { positionFields } from '@intranet/contract/company/position'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PersonField } from '../person-field.tsx'
import { SectorField } from '../structure-fields.tsx'
import { StructureHelp } from '../structure-help.tsx'

type Values = z.input<typeof positionFields>

type Position = Outputs['positions']['get']

const changed = trpc.positions.pathFilter()

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
      form="position"
      schema={positionFields}
      blank={{ nome: '', id_usuario: null, descricao: '', ativo: false }}
      source={source}
      help={<StructureHelp tipo="cargo" />}
      create={(input) => api.positions.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

export function PositionEditPage({ record }: { record: Position }) {
  const labels = {
    nome: 'Nome',
    id_setor: 'Setor',
    id_usuario: 'Responsável',
    descricao: 'Descrição',
    ativo: 'Ativo',
  }
  return (
    <EditPage
      form="position"
      schema={positionFields}
      record={record}
      help={<StructureHelp tipo="cargo" id={record.id} />}
      update={(input) => api.positions.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['rh_cargo']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
