import { can } from '@intranet/contract/access'
import { account } from '@intranet/contract/marketing/sponsorship-post-event'
import {
  accountEditFields,
  accountSchemas,
} from '@intranet/contract/marketing/sponsorship-post-event-schemas'
import { owingStates } from '@intranet/contract/marketing/sponsorship-words'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { formatMoney } from '@intranet/contract/formats'
import { useQueryClient } from '@tanstack/react-query'
import { FileText, FolderOpen, Images } from 'lucide-react'
import { useState } from 'react'
import { fieldOf } from '@/components/form/entity-field.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { accounts } from './account.entity.ts'
import { closedBy } from './closed-account.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { requestField } from './request-field.tsx'
import { detailsOf } from './sponsorship-search.ts'
import { AccountMark } from './sponsorship-marks.tsx'

type Account = Outputs['sponsorshipAccounts']['get']

const grades = ['1', '2', '3', '4', '5'].map((label) => ({ value: Number(label), label }))

const Field = fieldOf(account)
const RequestField = requestField('pos_evento')
const GradeField = <Values extends object = never>(props: FieldProps<Values>) => (
  <SelectField<Values> {...props} options={grades} clearable />
)

const fields = (
  <>
    <FormPanel title="O evento">
      <Field name="realizado" label="Evento realizado" />
      <Field name="publico_real" />
      <Field name="contrapartidas_cumpridas" searched />
      <Field name="avaliacao" as={GradeField} hint="De 1 a 5." />
      <Field name="resumo" rows={6} wide />
    </FormPanel>
    <FormPanel title="Resultado">
      <Field name="valor_realizado" />
      <Field name="leads_captados" hint="As leads do link de rastreamento já são contadas." />
      <Field name="vendas" />
    </FormPanel>
  </>
)

export function AccountRegisterPage({ id_solicitacao }: { id_solicitacao?: number }) {
  return (
    <RegisterPage
      entity={accounts}
      schema={accountSchemas.fields}
      parents={[id_solicitacao]}
      beside={null}
      blank={{ id_solicitacao: id_solicitacao ?? null, realizado: true, valor_realizado: '', resumo: '' }}
    >
      <FormPanel title="Solicitação">
        <Field name="id_solicitacao" as={RequestField} wide />
      </FormPanel>
      {fields}
    </RegisterPage>
  )
}

/** Sending, approving and returning, as the state allows. */
function Steps({ account: saved }: { account: Account }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const [returns, setReturns] = useState(false)
  const { id, id_solicitacao, situacao, updated_at, protocolo, valor_realizado, situacao_solicitacao } = saved
  const { take, isPending } = useRecordStep(
    trpc.sponsorshipAccounts.pathFilter(),
    trpc.sponsorshipRequests.pathFilter(),
    trpc.sponsorshipBudgets.pathFilter(),
  )
  const spent = valor_realizado ? formatMoney(valor_realizado) : 'não informado'
  const step = (next: 'em_analise' | 'aprovado', title: string, confirmLabel: string, said: string) =>
    take({
      ask: {
        title,
        consequences: [`Valor realizado: ${spent}. O concedido está na solicitação.`],
        confirmLabel,
        cancelLabel: 'Voltar',
      },
      said,
      run: () => api.sponsorshipAccounts.step.mutate({ id, situacao: next, updated_at }),
    })
  const manages = can(session, 'marketing', 'manage')
  const returning: RowAction = { label: 'Devolver', onSelect: () => setReturns(true) }
  const approving: RowAction = {
    label: 'Aprovar contas',
    disabled: isPending,
    onSelect: () =>
      void step('aprovado', `Aprovar as contas de ${protocolo}?`, 'Aprovar', 'Prestação de contas aprovada.'),
  }
  const sending: RowAction = {
    label: 'Enviar para análise',
    disabled: isPending,
    onSelect: () =>
      void step('em_analise', `Enviar ${protocolo} para análise?`, 'Enviar', 'Enviada para análise.'),
  }
  const open = !closedBy(saved)
  const decided = open && situacao === 'em_analise' && manages ? [approving, returning] : []
  const sends = open && (situacao === 'pendente' || situacao === 'pendencia')
  const linking: RowAction = {
    label: 'Enviar novo link',
    disabled: isPending,
    onSelect: () =>
      void take({
        ask: { title: `Enviar ao solicitante um novo link de ${protocolo}?`, confirmLabel: 'Enviar' },
        said: text.linkSent,
        run: () => api.sponsorshipAccounts.sendLink.mutate({ id }),
      }),
  }
  const filesOf = (address: 'edit-photo' | 'edit-file') =>
    `/marketing/sponsorship/post-event/${address}?id=${id}` as const
  return (
    <>
      <RecordActions
        plain
        name={protocolo}
        near={[
          ...(sends ? [sending] : decided),
          { label: `Fotos (${saved.fotos.length})`, icon: Images, to: filesOf('edit-photo') },
          { label: `Arquivos (${saved.arquivos.length})`, icon: FileText, to: filesOf('edit-file') },
        ]}
        rest={[
          ...(sends && owingStates.includes(situacao_solicitacao) ? [linking] : []),
          {
            label: 'Abrir solicitação',
            icon: FolderOpen,
            to: detailsOf(id_solicitacao),
          },
        ]}
        edits={{ history: accounts.history, id }}
      />
      {returns && (
        <DecisionDialog
          title={`Devolver ${protocolo}`}
          draft={`devolver-${id}`}
          types={['pendencia']}
          onDecide={async (values) => {
            await api.sponsorshipAccounts.step.mutate({ id, situacao: 'pendencia', updated_at, ...values })
            await queryClient.invalidateQueries(trpc.sponsorshipAccounts.pathFilter())
          }}
          onClose={() => setReturns(false)}
        />
      )}
    </>
  )
}

export function AccountEditPage({ record }: { record: Account }) {
  return (
    <EditPage
      entity={accounts}
      beside={record.evento}
      heading={`Pós-evento · ${record.protocolo}`}
      schema={accountEditFields}
      record={record}
      state={<AccountMark state={record.situacao} />}
      reads={closedBy(record)}
      actions={<Steps account={record} />}
      aside={
        record.situacao === 'pendencia' &&
        record.pendencia && <HelpNote title="Devolvida ao solicitante">{record.pendencia}</HelpNote>
      }
    >
      {fields}
    </EditPage>
  )
}
