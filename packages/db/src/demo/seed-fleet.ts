/** The fleet of the demo group: vehicles, drivers, a year of fuel and repairs, fines in every state, bookings. */
import { renavamOf } from '@intranet/contract/operations/registration'
import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import { seedBookings, seedFines, seedIncident } from './seed-fleet-events.ts'
import type { At, Driver, DriverOf, Vehicle } from './fleet-people.ts'

const vehicles = [
  ['QJA1B23', 'Fiat', 'Strada', 'utilitario', 'produto', 2, 48_200],
  ['QKB4C56', 'Volkswagen', 'Saveiro', 'utilitario', 'produto', 2, 61_050],
  ['IZT8D90', 'Renault', 'Kangoo', 'utilitario', 'produto', 5, 33_780],
  ['JBX2E34', 'Chevrolet', 'Onix', 'carro', 'produto', 5, 21_460],
  ['JCF7G11', 'Fiat', 'Mobi', 'carro', 'razao', 5, 54_900],
  ['IXR5H77', 'Honda', 'CG 160', 'moto', 'razao', 2, 18_320],
  ['JDK3I42', 'Iveco', 'Daily', 'caminhao', 'razao', 3, 97_640],
  ['IWE9J05', 'Volkswagen', 'Gol', 'carro', 'vetorial', 5, 72_310],
] as const

const categoryOf = { utilitario: 'B', carro: 'B', moto: 'A', caminhao: 'C' } as const

export async function seedFleet(db: Database): Promise<void> {
  const at = (days: number, hour: number) =>
    new Date(`${dayFromNow(days)}T${String(hour).padStart(2, '0')}:00:00-03:00`)
  const fleet = await seedVehicles(db)
  const drivers = await seedDrivers(db)
  const driverOf = ({ id_empresa }: Vehicle, place = 0) => {
    const own = drivers.filter((driver) => driver.id_empresa === id_empresa)
    return own[place % own.length]
  }
  await seedAssignments(db, fleet, driverOf, at)
  await seedFuel(db, fleet, at)
  await seedRepairs(db, fleet, at)
  await seedRental(db, fleet[2]!)
  await seedFines(db, fleet, driverOf, at)
  await seedIncident(db, fleet[0]!, driverOf(fleet[0]!), at)
  await seedBookings(db, fleet, driverOf, at)
}

async function seedVehicles(db: Database): Promise<Vehicle[]> {
  const providers = await db.selectFrom('empresa').select(['id', 'sistema']).execute()
  const pelotas = await db
    .selectFrom('cidade')
    .where('nome', '=', 'Pelotas')
    .where('uf', '=', 'RS')
    .select('id')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('veiculo')
    .values(
      vehicles.map(([placa, marca, modelo, tipo, sistema, lugares, km_atual], place) => ({
        placa,
        marca,
        modelo,
        tipo,
        lugares,
        km_atual,
        renavam: renavamOf(String(1_000_000_000 + place * 123_456)),
        ano_fabricacao: 2020 + (place % 5),
        ano_modelo: 2021 + (place % 5),
        combustivel: tipo === 'caminhao' ? 'diesel' : 'flex',
        propriedade: place === 2 ? 'locado' : 'proprio',
        categoria_exigida: categoryOf[tipo],
        id_empresa: providers.find((one) => one.sistema === sistema)!.id,
        id_cidade: pelotas.id,
        vencimento_licenciamento: dayFromNow([12, 95, 210, 25, 160, 300, 48, 7][place]!),
        vencimento_seguro: dayFromNow([180, 28, 240, 90, 14, 330, 120, 60][place]!),
        proxima_revisao_km: Math.ceil(km_atual / 10_000) * 10_000,
      })),
    )
    .returning(['id', 'placa', 'id_empresa', 'km_atual'])
    .execute()
}

/** Employees of each provider with a licence; `tecnico` is one of them. */
async function seedDrivers(db: Database): Promise<Driver[]> {
  const { rows } = await sql<{ id: number; id_empresa: number; email: string }>`
    select id, id_empresa, email from (select u.id, u.id_empresa, u.email, row_number() over (
        partition by u.id_empresa order by u.email not like 'tecnico@%', u.id) as n
      from rh_usuario u where u.funcionario and u.ativo and u.id_empresa is not null) p where n <= 5 order by id_empresa, n`.execute(
    db,
  )
  const created = await db
    .insertInto('motorista')
    .values(
      rows.map(({ id }, place) => ({
        id_usuario: id,
        cnh_numero: String(10_000_000_000 + place * 7_654_321).slice(0, 11),
        cnh_categoria: ['B', 'AB', 'AB', 'AD', 'B'][place % 5]!,
        cnh_validade: dayFromNow(place === 1 ? 21 : 400 + place * 37),
      })),
    )
    .returning(['id', 'id_usuario'])
    .execute()
  return created.map((driver) => ({
    ...driver,
    id_empresa: rows.find(({ id }) => id === driver.id_usuario)!.id_empresa,
  }))
}

