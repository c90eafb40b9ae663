import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import {
  executionsOf,
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
  shiftAt as at,
} from '../../../../../test/factories/communication.ts'
import { communicationUpkeepJob } from '../sending/communication-upkeep.job.ts'
import { planShifts, runShifts } from './shift.service.ts'

const { db, deps, as } = await testWorld()
const id_empresa = await makeProvider(db)
const campanha = await makeCommunicationCampaign(db, id_empresa, { nome: 'Agosto' })
const { userId } = await as({ roles: ['regua_comunicacao:gestor'], empresas: [id_empresa] })
await as({ roles: ['regua_comunicacao:gestor'], empresas: [await makeProvider(db)] })
await makeCustomer(db, id_empresa)

/** The notices of the upkeep about shifts that sent nothing, newest last. */
async function reported() {
  await communicationUpkeepJob.run(deps, {})
  await communicationUpkeepJob.run(deps, {})
  const { rows } = await sql<{ id_usuario: number; msg: string }>`
    select u.id_usuario, m.data ->> 'msg' as msg from notificacao_mensagem m
    join notificacao_usuario u on u.id_mensagem = m.id
    where m.data ->> 'chave' like 'comunicacao-perdidos:%' order by m.id`.execute(db)
  return rows
}

/** Stops the writing of a rule's messages until it is called. */
async function breakAudience(id_regra: number): Promise<() => Promise<unknown>> {
  await sql`alter table campanha_envio add constraint quebrada check (id_regra <> ${sql.lit(id_regra)})`.execute(
    db,
  )
  return () => sql`alter table campanha_envio drop constraint quebrada`.execute(db)
}

describe('a shift that nobody ran', () => {
  it('is lost, and notified once to the managers of its provider (docs/marketing.md#shifts)', async () => {
    const night = await makeCommunicationRule(db, campanha, { turno: 'N' })
    await runShifts(deps, at('2026-08-11', 'M', -300))
    expect(await executionsOf(db, night)).toMatchObject([
      { data_referencia: '2026-08-10', turno: 'N', situacao: 'perdido', motivo: 'janela', total: 0 },
    ])
    expect(await reported()).toEqual([
      { id_usuario: userId, msg: 'Um turno da campanha Agosto não foi enviado.' },
    ])
  })

  it('is still sent if its hours of silence move it to a shift that is open', async () => {
    const hours = { silencio_inicio: '19:00', silencio_fim: '06:00' }
    const moved = await makeCommunicationRule(db, campanha, { turno: 'N', ...hours })
    const skipped = await makeCommunicationRule(db, campanha, {
      turno: 'N',
      ...hours,
      silencio_acao: 'pular',
    })
    await runShifts(deps, at('2026-08-11', 'M', 60))
    expect(await executionsOf(db, moved)).toMatchObject([
      { situacao: 'executando', total: 1, envia_em: at('2026-08-11', 'M') },
    ])
    expect(await executionsOf(db, skipped)).toMatchObject([
      { situacao: 'concluida', motivo: 'silencio', envia_em: at('2026-08-10', 'N') },
    ])
  })

  it('is lost when it was planned and its window closed', async () => {
    const rule = await makeCommunicationRule(db, campanha, { data_especifica: '2026-09-10' })
    await planShifts(db, at('2026-09-10', 'M'))
    await runShifts(deps, at('2026-09-10', 'T'))
    expect(await executionsOf(db, rule)).toMatchObject([{ situacao: 'perdido', motivo: 'janela', total: 0 }])
  })
})

describe('a shift whose audience cannot be written', () => {
  it('stays planned while its window is open, and does not stop others', async () => {
    const broken = await makeCommunicationRule(db, campanha, { data_especifica: '2026-09-11' })
    const other = await makeCommunicationRule(db, campanha, { data_especifica: '2026-09-11' })
    const mend = await breakAudience(broken)
    await runShifts(deps, at('2026-09-11', 'M'))
    expect(await executionsOf(db, broken)).toMatchObject([{ situacao: 'agendada', motivo: 'erro_interno' }])
    expect(await executionsOf(db, other)).toMatchObject([{ situacao: 'executando', total: 1 }])
    await mend()
    await runShifts(deps, at('2026-09-11', 'M', 5))
    expect(await executionsOf(db, broken)).toMatchObject([{ situacao: 'executando', motivo: null, total: 1 }])
  })

  it('has failed when its window closes, of which the managers are notified', async () => {
    await reported()
    const before = (await reported()).length
    const broken = await makeCommunicationRule(db, campanha, { data_especifica: '2026-09-12' })
    const mend = await breakAudience(broken)
    await runShifts(deps, at('2026-09-12', 'M'))
    await runShifts(deps, at('2026-09-12', 'T'))
    await mend()
    expect(await executionsOf(db, broken)).toMatchObject([
      { situacao: 'falhou', motivo: 'erro_interno', detalhe: expect.stringContaining('quebrada') },
    ])
    expect((await reported()).slice(before)).toEqual([
      { id_usuario: userId, msg: 'Um turno da campanha Agosto não foi enviado.' },
    ])
  })
})
