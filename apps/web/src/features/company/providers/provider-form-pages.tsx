import { MapPin } from 'lucide-react'
import * as z from 'zod'
import { providerSchemas } from '@intranet/contract/company/provider-schemas'
import { provider } from '@intranet/contract/company/provider'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { StoredImageField } from '@/components/form/stored-image-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { HueField } from './hue-field.tsx'
import { providers } from './provider.entity.ts'

/** What to know before one is made or changed. */
const help = (
  <>
    <HelpNote title="Sistema">É a chave do provedor nas integrações e nos relatórios.</HelpNote>
    <HelpNote title="Matiz">A cor do provedor nas listas, e a de quem só vê este provedor.</HelpNote>
    <HelpNote title="Inativar">
      Deixa de ser oferecido em novos cadastros, e as suas páginas públicas param: links de divulgação,
      roletas e pedidos de patrocínio. As suas campanhas de comunicação não enviam mais. O resto do que já
      está cadastrado continua.
    </HelpNote>
  </>
)

type Provider = Outputs['providers']['get']

/** As the contract's, but the key may be an empty text: a text field knows no other "nothing". */
const providerForm = providerSchemas.fields.extend({
  sistema: z.union([z.literal(''), providerSchemas.fields.shape.sistema]),
})
const Field = fieldOf(provider)
const fields = (
  <>
    <FormPanel>
      <Field name="nome" wide />
      <Field name="sistema" hint="Chave usada nas integrações. Em branco, é formada pelo nome." />
      <Field name="matiz" as={HueField} label="Matiz da marca" />
      <Field name="id_logo" as={StoredImageField<AnyValues>} bucket="logos" whole wide />
      <Field name="ativo" />
    </FormPanel>
    <FormPanel title="E-mails aos clientes">
      <Field name="remetente_nome" capped hint="Em branco, o nome do provedor." />
      <Field
        name="remetente_email"
        capped
        hint="O servidor de e-mail precisa aceitar este endereço. Em branco, o endereço geral."
      />
    </FormPanel>
  </>
)

/** The form's empty key is a missing one. */
const withKey = <Values extends { sistema?: string }>({ sistema, ...values }: Values) => ({
  ...values,
  ...(sistema && { sistema }),
})

export function ProviderRegisterPage() {
  return (
    <RegisterPage
      entity={providers}
      schema={providerForm}
      blank={{
        nome: '',
        sistema: '',
        matiz: 215,
        remetente_nome: '',
        remetente_email: '',
        id_logo: null,
        ativo: false,
      }}
      create={({ objects }) => api.providers.create.mutate({ objects: objects.map(withKey) })}
      help={help}
    >
      {fields}
    </RegisterPage>
  )
}

export function ProviderEditPage({ record }: { record: Provider }) {
  return (
    <EditPage
      entity={providers}
      beside={record.nome}
      schema={providerForm}
      record={record}
      merges={{ declared: provider, read: (id) => api.providers.get.query({ id }) }}
      update={(input) => api.providers.update.mutate(withKey(input))}
      help={help}
      tools={
        <>
          <AddressLink
            to={`/providers/list/cities/${record.id}`}
            className={buttonVariants({ variant: 'outline' })}
          >
            <MapPin aria-hidden />
            Cidades
          </AddressLink>
        </>
      }
    >
      {fields}
    </EditPage>
  )
}
