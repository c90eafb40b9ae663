import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { can } from '@intranet/contract/access'
import { salesChannel } from '@intranet/contract/messages/marketing'
import { channelSchemas } from '@intranet/contract/sales/channel-schemas'
import { channelEntity } from '@intranet/contract/sales/channels'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ProviderFlagFields } from '../provider-flag-fields.tsx'
import { salesChannels } from './sales-channel.entity.ts'
import { providerKeyOption } from '@/components/inputs/option.ts'

const Field = fieldOf(channelEntity)

type Values = z.input<typeof channelSchemas.fields>

/** The provider that the channel belongs to, such as its own Facebook page. */
function OwnerField() {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  return (
    <SelectField<Values>
      name="sistema"
      label="Canal próprio de"
      placeholder="Nenhum provedor"
      options={data.map(providerKeyOption)}
      hint="É oferecido a este provedor, e aos marcados abaixo."
      wide
    />
  )
}

/** Switching is for the one who manages, once the channel exists. */
function ChannelFields({ switchable = true }: { switchable?: boolean }) {
  return (
    <>
      <FormPanel>
        <Field name="nome" wide />
        <Field name="public" />
        <Field
          name="ativo"
          disabled={!switchable}
          hint={
            switchable
              ? 'Inativo, os seus links de divulgação deixam de abrir.'
              : 'Quem gerencia as vendas ativa e inativa o canal.'
          }
        />
      </FormPanel>
      <FormPanel title="Provedores">
        <OwnerField />
        <ProviderFlagFields />
      </FormPanel>
    </>
  )
}

export function ChannelRegisterPage() {
  return (
    <RegisterPage
      entity={salesChannels}
      schema={channelSchemas.fields}
      blank={{ nome: '', public: false, ativo: false, sistema: null, provedores: {} }}
      texts={{ success: salesChannel.created, failure: salesChannel.createFailed }}
    >
      <ChannelFields />
    </RegisterPage>
  )
}

export function ChannelEditPage({ record }: { record: Outputs['salesChannels']['get'] }) {
  const manages = can(useSession(), 'vendas', 'manage')
  if (!record.editavel) return <ForbiddenPage text="Só quem gerencia edita canais de outras pessoas." />
  return (
    <EditPage
      entity={salesChannels}
      beside={record.nome}
      schema={channelSchemas.fields}
      record={record}
      texts={{ success: salesChannel.updated, failure: salesChannel.updateFailed }}
    >
      <ChannelFields switchable={manages} />
    </EditPage>
  )
}
