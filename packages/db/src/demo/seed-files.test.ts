import { expect, it } from 'vitest'
import { testDatabase } from '../../../../apps/server/test/database.ts'
import { seedDemo } from './seed-demo.ts'

const { db } = await testDatabase()

it('where files are kept there are refunds in every state, and each proof and photo has its file', async () => {
  const kept: string[] = []
  await seedDemo(
    db,
    async () => 'hash',
    new Date(),
    async (id) => void kept.push(id),
  )
  const states = await db.selectFrom('bo_estorno').select('situacao').distinct().orderBy('situacao').execute()
  expect(states.map(({ situacao }) => situacao)).toEqual([
    'aprovado',
    'devolvido',
    'em_analise',
    'pago',
    'rascunho',
    'recusado',
    'solicitado',
  ])
  const owned = await db
    .selectFrom('arquivo')
    .where('tabela_dona', 'in', ['bo_estorno', 'patrocinio_pos_evento_foto', 'patrocinio_pos_evento_arquivo'])
    .select('id')
    .execute()
  expect(owned).toHaveLength(24)
  expect(kept).toEqual(expect.arrayContaining(owned.map(({ id }) => id)))
  const accounts = await db.selectFrom('patrocinio_pos_evento').select('situacao').distinct().execute()
  expect(accounts.map(({ situacao }) => situacao).toSorted()).toEqual(['aprovado', 'em_analise', 'pendente'])
}, 60_000)
