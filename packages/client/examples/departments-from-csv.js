// @ts-check
// Makes departments of a CSV file with the columns nome;id_empresa, and says which rows were refused and why:
//   INTRANET_URL=… INTRANET_EMAIL=… INTRANET_PASSWORD=… node departments-from-csv.js departamentos.csv
import { bulk, signIn } from '@intranet/client'
import { readFile } from 'node:fs/promises'

const { INTRANET_URL = '', INTRANET_EMAIL = '', INTRANET_PASSWORD = '' } = process.env
const [file = 'departamentos.csv'] = process.argv.slice(2)

const [, ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
const departments = lines.map((line) => {
  const [nome = '', id_empresa] = line.split(';')
  return { nome, id_empresa: Number(id_empresa) }
})

const { api, signOut } = await signIn(INTRANET_URL, INTRANET_EMAIL, INTRANET_PASSWORD)
const { made, refused } = await bulk(api.departments.create, departments)
process.stdout.write(`${made.length} criados\n`)
// The file's first line is its head, and lines count from 1.
for (const { place, campos } of refused)
  for (const [campo, texto] of Object.entries(campos))
    process.stdout.write(`linha ${place + 2}: ${campo}: ${texto}\n`)
await signOut()
process.exitCode = refused.length > 0 ? 1 : 0
