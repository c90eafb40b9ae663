import { OBLIGATIONS_SHOWN, type ObligationGroup, obligationKeys } from '@intranet/contract/home/obligations'
import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeNews } from '../../../../test/factories/news.ts'
import { makePlace } from '../../../../test/factories/onboarding.ts'
import { type ObligationKind, readObligations } from '../../../platform/obligations.ts'
import { findActor } from '../../../platform/session.ts'
import { newsPublicationJob } from '../../content/news/publication.service.ts'

const { db, deps, as } = await testWorld()
const admin = await as(superadmin)

describe('the list of obligations', () => {
  it('shows the first of each kind, counts all, and says where the others stand', async () => {
    const place = await makePlace(db)
    const person = await as({ ...place, empresas: [place.id_empresa] })
    for (let n = 0; n < OBLIGATIONS_SHOWN + 2; n += 1)
      await makeNews(db, { id_empresa: place.id_empresa, requer_lido: true })
    await newsPublicationJob.run(deps, {} as never)
    const { total, grupos } = await person.call.obligations.list()
    expect(total).toBe(OBLIGATIONS_SHOWN + 2)
    const [{ itens, ...group }, ...others] = grupos as [ObligationGroup]
    expect(others).toEqual([])
    expect(itens).toHaveLength(OBLIGATIONS_SHOWN)
    expect(group).toEqual({
      tipo: 'leitura',
      secao: 'sem_prazo',
      modulo: 'novidades',
      total: OBLIGATIONS_SHOWN + 2,
      nome: 'leituras pendentes',
      valor: null,
      rota: '/news/list',
    })
  })

  it('puts each where its last day is: yesterday is late, today and Sunday are this week, Monday is later', async () => {
    const sunday = (7 - new Date(`${dayFromNow(0)}T12:00:00Z`).getUTCDay()) % 7
    const days = [null, sunday + 1, sunday, 0, -1].map((day) => (day === null ? null : dayFromNow(day)))
    const kind: ObligationKind = {
      tipo: 'multa_condutor',
      modulo: 'frota',
      nome: ['multa', 'multas'],
      lista: '/fleet/fines/list',
      may: () => true,
      open: () => sql`
        select n as id, 'Multa' as titulo, null as detalhe, '/' as rota, 'Ver' as verbo, dia as prazo, null as percentual,
          n * 10.5 as valor, now() as desde
        from unnest(${days}::date[]) with ordinality d (dia, n)`,
    }
    const { actor } = (await findActor(deps.auth, admin.token))!
    const { grupos } = await readObligations(db, actor, [kind])
    expect(
      grupos.map(({ secao, nome, valor, itens }) => [secao, nome, valor, itens.map(({ id }) => id)]),
    ).toEqual([
      ['atrasado', 'multa', '52.5', [5]],
      // On a Sunday both are one day.
      ['semana', 'multas', '73.5', sunday === 0 ? [3, 4] : [4, 3]],
      ['depois', 'multa', '21.0', [2]],
      ['sem_prazo', 'multa', '10.5', [1]],
    ])
  })

  it('is one statement, and none for whom no kind concerns', async () => {
    expect((await countStatements(deps, () => admin.call.obligations.list())).statements).toBe(1)
    const candidate = await as({ employee: false })
    expect(await countStatements(deps, () => candidate.call.obligations.list())).toEqual({
      answer: { total: 0, grupos: [] },
      statements: 0,
    })
  })

  it('declares each kind once', () => {
    expect(deps.offers.obligations.map(({ tipo }) => tipo).sort()).toEqual([...obligationKeys].sort())
  })
})
