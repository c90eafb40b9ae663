/** Somebody lost every factor: one superadmin asks for a new beginning, another one does it (docs/access.md#lost-factor). */
import { factors as text } from '@intranet/contract/messages/factors'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { endSessions } from '../../../platform/session.ts'
import { mailFactorChange } from './factor-notice.ts'
import {
  askReset,
  findReset,
  isNewSuperadmin,
  lockPerson,
  removeAllFactors,
  takeReset,
} from './factor.queries.ts'
import { factorMeans } from './factor.service.ts'

const hasFactor = async (db: Database, id: number) => (await factorMeans(db, id)).length > 0

export async function readReset({ db, actor }: SignedInContext, id: number) {
  const asked = await findReset(db, id)
  return {
    tem_fator: await hasFactor(db, id),
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

export async function requestReset(ctx: SignedInContext, id: number): Promise<void> {
  const { deps, db, actor } = ctx
  if (id === actor.id) throw new AppError('conflict', text.onlyOthers)
  await assertLongSuperadmin(db, actor)
  if (!(await hasFactor(db, id))) throw new AppError('conflict', text.noneThere)
  await askReset(db, id, actor.id)
  await mailFactorChange(deps, db, id, 'Um Super Admin pediu a remoção do segundo fator do seu acesso.')
  deps.security.note('fator', ctx, { alvo: `Pessoa ${id}`, detalhe: 'Remoção pedida' })
}

/** Removes all factors of a person whom another superadmin asked it for; their sessions end. */
export async function completeReset(ctx: SignedInContext, id: number): Promise<void> {
  const { deps, db, actor } = ctx
  if (id === actor.id) throw new AppError('conflict', text.onlyOthers)
  await assertLongSuperadmin(db, actor)
  if (!(await takeReset(db, id, actor.id))) throw new AppError('conflict', text.askFirst)
  await lockPerson(db, id)
  await removeAllFactors(db, id)
  await endSessions(db, [id])
  await mailFactorChange(deps, db, id, 'O segundo fator do seu acesso foi removido por dois Super Admins.')
  deps.security.note('fator', ctx, { alvo: `Pessoa ${id}`, detalhe: 'Removido por dois superadmins' })
}
