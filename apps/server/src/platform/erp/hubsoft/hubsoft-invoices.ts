/** HubSoft's invoices and service orders. */
import { todayInBrazil } from '@intranet/contract/today'
import * as z from 'zod'
import { amount, dayText, id, momentText, words } from '../reported-values.ts'

const invoice = z.object({
  id_fatura: id,
  valor: amount,
  valor_pago: amount.nullish(),
  data_vencimento: dayText,
  data_pagamento: dayText,
  quitado: z.boolean().nullish(),
  linha_digitavel: words,
  // Written in two ways, by different calls.
  pix_copia_cola: words,
  pix_copia_e_cola: words,
  link: words,
  detalhamento: z.array(z.object({ descricao: words })).nullish(),
})
export type HubsoftInvoice = z.output<typeof invoice>
export const invoicesAnswer = z.object({ faturas: z.array(invoice) })

const isPaid = ({ data_pagamento, quitado }: HubsoftInvoice) => data_pagamento !== null || quitado === true

function invoiceState(row: HubsoftInvoice) {
  if (isPaid(row)) return 'paga' as const
  return (row.data_vencimento ?? '') < todayInBrazil() ? ('vencida' as const) : ('aberta' as const)
}

/** One without a day to be paid on is no invoice that anybody could be asked for. */
export const asInvoice = (row: HubsoftInvoice) =>
  row.data_vencimento === null
    ? []
    : [
        {
          fatura: row.id_fatura,
          descricao: row.detalhamento?.[0]?.descricao ?? null,
          vencimento: row.data_vencimento,
          valor: row.valor,
          situacao: invoiceState(row),
        },
      ]

export const asPayment = (row: HubsoftInvoice) =>
  row.data_pagamento === null
    ? []
    : [
        {
          pagamento: row.id_fatura,
          fatura: row.id_fatura,
          data: row.data_pagamento,
          valor: row.valor_pago ?? row.valor,
        },
      ]

export const pixOf = ({ pix_copia_cola, pix_copia_e_cola }: HubsoftInvoice) =>
  pix_copia_cola ?? pix_copia_e_cola

const order = z.object({
  id_ordem_servico: id,
  numero_ordem_servico: id,
  tipo: words,
  status: words,
  data_cadastro: momentText,
  data_inicio_programado: momentText,
  descricao_abertura: words,
  atendimento: z.object({ protocolo: words }).nullish(),
})
type HubsoftOrder = z.output<typeof order>
export const ordersAnswer = z.object({ ordens_servico: z.array(order) })

function orderState({ status, data_inicio_programado }: HubsoftOrder) {
  if (status === 'finalizado') return 'F' as const
  if (status === 'aguardando_agendamento') return 'A' as const
  if (status === 'pendente') return data_inicio_programado ? ('AG' as const) : ('A' as const)
  return 'desconhecida' as const
}

/** Called by the number that people know. */
export const asOrder = (row: HubsoftOrder) => ({
  os: row.numero_ordem_servico,
  protocolo: row.atendimento?.protocolo ?? null,
  tipo: row.tipo,
  abertura: row.data_cadastro,
  agendamento: row.data_inicio_programado,
  periodo: null,
  situacao: orderState(row),
  relato: row.descricao_abertura?.slice(0, 2000) ?? null,
})
