import { whatsappTemplateSchemas } from '@intranet/contract/marketing/whatsapp-template-schemas'
import { whatsappTemplate } from '@intranet/contract/marketing/whatsapp-templates'
import { fieldOf } from '@/components/form/entity-field.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { MessageField } from '../message-field.tsx'
import { ProviderKeyField } from '../provider-key-field.tsx'
import { templates } from './template.entity.ts'

const Field = fieldOf(whatsappTemplate)

const BodyField = <Values extends object = never>(props: FieldProps<Values>) => (
  <MessageField<Values> {...props} max={1024} />
)

const fields = (
  <FormPanel>
    <Field name="nome" hint="Como no provedor: letras minúsculas, números e _." wide />
    <Field name="sistema" as={ProviderKeyField} />
    <Field name="idioma" placeholder="pt_BR" />
    <Field name="categoria" />
    <Field name="status" hint="Só templates aprovados são enviados." />
    <Field name="corpo" as={BodyField} />
    <Field
      name="botao"
      label="Botão de resposta"
      hint="De marketing, o texto ou o botão precisa dizer como deixar de receber: “Parar de receber”."
      wide
    />
  </FormPanel>
)

export function TemplateRegisterPage() {
  return (
    <RegisterPage
      entity={templates}
      schema={whatsappTemplateSchemas.fields}
      blank={{ nome: '', idioma: 'pt_BR', categoria: 'marketing', status: 'rascunho', corpo: '', botao: '' }}
    >
      {fields}
    </RegisterPage>
  )
}

export function TemplateEditPage({ record }: { record: Outputs['whatsappTemplates']['get'] }) {
  return (
    <EditPage entity={templates} beside={record.nome} schema={whatsappTemplateSchemas.fields} record={record}>
      {fields}
    </EditPage>
  )
}