async function seedAssignments(db: Database, fleet: Vehicle[], driverOf: DriverOf, at: At): Promise<void> {
  for (const vehicle of [fleet[0]!, fleet[4]!, fleet[6]!]) {
    const driver = driverOf(vehicle, 3)
    if (!driver) continue
    await db
      .insertInto('veiculo_motorista')
      .values({
        id_veiculo: vehicle.id,
        id_motorista: driver.id,
        inicio: at(-60, 8),
        // Between the fills of that time.
        km_inicio: vehicle.km_atual - 1420,
      })
      .execute()
    await db
      .updateTable('veiculo')
      .set({ id_motorista: driver.id, situacao: 'em_uso' })
      .where('id', '=', vehicle.id)
      .execute()
  }
}

async function seedFuel(db: Database, fleet: Vehicle[], at: At): Promise<void> {
  const fills = fleet.flatMap(({ id, km_atual }, place) =>
    Array.from({ length: 18 }, (_, back) => {
      // Once in a while a fill goes less far: somebody should look at it.
      const litros = back === 4 && place % 3 === 0 ? 58 : 36 + ((place + back) % 5)
      return {
        id_veiculo: id,
        data: at(-1 - back * 18, 9),
        km: km_atual - back * 430,
        litros: String(litros),
        valor: String((litros * 5.89).toFixed(2)),
        tanque_cheio: (place + back) % 7 !== 3,
        posto: ['Posto Laranjal', 'Posto BR', 'Auto Posto Sul'][(place + back) % 3]!,
      }
    }),
  )
  await db.insertInto('abastecimento').values(fills).execute()
}

async function seedRepairs(db: Database, fleet: Vehicle[], at: At): Promise<void> {
  const done = fleet.flatMap(({ id, km_atual }, place) =>
    [200, 80].map((days, round) => ({
      id_veiculo: id,
      tipo: round ? 'corretiva' : 'revisao',
      descricao: round ? 'Troca de pastilhas e discos de freio' : 'Revisão com troca de óleo e filtros',
      oficina: ['Mecânica Sul', 'Auto Center Pelotas'][place % 2]!,
      data_abertura: dayFromNow(-days - 4),
      data_conclusao: dayFromNow(-days),
      km: km_atual - days * 24,
      // The moment of its reading.
      created_at: at(-days - 4, 9),
      valor_pecas: String(180 + place * 35),
      valor_mao_obra: String(120 + round * 60),
      situacao: 'concluida',
    })),
  )
  await db.insertInto('manutencao_veiculo').values(done).execute()
  await db
    .insertInto('manutencao_veiculo')
    .values({
      id_veiculo: fleet[1]!.id,
      tipo: 'pneu',
      descricao: 'Pneu dianteiro com bolha',
      km: fleet[1]!.km_atual,
      parado: true,
      data_abertura: dayFromNow(-1),
    })
    .execute()
}

async function seedRental(db: Database, vehicle: Vehicle): Promise<void> {
  const [company] = await db
    .insertInto('locadora')
    .values([
      {
        nome: 'Loca Sul Veículos',
        cnpj: '11222333000181',
        telefone: '5332250000',
        email: 'frota@locasul.example',
      },
      { nome: 'Unidas Frotas', cnpj: '45997418000153', telefone: '5130250000' },
    ])
    .returning('id')
    .execute()
  await db
    .insertInto('locacao')
    .values({
      id_locadora: company!.id,
      id_veiculo: vehicle.id,
      contrato: 'LS-2026/118',
      data_inicio: dayFromNow(-340),
      data_fim: dayFromNow(24),
      valor_mensal: '2150.00',
      franquia_km: 3000,
      valor_km_excedente: '0.85',
    })
    .execute()
  await db.updateTable('veiculo').set({ id_locadora: company!.id }).where('id', '=', vehicle.id).execute()
}
