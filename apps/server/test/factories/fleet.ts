import type { Database } from '@intranet/db/connection'
import { makeUser, type UserOverrides } from './users.ts'

let sequence = 0

interface VehicleOverrides {
  placa?: string
  marca?: string
  modelo?: string
  categoria_exigida?: string
  km_atual?: number
  lugares?: number
  situacao?: string
  id_cidade?: number
  vencimento_licenciamento?: string
  vencimento_seguro?: string
  proxima_revisao_km?: number
}

export async function makeVehicle(
  db: Database,
  id_empresa: number,
  over: VehicleOverrides = {},
): Promise<number> {
  sequence += 1
  const { id } = await db
    .insertInto('veiculo')
    .values({
      placa: `TST${sequence % 10}A${String(Math.floor(sequence / 10)).padStart(2, '0')}`,
      renavam: String(sequence).padStart(11, '0'),
      marca: 'Fiat',
      modelo: 'Strada',
      ano_fabricacao: 2023,
      ano_modelo: 2024,
      tipo: 'utilitario',
      combustivel: 'flex',
      propriedade: 'proprio',
      categoria_exigida: 'B',
      id_empresa,
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // What tests read of the odometer may be of any day.
  await db
    .updateTable('veiculo_hodometro')
    .set({ momento: new Date(0) })
    .where('id_veiculo', '=', id)
    .execute()
  return id
}

interface RentalOverrides {
  contrato?: string
  data_inicio?: string
  data_fim?: string
  valor_mensal?: string
}

/** A company that rents vehicles out, the same each time: its id. */
export async function makeRentalCompany(db: Database): Promise<number> {
  const nome = 'Locadora do Sul'
  const { id } = await db
    .insertInto('locadora')
    .values({ nome, cnpj: '11222333000181' })
    .onConflict((conflict) => conflict.column('cnpj').doUpdateSet({ nome }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A contract for a rented vehicle, of 2026 by default, with its company: the ids of both. */
export async function makeRental(
  db: Database,
  id_veiculo: number,
  over: RentalOverrides = {},
): Promise<{ id: number; id_locadora: number }> {
  const id_locadora = await makeRentalCompany(db)
  const period = { data_inicio: '2026-01-01', data_fim: '2026-12-31' }
  const { id } = await db
    .insertInto('locacao')
    .values({
      id_locadora,
      id_veiculo,
      contrato: 'C-1',
      ...period,
      valor_mensal: '900.00',
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, id_locadora }
}

interface LicenceOverrides {
  cnh_categoria?: string
  cnh_validade?: string
  cnh_numero?: string
}

/** An employee with a licence: the ids of both. */
export async function makeDriver(
  db: Database,
  over: UserOverrides = {},
  licence: LicenceOverrides = {},
): Promise<{ id: number; id_usuario: number }> {
  const id_usuario = await makeUser(db, { employee: true, ...over })
  return { id: await makeLicence(db, id_usuario, licence), id_usuario }
}

export async function makeLicence(
  db: Database,
  id_usuario: number,
  over: LicenceOverrides = {},
): Promise<number> {
  const { id } = await db
    .insertInto('motorista')
    .values({
      id_usuario,
      cnh_numero: '12345678900',
      cnh_categoria: 'B',
      cnh_validade: '2030-12-31',
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A photo that a person has just sent. */
export async function makeUpload(db: Database, id_usuario: number, tipo = 'image/jpeg'): Promise<string> {
  const { id } = await db
    .insertInto('arquivo')
    .values({ bucket: 'imagens', nome: 'foto.jpg', tipo, tamanho: 10, sha256: 'x', id_usuario })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a notice of a fine says; no two have one number. */
export const fineFields = <Over extends { id_veiculo: number }>(over: Over) => ({
  auto_infracao: `TM${String((sequence += 1)).padStart(6, '0')}`,
  orgao: 'PRF',
  codigo_infracao: '74550',
  descricao: 'Transitar em velocidade superior à máxima permitida em até 20%',
  gravidade: 'media' as const,
  data_infracao: '2026-05-10T14:20',
  local: 'BR-116, km 41',
  data_notificacao: '2026-05-18',
  valor: '195.23',
  vencimento: '2026-07-10',
  ...over,
})

/** What somebody asks for who wants to drive on a day, between two times. */
export const vehicleWish = (day: string, from = '08:00', to = '12:00') => ({
  motivo: 'Instalar rádio',
  origem: 'Pelotas',
  destino: 'Rio Grande',
  data_retirada: `${day}T${from}`,
  data_devolucao: `${day}T${to}`,
  passageiros: 2,
  dirige: true,
})
