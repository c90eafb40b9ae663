/** The numbers of the fleet's alerts are those of the lists behind them: docs/operations.md#alerts-of-the-fleet. */
import { fleetAlertFilters } from '@intranet/contract/operations/fleet-alerts'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import {
  fineFields,
  makeDriver,
  makeLicence,
  makeRental,
  makeVehicle,
} from '../../../../test/factories/fleet.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
// Who keeps one provider's fleet, and works for another.
const manager = await as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: theirs })
const today = todayInBrazil()
const day = (days: number) => daysLater(today, days)
const ENDS = [-3, 0, 30, 31]

/** The same for each provider: what counts, and what is a day too late or settled already. */
async function fill(id_empresa: number) {
  const id_veiculo = await makeVehicle(db, id_empresa)
  for (const days of ENDS) {
    await makeDriver(db, { id_empresa }, { cnh_validade: day(days) })
    const ending = { vencimento_licenciamento: day(days), vencimento_seguro: day(days) }
    await makeVehicle(db, id_empresa, ending)
    await makeVehicle(db, id_empresa, { ...ending, situacao: 'baixado' })
    await makeRental(db, await makeVehicle(db, id_empresa), { data_fim: day(days), contrato: `C${days}` })
  }
  for (const days of [-3, 7, 8])
    for (const [situacao, confirmado_em] of [
      ['recebida', null],
      ['em_recurso', null],
      ['em_recurso', new Date()],
      ['cancelada', null],
    ] as const)
      await db
        .insertInto('multa')
        .values({
          ...fineFields({ id_veiculo, data_infracao: day(-60), data_notificacao: day(days - 30) }),
          pontos: 4,
          situacao,
          confirmado_em,
        })
        .execute()
  for (const situacao of ['pendente', 'recusada'])
    await db
      .insertInto('solicitacao_veiculo')
      .values({
        id_usuario: manager.userId,
        id_empresa,
        motivo: 'Visita',
        origem: 'Pelotas',
        destino: 'Rio Grande',
        data_retirada: new Date(Date.now() + 86_400_000),
        data_devolucao: new Date(Date.now() + 90_000_000),
        situacao,
      })
      .execute()
  await db
    .insertInto('manutencao_veiculo')
    .values({ id_veiculo, tipo: 'corretiva', descricao: 'Freio', km: 10, situacao: 'solicitada' })
    .execute()
}

it('each number is how many rows its list has (docs/operations.md#alerts-of-the-fleet)', async () => {
  for (const place of [ours, theirs]) await fill(place)
  await makeLicence(db, manager.userId, { cnh_validade: day(3) })
  const { call } = manager
  const filters = fleetAlertFilters(today)
  const lists = {
    multas: call.fines.list({ filtro: filters.multas }),
    cnh: call.expiries.list({ filtro: filters.cnh }),
    licenciamento: call.expiries.list({ filtro: filters.licenciamento }),
    seguro: call.expiries.list({ filtro: filters.seguro }),
    locacao: call.expiries.list({ filtro: filters.locacao }),
    solicitacoes: call.vehicleRequests.list({ filtro: filters.solicitacoes }),
    manutencoes: call.vehicleMaintenance.list({ filtro: filters.manutencoes }),
  }
  const totals = Object.fromEntries(
    await Promise.all(Object.entries(lists).map(async ([name, list]) => [name, (await list).total])),
  )
  expect(await call.fleet.alerts()).toEqual(totals)
  expect(totals).toEqual({
    // Two that were received, and the one under appeal whose last day is not over.
    multas: 3,
    cnh: 4,
    licenciamento: 3,
    seguro: 3,
    locacao: 3,
    solicitacoes: 2,
    manutencoes: 1,
  })
})
