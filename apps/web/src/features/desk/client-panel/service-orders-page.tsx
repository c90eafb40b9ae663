import { can } from '@intranet/contract/access'
import { cancelOrderInput, openOrderInput, rescheduleOrderInput } from '@intranet/contract/desk/client-panel'
import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { serviceOrderStateNames, visitPeriodNames } from '@intranet/contract/sales/erp-words'
import { dayInBrazil, todayInBrazil } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CircleX, Plus } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { ShortSelectField } from '@/components/form/short-select-field.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PanelPage } from './panel-page.tsx'
import { ACTIONS, ShortTable, wordsHead } from '@/components/table/short-table.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { useAbilities } from './use-abilities.ts'
import { useAttendance, useCustomer } from './use-customer.ts'
import { actionTexts, usePanelAction } from './use-panel-action.ts'
import { ListView, WayOn, rowsOf } from './view-state.tsx'

type Order = Outputs['clientPanel']['orders']['dados'][number]
type Asked = Outputs['clientPanel']['orders']['pedidos'][number]
const whose = { sistema: true, cod_cliente: true, chave: true } as const
const openFields = openOrderInput.omit({ ...whose, contrato: true, conexao: true })
type OpenValues = z.input<typeof openFields>
const dateFields = rescheduleOrderInput.omit({ ...whose, os: true })
type DateValues = z.input<typeof dateFields>

const periods = optionsOf(visitPeriodNames)
const ended = ({ situacao }: Order) => situacao === 'F' || situacao === 'C'

function OpenOrder({ onClose }: { onClose: () => void }) {
  const customer = useCustomer()
  const { protocolo } = useAttendance()
  const kinds = useQuery(trpc.clientPanel.orderKinds.queryOptions(customer))
  const open = usePanelAction((input: OpenValues & { chave: string }) =>
    api.clientPanel.openOrder.mutate({ ...customer, ...input }),
  )
  if (!kinds.data) return null
  return (
    <FormDialog title="Abrir OS" onClose={onClose}>
      <Form
        identity={newRecord('panel-order', protocolo)}
        schema={openFields}
        defaultValues={{ tipo: kinds.data[0]?.tipo ?? '', periodo: 'M', relato: '' }}
        texts={actionTexts}
        onSubmit={(values) => open.mutateAsync(values)}
      >
        <div className="grid gap-4">
          <ShortSelectField<OpenValues>
            name="tipo"
            label="Tipo"
            options={kinds.data.map(({ tipo, nome }) => ({ value: tipo, label: nome }))}
          />
          <ShortSelectField<OpenValues> name="periodo" label="Período" options={periods} />
          <TextAreaField<OpenValues> name="relato" label="Relato" rows={4} />
        </div>
        <FormActions save="Abrir OS" />
      </Form>
    </FormDialog>
  )
}

/** Whether the system has the asked day and period by now. */
const isKept = ({ agendamento, periodo }: Order, asked: Asked) =>
  agendamento !== null &&
  (asked.data === null || dayInBrazil(new Date(agendamento)) === asked.data) &&
  (periodo === null || periodo === asked.periodo)

const askedWords = ({ data, periodo }: Asked) =>
  `Pedido: ${data ? `${formatDate(data)}, ` : ''}${visitPeriodNames[periodo].toLowerCase()}`

/** When the visit is, and what was asked for as long as the system has something else. */
function Appointment({ order, asked }: { order: Order; asked: Asked | undefined }) {
  const { agendamento, periodo } = order
  return (
    <>
      {agendamento ? formatDateTime(agendamento) : 'Não agendada'}
      {agendamento && periodo && ` · ${visitPeriodNames[periodo]}`}
      {asked && !ended(order) && !isKept(order, asked) && (
        <span className="block text-sm text-muted-foreground">{askedWords(asked)}</span>
      )}
    </>
  )
}

/** The form begins with what was asked for, else with the period that the order has. */
const startOf = ({ periodo }: Order, asked: Asked | undefined): DateValues => ({
  data: asked?.data && asked.data >= todayInBrazil() ? asked.data : '',
  periodo: asked?.periodo ?? periodo ?? 'M',
})

interface RescheduleProps {
  os: string
  start: DateValues
  onClose: () => void
}

