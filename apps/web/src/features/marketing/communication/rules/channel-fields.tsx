import type * as z from 'zod'
import { DEFAULT_EMAIL_TITLE } from '@intranet/contract/marketing/communication-words'
import type { communicationRuleFields } from '@intranet/contract/marketing/communication-rules'
import { useQuery } from '@tanstack/react-query'
import { templateStates } from '@intranet/contract/marketing/communication-words'
import { hasOptOut } from '@intranet/contract/marketing/opt-out-words'
import { placeholders } from '@intranet/contract/marketing/message-text'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { useValue, useValues } from '@/components/form/use-form-values.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { trpc } from '@/lib/trpc.ts'
import { MessageField } from '../message-field.tsx'
import { Alert } from '@/components/ui/alert.tsx'

type Values = z.input<typeof communicationRuleFields>

const inserts = placeholders.map((name) => `{{${name}}}`)

/** The template, and how it reads. */
function TemplateField({ sistema }: { sistema: string }) {
  const incluir = useSavedChoice<Values>('template_whatsapp')
  const { data = [] } = useQuery(trpc.whatsappTemplates.options.queryOptions({ sistema, incluir }))
  const picked = useValue<Values>()('template_whatsapp')
  const template = data.find(({ id }) => id === picked)
  const options = data.map((one) => {
    const hasWayOut = hasOptOut(one)
    const note = `${one.idioma} · ${templateStates[one.status]}`
    return {
      value: one.id,
      label: one.nome,
      note: hasWayOut ? note : `${note} · não diz como deixar de receber`,
      disabled: !hasWayOut && one.id !== incluir,
    }
  })
  return (
    <>
      <SelectField<Values>
        name="template_whatsapp"
        label="Template"
        options={options}
        required
        wide
        hint={
          <AddressLink to="/marketing/communication-templates/list">Ver os templates do WhatsApp</AddressLink>
        }
      />
      {template && (
        <div className="col-span-full grid gap-2">
          <p className="max-w-[340px] whitespace-pre-wrap rounded-lg bg-muted p-3 break-words">
            {template.corpo}
            {template.botao && (
              <span className="mt-2 block border-t border-border pt-2 text-center font-semibold">
                {template.botao}
              </span>
            )}
          </p>
          {template.status !== 'aprovado' && (
            <Alert variant="warning">
              {templateStates[template.status]}: enquanto não for aprovado, nada é enviado por WhatsApp.
            </Alert>
          )}
        </div>
      )}
    </>
  )
}

/** The channels, each with the message that it needs while it is on (docs/marketing.md#rule-channels). */
export function ChannelFields({ sistema }: { sistema: string }) {
  const [whatsapp, email, sms] = useValues<Values>()('whatsapp', 'email', 'sms')
  return (
    <>
      <FormPanel title="WhatsApp">
        <ToggleField<Values> name="whatsapp" label="Enviar WhatsApp" />
        {whatsapp && <TemplateField sistema={sistema} />}
      </FormPanel>
      <FormPanel title="E-mail">
        <ToggleField<Values> name="email" label="Enviar e-mail" />
        {email && (
          <>
            <p className="col-span-full text-sm text-muted-foreground">Título: “{DEFAULT_EMAIL_TITLE}”</p>
            <RichTextField<Values>
              name="mensagem_email"
              label="Mensagem do e-mail"
              required
              inserts={inserts}
              hint="No fim vai o link “Não quero mais receber”."
            />
          </>
        )}
      </FormPanel>
      <FormPanel title="SMS">
        <ToggleField<Values> name="sms" label="Enviar SMS" />
        {sms && <MessageField<Values> name="mensagem_sms" label="Mensagem do SMS" max={1000} counted />}
      </FormPanel>
    </>
  )
}
