import type { ListTalentsInput } from '@intranet/contract/careers/talent-bank'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertWhole } from '../../../platform/list-limit.ts'
import { encodePlace, listNamed, placeOf } from '../../../platform/list-mark.ts'
import { listTalents, talentsByIds } from './talent.queries.ts'
import { searchTalents } from './talent-search.queries.ts'

const places = ['cidade', 'microrregiao', null] as const

/** The ranked page of a search by words, each person with the words that they meet. */
async function ranked(db: Database, actor: Actor, request: ListTalentsInput) {
  // The mark of a ranked page is the place behind its last row.
  const lista = listNamed(request, request.sort)
  const offset = placeOf(request, lista)
  const { total, pessoas } = await searchTalents(db, actor, request, offset)
  assertWhole(request.limit, pessoas)
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
  return { total, dados, depois: end < total ? encodePlace(end, lista) : null }
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
