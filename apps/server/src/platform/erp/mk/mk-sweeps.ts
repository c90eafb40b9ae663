/** MK's customers and debts, all of them: in blocks of codes, and month by month. */
import { daysLater, firstOfMonth, lastOfMonth, monthsLater, todayInBrazil } from '@intranet/contract/today'
import type { ErpWay } from '../erp-way.ts'
import { askMk, orEmpty } from './mk-client.ts'
import { asInvoice, asSwept, customersAnswer, openAnswer, pendingAnswer } from './mk-records.ts'

const BLOCK = 500
/** Codes have gaps: after so many blocks without a customer there are no more. */
const EMPTY_BLOCKS = 8
/** What is older cannot be sued for any more. */
const MONTHS = 60
const AT_ONCE = 4

/** `<first code>:<empty blocks before it>`. */
export async function sweepPage(way: ErpWay, depois: string | null, timeout: number) {
  const [first = 1, empty = 0] = (depois ?? '1:0').split(':').map(Number)
  const range = { cd_cliente_inicio: String(first), cd_cliente_fim: String(first + BLOCK - 1) }
  const rows = await orEmpty(askMk(way, 'WSMKConsultaClientes', range, customersAnswer, { timeout }), [])
  const gaps = rows.length ? 0 : empty + 1
  return {
    dados: rows.map(asSwept),
    depois: gaps >= EMPTY_BLOCKS ? null : `${first + BLOCK}:${gaps}`,
  }
}

const brazilian = (day: string) => day.split('-').toReversed().join('/')

/** The month that lies `back` months before today's; this one ends yesterday. */
function sliceOf(back: number): { from: string; to: string } {
  const today = todayInBrazil()
  const from = monthsLater(firstOfMonth(today), -back)
  return { from, to: back === 0 ? daysLater(today, -1) : lastOfMonth(from) }
}

/** What customers owe of one month: the list names them, and each is asked for the days and amounts. */
export async function overduePage(way: ErpWay, depois: string | null, timeout: number) {
  const back = Number(depois ?? 0)
  const next = back + 1 < MONTHS ? String(back + 1) : null
  const { from, to } = sliceOf(back)
  if (to < from) return { dados: [], depois: next }
  const range = { dt_venc_inicio: brazilian(from), dt_venc_fim: brazilian(to) }
  const { ListaFaturas } = await orEmpty(askMk(way, 'WSMKFaturasAbertas', range, openAnswer, { timeout }), {
    ListaFaturas: [],
  })
  // Rows repeat.
  const names = new Map((ListaFaturas ?? []).map(({ codpessoa, nome }) => [codpessoa, nome]))
  const dados = []
  const people = [...names]
  for (let start = 0; start < people.length; start += AT_ONCE)
    dados.push(
      ...(await Promise.all(
        people
          .slice(start, start + AT_ONCE)
          .map(([cod_cliente, nome]) => owedBy(way, { cod_cliente, nome, from, to }, timeout)),
      )),
    )
  return { dados: dados.flat(), depois: next }
}

interface Debtor {
  cod_cliente: string
  nome: string
  from: string
  to: string
}

async function owedBy(way: ErpWay, { cod_cliente, nome, from, to }: Debtor, timeout: number) {
  const asked = { cd_cliente: cod_cliente }
  const { FaturasPendentes } = await orEmpty(
    askMk(way, 'WSMKFaturasPendentes', asked, pendingAnswer, { timeout }),
    { FaturasPendentes: [] },
  )
  return (FaturasPendentes ?? [])
    .flatMap(asInvoice)
    .filter(({ vencimento }) => vencimento >= from && vencimento <= to)
    .map(({ fatura, contrato, vencimento, valor }) => ({
      cod_cliente,
      nome_razaosocial: nome,
      tipo: 'desconhecido' as const,
      contrato,
      fatura,
      vencimento,
      valor,
    }))
}
