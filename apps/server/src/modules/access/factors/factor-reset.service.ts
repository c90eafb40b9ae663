/** Somebody lost every factor: one superadmin asks for a new beginning, another one does it (docs/access.md#lost-factor). */
import { SUPERADMIN } from '@intranet/contract/access'
import { HOUR_MS } from '@intranet/contract/durations'
import { factors as text } from '@intranet/contract/messages/factors'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Job } from '../../../platform/job.ts'
import { notify, notifyOthers, type Notice } from '../../../platform/notify.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { found } from '../../../platform/records.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import { findAccountOf } from '../../../platform/account.ts'
import { mailFactorChange } from './factor-notice.ts'
import {
  askReset,
  dropReset,
  findReset,
  isNewSuperadmin,
  lockPerson,
  removeLapsedResets,
  removeAllFactors,
  takeReset,
} from './factor.queries.ts'
import { isMailAlone, markMailedPassword, storeRelease } from './factor-release.queries.ts'
import { factorMeans } from './factor.service.ts'
import { newRecoveryCode, plainCode } from './recovery-code.ts'

const hasFactor = async (db: Database, id: number) => (await factorMeans(db, id)).length > 0

export async function readReset({ db, actor }: SignedInContext, id: number) {
  const asked = await findReset(db, id)
  return {
    tem_fator: await hasFactor(db, id),
    espera_liberacao: await isMailAlone(db, id, undefined),
    pedido: asked
      ? {
          nome: asked.nome ?? asked.email,
          proprio: asked.id_pedido_por === actor.id,
          created_at: asked.created_at,
        }
      : null,
  }
}

/** Who took one superadmin's session could make another one, and be both. */
async function assertLongSuperadmin(db: Database, actor: Actor): Promise<void> {
  if (await isNewSuperadmin(db, actor.id)) throw new AppError('conflict', text.newSuperadmin)
}

/** What a notice about somebody's request says; it leads to the page where it is decided. */
const aboutReset = (id: number, msg: string): Pick<Notice, 'data' | 'sobre'> => ({
  data: { modulo: 'configuracao', msg, rota: `/users/sessions/${id}` },
  sobre: `rh_usuario:${id}`,
})

export async function requestReset(ctx: SignedInContext, id: number): Promise<void> {
  const { deps, db, actor } = ctx
  if (id === actor.id) throw new AppError('conflict', text.onlyOthers)
  await assertLongSuperadmin(db, actor)
  if (!(await hasFactor(db, id))) throw new AppError('conflict', text.noneThere)
  await askReset(db, id, actor.id)
  const { nome, email } = found(await findAccountOf(db, id))
  const superadmins = await holdersOf(db, SUPERADMIN, null)
  await notifyOthers(db, actor, {
    usuarios: superadmins.filter((one) => one !== id),
    ...aboutReset(id, text.resetAsked(nome ?? email)),
  })
  await mailFactorChange(deps, db, id, 'Um Super Admin pediu a remoção do segundo fator do seu acesso.')
  await deps.security.record(db, 'fator', ctx, { alvo: `Pessoa ${id}`, detalhe: 'Remoção pedida' })
}

/** Removes all factors of a person whom another superadmin asked it for; their sessions end. */
export async function completeReset(ctx: SignedInContext, id: number): Promise<void> {
  const { deps, db, actor } = ctx
  if (id === actor.id) throw new AppError('conflict', text.onlyOthers)
  await assertLongSuperadmin(db, actor)
  if (!(await takeReset(db, id, actor.id))) throw new AppError('conflict', text.askFirst)
  await lockPerson(db, id)
  await removeAllFactors(db, id)
  // The next factor is set up by the rule of a first one: with a superadmin's word (docs/access.md#first-factor).
  await markMailedPassword(db, id)
  await endSessions(db, [id], endingBy(deps, 'sem_fator'))
  await mailFactorChange(deps, db, id, 'O segundo fator do seu acesso foi removido por dois Super Admins.')
}

/** Takes a request back: the person it is about, or any superadmin (docs/access.md#lost-factor). */
export async function cancelReset({ deps, db, ...asking }: SignedInContext, id: number): Promise<void> {
  if (!(await findReset(db, id))) throw new AppError('conflict', text.noRequest)
  await dropReset(db, id)
  await mailFactorChange(deps, db, id, 'O pedido de remoção do segundo fator do seu acesso foi cancelado.')
  await deps.security.record(db, 'fator', asking, { alvo: `Pessoa ${id}`, detalhe: 'Remoção cancelada' })
}

const RELEASE_HOURS = 24

/** A code that a superadmin hands over, by word of mouth: with it the person may set up their factor (docs/access.md#first-factor). */
export async function releaseSetup(ctx: SignedInContext, id: number) {
  const { deps, db, actor } = ctx
  if (id === actor.id) throw new AppError('conflict', text.onlyOthers)
  await assertLongSuperadmin(db, actor)
  const codigo = newRecoveryCode()
  const expira_em = new Date(Date.now() + RELEASE_HOURS * HOUR_MS)
  await storeRelease(db, { id_usuario: id, id_liberado_por: actor.id, code: plainCode(codigo), expira_em })
  await mailFactorChange(deps, db, id, 'Um Super Admin liberou o cadastro do segundo fator do seu acesso.')
  await deps.security.record(db, 'fator', ctx, { alvo: `Pessoa ${id}`, detalhe: 'Cadastro liberado' })
  return { codigo, expira_em }
}

/** Every hour: who asked is notified of a request that nobody confirmed in time. */
export const lapsedResetJob: Job = {
  name: 'remocao-fator-vencida',
  cron: '27 * * * *',
  run: ({ connection }) =>
    inTransaction(connection.db, null, async (db) => {
      for (const { id_usuario, id_pedido_por, nome, email } of await removeLapsedResets(db))
        await notify(db, {
          remetente: null,
          usuarios: [id_pedido_por],
          ...aboutReset(id_usuario, text.resetLapsed(nome ?? email)),
        })
    }),
}
