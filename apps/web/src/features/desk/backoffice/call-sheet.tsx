import { can } from '@intranet/contract/access'
import { callResultLabels } from '@intranet/contract/desk/backoffice-options'
import { callFields } from '@intranet/contract/desk/qualifications'
import { formatDateTime, formatPhone } from '@intranet/contract/formats'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { RadioField, YesNoField } from '@/components/form/choice-fields.tsx'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormSheet } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { NumberField, TextAreaField } from '@/components/form/text-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DeskMark } from '../desk-marks.tsx'
import { Facts } from '@/components/records/facts.tsx'
import { GiveBack } from '../take-next.tsx'
import { ReportProblem } from './report-problem.tsx'

type Values = z.input<typeof callFields>
type Call = Outputs['qualifications']['get']

/** What the caller says, in the order of the questions. */
function Script({ call }: { call: Call }) {
  return (
    <ol className="grid list-decimal gap-1 pl-5 text-sm">
      <li>
        Bom dia! Falo com {call.cliente}? Sou do atendimento de {call.empresa}.
      </li>
      <li>
        A instalação de {formatDateTime(call.data_ativacao)} ficou boa? A internet está funcionando bem?
      </li>
      <li>Vamos conferir o seu telefone, e-mail e endereço.</li>
      <li>O senhor ou a senhora sabe o dia do vencimento e como receber a fatura?</li>
      <li>De 0 a 10, quanto indicaria {call.empresa} a um amigo?</li>
    </ol>
  )
}

function ResultFields() {
  const result = useValue<Values>()('resultado')
  return (
    <>
      <RadioField<Values> name="resultado" label="Resultado" options={optionsOf(callResultLabels)} />
      {result === 'atendeu' && (
        <>
          <YesNoField<Values>
            name="internet_ok"
            label="A internet funciona bem?"
            required
            means={{ yes: 'Funciona.', no: 'Há reclamação: abra um problema.' }}
          />
          <YesNoField<Values>
            name="dados_conferidos"
            label="Dados conferidos?"
            required
            means={{ yes: 'Estão certos.', no: 'Há o que corrigir.' }}
          />
          <YesNoField<Values>
            name="vencimento_ciente"
            label="Sabe do vencimento?"
            required
            means={{ yes: 'Sabe o dia e como pagar.', no: 'Foi explicado agora.' }}
          />
          <NumberField<Values> name="nps" label="NPS (0 a 10)" />
        </>
      )}
      {result === 'retornar' && <DateTimeField<Values> name="retornar_em" label="Retornar em" required />}
      <TextAreaField<Values> name="observacao" label="Observação" rows={3} />
    </>
  )
}

function CallForm({ call }: { call: Call }) {
  const queryClient = useQueryClient()
  return (
    <Form
      identity={savedRecord('welcome-call', call)}
      schema={callFields}
      defaultValues={{ observacao: '' }}
      onSubmit={async (values) => {
        await api.qualifications.recordCall.mutate({ ...values, id: call.id, updated_at: call.updated_at })
        await queryClient.invalidateQueries()
      }}
    >
      <div className="grid gap-4">
        <ResultFields />
      </div>
      <FormActions save="Registrar ligação" />
    </Form>
  )
}

function Tries({ tentativas }: { tentativas: Call['tentativas'] }) {
  if (tentativas.length === 0) return null
  return (
    <section>
      <SectionLabel count={tentativas.length}>Ligações</SectionLabel>
      <ul className="grid gap-1 text-sm">
        {tentativas.map(({ id, contato_em, resultado, observacao, usuario }) => (
          <li key={id}>
            <b>{callResultLabels[resultado]}</b> · {formatDateTime(contato_em)}
            {usuario && ` · ${usuario}`}
            {observacao && <span className="block text-muted-foreground">{observacao}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A welcome call: whom to call, what to ask, what came of it. */
export function CallSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.qualifications.get.queryOptions({ id }))
  const session = useSession()
  const works = can(session, 'backoffice', 'create')
  return (
    <FormSheet title={read.data?.cliente ?? 'Qualificação'} onClose={onClose} wide>
      <Loaded reads={[read]} waiting={<Skeleton className="h-60 w-full" />}>
        {(call) => (
          <div className="grid gap-4">
            <div className="flex flex-wrap items-center gap-2">
              <DeskMark state={call.situacao} />
              <ReportProblem
                origin={{ id_ativacao: call.id_ativacao, cliente: call.cliente, id_empresa: call.id_empresa }}
              />
              <GiveBack
                queue="qualificacao"
                id={call.id}
                person={call.id_responsavel}
                open={call.situacao === 'pendente'}
              />
            </div>
            <Facts
              rows={[
                ['Telefone', formatPhone(call.fone)],
                ['Produto', call.produto],
                ['Cidade', call.cidade],
                ['Ativada em', formatDateTime(call.data_ativacao)],
                ['Prazo', formatDateTime(call.prazo)],
                ['Responsável', call.responsavel],
              ]}
            />
            {call.situacao === 'pendente' && works ? (
              <>
                <Script call={call} />
                <CallForm key={String(call.updated_at)} call={call} />
              </>
            ) : (
              <Facts
                rows={[
                  ['NPS', call.nps === null ? null : String(call.nps)],
                  ['Observação', call.observacao],
                ]}
              />
            )}
            <Tries tentativas={call.tentativas} />
          </div>
        )}
      </Loaded>
    </FormSheet>
  )
}
