/** The one place where sessions end: each end is a line of the security log (docs/security.md#ended-sessions). */
import type { Database } from '@intranet/db/connection'
import { sql, type DeleteQueryBuilder, type DeleteResult } from 'kysely'
import type { DB } from '@intranet/db/schema'
import { endAddresses, endAddressesOn } from './calendar-addresses.ts'
import { requestNow } from './origin.ts'
import type { SecurityLog } from './security-log.ts'
import { hashToken } from './token.ts'
import { inTransaction } from './transaction.ts'

/** Why sessions end, as the log says it. */
export const endReasons = {
  saiu: 'Saiu',
  outra: 'Outra entrada no mesmo navegador',
  encerrada: 'Encerrada na lista de sessões',
  aparelho: 'Aparelho esquecido',
  senha: 'Senha trocada',
  redefinicao: 'Redefinição de senha exigida',
  fator: 'Segundo fator cadastrado',
  sem_fator: 'Segundo fator removido por dois superadmins',
  desativada: 'Acesso desativado',
  desligamento: 'Desligamento',
  admissao: 'Início como funcionário',
  superadmin: 'Passou a Super Admin',
  anonimizada: 'Dados anonimizados',
  excluida: 'Pessoa excluída',
  provedor: 'Saída pelo provedor de identidade',
  provedor_desligado: 'Provedor de identidade desligado',
  vinculo: 'Vínculo de acesso único desfeito',
} as const
export type EndReason = keyof typeof endReasons

/** Ends after which the person, or who used the screen, is not expected back. */
const finalReasons = ['encerrada', 'desativada', 'desligamento', 'anonimizada', 'excluida'] as const
/** Ends after which the browser keeps no drafts (docs/screens.md#session-on-the-device). */
const forgetful: ReadonlySet<EndReason> = new Set([...finalReasons, 'aparelho'])

/** Ends after which nobody who knew a secret of the person may read on. */
const distrustful: ReadonlySet<EndReason> = new Set([
  ...finalReasons,
  'aparelho',
  'senha',
  'redefinicao',
  'sem_fator',
])

/** Days that a browser keeps drafts: later there is none to drop. */
const DRAFT_DAYS = 7

/** Where the end of a session is noted, and why. */
export interface Ending {
  security: SecurityLog
  why: EndReason
}

/** What ends by a call: it is noted in the log of the server that was asked. */
export const endingBy = ({ security }: { security: SecurityLog }, why: EndReason): Ending => ({
  security,
  why,
})

type Deletion = DeleteQueryBuilder<DB, 'sessao', DeleteResult>

/**
 * Deletes, and notes how many open ones each person lost. Answers how many rows there were. Addresses for calendars that
 * were made on these devices end with a session that is not trusted any more.
 */
async function end(
  db: Database,
  { security, why }: Ending,
  narrow: (all: Deletion) => Deletion,
): Promise<number> {
  const from = requestNow()
  return inTransaction(db, from.actor ?? null, async (open) => {
    const rows = await narrow(open.deleteFrom('sessao'))
      .returning(['id', 'id_usuario', 'id_aparelho', sql<boolean>`expires_at > now()`.as('aberta')])
      .execute()
    const lost = new Map<number, number>()
    for (const { id_usuario, aberta } of rows)
      if (aberta) lost.set(id_usuario, (lost.get(id_usuario) ?? 0) + 1)
    for (const [id, count] of lost)
      await security.record(open, 'sessao', from, {
        alvo: `Pessoa ${id}`,
        detalhe: `${endReasons[why]} (${count === 1 ? '1 sessão' : `${count} sessões`})`,
      })
    if (rows.length && forgetful.has(why))
      await open
        .insertInto('sessao_encerrada')
        .values(rows.map(({ id, id_usuario }) => ({ id, id_usuario })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    if (distrustful.has(why)) await endAddressesOn(open, rows)
    return rows.length
  })
}

/** Ends the sign-ins of some people that wait for a factor: their password may not be the right one any more. */
const dropSteps = (db: Database, users: readonly number[]) =>
  db.deleteFrom('desafio_fator').where('id_usuario', 'in', users).execute()

/** Ends the notices of people's devices on which no session is open. */
const endPushWithoutSession = (db: Database, users: readonly number[]) =>
  sql`delete from aparelho_push p using aparelho a where a.id = p.id_aparelho
    and a.id_usuario = any(${[...users]}::bigint[])
    and not exists (select from sessao s where s.id_aparelho = a.id and s.expires_at > now())`.execute(db)

/**
 * Ends all sessions of some people, except one that may stay, and what waits for a factor to become one. Takes effect
 * at their next request. Devices whose session ran out get no notices any more either. Answers how many ended.
 */
export async function endSessions(
  db: Database,
  users: readonly number[],
  ending: Ending,
  except?: string,
): Promise<number> {
  if (!users.length) return 0
  await dropSteps(db, users)
  const ended = await end(db, ending, (all) =>
    all.where('id_usuario', 'in', users).$if(except !== undefined, (q) => q.where('id', '!=', except!)),
  )
  await endPushWithoutSession(db, users)
  if (distrustful.has(ending.why)) await endAddresses(db, users)
  return ended
}

/** Ends the session of this number of a person. Answers 0 where it is nobody's, or another person's. */
export const endNumbered = (db: Database, id_usuario: number, numero: number, ending: Ending) =>
  end(db, ending, (all) => all.where('id_usuario', '=', id_usuario).where('numero', '=', numero))

/** Ends the session that this token opens. */
export const endToken = (db: Database, token: string, ending: Ending) =>
  end(db, ending, (all) => all.where('id', '=', hashToken(token)))

/** Ends what is open on a device of a person, which can be forgotten then. */
export async function endOnDevice(
  db: Database,
  device: { id_usuario: number; id_aparelho: number },
  ending: Ending,
): Promise<number> {
  const ended = await end(db, ending, (all) => all.where('id_aparelho', '=', device.id_aparelho))
  // The session in which an address was made may have run out.
  if (distrustful.has(ending.why)) await endAddressesOn(db, [device])
  return ended
}

/** Ends what began by some sessions at identity providers, which can end then. */
export const endByProvider = async (
  db: Database,
  sessions: readonly number[],
  ending: Ending,
): Promise<number> =>
  sessions.length ? end(db, ending, (all) => all.where('id_sessao_identidade', 'in', sessions)) : 0

/** Whose drafts the browser that sends this token is to drop; undefined where its session did not end for good. */
export async function endedForGood(db: Database, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sessao_encerrada')
    .select('id_usuario')
    .where('id', '=', hashToken(token))
    .executeTakeFirst()
  return row?.id_usuario
}

/** Forgets ends that no browser keeps drafts of any more. */
export const removeOldEnds = (db: Database) =>
  db
    .deleteFrom('sessao_encerrada')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${DRAFT_DAYS})`)
    .execute()

/** Removes sessions that open nothing any more; `days` is how old one may be. Nobody ends them: they ran out. */
export const removeRanOut = (db: Database, days: number, token?: string) =>
  db
    .deleteFrom('sessao')
    .where(sql<boolean>`(expires_at <= now() or created_at < now() - make_interval(days => ${days}))`)
    .$if(token !== undefined, (q) => q.where('id', '=', hashToken(token!)))
    .execute()
