import { beforeEach, describe, expect, it } from 'vitest'
import { panelWorld } from '../../../../test/erp/panel-world.ts'
import { makeCustomer } from '../../../../test/factories/communication.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident, makeIncidentCategory } from '../../../../test/factories/incidents.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { incidentsOf } from './local-facts.queries.ts'

const { db, provider, customer, as } = await panelWorld()
const { userId: id_usuario } = await as({
  roles: ['incidentes:gestor'],
  empresas: [provider],
  employee: true,
})
const pelotas = await cityNamed(db, 'Pelotas', 'RS')
const whose = { id_empresa: provider, cod_cliente: customer.cod_cliente }
await makeCustomer(db, provider, {
  codpessoa: customer.cod_cliente,
  cidade: 'PELOTAS',
  uf: 'RS',
  contratos: [],
})

beforeEach(async () => {
  await db.deleteFrom('incidente').execute()
  await db.updateTable('relationship_dados_pessoas').set({ uf: 'RS' }).execute()
})
const shown = async () => (await incidentsOf(db, whose)).map(({ titulo }) => titulo).toSorted()
const made = (titulo: string, more: object, cities: number[] = [pelotas]) =>
  makeIncident(db, { titulo, id_usuario, ...more }, cities)

describe('incidents that a customer may be calling because of (docs/client-panel.md#identification)', () => {
  it('are those of their city or of all cities of their provider, and no others', async () => {
    const other = await makeProvider(db)
    await made('da cidade', { id_empresa: provider })
    await made('de todas', { id_empresa: provider }, [])
    await made('do departamento', { id_departamento: await makeDepartment(db, provider) })
    await made('do grupo', { id_departamento: await makeDepartment(db, null) })
    const inside = await makeIncidentCategory(db, { afeta_rede: false })
    await made('sistema interno', { id_empresa: provider, id_categoria: inside }, [])
    await made('sem cidade', { id_departamento: await makeDepartment(db, provider) }, [])
    await made('de outro', { id_empresa: other })
    await made('de outro, todas', { id_empresa: other }, [])
    await made('departamento de outro', { id_departamento: await makeDepartment(db, other) })
    await made('apagado', { id_empresa: provider, ativo: false })
    await made('de outra cidade', { id_empresa: provider }, [await cityNamed(db, 'Rio Grande', 'RS')])
    expect(await shown()).toEqual(['da cidade', 'de todas', 'do departamento', 'do grupo'])
  })

  it('are shown where the ERP does not know the state, and not where it is another one', async () => {
    await made('da cidade', { id_empresa: provider })
    await db.updateTable('relationship_dados_pessoas').set({ uf: null }).execute()
    expect(await shown()).toEqual(['da cidade'])
    await db.updateTable('relationship_dados_pessoas').set({ uf: 'SC' }).execute()
    expect(await shown()).toEqual([])
  })
})
