import { can } from '@intranet/contract/access'
import { formatDate, formatMoney } from '@intranet/contract/formats'
import { fleet } from '@intranet/contract/messages/fleet'
import { fineEditFields } from '@intranet/contract/operations/fine-schemas'
import { fineStateLabels, openFines, type FineState } from '@intranet/contract/operations/fleet-options'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText, UserCheck, UserPen } from 'lucide-react'
import { useState } from 'react'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { Form } from '@/components/form/form.tsx'
import { ReadThread } from '@/components/record-view/read-thread.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { RecordFrame } from '@/components/record-view/record-frame.tsx'
import { LifeLines } from '@/components/record-view/record-thread.tsx'
import { stageLines } from '@/components/record-view/thread-steps.ts'
import { DueMark } from '@/components/marks/due-mark.tsx'
import type { Fact } from '@/components/records/facts.tsx'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { api } from '@/lib/api.ts'
import { daysUntil } from '@/components/marks/days-until.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { FineDriver, NameDialog } from './fine-driver.tsx'
import { fineFieldsOf } from './fine-form-pages.tsx'
import { fines } from './fine.entity.ts'
import { StateMark } from './state-mark.tsx'
import { useFineSteps } from './use-fine-steps.ts'

type Fine = Outputs['fines']['get']

const nameable: readonly FineState[] = ['condutor_indicado', 'termo_gerado']

/** Its driver comes first, then the statement, the payment and the appeal; taking it back is in the menu. */
function Actions({ fine }: { fine: Fine }) {
  const writes = can(useSession(), 'frota', 'create')
  const steps = useFineSteps()(fine)
  const { take, isPending } = useRecordStep(trpc.fines.pathFilter())
  const [names, setNames] = useState(false)
  const received = fine.situacao === 'recebida'
  const confirm: RowAction = {
    label: 'Confirmar condutor',
    icon: UserCheck,
    disabled: isPending,
    onSelect: () =>
      void take({
        ask: {
          title: `Confirmar ${fine.motorista} como condutor?`,
          consequences: ['O condutor é avisado e os pontos contam para ele.'],
          confirmLabel: 'Confirmar condutor',
        },
        run: () => api.fines.confirmDriver.mutate({ id: fine.id, updated_at: fine.updated_at }),
      }),
  }
  const discount: RowAction = {
    label: fine.desconto_folha ? 'Tirar desconto em folha' : 'Descontar em folha',
    icon: ReceiptText,
    disabled: isPending,
    onSelect: () =>
      void take({
        ask: {
          title: fine.desconto_folha
            ? `Tirar o desconto em folha da multa ${fine.auto_infracao}?`
            : `Descontar a multa ${fine.auto_infracao} da folha de ${fine.motorista}?`,
          confirmLabel: fine.desconto_folha ? 'Tirar desconto' : 'Descontar em folha',
          cancelLabel: 'Voltar',
        },
        run: () =>
          api.fines.update.mutate({
            id: fine.id,
            updated_at: fine.updated_at,
            desconto_folha: !fine.desconto_folha,
          }),
      }),
  }
  const name: RowAction = { label: 'Indicar condutor', icon: UserPen, onSelect: () => setNames(true) }
  return (
    <>
      <RecordActions
        plain
        name={`multa ${fine.auto_infracao}`}
        near={[
          ...(fine.confirmavel ? [confirm] : []),
          ...(writes && received ? [name] : []),
          ...steps.filter(({ separated }) => !separated),
        ]}
        rest={[
          ...(writes && fine.termo_assinado_em ? [discount] : []),
          ...(writes && !received && (fine.aguarda_condutor || nameable.includes(fine.situacao))
            ? [name]
            : []),
          ...steps.filter(({ separated }) => separated),
        ]}
        edits={{ history: fines.history, id: fine.id }}
      />
      {names && <NameDialog fine={fine} onClose={() => setNames(false)} />}
    </>
  )
}

const path = (['recebida', 'condutor_indicado', 'termo_gerado', 'termo_assinado', 'paga'] as const).map(
  (key) => ({ key, title: fineStateLabels[key] }),
)
const named = (stage: string) => fineStateLabels[stage as FineState]

const mainFacts = (fine: Fine): Fact[] => [
  ['Veículo', [fine.placa, fine.modelo].filter(Boolean).join(', ')],
  ['Condutor', fine.motorista ?? 'Ninguém foi indicado'],
  ['Valor', formatMoney(fine.valor)],
  fine.situacao === 'recebida'
    ? [
        'Indicação até',
        <>
          {formatDate(fine.prazo_indicacao)} <DueMark days={daysUntil(fine.prazo_indicacao)} />
        </>,
      ]
    : ['Vencimento', formatDate(fine.vencimento)],
]

function EditForm({ fine }: { fine: Fine }) {
  return (
    <Form
      identity={savedRecord('fines', fine)}
      schema={fineEditFields}
      reads={!openFines.includes(fine.situacao) && fleet.closed}
      defaultValues={formValues(fineEditFields, fine)}
      onSubmit={(values) => api.fines.update.mutate({ ...values, id: fine.id, updated_at: fine.updated_at })}
      changes={[trpc.fines.pathFilter()]}
    >
      <FormPanel>{fineFieldsOf(fine.situacao === 'termo_assinado')}</FormPanel>
      <FormActions />
    </Form>
  )
}

/** A fine: its stages, who drove and how that is known, and what its notice says. */
export function FinePage({ record }: { record: Fine }) {
  const { id, situacao, auto_infracao } = record
  const life = useQuery(trpc.fines.stages.queryOptions({ id }))
  return (
    <RecordFrame
      name={`Multa ${auto_infracao}`}
      state={
        <>
          <StateMark state={situacao} />
          {record.paga_antes_do_termo && <Badge variant="warning">paga antes do termo</Badge>}
        </>
      }
      actions={<Actions fine={record} />}
      thread={
        <ReadThread path={path} read={life} beside={named} ended={['paga', 'cancelada'].includes(situacao)} />
      }
      facts={mainFacts(record)}
      beside={
        <>
          <FineDriver fine={record} />
          {life.data && <LifeLines past={stageLines(life.data, named)} />}
        </>
      }
    >
      <EditForm fine={record} />
    </RecordFrame>
  )
}
