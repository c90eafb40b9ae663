import { formatDate, formatMoney } from '@intranet/contract/formats'
import { fromCents } from '@intranet/contract/desk/cents'
import type { StoredNegotiation } from './negotiation.queries.ts'
import { paperOf } from './paper.ts'

/** A proposal as a PDF, in base64: what is owed, what was taken off, and the instalments. */
export const proposalPdf = (row: StoredNegotiation): Promise<string> =>
  paperOf(`Proposta de negociação ${row.protocolo}`, row.provedor, ({ text, line, gap }) => {
    text(`${row.provedor} · ${row.nome_razaosocial} (${row.cod_cliente})`)
    text(`Válida até ${formatDate(row.valida_ate)}`)
    gap()
    for (const one of row.faturas)
      line(
        `Fatura ${one.fatura}, vencida em ${formatDate(one.vencimento)}`,
        formatMoney(fromCents(one.total)),
      )
    gap()
    line('Valor das faturas', formatMoney(row.principal))
    line('Multa', formatMoney(row.multa))
    line('Juros', formatMoney(row.juros))
    line('Desconto', `- ${formatMoney(row.desconto)}`)
    line('Total da proposta', formatMoney(row.total))
    gap()
    for (const [place, { vencimento, valor }] of row.parcelas.entries())
      line(
        `Parcela ${place + 1} de ${row.parcelas.length}, em ${formatDate(vencimento)}`,
        formatMoney(fromCents(valor)),
      )
  })
