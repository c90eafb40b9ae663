/** One's own factors: which there are, how they are added and removed, and whether one that is shown is right. */
import { demandsFactor } from '@intranet/contract/access/factor-demand'
import type {
  AddPasskeyInput,
  FactorKind,
  ShownFactor,
  UserVerification,
} from '@intranet/contract/access/factors'
import { factors as text } from '@intranet/contract/messages/factors'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { found } from '../../../platform/records.ts'
import type { Source } from '../../../platform/origin.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import { inTransaction, type Write } from '../../../platform/transaction.ts'
import { findPasswordsOff } from '../identity-providers/passwords-off.queries.ts'
import { makeApp, takeAppCode } from './authenticator-app.ts'
import { mailFactorChange } from './factor-notice.ts'
import {
  findApp,
  findReset,
  MOST_PASSKEYS,
  insertPasskey,
  listPasskeys,
  lockPerson,
  readFactors,
  removeApp,
  removePasskey,
  removeRecovery,
  replaceRecovery,
  storeApp,
  takeRecovery,
  useApp,
} from './factor.queries.ts'
import { askForPasskey, readNewPasskey, takesPasskeys, takeSignature } from './passkey.ts'
import { newRecoveryCodes, plainCode } from './recovery-code.ts'

export interface FactorState {
  /** What they may enter with beside the password; empty where they have nothing. */
  meios: FactorKind[]
  exigido: boolean
}

type Factors = NonNullable<Awaited<ReturnType<typeof readFactors>>>

function meansOf({ app, passkeys, recuperacao }: Factors): FactorKind[] {
  if (app === null && passkeys === 0) return []
  const has: [FactorKind, boolean][] = [
    ['passkey', passkeys > 0],
    ['app', app !== null],
    ['recuperacao', recuperacao > 0],
  ]
  return has.filter(([, there]) => there).map(([kind]) => kind)
}

async function isDemanded({ demandsFactors, parameters }: Deps, factors: Factors): Promise<boolean> {
  const rule = {
    fator_dados_pessoais: await parameters.read('fator_dados_pessoais'),
    fator_valores: await parameters.read('fator_valores'),
    fator_todos: await parameters.read('fator_todos'),
  }
  return demandsFactors && demandsFactor(factors, rule)
}

/** What somebody may enter with beside the password; empty where they have nothing. */
export const factorMeans = async (db: Database, id: number): Promise<FactorKind[]> =>
  meansOf(found(await readFactors(db, id)))

/** What somebody's sign-in asks for. */
export async function factorState(deps: Deps, db: Database, id: number): Promise<FactorState> {
  const factors = found(await readFactors(db, id))
  return { meios: meansOf(factors), exigido: await isDemanded(deps, factors) }
}

export async function readOwnFactors({ deps, db, actor: { id } }: SignedInContext) {
  const factors = found(await readFactors(db, id))
  const { app, recuperacao } = factors
  const exigido = await isDemanded(deps, factors)
  const passkeys = (await listPasskeys(db, id)).map(({ credencial: _, transportes: __, ...one }) => one)
  const asked = await findReset(db, id)
  return {
    app,
    recuperacao,
    exigido,
    passkeys,
    aceita_passkey: takesPasskeys(deps.publicUrl),
    remocao_pedida_em: asked?.created_at ?? null,
    sem_senha: (await findPasswordsOff(db, id)) ?? null,
  }
}

/** Whether a code or signature is right; each works once. `from` is who shows it, for the log. */
export async function takeFactor(
  deps: Deps,
  id: number,
  { codigo, passkey }: ShownFactor,
  from: Source,
  userVerification: UserVerification,
): Promise<boolean> {
  const { db } = deps.connection
  if (passkey) return takeSignature(db, deps.publicUrl, id, passkey, userVerification)
  if (codigo === undefined) return false
  if (/^\d{6}$/.test(codigo)) return takeAppCode(db, deps.sealed, await findApp(db, id, 'in use'), codigo)
  return inTransaction(db, { id }, async (open) => {
    if (!(await takeRecovery(open, id, plainCode(codigo)))) return false
    await deps.security.record(open, 'fator', from, {
      id_usuario: id,
      detalhe: 'Código de recuperação usado',
    })
    await mailFactorChange(deps, open, id, 'Um código de recuperação foi usado.')
    return true
  })
}

/** A new app's secret, which waits for its first code. */
export async function beginApp(deps: Deps, db: Database, { id, email }: { id: number; email: string }) {
  const app = makeApp(email)
  await storeApp(db, id, deps.sealed.seal('fator_app', app.segredo))
  return app
}

