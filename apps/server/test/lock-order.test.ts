/** Who locks several records of a table locks the smaller id first, whatever order they were named in. */
import { dayFromNow } from '@intranet/contract/today'
import { expect, it, vi } from 'vitest'
import { holdOpenDocuments } from '../src/modules/sales/leads/lead-checks.queries.ts'
import { holdOpenLeads } from '../src/modules/sales/lead-imports/open-leads.queries.ts'
import { inTransaction } from '../src/platform/transaction.ts'
import { superadmin, testWorld } from './app.ts'
import { makeCommunicationCampaign, makeCommunicationRule } from './factories/communication.ts'
import { makeProvider } from './factories/company.ts'
import { makeVehicle } from './factories/fleet.ts'
import { makeRoulette, prize } from './factories/roulette.ts'
import { makeLead } from './factories/sales.ts'
import { makeRequest } from './factories/sponsorship.ts'
import { makeUser } from './factories/users.ts'

const { db, as, deps } = await testWorld()
const { pool } = deps.connection
const ours = await makeProvider(db)
const { call } = await as(superadmin)
const campaign = await makeCommunicationCampaign(db, ours)
const ahead = { data_especifica: dayFromNow(3) }
const four = Array.from({ length: 4 }, () => prize())
const analysis = { alinhamento_marca: 1, alcance: 1, relacionamento: 1, parecer: 'viavel' } as const
const analysed = {
  clientes_cidade: 1,
  clientes_potenciais: 1,
  cobertura: 'total',
  custo_estimado: '1.00',
} as const
const offer = { autor: 'empresa', tipo: 'misto', valor: '900.00', contrapartidas: 'Estande.' } as const
const repair = { tipo: 'pneu', km: 20, descricao: 'Pneu furado', parado: true } as const

const waiting = () =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 15_000, interval: 20 },
  )

/** Whether `work` leaves the larger id alone while it waits for the smaller one. */
async function waitsForSmaller(
  table: string,
  [smaller, larger]: readonly [number, number],
  work: () => Promise<unknown>,
): Promise<boolean> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query(`select from ${table} where id = ${smaller} for update`)
    const done = Promise.allSettled([work()])
    await waiting()
    const { rows } = await other.query(`select from ${table} where id = ${larger} for update skip locked`)
    await other.query('rollback')
    await done
    return rows.length === 1
  } finally {
    other.release()
  }
}

const two = async (make: () => Promise<number>) => [await make(), await make()] as const
const requests = () => two(() => makeRequest(db, ours, { situacao: 'em_negociacao' }))

it.each<[string, string, () => Promise<readonly [number, number]>, (ids: number[]) => Promise<unknown>]>([
  [
    'campaigns are switched',
    'campanha_comunicacao',
    () => two(() => makeCommunicationCampaign(db, ours)),
    (ids) => call.communicationCampaigns.setActive({ ids, ativo: false }),
  ],
  [
    'rules are switched',
    'campanha_regras',
    () => two(() => makeCommunicationRule(db, campaign, ahead)),
    (ids) => call.communicationRules.setActive({ ids, ativo: false }),
  ],
  [
    'prizes of several roulettes are added',
    'site_roleta_campanhas',
    () => two(async () => (await makeRoulette(db, { id_empresa: ours })).id),
    (ids) =>
      call.roulette.createPrizes({
        objects: ids.flatMap((id_campanha) => four.map((one) => ({ ...one, id_campanha }))),
      }),
  ],
  [
    'requests are analysed',
    'patrocinio_solicitacao',
    requests,
    (ids) =>
      call.sponsorshipViability.create({
        objects: ids.map((id_solicitacao) => ({
          id_solicitacao,
          ...analysis,
          ...analysed,
          concorrente_presente: false,
        })),
      }),
  ],
  [
    'requests are negotiated',
    'patrocinio_solicitacao',
    requests,
    (ids) =>
      call.sponsorshipRounds.create({ objects: ids.map((id_solicitacao) => ({ id_solicitacao, ...offer })) }),
  ],
  [
    'accounts are begun',
    'patrocinio_solicitacao',
    requests,
    (ids) =>
      call.sponsorshipAccounts.create({
        objects: ids.map((id_solicitacao) => ({ id_solicitacao, realizado: true, valor_realizado: '10.00' })),
      }),
  ],
  [
    'external sellers are let in',
    'rh_usuario',
    () => two(() => makeUser(db, { employee: false })),
    (ids) =>
      call.partners.create({
        objects: ids.map((id_usuario) => ({
          id_usuario,
          empresas: [ours],
          roles: ['vendas:leitor'],
          validade_fim: dayFromNow(30),
        })),
      }),
  ],
  [
    'vehicles are repaired',
    'veiculo',
    () => two(() => makeVehicle(db, ours)),
    (ids) =>
      call.vehicleMaintenance.create({ objects: ids.map((id_veiculo) => ({ id_veiculo, ...repair })) }),
  ],
  [
    'repairs are asked for',
    'veiculo',
    () => two(() => makeVehicle(db, ours)),
    (ids) =>
      call.vehicleMaintenance.request({ objects: ids.map((id_veiculo) => ({ id_veiculo, ...repair })) }),
  ],
  [
    'vehicles are filled up',
    'veiculo',
    () => two(() => makeVehicle(db, ours)),
    (ids) =>
      call.fuels.create({
        objects: ids.map((id_veiculo) => ({
          id_veiculo,
          data: '2026-01-05T10:00',
          km: 1000,
          litros: '40',
          valor: '200.00',
        })),
      }),
  ],
  [
    'leads are merged',
    'vendas_lead',
    () => two(() => makeLead(db, ours)),
    ([id, id_mantida]) => call.leads.merge({ id: id!, id_mantida: id_mantida! }),
  ],
  [
    'a merge is undone',
    'vendas_lead',
    async () => {
      const [id_mantida, id] = await two(() => makeLead(db, ours))
      await call.leads.merge({ id, id_mantida })
      return [id_mantida, id]
    },
    ([id]) => call.leads.unmerge({ id: id! }),
  ],
])('the smaller id first when %s', async (_what, table, make, work) => {
  const pair = await make()
  expect(await waitsForSmaller(table, pair, () => work(pair.toReversed()))).toBe(true)
})

it('an import locks the open leads of its people in this order, before their documents; the oldest is taken over', async () => {
  const documento = '39053344705'
  const pair = await two(() => makeLead(db, ours, { documento }))
  const taken = () =>
    inTransaction(db, null, async (open) => (await holdOpenLeads(open, ours, [documento])).get(documento)?.id)
  expect(await waitsForSmaller('vendas_lead', pair, taken)).toBe(true)
  expect(await taken()).toBe(pair[0])
  let imported: Promise<unknown> | undefined
  await inTransaction(db, null, async (editor) => {
    await editor.selectFrom('vendas_lead').select('id').where('id', '=', pair[0]).forUpdate().execute()
    imported = taken()
    await waiting()
    await holdOpenDocuments(editor, [{ id_empresa: ours, documento }])
  })
  expect(await imported).toBe(pair[0])
})