function Reschedule({ os, start, onClose }: RescheduleProps) {
  const customer = useCustomer()
  const { protocolo } = useAttendance()
  const move = usePanelAction((input: DateValues & { os: string; chave: string }) =>
    api.clientPanel.rescheduleOrder.mutate({ ...customer, ...input }),
  )
  return (
    <FormDialog title={`Reagendar a OS ${os}`} onClose={onClose}>
      <Form
        identity={newRecord('panel-order-date', protocolo, os)}
        schema={dateFields}
        defaultValues={start}
        texts={actionTexts}
        onSubmit={(values) => move.mutateAsync({ ...values, os })}
      >
        <div className="grid gap-4">
          <DateField<DateValues> name="data" label="Data" />
          <ShortSelectField<DateValues> name="periodo" label="Período" options={periods} />
        </div>
        <FormActions save="Reagendar" />
      </Form>
    </FormDialog>
  )
}

function useCancelOrder() {
  const customer = useCustomer()
  const confirm = useConfirm()
  const cancel = usePanelAction(
    (input: Pick<z.input<typeof cancelOrderInput>, 'os' | 'motivo'> & { chave: string }) =>
      api.clientPanel.cancelOrder.mutate({ ...customer, ...input }),
  )
  return async (os: string) => {
    const given = await confirm({
      title: `Cancelar a OS ${os}?`,
      input: { kind: 'textarea', label: 'Motivo', required: true },
      confirmLabel: 'Cancelar OS',
      cancelLabel: 'Voltar',
    })
    if (given) cancel.mutate({ os, motivo: given.textArea })
  }
}

function Orders() {
  const query = useQuery(trpc.clientPanel.orders.queryOptions(useCustomer()))
  const abilities = useAbilities()
  const session = useSession()
  const acts = can(session, 'painel_cliente', 'create')
  const cancel = useCancelOrder()
  const [moved, setMoved] = useState<{ os: string; start: DateValues } | null>(null)
  const askedOf = (os: string) => query.data?.pedidos.find((one) => one.os === os)
  return (
    <>
      <ListView
        query={query}
        none={{
          title: 'Nenhuma ordem de serviço',
          text: 'O que for aberto para este cliente aparece aqui, com a visita e a equipe.',
          action: <WayOn to="/client-panel/connections">Ver conexões</WayOn>,
        }}
      >
        {(rows) => (
          <ShortTable
            label="Ordens de serviço"
            rows={rows}
            keyOf={({ os }) => os}
            heads={[
              'OS',
              wordsHead('Tipo'),
              'Abertura',
              'Agendamento',
              wordsHead('Equipe'),
              wordsHead('Situação'),
              wordsHead('Relato'),
              ACTIONS,
            ]}
          >
            {(row) => [
              row.os,
              row.tipo ?? 'Não informado',
              row.abertura ? formatDateTime(row.abertura) : 'Não informado',
              <Appointment key="agendamento" order={row} asked={askedOf(row.os)} />,
              row.equipe ?? 'Não informado',
              <StateBadge key="situacao" state={serviceOrderStateNames[row.situacao]} />,
              row.relato && (
                <span key="relato" className="block max-w-56 whitespace-normal">
                  {row.relato}
                </span>
              ),
              acts && !ended(row) && (
                <span key="acoes" className="flex gap-1">
                  {abilities.has('reagendar_os') && (
                    <Button
                      variant="outline"
                      size="sm"
                      icon={CalendarClock}
                      cooldown={false}
                      onClick={() => setMoved({ os: row.os, start: startOf(row, askedOf(row.os)) })}
                    >
                      Reagendar
                    </Button>
                  )}
                  {abilities.has('cancelar_os') && (
                    <Button variant="outline" size="sm" icon={CircleX} onClick={() => void cancel(row.os)}>
                      Cancelar
                    </Button>
                  )}
                </span>
              ),
            ]}
          </ShortTable>
        )}
      </ListView>
      {moved && <Reschedule {...moved} onClose={() => setMoved(null)} />}
    </>
  )
}

function OpenOrderButton() {
  const abilities = useAbilities()
  const acts = can(useSession(), 'painel_cliente', 'create')
  const [opens, setOpens] = useState(false)
  if (!acts || !abilities.has('abrir_os')) return null
  return (
    <>
      <Button icon={Plus} cooldown={false} onClick={() => setOpens(true)}>
        Abrir OS
      </Button>
      {opens && <OpenOrder onClose={() => setOpens(false)} />}
    </>
  )
}

const Total = () => rowsOf(useQuery(trpc.clientPanel.orders.queryOptions(useCustomer())))

export function ServiceOrdersPage() {
  return (
    <PanelPage total={<Total />} actions={<OpenOrderButton />}>
      <Orders />
    </PanelPage>
  )
}
