import type * as z from 'zod'
import { templateCategories, templateStates } from '@intranet/contract/marketing/communication-words'
import { whatsappTemplateFields } from '@intranet/contract/marketing/whatsapp-templates'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { ShortSelectField } from '@/components/form/short-select-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { MessageField } from '../message-field.tsx'
import { ProviderKeyField } from '../provider-key-field.tsx'

type Values = z.input<typeof whatsappTemplateFields>

const changed = trpc.whatsappTemplates.pathFilter()
const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

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
    <ShortSelectField<Values> name="categoria" label="Categoria" options={choices(templateCategories)} />
    <ShortSelectField<Values>
      name="status"
      label="Status"
      options={choices(templateStates)}
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
      form="communication-template"
      schema={whatsappTemplateFields}
      blank={{ nome: '', idioma: 'pt_BR', categoria: 'marketing', status: 'rascunho', corpo: '', botao: '' }}
      create={(input) => api.whatsappTemplates.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

const labels = {
  nome: 'Nome',
  id_empresa: 'Provedor',
  idioma: 'Idioma',
  categoria: 'Categoria',
  status: 'Status',
  corpo: 'Texto',
  botao: 'Botão',
}

export function TemplateEditPage({ record }: { record: Outputs['whatsappTemplates']['get'] }) {
  return (
    <EditPage
      form="communication-template"
      schema={whatsappTemplateFields}
      record={record}
      update={(input) => api.whatsappTemplates.update.mutate(input)}
      changed={changed}
      head={
        <RecordHistory
          tables={['template_whatsapp']}
          id={record.id}
          labels={labels}
          choices={{ categoria: templateCategories, status: templateStates }}
        />
      }
    >
      {fields}
    </EditPage>
  )
}
