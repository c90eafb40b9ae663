import { can } from '@intranet/contract/access'
import { accountEditFields, accountFields } from '@intranet/contract/marketing/sponsorship-post-event'
import { returnsDoneLabels } from '@intranet/contract/marketing/sponsorship-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText, Images } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { NumberField, TextAreaField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { accounts } from './account.entity.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { AccountMark } from './sponsorship-marks.tsx'

type Values = z.input<typeof accountFields>
type Account = Outputs['sponsorshipAccounts']['get']

const grades = ['1', '2', '3', '4', '5'].map((label) => ({ value: Number(label), label }))

function Fields() {
  return (
    <>
      <FormPanel title="O evento">
        <ToggleField<Values> name="realizado" label="Evento realizado" labels={['Sim', 'Não']} />
        <NumberField<Values> name="publico_real" label="Público" />
        <SelectField<Values>
          name="contrapartidas_cumpridas"
          label="Contrapartidas cumpridas"
          options={optionsOf(returnsDoneLabels)}
        />
        <SelectField<Values> name="avaliacao" label="Avaliação" hint="De 1 a 5." options={grades} clearable />
        <TextAreaField<Values> name="resumo" label="Resumo" rows={6} max={2000} wide />
      </FormPanel>
      <FormPanel title="Resultado">
        <MoneyField<Values> name="valor_realizado" label="Valor realizado" />
        <NumberField<Values>
          name="leads_captados"
          label="Leads fora do link"
          hint="As leads do link de rastreamento já são contadas."
        />
        <NumberField<Values> name="vendas" label="Vendas fora do link" />
      </FormPanel>
    </>
  )
}

function RequestField() {
  const { data = [] } = useQuery(trpc.sponsorshipRequests.options.queryOptions({ para: 'pos_evento' }))
  return (
    <FormPanel title="Solicitação">
      <SelectField<Values>
        name="id_solicitacao"
        label="Solicitação"
        wide
        options={data.map(({ id, protocolo, evento }) => ({ value: id, label: `${protocolo} · ${evento}` }))}
      />
    </FormPanel>
  )
}

export function AccountRegisterPage({ id_solicitacao }: { id_solicitacao?: number }) {
  return (
    <RegisterPage
      entity={accounts}
      schema={accountFields}
      parents={[id_solicitacao]}
      blank={{ id_solicitacao: id_solicitacao ?? null, realizado: true, valor_realizado: '', resumo: '' }}
    >
      <RequestField />
      <Fields />
    </RegisterPage>
  )
}

/** Sending, approving and returning, as the state allows. */
function Steps({ account }: { account: Account }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const [returns, setReturns] = useState(false)
  const { id, situacao, updated_at, protocolo } = account
  const { take, isPending } = useRecordStep(
    trpc.sponsorshipAccounts.pathFilter(),
    trpc.sponsorshipRequests.pathFilter(),
    trpc.sponsorshipBudgets.pathFilter(),
  )
  const step = (next: 'em_analise' | 'aprovado', title: string, confirmLabel: string, said: string) =>
    take({
      ask: { title, confirmLabel, cancelLabel: 'Voltar' },
      said,
      run: () => api.sponsorshipAccounts.step.mutate({ id, situacao: next, updated_at }),
    })
  const manages = can(session, 'marketing', 'manage')
  return (
    <>
      <AccountMark state={situacao} />
      <AddressLink
        to={`/marketing/sponsorship/post-event/edit-photo?id=${id}`}
        className={buttonVariants({ variant: 'outline' })}
      >
        <Images aria-hidden />
        Fotos ({account.fotos.length})
      </AddressLink>
      <AddressLink
        to={`/marketing/sponsorship/post-event/edit-file?id=${id}`}
        className={buttonVariants({ variant: 'outline' })}
      >
        <FileText aria-hidden />
        Arquivos ({account.arquivos.length})
      </AddressLink>
      {(situacao === 'pendente' || situacao === 'pendencia') && (
        <Button
          variant="outline"
          busy={isPending}
          cooldown={false}
          onClick={() =>
            void step('em_analise', `Enviar ${protocolo} para análise?`, 'Enviar', 'Enviada para análise.')
          }
        >
          Enviar para análise
        </Button>
      )}
      {situacao === 'em_analise' && manages && (
        <>
          <Button variant="outline" cooldown={false} onClick={() => setReturns(true)}>
            Devolver
          </Button>
          <Button
            busy={isPending}
            cooldown={false}
            onClick={() =>
              void step(
                'aprovado',
                `Aprovar as contas de ${protocolo}?`,
                'Aprovar',
                'Prestação de contas aprovada.',
              )
            }
          >
            Aprovar contas
          </Button>
        </>
      )}
      {returns && (
        <DecisionDialog
          title={`Devolver ${protocolo}`}
          draft={`devolver-${id}`}
          types={['pendencia']}
          note="Vai no e-mail, depois do texto público, com um novo link."
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
      heading={`Pós-evento · ${record.protocolo}`}
      schema={accountEditFields}
      record={record}
      tools={<Steps account={record} />}
      help={
        record.situacao === 'pendencia' &&
        record.pendencia && <HelpNote title="Devolvida ao solicitante">{record.pendencia}</HelpNote>
      }
    >
      <Fields />
    </EditPage>
  )
}
