import { superadmin, testWorld } from '../app.ts'
import { makeProvider } from './company.ts'

export const address = {
  cep: '96010000',
  logradouro: 'Rua XV de Novembro',
  numero: '120',
  bairro: 'Centro',
  cidade: 'Pelotas',
  estado: 'RS' as const,
}

/** What a refusal through a caller looks like. */
export const refused = (message: string, code = 'UNPROCESSABLE_CONTENT') => ({ code, message })

/**
 * Two providers with their sellers and manager; of `mapped` the coverage is registered: the Centro of Pelotas.
 * `create` makes a lead through the procedure.
 */
export async function leadWorld() {
  const world = await testWorld()
  const { db, as } = world
  const id_empresa = await makeProvider(db)
  const mapped = await makeProvider(db)
  const empresas = [id_empresa, mapped]
  const { id: id_canal } = await db
    .insertInto('vendas_canal')
    .values({ nome: 'Loja' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('vendas_canal_provedor')
    .values(empresas.map((provider) => ({ id_canal, id_empresa: provider })))
    .execute()
  await db
    .insertInto('vendas_cobertura')
    .values({ id_empresa: mapped, cidade: 'Pelotas', uf: 'RS', bairro: 'Centro' })
    .execute()
  const seller = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
  const external = await as({ roles: ['vendas:solicitante'], empresas, employee: false })
  const manager = await as({ roles: ['vendas:gestor'], empresas, employee: true })
  const boss = await as(superadmin)
  const typed = { id_empresa, id_canal, cliente: 'Marina Prates', fone: '53999887766', ...address }
  const create = async (over: object = {}, who = seller) =>
    (await who.call.leads.create({ objects: [{ ...typed, ...over }] }))[0]!
  return { ...world, id_empresa, mapped, empresas, seller, external, manager, boss, typed, create }
}
