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
    (table, plain) => `s1.00000000.${table}${Buffer.from(plain).toString('base64url')}`,
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
  const paid = await db
    .selectFrom('bo_estorno')
    .where('forma', '=', 'pix')
    .where('situacao', '=', 'pago')
    .select(['conta_mascarada', 'dados_pagamento'])
    .executeTakeFirstOrThrow()
  expect(paid.conta_mascarada).toMatch(/^Pix \*{8}\d{3}$/)
  const plain = Buffer.from(paid.dados_pagamento!.split('bo_estorno')[1]!, 'base64url').toString()
  expect(JSON.parse(plain)).toMatchObject({ pix_tipo: 'cpf', pix_chave: expect.stringMatching(/^\d{11}$/) })
  const owned = await db
    .selectFrom('arquivo')
    .where('tabela_dona', 'in', ['bo_estorno', 'patrocinio_pos_evento_foto', 'patrocinio_pos_evento_arquivo'])
    .select('id')
    .execute()
  expect(owned).toHaveLength(30)
  expect(kept).toEqual(expect.arrayContaining(owned.map(({ id }) => id)))
  const accounts = await db.selectFrom('patrocinio_pos_evento').select('situacao').distinct().execute()
  expect(accounts.map(({ situacao }) => situacao).toSorted()).toEqual(['aprovado', 'em_analise', 'pendente'])
}, 60_000)
