import type * as z from 'zod'
import { templateCategories, templateStates } from '@intranet/contract/marketing/communication-words'
import { whatsappTemplateFields } from '@intranet/contract/marketing/whatsapp-templates'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { ShortSelectField } from '@/components/form/short-select-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { MessageField } from '../message-field.tsx'
import { ProviderKeyField } from '../provider-key-field.tsx'
import { templates } from './template.entity.ts'

type Values = z.input<typeof whatsappTemplateFields>

const fields = (
  <FormPanel>
    <TextField<Values>
      name="nome"
      label="Nome"
      maxLength={120}
      hint="Como no provedor: letras minúsculas, números e _."
      wide
    />
    <ProviderKeyField<Values> name="sistema" label="Provedor" />
    <TextField<Values> name="idioma" label="Idioma" maxLength={5} placeholder="pt_BR" />
    <ShortSelectField<Values> name="categoria" label="Categoria" options={optionsOf(templateCategories)} />
    <ShortSelectField<Values>
      name="status"
      label="Status"
      options={optionsOf(templateStates)}
      hint="Só templates aprovados são enviados."
    />
    <MessageField<Values> name="corpo" label="Texto" max={1024} />
    <TextField<Values>
      name="botao"
      label="Botão de resposta"
      maxLength={25}
      hint="De marketing, o texto ou o botão precisa dizer como deixar de receber: “Parar de receber”."
      wide
    />
  </FormPanel>
)

export function TemplateRegisterPage() {
  return (
    <RegisterPage
      entity={templates}
      schema={whatsappTemplateFields}
      blank={{ nome: '', idioma: 'pt_BR', categoria: 'marketing', status: 'rascunho', corpo: '', botao: '' }}
    >
      {fields}
    </RegisterPage>
  )
}

export function TemplateEditPage({ record }: { record: Outputs['whatsappTemplates']['get'] }) {
  return (
    <EditPage entity={templates} schema={whatsappTemplateFields} record={record}>
      {fields}
    </EditPage>
  )
}
