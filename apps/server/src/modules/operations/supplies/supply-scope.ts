/** Who reads and decides in supplies. */
import { can, levelRank } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'

export const readsSupplies = (actor: Actor) => can(actor, 'suprimentos', 'read')
export const managesSupplies = (actor: Actor) => can(actor, 'suprimentos', 'manage')

/** Amounts in reais are not for readers. */
export const seesValues = (actor: Actor) => levelRank(actor.roles, 'suprimentos') >= 2

/** True where the person `alias` works here, for a squad's provider: they may answer for the squad. */
export const mayAnswer = (alias: string, provider: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.ativo`)} and ${sql.ref(`${alias}.funcionario`)}
    and (${sql.ref(`${alias}.id_empresa`)} = ${provider} or ${provider} = any(empresas_do_usuario(${sql.ref(`${alias}.id`)}))))`
