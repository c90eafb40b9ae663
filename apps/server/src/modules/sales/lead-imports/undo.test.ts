import { expect, it } from 'vitest'
import { importWorld } from '../../../../test/factories/import-world.ts'
import { csvText, sheetRows } from '../../../../test/factories/sheets.ts'

const { db, ours, manager, rest, begin, participantsOf } = await importWorld()

async function imported(total: number, first: number): Promise<{ id: number; ids: number[] }> {
  const id = await begin('leads.csv', csvText(sheetRows(total, first), ';'))
  await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
  return { id, ids: (await participantsOf(id)).map((participant) => participant.id) }
}

const leadsLeft = async (id: number) =>
  (
    await db
      .selectFrom('vendas_lead as l')
      .innerJoin('vendas_lead_participante as p', 'p.id', 'l.id_participante')
      .where('p.id_importacao_evento', '=', id)
      .select('l.cliente')
      .execute()
  ).map(({ cliente }) => cliente)

it('leads that were worked on, or were sent to the ERP, stay when the others are undone (docs/lead-imports.md#undoing)', async () => {
  const first = await imported(2, 7000)
  await manager.call.leadImports.createLeads({ id: first.id, participantes: first.ids })
  const [lead] = await db.selectFrom('vendas_lead').select('id').execute()
  await manager.call.leads.update({ id: lead!.id, cliente: 'Mudada' })
  expect(await manager.call.leadImports.undo({ id: first.id })).toEqual({
    message:
      'Importação desfeita em parte: uma lead excluída; uma fica, porque já foi ao ERP ou foi alterada por alguém.',
  })
  expect(await leadsLeft(first.id)).toEqual(['Mudada'])
  expect(await manager.call.leadImports.get({ id: first.id })).toMatchObject({
    situacao: 'importada',
    total_participantes: 1,
    leads_criadas: 1,
  })
  await expect(manager.call.leadImports.undo({ id: first.id })).rejects.toThrow('já foi ao ERP')

  await db.insertInto('empresa_erp').values({ id_empresa: ours, url: 'https://127.0.0.1:9' }).execute()
  const second = await imported(2, 7100)
  await manager.call.leadImports.createLeads({ id: second.id, participantes: second.ids })
  await db
    .updateTable('erp_saida')
    .set({ situacao: 'enviado', corpo: null })
    .where('id', '=', (eb) => eb.selectFrom('erp_saida').select((s) => s.fn.max('id').as('id')))
    .execute()
  await manager.call.leadImports.undo({ id: second.id })
  expect(await leadsLeft(second.id)).toHaveLength(1)
})
