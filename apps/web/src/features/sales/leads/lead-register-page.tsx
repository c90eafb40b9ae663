import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { keysOf } from '@intranet/contract/keys-of'
import { lead as text } from '@intranet/contract/messages/leads'
import { newLead, type VerifyLeadInput } from '@intranet/contract/sales/lead'
import type { FieldName } from '@/components/form/field-name.ts'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { useFormSteps, type FormSteps } from '@/components/steps/use-form-steps.ts'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { StepLine, Stepper } from '@/components/steps/stepper.tsx'
import { Button } from '@/components/ui/button.tsx'
import { StepActions } from '@/components/form/step-actions.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { reportFailure } from '@/lib/query-client.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { leadAddress } from './lead-addresses.ts'
import { hasFindings, LeadCheck, type FoundCustomer } from './lead-check.tsx'
import { addressOfCep, LeadDocumentField, LeadCepField, PersonFields, PlaceFields } from './lead-fields.tsx'
import type { Prefill } from './lead-prefill.ts'
import { PlanStep } from './lead-plan-step.tsx'
import { ReviewStep } from './lead-review-step.tsx'

const stepNames = [
  { key: 'quem', title: 'CPF/CNPJ e CEP', note: 'Verifica cliente, lead, blocklist e cobertura' },
  { key: 'dados', title: 'Dados', note: 'Contato e endereço' },
  { key: 'plano', title: 'Plano', note: 'Provedor, produto e canal' },
  { key: 'revisao', title: 'Revisão', note: 'Confere e salva' },
] as const
type StepName = (typeof stepNames)[number]['key']
type Values = z.input<typeof newLead>
const fieldsOf: Record<StepName, FieldName<Values>[]> = {
  quem: ['documento', 'cep'],
  dados: [
    'cliente',
    'fone',
    'email',
    'data_nascimento',
    'logradouro',
    'numero',
    'complemento',
    'bairro',
    'cidade',
    'estado',
    'referencia',
  ],
  plano: [
    'id_empresa',
    'produto',
    'valor',
    'motivo_fora_tabela',
    'vencimento_dia',
    'id_campanha',
    'id_canal',
    'id_vendedor',
    'cod_cliente',
  ],
  revisao: ['aceite_lgpd'],
}
const asked = ['documento', 'fone', 'cep', 'logradouro', 'numero', 'bairro', 'cidade', 'estado'] as const

const blank = {
  tipo: 'novo' as const,
  cliente: '',
  documento: '',
  fone: '',
  email: '',
  data_nascimento: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  referencia: '',
  bairro: '',
  cidade: '',
  id_campanha: null,
  id_vendedor: null,
  produto: '',
  valor: '',
  motivo_fora_tabela: '',
  vencimento_dia: null,
  cod_cliente: null,
  produto_atual: null,
  valor_atual: null,
  aceite_lgpd: false,
}

/** What the form knows of the person and the place so far; asked for again when it changes. */
function useVerification() {
  const queryClient = useQueryClient()
  const { getValues } = useFormOf<Values>()
  const [key, setKey] = useState<VerifyLeadInput | null>(null)
  const { data: found } = useQuery({
    ...trpc.leads.verify.queryOptions(key ?? {}),
    enabled: key !== null,
    staleTime: 60_000,
  })
  const verify = async () => {
    const input = Object.fromEntries(asked.map((name) => [name, getValues(name) || undefined]))
    const news = JSON.stringify(input) !== JSON.stringify(key)
    const answer = await queryClient.fetchQuery({
      ...trpc.leads.verify.queryOptions(input),
      staleTime: 60_000,
    })
    setKey(input)
    return { answer, news }
  }
  const documento = getValues('documento')
  const open = found?.aberta?.mesmo_documento && key?.documento === documento
  // A provider has one open lead of a document; another provider may have its own.
  const elsewhere = open && (found?.cobertura.length ?? 0) > 1
  return { found, verify, closed: Boolean(open && !elsewhere), elsewhere: Boolean(elsewhere) }
}

/** The CEP of the address bar is looked up as if it were typed. */
function usePrefilledAddress() {
  const { setValue, getValues } = useFormOf<Values>()
  const cep = useRef(getValues('cep'))
  useEffect(() => {
    const known = cep.current
    if (known?.length !== 8 || getValues('logradouro')) return
    void addressOfCep(known).then(({ values }) => {
      if (values) for (const name of keysOf(values)) setValue(name, values[name], { shouldDirty: true })
    })
  }, [setValue, getValues])
}

