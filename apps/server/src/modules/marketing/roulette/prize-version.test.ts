import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeRoulette, prize } from '../../../../test/factories/roulette.ts'

const { db, as } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const manager = await as({ roles: ['roulette:gestor'], empresas: [razao] })
const { roulette } = manager.call
const { id } = await makeRoulette(db, { id_empresa: razao, dono: manager.userId })

it('prizes are saved on the version that was read: another edit is not overwritten, a spin is not an edit', async () => {
  const wheel = [1, 2, 3, 4].map(() => prize())
  await roulette.savePrizes({ id_campanha: id, clientes: wheel, nao_clientes: wheel })
  const read = async () => {
    const prizes = await roulette.prizes({ id_campanha: id })
    const of = (audience: boolean) =>
      prizes
        .filter(({ cliente }) => cliente === audience)
        .map((one) => ({ ...prize(), id: one.id, updated_at: new Date(one.updated_at).toISOString() }))
    return { id_campanha: id, clientes: of(true), nao_clientes: of(false) }
  }
  const seen = await read()
  const [first] = seen.clientes
  await db.updateTable('site_roleta_premios').set({ distribuidos: 1 }).where('id', '=', first!.id).execute()
  await roulette.savePrizes(seen)
  await expect(roulette.savePrizes(seen)).rejects.toThrow('alterado por outra pessoa')
  await roulette.savePrizes(await read())
})

it('the look of the wheel is saved on the version that was read', async () => {
  const colours = {
    base_background: '#ffffff',
    base_html_content: 'Gire',
    color_item: '#111111',
    color_item_2: '#222222',
    color_text: '#333333',
    color_text2: '#444444',
  }
  const created = await roulette.createTheme({ ...colours, id_campanha: id })
  const seen = { ...colours, id: created.id, updated_at: new Date(created.updated_at).toISOString() }
  await roulette.updateTheme({ ...seen, base_html_content: 'Agora' })
  await expect(roulette.updateTheme(seen)).rejects.toThrow('alterado por outra pessoa')
})
