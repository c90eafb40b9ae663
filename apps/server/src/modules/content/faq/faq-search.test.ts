import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { purgeTraces } from './faq-search.queries.ts'
import { PUBLIC_TERMS, purgeEmptySearches } from '../../../platform/empty-searches.queries.ts'

const { db, as } = await testWorld()
const guest = await as(null)
const reader = await as({})
const search = (who: typeof guest, busca: string) => who.call.faq.search({ busca })
const terms = async (origem: string) =>
  db
    .selectFrom('faq_busca_vazia')
    .where('origem', '=', origem)
    .where('termo', 'not like', 'lixo%')
    .select(['termo', 'vezes'])
    .orderBy('termo')
    .execute()

it('what was looked at is kept for a year, its last day too (docs/content.md#votes)', async () => {
  const manager = await as(superadmin)
  const [category] = await manager.call.faqCategories.create({
    objects: [{ titulo: 'Ano', color: '#be185d', icone: 'shield' }],
  })
  const [question] = await manager.call.faq.create({
    objects: [{ pergunta: 'Quanto tempo?', resposta: '<p>Um ano</p>', id_categoria: category!.id }],
  })
  const days = async () => {
    const { rows } = await sql<{
      ha: number
    }>`select current_date - dia as ha from faq_visualizacao order by dia`.execute(db)
    return rows.map(({ ha }) => ha)
  }
  await db.deleteFrom('faq_visualizacao').execute()
  for (const ago of [366, 365, 1])
    await sql`insert into faq_visualizacao (id_pergunta, id_usuario, dia)
      values (${question!.id}, ${reader.userId}, current_date - ${ago}::int)`.execute(db)
  await purgeTraces(db)
  expect(await days()).toEqual([365, 1])
})

it('guests’ terms are limited: known ones still count, colleagues’ are not affected, old ones are deleted', async () => {
  await search(guest, 'fibra roxa')
  await sql`insert into faq_busca_vazia (termo, origem, ultima_em)
    select 'lixo ' || n, 'publica', now() - n * interval '1 second' from generate_series(2, ${PUBLIC_TERMS}::int) n`.execute(
    db,
  )
  for (const busca of ['fibra roxa', 'uma nova']) await search(guest, busca)
  await search(reader, 'uma nova')
  expect(await terms('publica')).toEqual([{ termo: 'fibra roxa', vezes: 2 }])
  expect(await terms('interna')).toEqual([{ termo: 'uma nova', vezes: 1 }])

  await sql`update faq_busca_vazia set ultima_em = now() - interval '31 days' where termo in ('lixo 7', 'fibra roxa')`.execute(
    db,
  )
  await purgeEmptySearches(db)
  await search(guest, 'uma nova')
  expect(await terms('publica')).toEqual([
    { termo: 'fibra roxa', vezes: 2 },
    { termo: 'uma nova', vezes: 1 },
  ])
})