/** The recovery codes that come with the first factor; none where there are some already. */
async function firstCodes(db: Database, id: number): Promise<string[]> {
  if (found(await readFactors(db, id)).recuperacao > 0) return []
  return renewCodes(db, id)
}

async function renewCodes(db: Database, id: number): Promise<string[]> {
  const codigos = newRecoveryCodes()
  await replaceRecovery(db, id, codigos.map(plainCode))
  return codigos
}

/** Takes the first code of the app that waits: it is in use from now on. */
export async function completeApp(
  deps: Deps,
  write: Write,
  { id, codigo, keep, from }: { id: number; codigo: string; keep?: string; from: Source },
): Promise<{ codigos: string[] }> {
  const waiting = await findApp(deps.connection.db, id, 'waiting')
  if (!(await takeAppCode(deps.connection.db, deps.sealed, waiting, codigo)))
    throw refusals.field('codigo', text.wrongCode)
  const codigos = await write(async (db) => {
    await lockPerson(db, id)
    if (!(await useApp(db, id, waiting!))) throw refusals.field('codigo', text.wrongCode)
    await endSessions(db, [id], endingBy(deps, 'fator'), keep)
    await mailFactorChange(deps, db, id, 'Um aplicativo de códigos foi cadastrado.')
    await deps.security.record(db, 'fator', from, { id_usuario: id, detalhe: 'Aplicativo cadastrado' })
    return firstCodes(db, id)
  })
  return { codigos }
}

async function assertRoomForPasskey(db: Database, id: number): Promise<void> {
  if ((await listPasskeys(db, id)).length >= MOST_PASSKEYS)
    throw new AppError('conflict', text.mostPasskeys(MOST_PASSKEYS))
}

/** What a browser is asked to make a passkey with, for somebody who is signed in or about to be. */
export async function beginPasskey(
  deps: Deps,
  db: Database,
  person: { id: number; email: string; nome: string | null },
) {
  if (!takesPasskeys(deps.publicUrl)) throw new AppError('conflict', text.notHere)
  await assertRoomForPasskey(db, person.id)
  return askForPasskey(db, deps.publicUrl, person)
}

/** Adds the passkey that was made; other sessions end, but for the one that `keep` names. */
export async function addPasskey(
  deps: Deps,
  write: Write,
  { id, input, keep, from }: { id: number; input: AddPasskeyInput; keep?: string; from: Source },
): Promise<{ codigos: string[] }> {
  const passkey = await readNewPasskey(deps.connection.db, deps.publicUrl, id, input)
  if (!passkey) throw refusals.field('passkey', text.wrongPasskey)
  const codigos = await write(async (db) => {
    await lockPerson(db, id)
    await assertRoomForPasskey(db, id)
    await insertPasskey(db, passkey)
    await endSessions(db, [id], endingBy(deps, 'fator'), keep)
    await mailFactorChange(deps, db, id, `A passkey "${input.nome}" foi cadastrada.`)
    await deps.security.record(db, 'fator', from, { id_usuario: id, detalhe: 'Passkey cadastrada' })
    return firstCodes(db, id)
  })
  return { codigos }
}

/** After something was removed: refuses where a demanded factor was the last, and takes recovery codes that lead nowhere. */
async function settleRemoval({ deps, db, actor: { id } }: SignedInContext, what: string): Promise<void> {
  const { meios, exigido } = await factorState(deps, db, id)
  if (meios.length === 0 && exigido) throw new AppError('conflict', text.lastDemanded)
  if (meios.length === 0) await removeRecovery(db, id)
  await mailFactorChange(deps, db, id, what)
}

export async function removeOwnApp(ctx: SignedInContext): Promise<void> {
  await lockPerson(ctx.db, ctx.actor.id)
  if (!(await removeApp(ctx.db, ctx.actor.id))) throw refusals.notFound()
  await settleRemoval(ctx, 'O aplicativo de códigos foi removido.')
}

export async function removeOwnPasskey(ctx: SignedInContext, id: number): Promise<void> {
  await lockPerson(ctx.db, ctx.actor.id)
  if (!(await removePasskey(ctx.db, ctx.actor.id, id))) throw refusals.notFound()
  await settleRemoval(ctx, 'Uma passkey foi removida.')
}

/** New recovery codes in place of those that are left. */
export async function renewRecovery(ctx: SignedInContext) {
  const { deps, db, actor } = ctx
  if ((await factorMeans(db, actor.id)).length === 0) throw refusals.wrongState()
  await mailFactorChange(deps, db, actor.id, 'Novos códigos de recuperação foram gerados.')
  const codigos = await renewCodes(db, actor.id)
  await deps.security.record(db, 'fator', ctx, { detalhe: 'Códigos de recuperação renovados' })
  return { codigos }
}
