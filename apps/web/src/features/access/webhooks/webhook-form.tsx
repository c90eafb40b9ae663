import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { webhookForm, type WebhookFields } from '@intranet/contract/access/webhooks'
import { webhookEvents } from '@intranet/contract/access/webhook-words'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { PlainHttpField } from '@/components/form/plain-http-field.tsx'
import { MultiSelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'

type Values = z.input<typeof webhookForm>
type Webhook = Outputs['webhooks']['list']['dados'][number]

const options = optionsOf(webhookEvents)

interface WebhookSheetProps {
  id_chave: number
  /** The one to change; a new one when absent. */
  webhook?: Webhook
  /** Called with the secret of a new one, which is shown once. */
  onMade: (segredo: string) => void
  onClose: () => void
}

/** A webhook of a key: where it is, and what it is notified of. */
export default function WebhookSheet({ id_chave, webhook, onMade, onClose }: WebhookSheetProps) {
  const save = async (values: Omit<WebhookFields, 'id_chave'>) => {
    if (webhook) {
      const { id, updated_at } = webhook
      await api.webhooks.update.mutate({ ...values, id, updated_at })
    } else {
      const [made] = await api.webhooks.create.mutate({ objects: [{ ...values, id_chave }] })
      onMade(made!.segredo)
    }
  }
  return (
    <DrawerForm
      title={webhook ? webhook.nome : 'Novo webhook'}
      wide
      onClose={onClose}
      identity={webhook ? savedRecord('webhook', webhook) : newRecord('webhook', id_chave)}
      schema={webhookForm}
      defaultValues={
        webhook
          ? {
              nome: webhook.nome,
              url: webhook.url,
              permite_http: webhook.permite_http,
              eventos: webhook.eventos,
              ativo: webhook.ativo,
            }
          : { nome: '', url: '', permite_http: false, eventos: [], ativo: false }
      }
      onSubmit={save}
      changes={[trpc.webhooks.pathFilter()]}
    >
      <FormPanel>
        <TextField<Values> name="nome" label="Nome" maxLength={80} wide />
        <TextField<Values>
          name="url"
          label="Endereço"
          type="url"
          placeholder="https://sistema.exemplo.com.br/eventos"
          hint="Recebe um POST com até 500 eventos, assinado com o segredo."
          wide
        />
        <MultiSelectField<Values> name="eventos" label="Eventos" options={options} wide />
        <PlainHttpField<Values> name="permite_http" sent="o que o webhook conta" />
        <ToggleField<Values> name="ativo" label="Status" />
      </FormPanel>
    </DrawerForm>
  )
}
