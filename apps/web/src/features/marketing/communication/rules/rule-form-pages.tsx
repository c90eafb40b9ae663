import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState, useRef, type ReactNode } from 'react'
import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import {
  communicationRuleFields,
  ruleShape,
  type CommunicationRuleFields,
} from '@intranet/contract/marketing/communication-rules'
import { communicationRule } from '@intranet/contract/messages/communication'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { FormIdentity } from '@/components/form/form-identity.ts'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { useFormOf } from '@/components/form/use-form-values.ts'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ruleList } from '../communication-addresses.ts'
import { ChannelFields } from './channel-fields.tsx'
import type { AskedRule } from './forecast-dialog.tsx'
import { FiringFields, QuietFields } from './rule-fields.tsx'
import { needsApproval } from './rule-approval.ts'
import { ruleName, rules } from './rule.entity.ts'

const ForecastDialog = lazyDialog(async () => ({
  default: (await import('./forecast-dialog.tsx')).ForecastDialog,
}))
const PreviewDialog = lazyDialog(async () => ({
  default: (await import('./preview-dialog.tsx')).PreviewDialog,
}))

type RuleInput = z.input<typeof communicationRuleFields>

/** Forecast and preview of what is in the form, saved or not. */
function TrialButtons({ sistema }: { sistema: string }) {
  const { getValues, trigger } = useFormOf<RuleInput>()
  const [open, setOpen] = useState<{ kind: 'forecast' | 'preview'; of: AskedRule }>()
  const look = async (kind: 'forecast' | 'preview') => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return
    setOpen({ kind, of: { regra: communicationRuleFields.parse(getValues()) } })
  }
  const Shown = open?.kind === 'forecast' ? ForecastDialog : PreviewDialog
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Button variant="outline" onClick={() => void look('forecast')}>
        Simular público
      </Button>
      <Button variant="outline" onClick={() => void look('preview')}>
        Ver mensagens
      </Button>
      <Suspense>
        {open && <Shown of={open.of} sistema={sistema} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  )
}

interface RuleFormProps {
  identity: FormIdentity
  title: string
  /** The saved rule's name, or the campaign of a new one. */
  beside: string
  sistema: string
  idCampaign: number
  values: Partial<RuleInput>
  texts?: { success: string; failure: string }
  /** Stores the rule; answers its id when it now waits for a second manager. */
  save: (rule: CommunicationRuleFields) => Promise<number | undefined>
  head?: ReactNode
}

const refused = (messages: unknown[]) =>
  messages.includes(communicationRule.noChannel) ? communicationRule.noChannel : undefined

function RuleForm({
  identity,
  title,
  beside,
  sistema,
  idCampaign,
  values,
  texts,
  save,
  head,
}: RuleFormProps) {
  const goBack = useGoBack()
  const navigate = useNavigate()
  const waiting = useRef<number>(undefined)
  const saved = () =>
    waiting.current ? void navigate({ href: ruleList(idCampaign, waiting.current), replace: true }) : goBack()
  return (
    <Page>
      <PageHead heading={title} beside={beside}>
        {head}
      </PageHead>
      <PageSheet>
        <Form
          identity={identity}
          schema={communicationRuleFields}
          defaultValues={values}
          texts={{ ...texts, refused }}
          onSubmit={async (rule) => {
            waiting.current = await save(rule)
          }}
          changes={[trpc.communicationRules.pathFilter()]}
          onSaved={saved}
        >
          <FiringFields />
          <ChannelFields sistema={sistema} />
          <QuietFields />
          <TrialButtons sistema={sistema} />
          <FormActions />
        </Form>
      </PageSheet>
    </Page>
  )
}

type Campaign = Outputs['communicationCampaigns']['get']

/** "NOVA REGRA" of a campaign. */
export function RuleRegisterPage({ campaign }: { campaign: Campaign }) {
  return (
    <RuleForm
      identity={newRecord('communication-rule', campaign.id)}
      title="NOVA REGRA"
      beside={campaign.nome}
      sistema={campaign.sistema}
      idCampaign={campaign.id}
      values={{
        campanha_id: campaign.id,
        envio: '',
        tempo: null,
        data_especifica: null,
        ativo: false,
        whatsapp: false,
        email: false,
        sms: false,
        mensagem_email: '',
        mensagem_sms: '',
        template_whatsapp: null,
        silencio_inicio: '',
        silencio_fim: '',
        silencio_acao: 'proximo_turno',
        feriado_acao: 'enviar',
        segurar_incidente: true,
      }}
      texts={{ success: communicationRule.created, failure: communicationRule.createFailed }}
      save={async (rule) => {
        const [created] = await api.communicationRules.create.mutate({ objects: [rule] })
        return created?.aprovacao === 'necessaria' ? created.id : undefined
      }}
    />
  )
}

/** A saved rule. One whose change needs a second manager may be saved inactive instead. */
export function RuleEditPage({ record }: { record: Outputs['communicationRules']['get'] }) {
  const [{ id, updated_at }] = useState(record)
  const session = useSession()
  const confirm = useConfirm()
  if (!can(session, 'regua_comunicacao', 'manage') && record.id_usuario !== session?.usuarioId)
    return <ForbiddenPage text="Só quem gerencia edita regras de outras pessoas." />
  const update = (rule: CommunicationRuleFields) =>
    api.communicationRules.update.mutate({ ...rule, id, updated_at })
  const save = async (rule: CommunicationRuleFields) => {
    try {
      await update(rule)
      return undefined
    } catch (error) {
      if (!needsApproval(error)) throw error
      const text =
        'Com esta mudança a regra precisa da aprovação de outro gestor. Salvar a regra inativa e pedir a aprovação?'
      if (!(await confirm({ title: 'Aprovação', text, confirmLabel: 'Salvar inativa' }))) throw error
      await update({ ...rule, ativo: false })
      return id
    }
  }
  return (
    <RuleForm
      identity={savedRecord('communication-rule', { id, updated_at })}
      title="EDITAR REGRA"
      beside={ruleName(record)}
      sistema={record.sistema}
      idCampaign={record.campanha_id}
      values={{ ...formValues<Partial<RuleInput>>(ruleShape, record), titulo_email: null }}
      save={save}
      head={<RecordHistory history={rules.history} id={record.id} />}
    />
  )
}
