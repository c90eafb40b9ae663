import type { ListTalentsInput } from '@intranet/contract/careers/talent-bank'
import type { Database } from '@intranet/db/connection'
import { common } from '@intranet/contract/messages'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { listTalents, talentsByIds } from './talent.queries.ts'
import { searchTalents } from './talent-search.queries.ts'

const places = ['cidade', 'microrregiao', null] as const

/** The mark of a ranked page is the place behind its last row. */
const markOf = (place: number) => Buffer.from(`lugar:${place}`).toString('base64url')
function placeOf({ depois, offset }: ListTalentsInput): number {
  if (depois === undefined) return offset
  const place = /^lugar:(\d{1,8})$/.exec(Buffer.from(depois, 'base64url').toString())?.[1]
  if (place === undefined) throw refusals.field('depois', common.invalidData)
  return Number(place)
}

/** The ranked page of a search by words, each person with the words that they meet. */
async function ranked(db: Database, actor: Actor, request: ListTalentsInput) {
  const offset = placeOf(request)
  const { total, pessoas } = await searchTalents(db, actor, request, offset)
  const rows = pessoas.length
    ? await talentsByIds(
        db,
        actor,
        pessoas.map(({ id }) => id),
      )
    : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const dados = pessoas.flatMap(({ id, pontuacao, termos, perto }) => {
    const row = byId.get(id)
    return row ? [{ ...row, pontuacao, termos, proximidade: places[perto] }] : []
  })
  const end = offset + pessoas.length
  return { total, dados, depois: end < total ? markOf(end) : null }
}

/** People of the talent bank: the best of some words, or a plain list. */
export async function findTalents(db: Database, actor: Actor, request: ListTalentsInput) {
  if (request.palavras.length) return ranked(db, actor, request)
  const page = await listTalents(db, actor, request)
  return {
    ...page,
    dados: page.dados.map((row) => ({ ...row, pontuacao: null, termos: [], proximidade: null })),
  }
}
