import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { requestForm } from '@intranet/contract/marketing/sponsorship-form'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, TriangleAlert } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldName } from '@/components/form/field-name.ts'
import { Form } from '@/components/form/form.tsx'
import { useRecheckErrors } from '@/components/form/use-recheck-errors.ts'
import { useFormSteps } from '@/components/steps/use-form-steps.ts'
import { useFormOf } from '@/components/form/use-form-values.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { StepLine } from '@/components/steps/stepper.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { useNoticeVersion } from '@/features/access/privacy/privacy-notice.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { createFormSending, type FormSending } from './form-sending.ts'
import type { GuestFile } from './guest-files.tsx'
import { PublicHead, useProviderBrand } from '@/components/shell/public-head.tsx'
import { Card } from '@/components/ui/card.tsx'
import {
  ApplicantStep,
  EventStep,
  type RequestValues,
  ReviewStep,
  SponsorshipStep,
} from './request-steps.tsx'

type View = Outputs['sponsorshipForm']['view']
type Provider = NonNullable<View['provedor']>

const stepNames = [
  { key: 'solicitante', title: 'Solicitante' },
  { key: 'evento', title: 'Evento' },
  { key: 'patrocinio', title: 'Patrocínio' },
  { key: 'revisao', title: 'Revisão' },
] as const
type StepName = (typeof stepNames)[number]['key']
const fieldsOf: Record<StepName, FieldName<RequestValues>[]> = {
  solicitante: ['tipo_pessoa', 'nome_razaosocial', 'cpf_cnpj', 'responsavel', 'email', 'telefone'],
  evento: [
    'evento',
    'descricao',
    'data_inicio',
    'data_fim',
    'id_cidade',
    'publico_estimado',
    'local',
    'endereco',
    'site_evento',
    'redes_sociais',
  ],
  patrocinio: [
    'tipo',
    'valor_solicitado',
    'itens_solicitados',
    'contrapartidas',
    'outros_patrocinadores',
    'ja_patrocinado',
  ],
  revisao: ['aceite_lgpd'],
}

const blank = {
  tipo_pessoa: 'pj' as const,
  nome_razaosocial: '',
  cpf_cnpj: '',
  responsavel: '',
  email: '',
  telefone: '',
  evento: '',
  descricao: '',
  site_evento: '',
  redes_sociais: '',
  local: '',
  endereco: '',
  id_cidade: null,
  data_inicio: '',
  data_fim: '',
  publico_estimado: null,
  tipo: null,
  valor_solicitado: '',
  itens_solicitados: '',
  contrapartidas: '',
  outros_patrocinadores: '',
  ja_patrocinado: false,
}

interface StepsProps {
  provider: Provider
  sending: FormSending
  files: GuestFile[]
  /** Whether the form expired with a proposal that was attached. */
  lost: boolean
  onFiles: Dispatch<SetStateAction<GuestFile[]>>
}

