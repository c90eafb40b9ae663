import { can } from '@intranet/contract/access'
import {
  accessReasonNames,
  factNames,
  FACTS_NEEDED,
  type AccessReason,
  type Fact,
} from '@intranet/contract/desk/client-panel-words'
import { dialog as dialogText } from '@intranet/contract/messages'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { customerQuestionNames } from '@intranet/contract/sales/erp-words'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { ShortSelectField } from '@/components/form/short-select-field.tsx'
import { FormFoot } from '@/components/form/form-foot.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RequiredLine } from '@/components/form/required-line.tsx'
import { Form } from '@/components/form/form.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { keepAttendance } from '@/lib/attendance.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { IncidentNotices } from './incident-notices.tsx'
import { OwnToday, type Begun } from './own-today.tsx'

const searchForm = z.object({
  sistema: z.string().min(1),
  por: z.enum(['codigo', 'documento', 'telefone', 'nome']),
  valor: z.string().trim().min(1),
  motivo: z.enum(['atendimento', 'cobranca', 'retencao', 'auditoria']),
})
type Search = z.input<typeof searchForm>

/** One found customer, or the one that is chosen of several; the documented texts say what was found. */
function useFindCustomer() {
  const confirm = useConfirm()
  return async ({
    sistema,
    por,
    valor,
  }: Search): Promise<Outputs['clientPanel']['search'][number] | undefined> => {
    const found = await api.clientPanel.search.mutate({ sistema, por, valor })
    if (!found.length) {
      toast.error(dialogText.noResult)
      return undefined
    }
    if (found.length === 1) return found[0]
    const choices = found.map(({ cod_cliente, nome_razaosocial, cidade, provedor }) => ({
      value: cod_cliente,
      label: nome_razaosocial,
      note: [cod_cliente, cidade, provedor].filter(Boolean).join(' · '),
    }))
    const given = await confirm({ title: dialogText.moreThanOneResult, choices })
    return found.find(({ cod_cliente }) => cod_cliente === given?.textArea)
  }
}

