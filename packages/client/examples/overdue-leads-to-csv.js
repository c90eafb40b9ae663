// @ts-check
// Writes the leads whose next contact is overdue as CSV:
//   INTRANET_URL=… INTRANET_EMAIL=… INTRANET_PASSWORD=… node overdue-leads-to-csv.js > atrasados.csv
import { rows, signIn } from '@intranet/client'

const { INTRANET_URL = '', INTRANET_EMAIL = '', INTRANET_PASSWORD = '' } = process.env

/** @param {string | number | null} value */
const cell = (value) => {
  // A sheet would run what begins like a formula.
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&")
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
/** @param {(string | number | null)[]} cells */
const line = (cells) => process.stdout.write(`${cells.map(cell).join(';')}\r\n`)

const { api, signOut } = await signIn(INTRANET_URL, INTRANET_EMAIL, INTRANET_PASSWORD)
line(['id', 'cliente', 'fone', 'provedor', 'vendedor', 'status'])
for await (const lead of rows(api.leads.list, { lista: 'overdue' }))
  line([lead.id, lead.cliente, lead.fone, lead.provedor_nome, lead.vendedor, lead.status_nome])
await signOut()
