/** What an access key reads leaves the intranet: canaries are looked for, and many people are recorded as an export is (docs/access-keys.md#reading-many-people). */
import { originColumns } from '../origin.ts'
import { rowsOf } from '../person-limits.ts'
import type { Context } from './context.ts'
import { masked, readsMasked } from './key-personal.ts'
import type { Meta } from './meta.ts'

/** More rows of one answer than a person looks at. */
const MANY = 500

/** A whole CPF, CNPJ or phone: masked ones hold other characters. */
const WHOLE = /^(\d{10,14}|[0-9A-Z]{12}\d{2})$/
const COLUMNS = /cpf|documento|fone|celular|whatsapp|telefone/

const holdsWhole = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  Object.entries(row).some(
    ([name, value]) => COLUMNS.test(name) && typeof value === 'string' && WHOLE.test(value),
  )

/** Looks for canaries, and records that a key read more than 500 rows with whole documents or phones. */
export async function recordKeyReading(reading: Reading, answer: unknown): Promise<void> {
  const {
    ctx: { actor, db, deps },
    path,
    getRawInput,
  } = reading
  if (!actor?.chave) return
  if (typeof answer === 'object' && answer !== null) {
    const canaries = await deps.canaries.watch()
    canaries.look([answer])
    await canaries.settle(actor, path)
  }
  const rows = rowsOf(answer) ?? []
  // Most rows have no document at all: only those that do are masked to look at them as the key gets them.
  const isWhole = (row: unknown) =>
    holdsWhole(row) && (!readsMasked(actor) || holdsWhole(masked(reading, row)))
  if (rows.length <= MANY || !rows.some(isWhole)) return
  const filtros = JSON.stringify({ chave: actor.chave.id, pedido: (await getRawInput()) ?? {} })
  await db
    .insertInto('exportacao')
    .values({ id_usuario: actor.id, tela: path, filtros, linhas: rows.length, ...originColumns() })
    .execute()
}

interface Reading {
  ctx: Pick<Context, 'actor' | 'db' | 'deps'>
  path: string
  meta: Meta | undefined
  getRawInput(): Promise<unknown>
}
