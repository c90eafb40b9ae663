import { can } from '@intranet/contract/access'
import type {
  ComplimentFields,
  ListComplimentsInput,
  UpdateComplimentInput,
} from '@intranet/contract/people/compliment-schemas'
import { compliment as text } from '@intranet/contract/messages/staff'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notify, notifyOthers } from '../../../platform/notify.ts'
import { assertChoices, found } from '../../../platform/records.ts'
import { myReaction, reactionCounts } from '../../../platform/reactions.ts'
import { activeCategories } from '../../content/categories/category.queries.ts'
import { keepsPeople } from '../employees/employee-scope.ts'
import {
  getCompliment,
  insertCompliments,
  leadersOf,
  listCompliments,
  praisable,
  updateCompliment,
} from './compliment.queries.ts'

const reactionsOf = (actor: Actor) => ({
  reacoes: reactionCounts('elogio', 'e.id'),
  minha_reacao: myReaction(actor, 'elogio', 'e.id'),
})

/** What the actor may see, with what its readers said to it. */
export const readWall = (db: Database, actor: Actor, request: ListComplimentsInput) =>
  listCompliments(db, actor, request, reactionsOf(actor))

export const readCompliment = async (db: Database, actor: Actor, id: number) =>
  found(await getCompliment(db, actor, id, reactionsOf(actor)))

/** Whether somebody may react to it: employees who see it. */
export const maySeeCompliment = async (db: Database, actor: Actor, id: number) =>
  can(actor, 'rh', 'employee') && (await getCompliment(db, actor, id, reactionsOf(actor))) !== undefined

const fromCustomer = <T extends { origem?: string; cod_cliente?: string | null }>(fields: T) =>
  fields.origem === 'cliente' ? fields : { ...fields, cod_cliente: null }

const assertCategory = (db: Database, ids: (number | undefined)[]) =>
  assertChoices(activeCategories(db, 'elogio_categoria'), ids, 'id_categoria')

/** Praises colleagues, never oneself (the database refuses it); they and their leaders are notified. */
export async function createCompliments(db: Database, actor: Actor, objects: ComplimentFields[]) {
  const people = objects.map(({ id_funcionario }) => id_funcionario)
  await assertChoices(praisable(db, actor), people, 'id_funcionario')
  await assertCategory(
    db,
    objects.map(({ id_categoria }) => id_categoria),
  )
  const created = await insertCompliments(db, actor, objects.map(fromCustomer))
  const leaders = await leadersOf(db, people)
  for (const { id_funcionario } of created) {
    const praised = leaders.find((person) => person.id === id_funcionario)
    const rota = `/compliments/listByUser/${id_funcionario}` as const
    const from = actor.nome ?? actor.email
    await notify(db, {
      remetente: actor.id,
      usuarios: [id_funcionario],
      data: { modulo: 'rh', msg: `${from} enviou um elogio para você.`, rota },
    })
    await notifyOthers(db, actor, {
      usuarios: [praised?.id_gestor],
      data: { modulo: 'rh', msg: `${praised?.nome ?? 'Sua equipe'} recebeu um elogio de ${from}.`, rota },
    })
  }
  return created.map(({ id }) => ({ id }))
}

/** Its author changes a compliment for 24 hours; HR only hides or shows it. */
export async function changeCompliment(db: Database, actor: Actor, input: UpdateComplimentInput) {
  const before = await readCompliment(db, actor, input.id)
  const { situacao, id: _, updated_at: __, ...written } = input
  const rewrites = Object.values(written).some((value) => value !== undefined)
  if (situacao !== undefined && !keepsPeople(actor)) throw refusals.forbidden()
  if (rewrites && before.id_remetente !== actor.id) throw refusals.forbidden()
  if (rewrites && !before.editavel) throw new AppError('conflict', text.editEnded)
  if (input.id_categoria && input.id_categoria !== before.id_categoria)
    await assertCategory(db, [input.id_categoria])
  const fields = rewrites ? { ...input, ...fromCustomer({ ...before, ...written }) } : input
  const { texto, id_categoria, publico, origem, cod_cliente } = { ...before, ...fields }
  return updateCompliment(db, {
    id: input.id,
    updated_at: input.updated_at,
    ...(situacao && { situacao }),
    ...(rewrites && { texto, id_categoria, publico, origem, cod_cliente }),
  })
}
