import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { salesCampaign } from '@intranet/contract/messages/marketing'
import { campaignFields } from '@intranet/contract/sales/campaigns'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderFlagFields } from '../provider-flag-fields.tsx'
import { salesCampaigns } from './sales-campaign.entity.ts'

type Values = z.input<typeof campaignFields>

/** Switching is for whoever manages, once the campaign exists. */
function CampaignFields({ switchable = true }: { switchable?: boolean }) {
  return (
    <>
      <FormPanel>
        <TextField<Values> name="nome" label="Nome" maxLength={120} wide />
        <ToggleField<Values>
          name="api"
          label="API"
          labels={['Sim', 'Não']}
          hint="Recebe leads de outros sistemas."
        />
        <ToggleField<Values> name="ativo" label="Status" disabled={!switchable} />
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
      schema={campaignFields}
      blank={{ nome: '', api: false, ativo: true, provedores: {} }}
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
      schema={campaignFields}
      record={record}
      texts={{ success: salesCampaign.updated, failure: salesCampaign.updateFailed }}
    >
      <CampaignFields switchable={manages} />
    </EditPage>
  )
}
