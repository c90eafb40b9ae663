import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeContent, makeOnboarding, makePlace, makeTrail } from '../../../../test/factories/onboarding.ts'

const { db, as } = await testWorld()
const place = await makePlace(db)
const START_FIRST = 'A leitura do conteúdo não pode ser iniciada corretamente'

/** An onboarding of two trails with two contents and one, and an employee whom it reaches. */
async function walk() {
  const [a, b, c] = [await makeContent(db), await makeContent(db), await makeContent(db)]
  const trails = [await makeTrail(db, [a, b]), await makeTrail(db, [c])] as const
  const id = await makeOnboarding(db, place, trails)
  const employee = await as({ ...place, empresas: [place.id_empresa] })
  const at = (id_trilha: number, id_conteudo: number) => ({ id_onboarding: id, id_trilha, id_conteudo })
  const read = async (id_trilha: number, id_conteudo: number) => {
    await employee.call.onboardingReading.start(at(id_trilha, id_conteudo))
    return employee.call.onboardingReading.complete(at(id_trilha, id_conteudo))
  }
  const own = async () => (await employee.call.onboardingReading.own()).find((row) => row.id === id)
  return { a, b, c, trails, id, employee, at, read, own }
}

describe('reading', () => {
  it('goes from content to content, from trail to trail, to congratulations and 100 % (docs/people.md#reading-order)', async () => {
    const { a, b, c, trails, read, own } = await walk()
    expect(await own()).toMatchObject({ percentual: 0, continuar: { id_trilha: trails[0], id_conteudo: a } })
    expect((await read(trails[0], a)).proximo).toEqual({
      passo: 'conteudo',
      id_trilha: trails[0],
      id_conteudo: b,
    })
    expect(await own()).toMatchObject({ percentual: 33.3, continuar: { id_conteudo: b }, concluido: false })
    expect((await read(trails[0], b)).proximo).toEqual({
      passo: 'trilha',
      id_trilha: trails[1],
      id_conteudo: c,
    })
    expect((await read(trails[1], c)).proximo).toEqual({ passo: 'parabens' })
    expect(await own()).toMatchObject({ percentual: 100, continuar: null, concluido: true })
    expect((await own())!.conclusao).toBeInstanceOf(Date)
  })

  it('starts and completes once, even if other dates are sent', async () => {
    const { a, trails, at, employee } = await walk()
    const { start, complete, contents } = employee.call.onboardingReading
    const step = { ...at(trails[0], a), data_inicio: '1999-01-01', data_fim: '1999-01-02' }
    const started = await start(step)
    expect(Math.abs(started.data_inicio.getTime() - Date.now())).toBeLessThan(60_000)
    expect(await start(step)).toEqual(started)
    const done = await complete(step)
    expect(done.data_fim!.getTime()).toBeGreaterThanOrEqual(done.data_inicio.getTime())
    expect(await complete(step)).toEqual(done)
    expect(await start(step)).toMatchObject({ data_inicio: started.data_inicio, finalizado: true })
    const [first, second] = await contents({ id_onboarding: step.id_onboarding, id_trilha: trails[0] })
    expect([first!.finalizado, second!.finalizado, second!.data_inicio]).toEqual([true, false, null])
    expect(first!.id_usuario_onboarding).toBe(started.id_usuario_onboarding)
  })

  it('cannot conclude what was not started', async () => {
    const { a, trails, at, employee } = await walk()
    await expect(employee.call.onboardingReading.complete(at(trails[0], a))).rejects.toThrow(START_FIRST)
  })

  it('refuses a content of another trail, a trail of another onboarding, and what does not exist', async () => {
    const { a, c, trails, at, employee } = await walk()
    const other = await walk()
    const { start } = employee.call.onboardingReading
    await expect(start(at(trails[0], c))).rejects.toThrow(START_FIRST)
    await expect(start(at(other.trails[0], other.a))).rejects.toThrow(START_FIRST)
    await expect(start(at(other.trails[0], a))).rejects.toThrow(START_FIRST)
    await expect(start(at(trails[0], 987654))).rejects.toThrow(START_FIRST)
  })

  it('fifty times at once completes a content once', async () => {
    const { a, trails, id, at, employee } = await walk()
    const { start, complete } = employee.call.onboardingReading
    const starts = await Promise.all(Array.from({ length: 10 }, () => start(at(trails[0], a))))
    const done = await Promise.all(Array.from({ length: 50 }, () => complete(at(trails[0], a))))
    expect(new Set(starts.map((mark) => mark.data_inicio.getTime())).size).toBe(1)
    expect(new Set(done.map((mark) => mark.data_fim!.getTime())).size).toBe(1)
    const part = await db
      .selectFrom('onboarding_usuario')
      .where('id_onboarding', '=', id)
      .where('id_usuario', '=', employee.userId)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(part).toMatchObject({ lidos: 1, conteudos: 3 })
    const rows = await db
      .selectFrom('onboarding_progresso')
      .where('id_usuario_onboarding', '=', part.id)
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('shows the contents with text, images, tags and estimate', async () => {
    const { trails, id, employee } = await walk()
    const [content] = await employee.call.onboardingReading.contents({
      id_onboarding: id,
      id_trilha: trails[1],
    })
    expect(content).toMatchObject({
      texto: '<p>Leia com calma.</p>',
      minutos: 1,
      imagens_auxiliares: [],
      tags: { cargo: null, departamento: null, empresa: null },
      prioridade: 1,
    })
    const ended = await employee.call.onboardingReading.nextTrail({ id_onboarding: id, prioridade: 2 })
    expect(ended).toEqual([])
  })
})

describe('the people of an onboarding', () => {
  it('are the employees of its provider, department and position, who see it while it is active (docs/people.md#pending-and-completed)', async () => {
    const { id, own, employee, trails, at, a } = await walk()
    const elsewhere = await as({ ...(await makePlace(db, place.id_empresa)), empresas: [place.id_empresa] })
    expect(await elsewhere.call.onboardingReading.own()).toEqual([])
    await expect(
      elsewhere.call.onboardingReading.contents({ id_onboarding: id, id_trilha: trails[0] }),
    ).rejects.toThrow('Registro não encontrado.')
    await employee.call.onboardingReading.start(at(trails[0], a))
    await employee.call.onboardingReading.complete(at(trails[0], a))
    const admin = await as(superadmin)
    await admin.call.onboarding.setStatus({ ids: [id], status: false })
    expect(await own()).toBeUndefined()
    await expect(employee.call.onboardingReading.start(at(trails[0], a))).rejects.toThrow('não encontrado')
    await admin.call.onboarding.setStatus({ ids: [id], status: true })
    expect(await own()).toMatchObject({ percentual: 33.3 })
  })

  it('change when a person changes place, joins or leaves', async () => {
    const here = await makePlace(db)
    const there = await makePlace(db, here.id_empresa)
    const trail = await makeTrail(db, [await makeContent(db)])
    const [first, second] = [
      await makeOnboarding(db, here, [trail]),
      await makeOnboarding(db, there, [trail]),
    ]
    const person = await as({ ...here, empresas: [here.id_empresa] })
    const ids = async () => (await person.call.onboardingReading.own()).map((row) => row.id)
    expect(await ids()).toEqual([first])
    await db.updateTable('rh_usuario').set(there).where('id', '=', person.userId).execute()
    expect(await ids()).toEqual([second])
    const admin = await as(superadmin)
    const count = async (q?: string) => admin.call.onboardingReport.count({ id_empresa: here.id_empresa, q })
    expect(await count()).toEqual({ pendentes: 1, concluidos: 0 })
    const { dados } = await admin.call.onboardingReport.page({ id_empresa: here.id_empresa })
    expect(await count(dados[0]!.funcionario)).toEqual({ pendentes: 1, concluidos: 0 })
    expect(await count('ninguém com este nome')).toEqual({ pendentes: 0, concluidos: 0 })
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', person.userId).execute()
    expect(await count()).toEqual({ pendentes: 0, concluidos: 0 })
  })

  it('is found again when the onboarding itself moves', async () => {
    const { id, own } = await walk()
    const there = await makePlace(db, place.id_empresa)
    const admin = await as(superadmin)
    await admin.call.onboarding.update({ id, ...there })
    expect(await own()).toBeUndefined()
  })
})

describe('a content or trail added or removed later', () => {
  it('changes the percent and never loses a completion', async () => {
    const { a, b, c, trails, id, read, own } = await walk()
    const admin = await as(superadmin)
    for (const [trail, content] of [
      [trails[0], a],
      [trails[0], b],
      [trails[1], c],
    ] as const)
      await read(trail, content)
    expect(await own()).toMatchObject({ percentual: 100, concluido: true })
    const later = await makeContent(db)
    await admin.call.onboardingTrails.orderContents({ id: trails[0], conteudos: [a, b, later] })
    expect(await own()).toMatchObject({ percentual: 75, concluido: false, conclusao: null })
    await admin.call.onboarding.unlinkTrails({ id_onboarding: id, trilhas: [trails[1]] })
    expect(await own()).toMatchObject({ percentual: 66.7, lidos: 2, conteudos: 3 })
    await admin.call.onboarding.linkTrails({
      objects: [{ id_onboarding: id, id_trilha: trails[1], prioridade: 1 }],
    })
    expect(await own()).toMatchObject({ percentual: 75, lidos: 3 })
    await admin.call.onboardingContents.setActive({ ids: [later], ativo: false })
    expect(await own()).toMatchObject({ percentual: 100, concluido: true })
    await admin.call.onboardingTrails.setActive({ ids: [trails[0]], ativo: false })
    expect(await own()).toMatchObject({ percentual: 100, conteudos: 1 })
  })

  it('while others complete contents leaves every count right', async () => {
    const { a, b, trails, id, employee, at, own } = await walk()
    const admin = await as(superadmin)
    const { start, complete } = employee.call.onboardingReading
    for (const content of [a, b]) await start(at(trails[0], content))
    await Promise.all([
      complete(at(trails[0], a)),
      admin.call.onboarding.unlinkTrails({ id_onboarding: id, trilhas: [trails[1]] }),
      complete(at(trails[0], b)),
    ])
    expect(await own()).toMatchObject({ lidos: 2, conteudos: 2, concluido: true })
    expect(await admin.call.onboardingReport.count({ id_onboarding: id })).toMatchObject({ concluidos: 1 })
  })
})

describe('reading for somebody else', () => {
  it('needs an HR role', async () => {
    const { id, trails, a, at, employee } = await walk()
    const { userId: id_funcionario } = employee
    const colleague = await as({ ...place, empresas: [place.id_empresa] })
    const asked = { id_onboarding: id, id_trilha: trails[0], id_funcionario }
    await expect(colleague.call.onboardingReading.contents(asked)).rejects.toThrow('Você não tem permissão')
    const [content] = await employee.call.onboardingReading.contents(asked)
    const step = { ...at(trails[0], a), id_usuario_onboarding: content!.id_usuario_onboarding }
    await expect(colleague.call.onboardingReading.start(step)).rejects.toThrow('Você não tem permissão')
    const hr = await as({ roles: ['rh:gestor'], empresas: [place.id_empresa] })
    expect(await hr.call.onboardingReading.contents(asked)).toHaveLength(2)
    expect(await hr.call.onboardingReading.start(step)).toMatchObject({
      id_usuario_onboarding: step.id_usuario_onboarding,
    })
    expect((await employee.call.onboardingReading.contents(asked))[0]!.data_inicio).not.toBeNull()
  })

  it('reaches nobody of another provider or department', async () => {
    const { id, trails, employee } = await walk()
    const asked = { id_onboarding: id, id_trilha: trails[0], id_funcionario: employee.userId }
    const foreign = await as({ roles: ['rh:gestor'], empresas: [(await makePlace(db)).id_empresa] })
    await expect(foreign.call.onboardingReading.contents(asked)).rejects.toThrow('não encontrado')
    const other = await makePlace(db, place.id_empresa)
    const limited = await as({ roles: ['onboarding:solicitante'], ...other, empresas: [place.id_empresa] })
    await expect(limited.call.onboardingReading.contents(asked)).rejects.toThrow('não encontrado')
  })

  it('as a preview records nothing', async () => {
    const { id, trails, employee } = await walk()
    const hr = await as({ roles: ['rh:leitor'], empresas: [place.id_empresa] })
    const seen = await hr.call.onboardingReading.contents({
      id_onboarding: id,
      id_trilha: trails[0],
      previa: true,
    })
    expect(seen.map((content) => content.id_usuario_onboarding)).toEqual([null, null])
    const asked = { id_onboarding: id, previa: true }
    await expect(employee.call.onboardingReading.trails(asked)).rejects.toThrow('Você não tem permissão')
  })
})

it('the report as a list includes the actor’s own providers, and is exported completely', async () => {
  const here = await makePlace(db)
  await makeOnboarding(db, here, [await makeTrail(db, [await makeContent(db)])], { titulo: 'Exportado' })
  await as({ nome: 'Zélia', ...here })
  await as({ nome: 'Abel', ...here })
  const hr = await as({ roles: ['rh:leitor'], empresas: [here.id_empresa] })
  const { dados, total } = await hr.call.onboardingReport.list({ filtro: { concluido: false } })
  expect([total, dados.map(({ funcionario, status }) => [funcionario, status])]).toEqual([
    2,
    [
      ['Abel', 0],
      ['Zélia', 0],
    ],
  ])
  const foreign = await as({ roles: ['rh:gestor'], empresas: [place.id_empresa] })
  const others = await foreign.call.onboardingReport.list({ limit: 0 })
  expect(others.dados.some(({ onboarding }) => onboarding === 'Exportado')).toBe(false)
  const found = async ({ call }: typeof hr) => (await call.onboardingReport.page({ q: 'Exportado' })).total
  expect([await found(hr), await found(foreign)]).toEqual([2, 0])
})

it('who is limited to a department gets its report, whatever department is asked for (docs/people.md#report-of-a-department)', async () => {
  const [here, there] = [await makePlace(db), await makePlace(db)]
  for (const one of [here, there]) {
    await makeOnboarding(db, one, [await makeTrail(db, [await makeContent(db)])])
    await as({ nome: 'Zélia', ...one })
  }
  const roles = ['onboarding:solicitante']
  const limited = await as({ roles, ...here, empresas: [here.id_empresa, there.id_empresa] })
  const asked = async (id_departamento?: number) => {
    const { pendentes } = await limited.call.onboardingReport.count({ id_departamento })
    return [pendentes, (await limited.call.onboardingReport.page({ id_departamento })).total]
  }
  const own = await asked()
  expect(own[0]).toBeGreaterThan(0)
  expect(await asked(here.id_departamento)).toEqual(own)
  expect(await asked(there.id_departamento)).toEqual([0, 0])
})
