/** What happened to the demo fleet: fines in every state, an incident, bookings and requests. */
import { dayFromNow } from '@intranet/contract/today'
import type { Database } from '../connection.ts'
import type { At, Driver, DriverOf, Vehicle } from './fleet-people.ts'

export async function seedFines(db: Database, fleet: Vehicle[], driverOf: DriverOf, at: At): Promise<void> {
  const manager = await db
    .selectFrom('rh_usuario')
    .where('email', '=', 'gestor.operacoes@intranet.example')
    .select('id')
    .executeTakeFirst()
  const states = ['recebida', 'recebida', 'condutor_indicado', 'paga', 'nao_indicada'] as const
  const rows = states.map((situacao, place) => {
    const vehicle = fleet[place]!
    const driver = situacao === 'nao_indicada' || place === 1 ? undefined : driverOf(vehicle, 3)
    const confirmed = situacao === 'condutor_indicado' || situacao === 'paga'
    const days = [12, 26, 20, 90, 80][place]!
    return {
      id_veiculo: vehicle.id,
      id_motorista: driver?.id ?? null,
      origem_motorista: driver ? 'vinculo' : null,
      id_confirmador: confirmed ? (manager?.id ?? null) : null,
      confirmado_em: confirmed ? at(-days + 6, 10) : null,
      auto_infracao: `RX00${String(20_341 + place * 977)}`,
      orgao: ['PRF', 'DAER', 'Prefeitura de Pelotas'][place % 3]!,
      codigo_infracao: '74550',
      descricao: 'Transitar em velocidade superior à máxima permitida em até 20%',
      gravidade: 'media',
      pontos: 4,
      data_infracao: at(-days - 8, 14),
      local: ['BR-116, km 525', 'BR-392, km 41', 'Av. Bento Gonçalves'][place % 3]!,
      data_notificacao: dayFromNow(-days),
      valor: '130.16',
      vencimento: dayFromNow(-days + 60),
      situacao,
      ...(situacao === 'paga' && { valor_pago: '104.13', pago_em: dayFromNow(-30) }),
    }
  })
  await db.insertInto('multa').values(rows).execute()
}

export async function seedIncident(
  db: Database,
  vehicle: Vehicle,
  driver: Driver | undefined,
  at: At,
): Promise<void> {
  const city = await db
    .selectFrom('cidade')
    .where('nome', '=', 'Pelotas')
    .where('uf', '=', 'RS')
    .select('id')
    .executeTakeFirst()
  if (!city || !driver) return
  await db
    .insertInto('incidente_veiculo')
    .values({
      id_veiculo: vehicle.id,
      id_motorista: driver.id,
      id_usuario: driver.id_usuario,
      tipo: 'pane',
      data_hora: at(-5, 16),
      local: 'BR-392, acostamento do km 38',
      id_cidade: city.id,
      descricao: 'Superaquecimento do motor. Guincho do seguro levou à oficina.',
      seguro_acionado: true,
      custo: '340.00',
      situacao: 'em_analise',
    })
    .execute()
}

export async function seedBookings(
  db: Database,
  fleet: Vehicle[],
  driverOf: DriverOf,
  at: At,
): Promise<void> {
  const base = {
    motivo: 'Instalação de rádio enlace',
    origem: 'Pelotas',
    destino: 'Rio Grande',
    passageiros: 2,
  }
  for (const [place, vehicle] of fleet.slice(1, 5).entries()) {
    const driver = driverOf(vehicle, 0)
    if (!driver) continue
    const own = {
      ...base,
      id_usuario: driver.id_usuario,
      id_empresa: vehicle.id_empresa,
      id_motorista: driver.id,
    }
    await db
      .insertInto('solicitacao_veiculo')
      .values([
        {
          ...own,
          id_veiculo: vehicle.id,
          data_retirada: at(1, 8 + place * 3),
          data_devolucao: at(1, 11 + place * 3),
          situacao: 'aprovada',
        },
        {
          ...own,
          id_motorista: null,
          motivo: 'Vistoria de torre',
          destino: 'Canguçu',
          data_retirada: at(2 + place, 13),
          data_devolucao: at(2 + place, 18),
        },
      ])
      .execute()
  }
}
