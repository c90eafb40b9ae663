import { can } from '@intranet/contract/access'
import { salesCampaign } from '@intranet/contract/messages/marketing'
import { campaignSchemas } from '@intranet/contract/sales/campaign-schemas'
import { campaignEntity } from '@intranet/contract/sales/campaigns'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderFlagFields } from '../provider-flag-fields.tsx'
import { salesCampaigns } from './sales-campaign.entity.ts'

const Field = fieldOf(campaignEntity)

/** Switching is for the one who manages, once the campaign exists. */
function CampaignFields({ switchable = true }: { switchable?: boolean }) {
  return (
    <>
      <FormPanel>
        <Field name="nome" wide />
        <Field name="api" hint="Recebe leads de outros sistemas, pelas chaves de acesso." />
        <Field
          name="ativo"
          disabled={!switchable}
          hint={
            switchable
              ? 'Inativa, os seus links de divulgação deixam de abrir.'
              : 'Quem gerencia as vendas ativa e inativa a campanha.'
          }
        />
      </FormPanel>
      <FormPanel title="Provedores">
        <ProviderFlagFields />
      </FormPanel>
    </>
  )
}

export function CampaignRegisterPage() {
  return (
    <RegisterPage
      entity={salesCampaigns}
      schema={campaignSchemas.fields}
      blank={{ nome: '', api: false, ativo: false, provedores: {} }}
      texts={{ success: salesCampaign.created, failure: salesCampaign.createFailed }}
    >
      <CampaignFields />
    </RegisterPage>
  )
}

export function CampaignEditPage({ record }: { record: Outputs['salesCampaigns']['get'] }) {
  const manages = can(useSession(), 'vendas', 'manage')
  if (!record.editavel) return <ForbiddenPage text="Só quem gerencia edita campanhas de outras pessoas." />
  return (
    <EditPage
      entity={salesCampaigns}
      beside={record.nome}
      schema={campaignSchemas.fields}
      record={record}
      texts={{ success: salesCampaign.updated, failure: salesCampaign.updateFailed }}
    >
      <CampaignFields switchable={manages} />
    </EditPage>
  )
}
