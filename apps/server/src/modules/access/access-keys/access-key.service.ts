import { monthsLater, todayInBrazil } from '@intranet/contract/today'
import { isSuperadmin, levelRank, levels, type Level, type ModuleKey } from '@intranet/contract/access'
import {
  type AccessKeyFields,
  type KeyRights,
  type RotateKeyInput,
  type UpdateAccessKeyInput,
} from '@intranet/contract/access/access-keys'
import { keyAddress } from '@intranet/contract/access/access-key-words'
import { highestGrant, keyModules, levelsOf } from '@intranet/contract/access/key-access'
import { accessKeys as text } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import { makeKey } from '../../../platform/access-key.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { assertNewest, holdRecord, withoutMissing } from '../../../platform/records.ts'
import { endsWithin } from '../../../platform/validity.ts'
import {
  addsAddresses,
  getAccessKey,
  insertAccessKey,
  keyOwner,
  replaceKey,
  replaceProviders,
  revokeAccessKey,
  updateAccessKey,
} from './access-key.queries.ts'

/** Superadmins make keys for anybody; others for themselves, where the parameter allows it. */
const mayMake = async ({ parameters }: Deps, actor: Actor): Promise<boolean> =>
  isSuperadmin(actor) || parameters.read('chaves_proprias')

async function assertMayMake(deps: Deps, actor: Actor, owner: number): Promise<void> {
  if (owner !== actor.id && !isSuperadmin(actor)) throw refusals.forbidden()
  if (!(await mayMake(deps, actor))) throw new AppError('forbidden', text.notAllowed)
}

/** What may stand on a key of a person; without one named, on one's own. */
export async function readKeyRights(
  deps: Deps,
  db: Database,
  actor: Actor,
  asked?: number,
): Promise<KeyRights> {
  const id = asked ?? actor.id
  if (id !== actor.id && !isSuperadmin(actor)) throw refusals.forbidden()
  const owner = await keyOwner(db, id)
  if (!owner) throw refusals.notFound()
  const acessos = keyModules.flatMap((modulo) => {
    const acesso = highestGrant(owner.roles, modulo)
    return acesso ? [{ modulo, acesso }] : []
  })
  const months = await deps.parameters.read('chave_validade_meses')
  return {
    pode_criar: await mayMake(deps, actor),
    modulos: levelsOf(owner.roles),
    acessos,
    empresas: owner.empresas,
    validade_maxima: monthsLater(todayInBrazil(), months),
  }
}

async function assertValidity({ parameters }: Deps, validade_fim: string, at = ''): Promise<void> {
  const months = await parameters.read('chave_validade_meses')
  if (endsWithin(validade_fim, months)) return
  throw refusals.invalid({ [`${at}validade_fim`]: text.validityRange(months) })
}

function has(owner: readonly string[], role: string): boolean {
  const [module, right] = role.split(':') as [ModuleKey, string]
  const level = levels.indexOf(right as Level)
  if (level >= 0) return levelRank(owner, module) >= 3 - level
  const highest = highestGrant(owner, module)
  return highest === right || highest === 'escrever'
}

/** Whether a right of a key is one that it had, or less than one. */
function isWithin(before: readonly string[], role: string): boolean {
  const [module, right] = role.split(':')
  if (before.includes(role)) return true
  return right === 'ler'
    ? before.includes(`${module}:escrever`)
    : levels.includes(right as Level) && has(before, role)
}

/** Who reads personal fields by a key is decided by superadmins, also where it would read more of them, or elsewhere. */
function assertPersonal(actor: Actor, dados_pessoais: boolean): void {
  if (dados_pessoais && !isSuperadmin(actor)) throw new AppError('forbidden', text.personalBySuperadmin)
}

/** A key never waits for rights that its owner may get later: it names what they have. */
async function assertTheirs(
  db: Database,
  { id_usuario, roles, empresas }: { id_usuario: number; roles: string[]; empresas: number[] },
  at = '',
): Promise<void> {
  const owner = await keyOwner(db, id_usuario)
  if (!owner) throw refusals.invalid({ [`${at}id_usuario`]: text.ownerMissing })
  const others = roles.filter((role) => !has(owner.roles, role))
  if (others.length > 0) throw refusals.invalid({ [`${at}roles`]: text.notTheirs(others) })
  const allowed = new Set(owner.empresas.map(({ id }) => id))
  if (!empresas.every((id) => allowed.has(id)))
    throw refusals.listed(`${at}empresas`, [...allowed], text.notTheirProvider)
}