function SearchForm({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const systems = useQuery(trpc.clientPanel.systems.queryOptions())
  const find = useFindCustomer()
  if (systems.data?.length === 0)
    return <EmptyState text="Nenhum dos seus provedores tem uma conexão ativa com o ERP." />
  if (systems.error) return <ErrorState error={systems.error} onRetry={() => void systems.refetch()} />
  if (!systems.data) return null
  return (
    <Form
      plain
      schema={searchForm}
      defaultValues={{ sistema: systems.data[0]!.sistema, por: 'codigo', valor: '', motivo: 'atendimento' }}
      texts={{ success: null }}
      onSaved={() => undefined}
      onSubmit={async (values: Search) => {
        const customer = await find(values)
        if (!customer) return
        const { sistema, motivo } = values
        const { cod_cliente, nome_razaosocial } = customer
        const begun = await api.clientPanel.begin.mutate({
          sistema,
          cod_cliente,
          motivo: motivo as AccessReason,
        })
        onBegun({ ...begun, sistema, cod_cliente, nome: nome_razaosocial })
      }}
    >
      <RequiredLine />
      <FormPanel title="Buscar cliente">
        <ShortSelectField<Search>
          name="sistema"
          label="Provedor"
          options={systems.data.map(({ sistema, nome }) => ({ value: sistema, label: nome }))}
        />
        <ShortSelectField<Search> name="por" label="Buscar por" options={optionsOf(customerQuestionNames)} />
        <TextField<Search> name="valor" label="Busca" />
        <ShortSelectField<Search>
          name="motivo"
          label="Motivo do acesso"
          options={optionsOf(accessReasonNames)}
        />
      </FormPanel>
      <FormFoot>
        <SubmitButton>Buscar</SubmitButton>
      </FormFoot>
    </Form>
  )
}

const factsForm = z.object({
  nascimento: z.string().nullish(),
  telefone: z.string().nullish(),
  bairro: z.string().nullish(),
  nome_mae: z.string().nullish(),
})
type Facts = z.input<typeof factsForm>

function FactField({ fact }: { fact: Fact }) {
  if (fact === 'nascimento') return <DateField<Facts> name="nascimento" label={factNames.nascimento} />
  return <TextField<Facts> name={fact} label={factNames[fact]} autoComplete="off" />
}

function ConfirmForm({ begun, onOther }: { begun: Begun; onOther: () => void }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { atendimento, protocolo, sistema, cod_cliente, perguntas } = begun
  const enter = () => {
    keepAttendance({ atendimento, protocolo, sistema, cod_cliente })
    // What is known of the attendance before: that it is over, or another customer's name.
    queryClient.removeQueries(trpc.clientPanel.current.pathFilter())
    void navigate({ to: '/client-panel/home-service' })
  }
  const enough = perguntas.length >= FACTS_NEEDED
  return (
    <Form
      plain
      schema={factsForm}
      defaultValues={{ nascimento: null, telefone: '', bairro: '', nome_mae: '' }}
      texts={{ success: null }}
      onSaved={enter}
      onSubmit={(values: Facts) =>
        api.clientPanel.confirm.mutate({
          atendimento,
          nascimento: values.nascimento || null,
          telefone: values.telefone || null,
          bairro: values.bairro || null,
          nome_mae: values.nome_mae || null,
        })
      }
    >
      <div className="mb-4 grid max-w-[640px] gap-2 empty:hidden">
        <IncidentNotices incidents={begun.incidentes} />
      </div>
      <FormPanel title={begun.nome}>
        <p className="col-span-full text-sm">
          Protocolo <strong className="tabular-nums">{begun.protocolo}</strong>: diga-o ao cliente.{' '}
          {enough ? 'Confirme dois destes dados.' : text.tooFewFacts}
        </p>
        {enough && perguntas.map((fact) => <FactField key={fact} fact={fact} />)}
      </FormPanel>
      <div className="flex max-w-[640px] flex-wrap justify-end gap-2 py-4">
        <Button variant="outline" onClick={onOther}>
          Outro cliente
        </Button>
        <CheckRelease begun={begun} onReleased={enter} />
        {enough && <SubmitButton>Confirmar identidade</SubmitButton>}
      </div>
    </Form>
  )
}

/** After a manager's release the attendant goes on. */
function CheckRelease({ begun, onReleased }: { begun: Begun; onReleased: () => void }) {
  const { atendimento, protocolo, sistema, cod_cliente } = begun
  const check = useMutation({
    mutationFn: () => {
      keepAttendance({ atendimento, protocolo, sistema, cod_cliente })
      return api.clientPanel.current.query()
    },
    onSuccess: (current) => {
      if (current?.situacao === 'aberto') return onReleased()
      keepAttendance(null)
      toast.error('O gestor ainda não liberou este atendimento.')
    },
    onError: () => keepAttendance(null),
  })
  return (
    <Button variant="outline" busy={check.isPending} onClick={() => check.mutate()}>
      Já foi liberado
    </Button>
  )
}

/** A manager releases a colleague's attendance, by the number that the customer was given. */
function ReleaseButton() {
  const confirm = useConfirm()
  const session = useSession()
  const allow = useSave(
    { mutationFn: (given: { protocolo: string; texto: string }) => api.clientPanel.release.mutate(given) },
    { saved: 'Atendimento liberado.' },
  )
  if (!can(session, 'painel_cliente', 'manage')) return null
  const release = async () => {
    const number = await confirm({
      title: 'Liberar atendimento',
      text: 'A liberação abre o painel sem a confirmação de dois dados, e fica registrada com o seu nome.',
      input: { kind: 'input', label: 'Protocolo', required: true },
      confirmLabel: 'Continuar',
    })
    if (!number) return
    const why = await confirm({
      title: 'Por que liberar?',
      input: { kind: 'textarea', label: 'Texto', required: true },
      confirmLabel: 'Liberar',
    })
    if (!why) return
    allow.mutate({ protocolo: number.textArea.replace(/\D/g, ''), texto: why.textArea })
  }
  return (
    <Button variant="outline" icon={ShieldCheck} onClick={() => void release()}>
      Liberar atendimento
    </Button>
  )
}

/** Who is on the line: without this no other screen of the panel opens. */
export function IdentificationPage() {
  const { aviso } = useSearch({ from: '/_app/client-panel/identification' })
  const [begun, setBegun] = useState<Begun | null>(null)
  return (
    <Page>
      <PageHead>
        <ReleaseButton />
      </PageHead>
      <PageSheet>
        {aviso && !begun && (
          <Alert variant="warning" role="alert" className="mb-4 max-w-[640px]">
            <TriangleAlert aria-hidden />
            {text.identify}
          </Alert>
        )}
        {begun ? (
          <ConfirmForm begun={begun} onOther={() => setBegun(null)} />
        ) : (
          <>
            <OwnToday onBegun={setBegun} />
            <SearchForm onBegun={setBegun} />
          </>
        )}
      </PageSheet>
    </Page>
  )
}