function Steps({ provider, sending, files, lost, onFiles }: StepsProps) {
  const { step, before, after, go } = useFormSteps(stepNames)
  const shown = stepNames.findIndex(({ key }) => key === step)
  const { trigger } = useFormOf<RequestValues>()
  const { errors, isSubmitting, submitCount } = useFormState()
  useRecheckErrors()
  // What the server refuses is on an earlier step.
  const wrong = stepNames.find(({ key }) => fieldsOf[key].some((name) => name in errors))?.key
  useEffect(() => {
    if (submitCount > 0 && wrong && wrong !== 'revisao') go(wrong)
    // A step is left only when a sending was refused, not while its fields are mended.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, wrong])
  const next = async () => {
    if (after && (await trigger(fieldsOf[step], { shouldFocus: true }))) go(after)
  }
  return (
    <>
      <div className="sm:hidden">
        <StepLine steps={stepNames} current={step} />
      </div>
      <ol className="mb-5 grid grid-cols-4 gap-2 max-sm:hidden" aria-label="Etapas">
        {stepNames.map(({ key, title }, place) => (
          <li
            key={key}
            aria-current={place === shown ? 'step' : undefined}
            className={`border-t-4 pt-1.5 text-xs sm:text-sm ${place <= shown ? 'border-primary font-semibold' : 'border-border text-muted-foreground'}`}
          >
            {place + 1}. {title}
          </li>
        ))}
      </ol>
      {step === 'solicitante' && <ApplicantStep />}
      {step === 'evento' && (
        <EventStep cities={provider.cidades} hint="Com no mínimo 15 dias de antecedência." />
      )}
      {step === 'patrocinio' && <SponsorshipStep files={files} token={sending.token} onFiles={onFiles} />}
      {step === 'revisao' && <ReviewStep provider={provider.nome} files={files} />}
      {lost && files.length === 0 && (
        <Alert variant="warning" className="mt-4" role="status">
          <TriangleAlert aria-hidden />
          {text.proposalLost}
        </Alert>
      )}
      <div className="mt-6 flex flex-wrap justify-between gap-3">
        {before ? (
          <Button variant="outline" icon={ArrowLeft} cooldown={false} onClick={() => go(before)}>
            Voltar
          </Button>
        ) : (
          <span />
        )}
        {step === 'revisao' ? (
          // With a key: as the button before, turned into one that sends, it would send with the click that led here.
          <Button key="enviar" type="submit" busy={isSubmitting}>
            Enviar solicitação
          </Button>
        ) : (
          <Button key="proxima" cooldown={false} onClick={() => void next()}>
            Próxima etapa
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </>
  )
}

function RequestForm({ provider }: { provider: Provider }) {
  const navigate = useNavigate()
  const notice = useNoticeVersion('patrocinio')
  const [sending] = useState(() => createFormSending(provider.sistema))
  const [files, setFiles] = useState<GuestFile[]>([])
  const [lost, setLost] = useState(false)
  return (
    <Form
      plain
      schema={requestForm}
      defaultValues={blank}
      onSubmit={async (values) => {
        try {
          return await api.sponsorshipForm.submit.mutate({
            ...values,
            ...notice,
            provedor: provider.sistema,
            envio: await sending.token(),
            id_arquivo_proposta: files[0]?.id ?? null,
          })
        } catch (error) {
          if (sending.refused(error) && files.length > 0) {
            setFiles([])
            setLost(true)
          }
          throw error
        }
      }}
      onSaved={({ protocolo }) =>
        void navigate({ href: `/patrocinios/sucesso?protocolo=${protocolo}`, replace: true })
      }
    >
      <Steps provider={provider} sending={sending} files={files} lost={lost} onFiles={setFiles} />
    </Form>
  )
}

function Content({ provider }: { provider: View['provedor'] }) {
  useProviderBrand(provider)
  if (!provider)
    return (
      <Card className="block py-0">
        <EmptyState
          title={text.formUnavailable}
          action={
            <AddressLink to="/patrocinios" className={buttonVariants({ variant: 'outline' })}>
              Ver os provedores
            </AddressLink>
          }
        />
      </Card>
    )
  return (
    <>
      <PublicHead provider={provider}>
        <h1 className="text-2xl font-semibold">Solicitação de patrocínio</h1>
        <p className="text-muted-foreground">
          Conte sobre o seu evento. A {provider.nome} responde em {text.deadline}. Já solicitou?{' '}
          <AddressLink to="/patrocinios/protocolo">Acompanhe pelo protocolo</AddressLink>.
        </p>
      </PublicHead>
      <Card className="block p-5 sm:p-6">
        <RequestForm key={provider.sistema} provider={provider} />
      </Card>
    </>
  )
}

/** The public form of a provider. */
export function RequestFormPage({ provedor }: { provedor: string }) {
  const read = useQuery(trpc.sponsorshipForm.view.queryOptions({ provedor }))
  return (
    <Loaded reads={[read]}>
      {({ provedor: provider }) => (
        <Page narrow>
          <div className="min-w-0 pt-6">
            <Content provider={provider} />
          </div>
        </Page>
      )}
    </Loaded>
  )
}
