import { communicationSend } from '@intranet/contract/messages/communication'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
} from '../../../../../test/factories/communication.ts'
import { communicationUpkeepJob } from './communication-upkeep.job.ts'

const { db, deps, as } = await testWorld()

it('managers are notified of a lagging queue once an hour, even if it is checked more often', async () => {
  const empresa = await makeProvider(db)
  const { userId } = await as({ roles: ['regua_comunicacao:gestor'], empresas: [empresa] })
  const regra = await makeCommunicationRule(db, await makeCommunicationCampaign(db, empresa))
  const pessoa = await makeCustomer(db, empresa)
  const minutes = await deps.parameters.read('comunicacao_atraso_minutos')
  const reported = async () => {
    const { rows } = await sql<{ id_usuario: number; msg: string; chave: string }>`
      select u.id_usuario, m.data ->> 'msg' as msg, m.data ->> 'chave' as chave from notificacao_mensagem m
      join notificacao_usuario u on u.id_mensagem = m.id where m.data ->> 'chave' like 'comunicacao-atraso:%'`.execute(
      db,
    )
    return rows
  }
  await communicationUpkeepJob.run(deps, {})
  expect(await reported()).toEqual([])
  await sql`
    with x as (insert into campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, situacao,
      regra, envia_em, expira_em, total)
      select ${regra}, 1, ${empresa}, 'X', current_date, 'M', 'executando', '{}', now(), now() + interval '4 hours', 1
      returning id)
    insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, envia_em, expira_em)
    select x.id, ${regra}, ${empresa}, ${pessoa}, 'sms', '5547999990000', current_date, 'na_fila',
      now() - make_interval(mins => ${minutes + 1}), now() + interval '4 hours' from x`.execute(db)
  await communicationUpkeepJob.run(deps, {})
  await communicationUpkeepJob.run(deps, {})
  const rows = await reported()
  expect(rows.length).toBeLessThanOrEqual(2)
  expect(new Set(rows.map(({ chave }) => chave)).size).toBe(rows.length)
  expect(rows[0]).toMatchObject({ id_usuario: userId, msg: communicationSend.lag })
})
