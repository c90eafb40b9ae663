import type {
  AddRelativeNamesInput,
  ListRelativesInput,
  RelativeFields,
  UpdateRelativeInput,
} from '@intranet/contract/people/relative-schemas'
import { family as text } from '@intranet/contract/messages/staff'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { assertChoices, found } from '../../../platform/records.ts'
import { praisable } from '../compliments/compliment.queries.ts'
import { recordReading } from '../employees/personal-reading.queries.ts'
import {
  getRelative,
  holdEmergencyContacts,
  insertRelativeNames,
  insertRelatives,
  listRelatives,
  relativesOwners,
  updateRelative,
} from './relative.queries.ts'

const MAX_EMERGENCY = 3

/** One's own relatives, or all that HR keeps; HR's reading is recorded. */
export async function readRelatives(db: Database, actor: Actor, request: ListRelativesInput) {
  const page = await listRelatives(db, actor, request)
  await recordReading(
    db,
    actor,
    page.dados.map((row) => row.id_funcionario),
    'familiares',
  )
  return page
}

export async function readRelative(db: Database, actor: Actor, id: number) {
  const relative = found(await getRelative(db, actor, id))
  await recordReading(db, actor, [relative.id_funcionario], relative.cpf ? 'cpf do familiar' : 'familiares')
  return relative
}

async function assertOwner(db: Database, actor: Actor, ids: number[]): Promise<void> {
  await assertChoices(relativesOwners(db, actor), ids, 'id_funcionario')
}

/** A relative of the group works in it. */
const linked = <T extends { id_funcionario_familiar?: number | null; trabalha_no_grupo?: boolean }>(
  fields: T,
): T => (fields.id_funcionario_familiar ? { ...fields, trabalha_no_grupo: true } : fields)

async function assertEmergencyRoom(db: Database, id_funcionario: number, more: number): Promise<void> {
  if (!more) return
  if ((await holdEmergencyContacts(db, id_funcionario)) + more > MAX_EMERGENCY)
    throw refusals.field('contato_emergencia', text.tooManyEmergency)
}

export async function createRelatives(db: Database, actor: Actor, objects: RelativeFields[]) {
  const rows = objects.map((fields) => ({
    ...linked(fields),
    id_funcionario: fields.id_funcionario ?? actor.id,
  }))
  const owners = [...new Set(rows.map((row) => row.id_funcionario))].toSorted((a, b) => a - b)
  await assertOwner(db, actor, owners)
  await assertChoices(
    praisable(db, actor),
    rows.map((row) => row.id_funcionario_familiar),
    'id_funcionario_familiar',
  )
  for (const owner of owners) {
    const more = rows.filter((row) => row.id_funcionario === owner && row.contato_emergencia).length
    await assertEmergencyRoom(db, owner, more)
  }
  return insertRelatives(db, rows)
}

export async function changeRelative(db: Database, actor: Actor, input: UpdateRelativeInput) {
  const before = found(await getRelative(db, actor, input.id))
  if (input.id_funcionario_familiar && input.id_funcionario_familiar !== before.id_funcionario_familiar)
    await assertChoices(praisable(db, actor), [input.id_funcionario_familiar], 'id_funcionario_familiar')
  const joins = input.contato_emergencia === true && !before.contato_emergencia
  await assertEmergencyRoom(db, before.id_funcionario, joins ? 1 : 0)
  return updateRelative(db, linked(input))
}

/** The dialog "Tem familiar?": its names become rows to be completed; existing rows stay. */
export async function addRelativeNames(
  db: Database,
  actor: Actor,
  { id_funcionario, nomes }: AddRelativeNamesInput,
) {
  const owner = id_funcionario ?? actor.id
  await assertOwner(db, actor, [owner])
  return nomes.length ? insertRelativeNames(db, owner, nomes) : []
}
