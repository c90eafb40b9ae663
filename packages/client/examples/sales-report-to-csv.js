// @ts-check
// Writes the report of sellers of a period as CSV, with an access key that reads sales (`vendas:ler`):
//   INTRANET_URL=… INTRANET_KEY=ink_… node sales-report-to-csv.js 2026-11-01 2026-11-30 > vendedores.csv
import { isAway, isRefusal, open } from '@intranet/client'

const { INTRANET_URL = '', INTRANET_KEY } = process.env
const [data_ini, data_fim] = process.argv.slice(2)
const { rest } = open(INTRANET_URL, INTRANET_KEY)

/** @param {unknown} value */
const cell = (value) => {
  // A sheet would run what begins like a formula.
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&")
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
/** @param {unknown[]} cells */
const line = (cells) => process.stdout.write(`${cells.map(cell).join(';')}\r\n`)

try {
  const filtro = { data_ini, data_fim, limit: 0 }
  const { vendas_relatorio_sellers: sellers, soma } = await rest('POST', '/v1/vendas/relatorio/sellers', {
    filtro,
  })
  line(['vendedor', 'leads', 'contatos', 'vendas', 'faturamento'])
  for (const { nome, leads, contatos, efetivadas, faturamento } of sellers)
    line([nome, leads, contatos, efetivadas, faturamento])
  line(['Total', soma.leads, soma.contatos, soma.efetivadas, soma.faturamento])
} catch (error) {
  if (!isAway(error) && !isRefusal(error)) throw error
  process.stderr.write(`${error.message}\n`)
  // What is away may be tried again by who started this; what is refused would be refused again.
  process.exitCode = isAway(error) ? 75 : 1
}