function StepFields({ step, found }: { step: StepName; found: ReturnType<typeof useVerification>['found'] }) {
  if (step === 'quem')
    return (
      <FormPanel title="Quem é e onde mora">
        <LeadDocumentField />
        <LeadCepField later="Viabilidade" />
      </FormPanel>
    )
  if (step === 'dados')
    return (
      <>
        <FormPanel title="Cliente">
          <PersonFields />
        </FormPanel>
        <FormPanel title="Endereço">
          <PlaceFields />
        </FormPanel>
      </>
    )
  return step === 'plano' ? <PlanStep found={found} /> : <ReviewStep found={found} />
}

function Steps({ steps }: { steps: FormSteps<StepName> }) {
  const { step, before, after, go } = steps
  const door = can(useSession(), 'vendas', 'manage') ? 'internal' : 'external'
  const { trigger, setValue, getValues } = useFormOf<Values>()
  const { found, verify, closed, elsewhere } = useVerification()
  const { errors, isSubmitting, submitCount } = useFormState()
  const [busy, setBusy] = useState(false)
  const document = useValue<Values>()('documento')
  usePrefilledAddress()
  // What the server refuses is on an earlier step.
  const wrong = stepNames.find(({ key }) => fieldsOf[key].some((name) => name in errors))?.key
  useEffect(() => {
    if (submitCount > 0 && wrong && wrong !== 'revisao') go(wrong)
  }, [submitCount, wrong, go])

  const next = async () => {
    if (!(await trigger(fieldsOf[step], { shouldFocus: true }))) return
    if (!after) return
    if (step === 'plano') return go(after)
    setBusy(true)
    try {
      const { answer, news } = await verify()
      // What was found is read before one goes on.
      if (step === 'dados' || !news || !hasFindings(answer)) go(after)
    } catch (error) {
      reportFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const afterSale = (tipo: 'upgrade' | 'downgrade', customer: FoundCustomer) => {
    const values = {
      tipo,
      id_empresa: customer.id_empresa,
      cod_cliente: customer.cod_cliente,
      produto_atual: customer.produto,
      valor_atual: customer.valor,
      cliente: getValues('cliente') || customer.nome,
    }
    for (const name of keysOf(values)) setValue(name, values[name], { shouldDirty: true })
    go('dados')
  }
  return (
    <>
      {found && step !== 'revisao' && <LeadCheck found={found} door={door} onAfterSale={afterSale} />}
      <StepFields step={step} found={found} />
      <StepActions onBack={before && (() => go(before))}>
        {step === 'revisao' ? (
          // With a key: the click that led to this step must not send the form.
          <Button key="cadastrar" type="submit" busy={isSubmitting}>
            Cadastrar lead
          </Button>
        ) : (
          !(step === 'quem' && closed) && (
            <Button key="proxima" cooldown={false} busy={busy} onClick={() => void next()}>
              {step === 'quem' && document && found && hasFindings(found)
                ? elsewhere
                  ? 'Cadastrar em outro provedor'
                  : 'Continuar mesmo assim'
                : 'Próxima etapa'}
              <ArrowRight aria-hidden />
            </Button>
          )
        )}
      </StepActions>
    </>
  )
}

/** What the address brought; a draft that began otherwise is offered, not mixed with it. */
function usePrefill(): Prefill {
  const prefill = useLocation({
    select: ({ state }) => state.prefill ?? {},
    structuralSharing: true,
  })
  return useState(prefill)[0]
}

/** A new lead in four steps (docs/sales.md#new-lead); what is typed is kept as a draft. */
export function LeadRegisterPage() {
  const steps = useFormSteps(stepNames)
  const prefill = usePrefill()
  const navigate = useNavigate()
  const door = can(useSession(), 'vendas', 'manage') ? 'internal' : 'external'
  const made = useRef<number>(undefined)
  return (
    <Page>
      <PageHead />
      <PageSheet
        spine={
          <Spine label="Etapas">
            <Stepper steps={stepNames} current={steps.step} onStep={steps.go} />
          </Spine>
        }
      >
        <StepLine steps={stepNames} current={steps.step} />
        <Form
          identity={newRecord('lead')}
          steps={steps}
          schema={newLead}
          defaultValues={{ ...blank, ...prefill }}
          texts={{ success: null }}
          onSubmit={async (values) => {
            const [created] = await api.leads.create.mutate({ objects: [values] })
            made.current = created?.id
            if (!created?.aviso) toast.success(text.created)
          }}
          changes={[trpc.leads.pathFilter()]}
          onSaved={() =>
            void navigate({
              href: made.current ? leadAddress(door, made.current) : `/sales/${door}/leads/leads/list`,
              replace: true,
            })
          }
        >
          <Steps steps={steps} />
        </Form>
      </PageSheet>
    </Page>
  )
}
