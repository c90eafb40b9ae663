// @ts-check
// Imports people of a file (CSV or XLSX) as participants of a provider, a campaign and a channel, each by its id:
//   INTRANET_URL=… INTRANET_KEY=ink_… node participants-from-file.js feira.csv 1 7 3
import { open } from '@intranet/client'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

const { INTRANET_URL = '', INTRANET_KEY } = process.env
const [file = 'feira.csv', ...ids] = process.argv.slice(2)
const [id_empresa, id_campanha, id_canal] = ids.map(Number)
const { rest, files } = open(INTRANET_URL, INTRANET_KEY)

const id_file = await files.upload('importacoes', basename(file), new Uint8Array(await readFile(file)))
const body = { id_empresa, id_campanha, id_canal, id_file }
const made = await rest('POST', '/v1/lead/dados/importacao', body)
const [{ id }] = made.insert_vendas_lead_importacao.returning
// Sent again, it goes on where it stopped.
await rest('POST', '/v1/lead/arquivo/clientes/{importId}', undefined, { importId: id })
const read = async () => (await rest('GET', '/v1/lead/importacao/{id}', { id })).vendas_lead_importacao_by_pk
let done = await read()
// A large one goes on after its answer.
while (done.situacao === 'lendo' || done.situacao === 'importando') {
  await new Promise((next) => setTimeout(next, 5000))
  done = await read()
}
const { situacao, erro, total_participantes, linhas_com_erro } = done
if (situacao !== 'importada') throw new Error(`Importação ${id}: ${erro ?? situacao}`)
process.stdout.write(`${total_participantes} participantes importados, ${linhas_com_erro} linhas com erro\n`)
