import { justificationSchemas } from '@intranet/contract/marketing/justification-schemas'
import { justification } from '@intranet/contract/marketing/sponsorship-justifications'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { justifications } from './justification.entity.ts'

const Field = fieldOf(justification)

const fields = (
  <FormPanel>
    <Field name="titulo" wide />
    <Field name="tipo" searched />
    <Field name="ativo" label="Status" />
    <Field name="texto_publico" rows={5} wide />
  </FormPanel>
)

const help = (
  <HelpNote title="O que o solicitante lê">
    Só o texto público vai no e-mail ao solicitante. O título e as observações ficam com a equipe.
  </HelpNote>
)

export function JustificationRegisterPage() {
  return (
    <RegisterPage
      entity={justifications}
      schema={justificationSchemas.fields}
      blank={{ titulo: '', texto_publico: '', tipo: null, ativo: false }}
      help={help}
    >
      {fields}
    </RegisterPage>
  )
}

export function JustificationEditPage({ record }: { record: Outputs['sponsorshipJustifications']['get'] }) {
  return (
    <EditPage
      entity={justifications}
      beside={record.titulo}
      schema={justificationSchemas.fields}
      record={record}
      help={help}
    >
      {fields}
    </EditPage>
  )
}
