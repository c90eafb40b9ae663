import { justificationFields } from '@intranet/contract/marketing/sponsorship-justifications'
import { justificationTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { justifications } from './justification.entity.ts'

type Values = z.input<typeof justificationFields>

const types = optionsOf(justificationTypeLabels)

const fields = (
  <FormPanel>
    <TextField<Values> name="titulo" label="Título" wide />
    <SelectField<Values> name="tipo" label="Tipo" options={types} />
    <ToggleField<Values> name="ativo" label="Ativo" />
    <TextAreaField<Values> name="texto_publico" label="Texto público" rows={5} max={1000} wide />
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
      schema={justificationFields}
      blank={{ titulo: '', texto_publico: '', tipo: null, ativo: true }}
      help={help}
    >
      {fields}
    </RegisterPage>
  )
}

export function JustificationEditPage({ record }: { record: Outputs['sponsorshipJustifications']['get'] }) {
  return (
    <EditPage entity={justifications} schema={justificationFields} record={record} help={help}>
      {fields}
    </EditPage>
  )
}
