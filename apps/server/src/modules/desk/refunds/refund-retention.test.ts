import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProof, refundFields } from '../../../../test/factories/desk.ts'
import { forgetAccountsJob } from './refund.job.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const author = await as({ roles: ['backoffice:solicitante'], empresas: [ours], employee: true })
const finance = await as({ roles: ['financeiro:gestor'], empresas: [ours], employee: true })
const [refund] = await author.call.refunds.create({
  objects: [
    { ...refundFields, id_empresa: ours, fatura: 'A-1', comprovante: await makeProof(db, author.userId) },
  ],
})
const { id } = refund!

it('neither the document nor the account of a refund is in its history', async () => {
  const [made] = await finance.call.history.list({ tabelas: ['bo_estorno'], id_item: id })
  expect(made!.new_data).toMatchObject({ nome_razaosocial: 'Ana Souza' })
  for (const hidden of ['cpf', 'conta_mascarada']) expect(made!.new_data).not.toHaveProperty(hidden)
})

it('five years after its end they are deleted, also from what the history kept (docs/desk.md#refunds)', async () => {
  await sql`update bo_estorno set situacao = 'cancelado' where id = ${id}`.execute(db)
  await sql`alter table bo_estorno disable trigger user`.execute(db)
  await sql`update bo_estorno set updated_at = now() - interval '6 years' where id = ${id}`.execute(db)
  await sql`alter table bo_estorno enable trigger user`.execute(db)
  await forgetAccountsJob.run(deps, {})
  expect(
    await db
      .selectFrom('bo_estorno')
      .where('id', '=', id)
      .select(['dados_pagamento', 'conta_mascarada', 'cpf'])
      .executeTakeFirst(),
  ).toEqual({ dados_pagamento: null, conta_mascarada: null, cpf: null })
  const { rows: kept } = await sql<{ said: string }>`
    select coalesce(old_data::text, '') || coalesce(new_data::text, '') as said from log_historico
    where tabela = 'bo_estorno' and id_item = ${String(id)} order by id`.execute(db)
  expect(kept).toHaveLength(2)
  for (const { said } of kept) {
    expect(said).toContain('Ana Souza')
    expect(said).not.toMatch(/"(cpf|conta_mascarada)"/)
  }
})
