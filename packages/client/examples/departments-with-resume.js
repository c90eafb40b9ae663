// @ts-check
// Makes departments of a CSV file (linha;nome;id_empresa) and goes on where an earlier run ended: a second run within a
// day makes nothing twice, also where lines were corrected or added.
//   INTRANET_URL=… INTRANET_KEY=ink_… node departments-with-resume.js departamentos.csv
import { bulk, BulkEnded, isAway, open } from '@intranet/client'
import { readFile } from 'node:fs/promises'

const { INTRANET_URL = '', INTRANET_KEY } = process.env
const [file = 'departamentos.csv'] = process.argv.slice(2)

const [, ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
const rows = lines.map((line) => {
  const [linha = '', nome = '', id_empresa] = line.split(';')
  return { linha, object: { nome, id_empresa: Number(id_empresa) } }
})
const numbers = new Map(rows.map(({ linha, object }) => [object, linha]))

const { api } = open(INTRANET_URL, INTRANET_KEY)
/** @param {{ made: unknown[], refused: import('@intranet/client').RefusedRow<object>[] }} result */
const say = ({ made, refused }) => {
  process.stdout.write(`${made.length} criados\n`)
  for (const { place, campos } of refused)
    for (const [campo, texto] of Object.entries(campos))
      process.stdout.write(`linha ${rows[place].linha}: ${campo}: ${texto}\n`)
}
try {
  const objects = rows.map(({ object }) => object)
  const result = await bulk(api.departments.create, objects, {
    // The number in the file makes a line the same one.
    key: (object) => `${file}:${numbers.get(object)}`,
  })
  say(result)
  process.exitCode = result.refused.length > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof BulkEnded)) throw error
  say(error)
  process.stdout.write(`${error.left.length} por fazer: ${error.message}\n`)
  process.exitCode = isAway(error) ? 75 : 1
}
