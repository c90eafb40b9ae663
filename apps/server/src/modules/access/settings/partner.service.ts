import { refusal } from '@intranet/contract/messages/refusals'
import { SUPERADMIN } from '@intranet/contract/access'
import type { PartnerFields, UpdatePartnerInput } from '@intranet/contract/access/partner-schemas'
import { formatDate } from '@intranet/contract/formats'
import { settings } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { assertNewest, found, holdRecord, holdRecords, withoutMissing } from '../../../platform/records.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { endsWithin } from '../../../platform/validity.ts'
import { getPartner, insertPartner, placePartner, takeEndingPartners } from './partner.queries.ts'
import { deletePartner, recordPermissionChange } from '../users/given-access.queries.ts'
import { endPartner } from '../users/partner-end.service.ts'
import { getPermissions } from './permission.queries.ts'

/** The end must lie between today and as many months from now as the parameter allows. */
async function assertValidity({ parameters }: Deps, validade_fim: string): Promise<void> {
  const months = await parameters.read('parceiro_validade_meses')
  if (endsWithin(validade_fim, months)) return
  throw refusals.invalid({ validade_fim: settings.validityRange(months) })
}

async function assertExternal(db: Database, actor: Actor, id: number): Promise<void> {
  const person = await getPermissions(db, actor, id)
  if (!person) throw refusals.invalid({ id_usuario: refusal.noOption })
  if (person.funcionario) throw refusals.invalid({ id_usuario: settings.partnerIsEmployee })
  if (person.parceiro) throw new AppError('conflict', settings.partnerExists)
}

const recorded = ({
  provedores,
  roles,
  validade_fim,
}: {
  provedores: string
  roles: string[]
  validade_fim: string
}) => ({
  provedores,
  roles,
  validade_fim,
})

/** Lets external sellers in, each until a day. */
export async function createPartners(deps: Deps, db: Database, actor: Actor, objects: PartnerFields[]) {
  await holdRecords(
    db,
    'rh_usuario',
    objects.map(({ id_usuario }) => id_usuario),
  )
  for (const partner of objects) {
    await assertValidity(deps, partner.validade_fim)
    await assertExternal(db, actor, partner.id_usuario)
    await insertPartner(db, partner)
    await placePartner(db, partner.id_usuario, partner.empresas[0]!)
    const after = found(await getPartner(db, actor, partner.id_usuario))
    await recordPermissionChange(db, partner.id_usuario, {}, recorded(after))
  }
  return objects.map(({ id_usuario }) => ({ id: id_usuario }))
}

export async function changePartner(
  deps: Deps,
  db: Database,
  actor: Actor,
  { id, updated_at, ...sent }: UpdatePartnerInput,
) {
  await holdRecord(db, 'rh_usuario', id)
  const before = found(await getPartner(db, actor, id))
  assertNewest({ updated_at }, before)
  if (sent.validade_fim !== undefined) await assertValidity(deps, sent.validade_fim)
  await deletePartner(db, id)
  await insertPartner(db, { ...before, ...withoutMissing(sent), id_usuario: id } as PartnerFields)
  const after = found(await getPartner(db, actor, id))
  await recordPermissionChange(db, id, recorded(before), recorded(after))
  return { id, updated_at: after.updated_at }
}

export async function removePartner(db: Database, actor: Actor, id: number): Promise<void> {
  found(await getPartner(db, actor, id))
  await endPartner(db, id)
}

/**
 * Warns the seller and the superadmins once, a week before an access ends. Nothing has to run at the end itself:
 * what is over does not count. Safe to run twice.
 */
export const partnerWarningJob: Job = {
  name: 'parceiro-validade',
  cron: '15 3 * * *',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      const ending = await takeEndingPartners(db)
      const admins = ending.length ? await holdersOf(db, SUPERADMIN, null) : []
      for (const { id_usuario, nome, validade_fim } of ending) {
        const day = formatDate(validade_fim)
        await notify(db, {
          remetente: null,
          usuarios: [id_usuario],
          data: { modulo: 'vendas', msg: `Seu acesso de parceiro termina em ${day}.` },
        })
        await notify(db, {
          remetente: null,
          usuarios: admins,
          data: {
            modulo: 'configuracao',
            msg: `O acesso de parceiro de ${nome} termina em ${day}.`,
            rota: `/settings/permission/partner/profile/${id_usuario}`,
          },
          sobre: `rh_usuario:${id_usuario}`,
        })
      }
    })
  },
}
