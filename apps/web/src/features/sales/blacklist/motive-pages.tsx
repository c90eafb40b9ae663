import { blacklistMotive } from '@intranet/contract/sales/blacklist-motives'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { motives } from './motive.entity.ts'

const motiveSchemas = schemasOf(blacklistMotive)

const Field = fieldOf(blacklistMotive)

const fields = (
  <FormPanel>
    <Field name="nome" wide />
    <Field name="exige_evidencia" />
    <Field name="ativo" />
  </FormPanel>
)

export function MotiveRegisterPage() {
  return (
    <RegisterPage
      entity={motives}
      schema={motiveSchemas.fields}
      blank={{ nome: '', exige_evidencia: false, ativo: false }}
    >
      {fields}
    </RegisterPage>
  )
}

export function MotiveEditPage({ record }: { record: Outputs['blacklistMotives']['get'] }) {
  return (
    <EditPage entity={motives} beside={record.nome} schema={motiveSchemas.fields} record={record}>
      {fields}
    </EditPage>
  )
}
