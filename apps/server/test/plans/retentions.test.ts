/** "Saúde" asks of each table whether its oldest row is late, and reads no others (docs/deploy.md#growing). */
import { beforeAll, expect, it } from 'vitest'
import { explain } from '../../../../tools/bench/explain.ts'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { modules } from '../../src/modules/module-list.ts'
import { gather } from '../../src/platform/offers.ts'
import { lateOf } from '../../src/platform/retention.ts'
import { testDatabase } from '../database.ts'
import { makeProvider } from '../factories/company.ts'
import { makeRoulette } from '../factories/roulette.ts'

const { db, pool, url } = await testDatabase()
const { retentions } = gather(modules)
const ROWS = 50_000

/** Of each table so many rows of the last days, without what they refer to, and without statistics to choose a plan by. */
beforeAll(async () => {
  const id_empresa = await makeProvider(db)
  const { id: roulette } = await makeRoulette(db, { id_empresa, data_fim_campanha: '2020-12-31' })
  const rows = `generate_series(1, ${ROWS}) n`
  const moment = `now() - n % 20 * interval '1 day'`
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const fill of [
      `incidente_usuario (id_incidente, id_usuario, texto, lido_em) select n, 1, 'Rompimento', ${moment}`,
      `notificacao_usuario (id_mensagem, id_usuario, lido_em) select n, 1, ${moment}`,
      `alteracao (posicao, tabela, id_item, data)
         select (extract(epoch from now() - n * interval '1 minute') * 1000000)::bigint, 'empresa', 1, ${moment}`,
      `webhook_entrega (id_webhook, eventos, quantidade, created_at) select 1, '[]', 1, ${moment}`,
      `campanha_resposta (canal, contato, texto, created_at) select 'sms', n::text, 'Sim', ${moment}`,
      `campanha_webhook (canal, evento, recebido_em) select 'sms', n::text, ${moment}`,
      `campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, regra, envia_em, expira_em, created_at)
         select n, 1, ${id_empresa}, 'Aviso', current_date, 'M', '{}', now(), now(), ${moment}`,
      `site_roleta_historico (id_campanha, nome, pessoa, cliente, cupom, codigo, erro, anonimizado_em) select ${roulette},
         'Participante', n::text, false,
         'CUPOM-' || translate(lpad(n::text, 8, '0'), '0189', 'WXYZ'), '123456', 'Sem prêmio', now()`,
    ])
      await client.query(`insert into ${fill} from ${rows}`)
  } finally {
    client.release(true)
  }
}, 240_000)

it('nothing is late', async () => {
  expect(await lateOf(db, retentions)).toEqual([])
})

it.each(retentions.map((one) => [one.nome, one] as const))('%s', async (_name, { isLate }) => {
  const [statement] = await issuedBy(url, isLate)
  const plan = await explain(pool, statement!)
  expect(plan.scans).toMatch(/Index/)
  expect(plan.buffers, plan.scans).toBeLessThanOrEqual(10)
})