const notifyOwner = (db: Database, actor: Actor, owner: number, msg: string, id: number) =>
  notifyOthers(db, actor, {
    usuarios: [owner],
    data: { modulo: 'configuracao', msg, rota: keyAddress(id) },
  })

/** Makes keys. Only this answer ever holds them; afterwards their beginning is all there is to read. */
export async function createAccessKeys(deps: Deps, db: Database, actor: Actor, objects: AccessKeyFields[]) {
  const made: { id: number; chave: string; prefixo: string }[] = []
  for (const [place, fields] of objects.entries()) {
    const at = `objects.${place}.`
    const stored = { ...fields, id_usuario: fields.id_usuario ?? actor.id }
    await assertMayMake(deps, actor, stored.id_usuario)
    assertPersonal(actor, stored.dados_pessoais)
    await assertValidity(deps, stored.validade_fim, at)
    await assertTheirs(db, stored, at)
    const { chave, ...kept } = makeKey()
    const id = await insertAccessKey(db, { ...stored, ...kept })
    await notifyOwner(db, actor, stored.id_usuario, text.made(stored.nome), id)
    made.push({ id, chave, prefixo: kept.prefixo })
  }
  return made
}

/** A key that works, locked until the transaction ends. Throws 404, or 409 for another version and a revoked one. */
async function holdKey(db: Database, actor: Actor, { id, ...seen }: { id: number; updated_at?: string }) {
  await holdRecord(db, 'chave_acesso', id)
  const key = await getAccessKey(db, actor, id)
  assertNewest(seen, key)
  if (key.revogada_em) throw new AppError('conflict', text.revoked)
  return key
}

type Before = Awaited<ReturnType<typeof holdKey>>

const widens = (before: readonly number[], after: readonly number[] = []) =>
  after.some((id) => !before.includes(id))

/** Whether a key may more than before: what it reaches, from where, how long, and by whose ids it writes. */
const loosens = async (db: Database, before: Before, after: Omit<UpdateAccessKeyInput, 'id'>) =>
  (after.roles ?? []).some((role) => !isWithin(before.roles, role)) ||
  widens(before.empresas, after.empresas) ||
  (after.validade_fim !== undefined && after.validade_fim > before.validade_fim) ||
  (after.fonte !== undefined && after.fonte !== before.fonte) ||
  (after.enderecos !== undefined && (await addsAddresses(db, before.enderecos, after.enderecos)))

/** Changes what a key may do, or hands it over. The new rights hold from its next request. */
export async function changeAccessKey(
  deps: Deps,
  db: Database,
  actor: Actor,
  { id, updated_at, empresas, ...fields }: UpdateAccessKeyInput,
) {
  const before = await holdKey(db, actor, { id, updated_at })
  const { id_usuario, roles, dados_pessoais } = { ...before, ...withoutMissing(fields) }
  await assertMayMake(deps, actor, id_usuario)
  if (!before.dados_pessoais || (await loosens(db, before, { empresas, ...fields })))
    assertPersonal(actor, dados_pessoais)
  if (fields.validade_fim !== undefined) await assertValidity(deps, fields.validade_fim)
  if (fields.roles || empresas || id_usuario !== before.id_usuario)
    await assertTheirs(db, { id_usuario, roles, empresas: empresas ?? before.empresas })
  if (empresas) await replaceProviders(db, id, empresas)
  const saved = await updateAccessKey(db, id, withoutMissing(fields))
  if (id_usuario !== before.id_usuario)
    await notifyOwner(db, actor, id_usuario, text.received(fields.nome ?? before.nome), id)
  return saved
}

/** Another key with the same rights; the one of before works for a day, so that no program stops meanwhile. */
export async function rotateAccessKey(
  deps: Deps,
  db: Database,
  actor: Actor,
  { id, updated_at }: RotateKeyInput,
) {
  const before = await holdKey(db, actor, { id, updated_at })
  await assertMayMake(deps, actor, before.id_usuario)
  // Two keys would work for a day, one of them in other hands than the superadmin gave it to.
  assertPersonal(actor, before.dados_pessoais)
  const { chave, ...kept } = makeKey()
  const replaced = await replaceKey(db, id, kept)
  await notifyOwner(db, actor, before.id_usuario, text.rotated(before.nome), id)
  return { ...replaced, chave }
}

/** Its owner and superadmins may always do this. The key's next request is refused. */
export async function endAccessKey(db: Database, actor: Actor, id: number): Promise<{ id: number }> {
  await getAccessKey(db, actor, id)
  await revokeAccessKey(db, id)
  return { id }
}
