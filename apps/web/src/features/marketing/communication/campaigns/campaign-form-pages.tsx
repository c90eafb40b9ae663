import { can } from '@intranet/contract/access'
import { communicationCampaignSchemas } from '@intranet/contract/marketing/communication-campaign-schemas'
import { communicationCampaign } from '@intranet/contract/marketing/communication-campaigns'
import { salesCampaign } from '@intranet/contract/messages/marketing'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderKeyField } from '../provider-key-field.tsx'
import { campaigns } from './campaign.entity.ts'

const Field = fieldOf(communicationCampaign)

/** The provider of a campaign with rules stays; switching is for the one who manages. */
function CampaignFields({ settled = false, switchable }: { settled?: boolean; switchable: boolean }) {
  return (
    <FormPanel>
      <Field name="nome" wide />
      <Field
        name="sistema"
        as={ProviderKeyField}
        disabled={settled}
        hint={settled ? 'Uma campanha com regras não muda de provedor.' : undefined}
      />
      <Field
        name="ativo"
        disabled={!switchable}
        hint={
          switchable
            ? 'Inativa: nenhuma regra da campanha envia.'
            : 'Quem gerencia ativa e inativa a campanha.'
        }
      />
    </FormPanel>
  )
}

/** A new campaign. Its notice is the one of sales campaigns. */
export function CommunicationCampaignRegisterPage() {
  const manages = can(useSession(), 'regua_comunicacao', 'manage')
  return (
    <RegisterPage
      entity={campaigns}
      schema={communicationCampaignSchemas.fields}
      blank={{ nome: '', sistema: undefined, ativo: false }}
      texts={{ success: salesCampaign.created }}
    >
      <CampaignFields switchable={manages} />
    </RegisterPage>
  )
}

export function CommunicationCampaignEditPage({
  record,
}: {
  record: Outputs['communicationCampaigns']['get']
}) {
  const session = useSession()
  const manages = can(session, 'regua_comunicacao', 'manage')
  if (!manages && record.id_usuario !== session?.usuarioId)
    return <ForbiddenPage text="Só quem gerencia edita campanhas de outras pessoas." />
  return (
    <EditPage
      entity={campaigns}
      beside={record.nome}
      schema={communicationCampaignSchemas.fields}
      record={record}
    >
      <CampaignFields settled={record.regras > 0} switchable={manages} />
    </EditPage>
  )
}
