// @ts-check
// Gives departments their responsible people from a CSV file (id;id_funcionario), and goes on where an earlier run ended:
// within a day a second run changes nothing twice, also where lines were corrected, corrected back or added. What was done is
// kept beside the file.
//   INTRANET_URL=… INTRANET_KEY=ink_… node bulk-change.js responsaveis.csv
import { bulk, BulkEnded, isAway, open } from '@intranet/client'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'

const { INTRANET_URL = '', INTRANET_KEY } = process.env
const [file = 'responsaveis.csv'] = process.argv.slice(2)

const [, ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
const rows = lines.map((line) => {
  const [id, id_funcionario] = line.split(';').map(Number)
  return { id, id_funcionario }
})

const journal = `${file}.feito.json`
/** Department → how often its person was changed by this file, and to whom last. */
/** @type {Record<number, { vezes: number, ultimo: number } | undefined>} */
const done = JSON.parse(await readFile(journal, 'utf8').catch(() => '{}'))
/**
 * How many times this file has changed the department, this line included: correcting a line back is a new change.
 * @param {typeof rows[number]} row
 */
const changeNumberOf = ({ id, id_funcionario }) => {
  const { vezes = 0, ultimo } = done[id] ?? {}
  return ultimo === id_funcionario ? vezes : vezes + 1
}

const { api } = open(INTRANET_URL, INTRANET_KEY)
/** With a key each row is a call, so that a change of one record does as well as a creation. */
const change = {
  /** @type {(input: { objects: typeof rows }, options?: object) => Promise<{ id: number }[]>} */
  mutate: async ({ objects: [row] }, options) => [await api.departments.update.mutate(row, options)],
}

/** @param {{ made: { id: number }[], refused: import('@intranet/client').RefusedRow<object>[] }} result */
const say = async ({ made, refused }) => {
  const changed = new Set(made.map(({ id }) => id))
  for (const row of rows)
    if (changed.has(row.id)) done[row.id] = { vezes: changeNumberOf(row), ultimo: row.id_funcionario }
  await writeFile(journal, JSON.stringify(done))
  process.stdout.write(`${made.length} alterados\n`)
  // The file's first line is its head, and lines count from 1.
  for (const { place, mensagem } of refused) process.stdout.write(`linha ${place + 2}: ${mensagem}\n`)
}

try {
  const result = await bulk(change, rows, {
    key: (row) => `${basename(file)}:${row.id}:${changeNumberOf(row)}:${row.id_funcionario}`,
  })
  await say(result)
  process.exitCode = result.refused.length > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof BulkEnded)) throw error
  await say(error)
  process.stdout.write(`${error.left.length} por fazer: ${error.message}\n`)
  process.exitCode = isAway(error) ? 75 : 1
}
