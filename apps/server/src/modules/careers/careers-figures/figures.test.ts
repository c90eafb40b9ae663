import { daysLater, firstOfMonth, lastOfMonth, monthsLater, todayInBrazil } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { findActor } from '../../../platform/session.ts'
import { readDashboard } from './figures.service.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const pelotas = await cityNamed(db, 'Pelotas', 'RS')

describe('the dashboard', () => {
  it('counts the period’s applications, how far they got, and hides fewer than five where it shows gender (docs/hiring.md#dashboard)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours, { vagas: 10 })
    await makeVacancy(db, theirs, { vagas: 50 })
    const ids = []
    for (let n = 0; n < 8; n += 1) {
      const person = await makeCandidate(db, {
        genero: n < 5 ? 'F' : 'M',
        ...(n < 6 && { id_cidade: pelotas }),
      })
      ids.push(await makeApplication(db, id_vaga, person))
    }
    await manager.call.applicants.moveMany({ ids: ids.slice(0, 6), etapa: 'proposta', avisar: false })
    await manager.call.applicants.moveMany({ ids: ids.slice(0, 5), etapa: 'contratado', avisar: false })
    await manager.call.applicants.move({ id: ids[6]!, etapa: 'triagem' })
    const shown = await manager.call.careersFigures.dashboard({})
    expect(shown).toMatchObject({
      vagas_abertas: 1,
      lugares_abertos: 5,
      candidaturas: 8,
      contratacoes: 5,
      dias_contratacao: 0,
      origens: [{ nome: 'Site', total: 8 }],
      cidades: [
        { nome: 'Pelotas/RS', total: 6 },
        { nome: 'Não informada', total: 2 },
      ],
      generos: [
        { nome: 'Feminino', total: 5 },
        { nome: 'Masculino', total: null },
      ],
    })
    expect(shown.funil.map(({ etapa, total }) => [etapa, total])).toEqual([
      ['Inscrito', 8],
      ['Triagem', 7],
      ['Entrevista com o RH', 6],
      ['Entrevista com o gestor', 6],
      ['Proposta', 6],
      ['Contratado', 5],
    ])
    const before = await manager.call.careersFigures.dashboard({ inicio: '2026-01-01', fim: '2026-01-31' })
    expect(before).toMatchObject({ candidaturas: 0, dias_contratacao: null, generos: [], comparacao: null })
  })

  it('completes a period with one end by the current month, or by the month of that end', async () => {
    const today = todayInBrazil()
    const next = daysLater(lastOfMonth(today), 5)
    const periodOf = async (input: { inicio?: string; fim?: string }) => {
      const { inicio, fim } = await manager.call.careersFigures.dashboard(input)
      return [inicio, fim]
    }
    expect(await periodOf({ inicio: next })).toEqual([next, lastOfMonth(next)])
    expect(await periodOf({ fim: '2026-01-20' })).toEqual(['2026-01-01', '2026-01-20'])
    expect(await periodOf({ inicio: '2026-01-20' })).toEqual(['2026-01-20', lastOfMonth(today)])
    expect(await periodOf({ fim: next })).toEqual([firstOfMonth(today), next])
  })

  it('has the same of the days before where that is asked for, in one statement more (docs/screens.md#a-report-that-answers)', async () => {
    const one = await makeProvider(db)
    const there = await as({ roles: ['banco_talentos:gestor'], empresas: [one], id_empresa: one })
    const { id: id_vaga } = await makeVacancy(db, one)
    await makeApplication(db, id_vaga, await makeCandidate(db))
    const old = await makeApplication(db, id_vaga, await makeCandidate(db))
    const today = todayInBrazil()
    const before = monthsLater(today, -1)
    // On the last day of a month the whole month before.
    const ate = today === lastOfMonth(today) ? lastOfMonth(before) : before
    await db
      .updateTable('candidatura')
      .set({ created_at: `${ate}T00:00:00-03:00` })
      .where('id', '=', old)
      .execute()
    const { actor } = (await findActor(deps.auth, there.token))!
    const read = (comparar: 'nenhum' | 'mes_anterior') =>
      countStatements(deps, () => readDashboard(db, actor, { comparar }))
    const alone = await read('nenhum')
    const beside = await read('mes_anterior')
    expect(beside.statements).toBe(alone.statements + 1)
    expect(beside.answer).toMatchObject({
      candidaturas: 1,
      comparacao: {
        inicio: firstOfMonth(before),
        fim: ate,
        candidaturas: 1,
        contratacoes: 0,
        dias_contratacao: null,
        funil: [1, 0, 0, 0, 0, 0],
      },
    })
  })

  it('shows of few applications all but the gender (docs/hiring.md#dashboard)', async () => {
    const few = await makeProvider(db)
    const there = await as({ roles: ['banco_talentos:gestor'], empresas: [few], id_empresa: few })
    const { id: id_vaga } = await makeVacancy(db, few)
    const ids = []
    for (let n = 0; n < 2; n += 1)
      ids.push(await makeApplication(db, id_vaga, await makeCandidate(db, { genero: 'F' })))
    await there.call.applicants.moveMany({ ids: ids.slice(0, 1), etapa: 'contratado', avisar: false })
    const shown = await there.call.careersFigures.dashboard({})
    expect(shown).toMatchObject({
      candidaturas: 2,
      contratacoes: 1,
      dias_contratacao: 0,
      origens: [{ nome: 'Site', total: 2 }],
      cidades: [{ total: 2 }],
      generos: [{ nome: 'Feminino', total: null }],
    })
    expect(shown.funil.map(({ total }) => total)).toEqual([2, 1, 1, 1, 1, 1])
  })

  it('names the twenty cities that most applications come from', async () => {
    const wide = await makeProvider(db)
    const there = await as({ roles: ['banco_talentos:gestor'], empresas: [wide], id_empresa: wide })
    const { id: id_vaga } = await makeVacancy(db, wide)
    const cities = await db.selectFrom('cidade').select(['id', 'nome']).orderBy('nome').limit(21).execute()
    const [last] = cities.slice(-1)
    for (const { id } of [...cities, last!])
      await makeApplication(db, id_vaga, await makeCandidate(db, { id_cidade: id }))
    const { cidades } = await there.call.careersFigures.dashboard({})
    expect(cidades).toHaveLength(20)
    expect(cidades[0]).toMatchObject({ nome: expect.stringContaining(last!.nome), total: 2 })
  })

  it('is answered to nobody outside: guests 401, candidates 403', async () => {
    const guest = await app.inject({ url: '/v1/vaga/dashboard' })
    expect(guest.statusCode).toBe(401)
    const { token } = await as({ employee: false })
    const candidate = await app.inject({
      url: '/v1/vaga/dashboard',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(candidate.statusCode).toBe(403)
  })

  it('refuses a period that ends before it begins', async () => {
    const answer = await app.inject({
      url: '/v1/vaga/dashboard?inicio=2026-02-01&fim=2026-01-01',
      headers: { authorization: `Bearer ${manager.token}` },
    })
    expect([answer.statusCode, answer.json().campos]).toEqual([
      422,
      { fim: 'A data de fim deve ser maior ou igual à data de início.' },
    ])
  })
})

describe('the report of vacancies', () => {
  it('answers POST /v1/rh/relatorio/vaga/filtro with the documented columns', async () => {
    const id_gestor = await makeUser(db, { nome: 'Rosa Lima', empresas: [ours], id_empresa: ours })
    await makeVacancy(db, ours, { titulo_vaga: 'Relatada', vagas: 3, id_gestor })
    await makeVacancy(db, theirs, { titulo_vaga: 'Relatada' })
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/rh/relatorio/vaga/filtro',
      headers: { authorization: `Bearer ${hr.token}` },
      payload: { filtro: { titulo_vaga: { _ilike: '%relat%' } }, offset: 0, limit: 20 },
    })
    expect(answer.statusCode).toBe(200)
    const { vagas_relatorio_rh: rows, total } = answer.json()
    expect(total).toBe(1)
    expect(rows).toMatchObject([
      {
        titulo_vaga: 'Relatada',
        vagas: 3,
        cidade: 'Pelotas',
        gestor_vaga: 'Rosa Lima',
        data_inicio: '2026-01-01',
      },
    ])
    const found = await hr.call.careersFigures.report({ q: 'rosa' })
    expect(found.dados.map(({ gestor_vaga }) => gestor_vaga)).toEqual(['Rosa Lima'])
  })
})
