/** A provider with an ERP of our JSON contract, people of the panel, and an identified customer for each of them. */
import { sql } from 'kysely'
import { createCaller } from '../../src/doors/trpc/app-router.ts'
import { findActor } from '../../src/platform/session.ts'
import { testWorld } from '../app.ts'
import { makeProvider } from '../factories/company.ts'
import { jsonErp, usualAnswers } from './json-erp.ts'

/** The customer of `usualAnswers`, and two facts about them. */
export const RIGHT_FACTS = { nascimento: '1990-05-17', telefone: '0000' }

const kept = [
  'painel_acao',
  'painel_negociacao',
  'painel_envio',
  'erp_resposta',
  'limite_requisicao',
] as const

export async function panelWorld() {
  const world = await testWorld()
  const { db, deps } = world
  const erp = await jsonErp()
  const sistema = `painel_${Date.now() % 1_000_000}`
  const provider = await makeProvider(db, { sistema, nome: 'Provedora do Painel' })
  const { id: connection } = await db
    .insertInto('empresa_erp')
    .values({ id_empresa: provider, url: erp.url, permite_http: true, capacidades: Object.keys(erp.answers) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const customer = { sistema, cod_cliente: '501' }

  /** Callers of a person of the provider; `at(attendance)` sends the header. */
  async function person(...roles: string[]) {
    const { userId, token, call } = await world.as({ roles, empresas: [provider], employee: true })
    const { actor } = (await findActor(deps.auth, token))!
    const at = (attendance?: string) =>
      createCaller({
        deps,
        db,
        actor,
        requestId: 'test',
        address: '127.0.0.1',
        session: { start() {}, end() {} },
        token,
        attendance,
      }).clientPanel
    return { userId, token, call, at, panel: at() }
  }

  /** A person with the customer in view. */
  async function withCustomer(role = 'painel_cliente:solicitante') {
    const who = await person(role)
    const { atendimento, protocolo } = await who.panel.begin({ ...customer, motivo: 'atendimento' })
    await who.panel.confirm({ atendimento, ...RIGHT_FACTS })
    return { ...who, atendimento, protocolo, panel: who.at(atendimento) }
  }

  /** What the system answers by now is what it has. */
  const offer = () =>
    db
      .updateTable('empresa_erp')
      .set({ capacidades: Object.keys(erp.answers) })
      .where('id_empresa', '=', provider)
      .execute()

  /** As it was at the beginning: nobody has done anything, and the system answers as usual. */
  async function reset(): Promise<void> {
    Object.assign(erp, { heard: [], mode: 'up', answers: usualAnswers() })
    for (const table of kept) await db.deleteFrom(table).execute()
    await offer()
  }

  /** Connections of this database that wait for somebody else's lock. */
  async function waitingForLocks(): Promise<number> {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
    return rows[0]!.total
  }

  const people = { person, withCustomer, waitingForLocks }
  return { ...world, erp, offer, reset, provider, connection, sistema, customer, ...people }
}
