import { can } from '@intranet/contract/access'
import { MAX_SEARCHES, talentList, type SaveSearchInput } from '@intranet/contract/careers/talent-bank'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notify } from '../../../platform/notify.ts'
import { findActorById } from './search-owner.queries.ts'
import { deleteSearch, insertSearch, keepFound, searchesOf, tellingSearches } from './saved-search.queries.ts'

/** Keeps a search, with whom it finds today: only others are new. */
export async function saveSearch(db: Database, actor: Actor, { nome, avisar, busca }: SaveSearchInput) {
  const { palavras, filtro, q, perto_de } = busca
  if (!palavras.length && !Object.keys(filtro).length && !q) throw refusals.field('busca', text.noWords)
  if ((await searchesOf(db, actor.id)).length >= MAX_SEARCHES)
    throw new AppError('conflict', text.tooManySearches)
  const made = await insertSearch(db, {
    id_usuario: actor.id,
    nome,
    avisar,
    palavras,
    filtro: { filtro, ...(q && { q }), ...(perto_de && { perto_de }) },
  })
  await keepFound(db, actor, { id: made.id, request: busca })
  return made
}

export async function removeSearch(db: Database, actor: Actor, id: number): Promise<void> {
  if (!(await deleteSearch(db, actor.id, id))) throw refusals.notFound()
}

/** Notifies the owners of searches whom they newly find. Nobody is notified of a person twice. */
export async function notifyNewMatches(db: Database): Promise<void> {
  for (const search of await tellingSearches(db)) {
    const owner = await findActorById(db, search.id_usuario)
    if (!owner || !can(owner, 'banco_talentos', 'create')) continue
    const request = talentList.input.parse({ palavras: search.palavras, ...search.filtro })
    const novas = await keepFound(db, owner, { id: search.id, request, since: search.verificada_em })
    if (!novas) continue
    await notify(db, {
      remetente: null,
      usuarios: [search.id_usuario],
      data: {
        modulo: 'banco_talentos',
        msg: text.newMatches(novas, search.nome),
        rota: `/ResumeDatabase/list?busca=${search.id}`,
      },
    })
  }
}
