/** A file shows nobody more of a document or a telephone than their screen does. */
import { demoSignIns } from '@intranet/db/demo/sign-ins'
import { expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readingWorld } from './reading-world.ts'
import { at, procedures } from './walked-procedures.ts'

const { callersOf, undone, undoneDeps, inputs } = await readingWorld()
const app = await buildApp(undoneDeps)
const PERSONAL = /^(cpf|cpf_cnpj|documento|fone|telefone|celular|whatsapp)$/
const ROWS = 5
/** Lists whose files are read by a separate procedure. */
const SCREENS: Record<string, string> = { 'leads.export': 'leads.list' }

type Row = Record<string, unknown>
const lists = procedures.flatMap(([path, { meta }]) => {
  const columns = Object.keys(meta.exports ?? {}).filter((column) => PERSONAL.test(column))
  return columns.map((column) => ({ path, column }))
})
/** What a list is asked with, so that it has rows for this person; null where it has none, or is not theirs. */
async function rowsOf(read: unknown, path: string) {
  for (const input of [{}, ...inputs.get(path)!.slice(0, 12).map(Object)] as object[]) {
    const asked = { ...input, limit: ROWS, offset: 0, depois: undefined }
    const page = (await at(read, path)(asked).catch(() => null)) as { dados: Row[] } | null
    if (page?.dados.length) return { input, rows: page.dados }
  }
  return null
}

/** Digits, and the stars in place of some: what is left of any way to write a number. */
const figuresOf = (value: unknown) => String(value ?? '').replaceAll(/[^\d*]/g, '')

it('every list with documents or telephones is compared, as each person of the demo', async () => {
  const seen = { equal: 0, masked: 0 }
  for (const { login } of demoSignIns) {
    const { read, token } = await callersOf(`${login}@intranet.example`)
    for (const { path, column } of lists) {
      const found = await rowsOf(read, SCREENS[path] ?? path)
      if (!found) continue
      const input = encodeURIComponent(JSON.stringify(found.input))
      const url = `/export/${path}?formato=csv&colunas=${column}&input=${input}`
      const { statusCode, payload } = await undone(() => app.inject({ url, cookies: { sessao: token } }))
      if (statusCode === 403) continue
      const cells = payload.slice(1).split('\r\n').slice(1)
      for (const [place, row] of found.rows.entries()) {
        const [screen, file] = [figuresOf(row[column]), figuresOf(cells[place])]
        if (file.includes('*') && !screen.includes('*')) continue
        expect([login, path, column, file]).toEqual([login, path, column, screen])
        if (screen.includes('*')) seen.masked++
        else if (screen) seen.equal++
      }
    }
  }
  expect(seen.masked).toBeGreaterThan(20)
  expect(seen.equal).toBeGreaterThan(20)
}, 120_000)
