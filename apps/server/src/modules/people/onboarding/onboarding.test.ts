import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import {
  makeContent,
  makeOnboarding,
  makePlace,
  makeTrail,
  trailLinks,
} from '../../../../test/factories/onboarding.ts'

const { db, as } = await testWorld()
const ours = await makePlace(db)
const sibling = await makePlace(db, ours.id_empresa)
const theirs = await makePlace(db)
const empresas = [ours.id_empresa]
const DENIED = 'Você não tem permissão'
const MISSING = 'Registro não encontrado.'
const trail = await makeTrail(db, [await makeContent(db)])

describe('permissions', () => {
  it.each([
    ['users:superadmin', true, true, true],
    ['rh:gestor', true, true, false],
    ['onboarding:gestor', true, true, false],
    ['rh:solicitante', true, false, false],
    ['onboarding:solicitante', true, false, false],
    ['rh:leitor', false, false, false],
    ['onboarding:leitor', false, false, false],
    ['novidades:gestor', false, false, false],
  ])('%s: create and link %s, edit and toggle %s, delete %s', async (role, creates, manages, deletes) => {
    const { call } = await as({ roles: [role], empresas, ...ours })
    const id = await makeOnboarding(db, ours, [])
    const tries = async (work: () => Promise<unknown>, allowed: boolean) => {
      if (allowed) await work()
      else await expect(work()).rejects.toThrow(DENIED)
    }
    await tries(() => call.onboarding.create({ objects: [{ titulo: 'Primeiros dias', ...ours }] }), creates)
    await tries(
      () => call.onboarding.linkTrails({ objects: [{ id_onboarding: id, id_trilha: trail, prioridade: 1 }] }),
      creates,
    )
    await tries(() => call.onboarding.unlinkTrails({ id_onboarding: id, trilhas: [trail] }), creates)
    await tries(
      () => call.onboardingTrails.create({ objects: [{ nome: 'Trilha nova', id_empresa: ours.id_empresa }] }),
      creates,
    )
    await tries(
      () =>
        call.onboardingContents.create({ objects: [{ titulo: 'Texto novo', id_empresa: ours.id_empresa }] }),
      creates,
    )
    await tries(() => call.onboarding.update({ id, titulo: 'Outro título' }), manages)
    await tries(() => call.onboarding.setStatus({ ids: [id], status: false }), manages)
    await tries(() => call.onboarding.remove({ id }), deletes)
  })

  it('people without an HR role list nothing', async () => {
    const { call } = await as({ ...ours, empresas })
    await expect(call.onboarding.list({})).rejects.toThrow(DENIED)
    await expect(call.onboardingContents.list({})).rejects.toThrow(DENIED)
    await expect(call.onboardingTrails.list({})).rejects.toThrow(DENIED)
    await expect(call.onboardingReport.page({})).rejects.toThrow(DENIED)
    await expect((await as(null)).call.onboardingReading.own()).rejects.toThrow('Entre para continuar.')
  })
})

describe('a row of another provider or department', () => {
  const hidden = async () => ({
    onboarding: await makeOnboarding(db, theirs, []),
    trail: await makeTrail(db, [], { id_empresa: theirs.id_empresa }),
    content: await makeContent(db, { id_empresa: theirs.id_empresa }),
  })
  const hiddenDepartment = async () => ({
    onboarding: await makeOnboarding(db, sibling, []),
    trail: await makeTrail(db, [], {
      id_empresa: sibling.id_empresa,
      id_departamento: sibling.id_departamento,
    }),
    content: await makeContent(db, {
      id_empresa: sibling.id_empresa,
      id_departamento: sibling.id_departamento,
    }),
  })

  it.each([
    ['rh:gestor', hidden],
    ['onboarding:gestor', hidden],
    ['rh:solicitante', hidden],
    ['onboarding:solicitante', hidden],
    ['onboarding:solicitante', hiddenDepartment],
    ['onboarding:leitor', hiddenDepartment],
  ])('is not there for %s', async (role, make) => {
    const { onboarding, trail: foreignTrail, content } = await make()
    const { call } = await as({ roles: [role], empresas, ...ours })
    const ids = async (list: Promise<{ dados: { id: number }[] }>) => (await list).dados.map(({ id }) => id)
    expect(await ids(call.onboarding.list({ limit: 0 }))).not.toContain(onboarding)
    expect(await ids(call.onboardingTrails.list({ limit: 0 }))).not.toContain(foreignTrail)
    expect(await ids(call.onboardingContents.list({ limit: 0 }))).not.toContain(content)
    expect((await call.onboardingTrails.options({})).map(({ id }) => id)).not.toContain(foreignTrail)
    await expect(call.onboarding.get({ id: onboarding })).rejects.toThrow(MISSING)
    await expect(call.onboardingTrails.get({ id: foreignTrail })).rejects.toThrow(MISSING)
    await expect(call.onboardingContents.get({ id: content })).rejects.toThrow(MISSING)
    if (!role.endsWith('leitor'))
      await expect(call.onboarding.orderTrails({ id: onboarding, trilhas: [] })).rejects.toThrow(MISSING)
    if (role.endsWith('gestor')) {
      await expect(call.onboarding.update({ id: onboarding, titulo: 'Meu agora' })).rejects.toThrow(MISSING)
      await expect(call.onboarding.setStatus({ ids: [onboarding], status: false })).rejects.toThrow(
        'não encontrado',
      )
      await expect(call.onboardingContents.update({ id: content, titulo: 'Meu' })).rejects.toThrow(MISSING)
    }
  })

  it('of the group is written by managers only, and linked by all who create', async () => {
    const shared = await makeTrail(db, [])
    const solicitante = await as({ roles: ['rh:solicitante'], empresas, ...ours })
    const gestor = await as({ roles: ['rh:gestor'], empresas })
    const content = await makeContent(db)
    const order = { id: shared, conteudos: [content] }
    await expect(solicitante.call.onboardingTrails.orderContents(order)).rejects.toThrow(MISSING)
    await gestor.call.onboardingTrails.orderContents(order)
    const id = await makeOnboarding(db, ours, [])
    await solicitante.call.onboarding.orderTrails({ id, trilhas: [shared] })
    expect(await trailLinks(db, id)).toEqual([[1, shared]])
    await expect(
      solicitante.call.onboardingTrails.create({ objects: [{ nome: 'De todos', id_empresa: null }] }),
    ).rejects.toThrow(DENIED)
  })
})

describe('contents and trails of every role', () => {
  it.each(['rh:gestor', 'rh:solicitante'])('are made in one’s own providers alone by %s', async (role) => {
    const { call } = await as({ roles: [role], empresas, ...ours })
    const { id_empresa } = theirs
    await expect(
      call.onboardingContents.create({ objects: [{ titulo: 'Deles', id_empresa }] }),
    ).rejects.toThrow(DENIED)
    await expect(call.onboardingTrails.create({ objects: [{ nome: 'Deles', id_empresa }] })).rejects.toThrow(
      DENIED,
    )
    const elsewhere = await as({ roles: [role], empresas, id_empresa })
    const made = elsewhere.call.onboardingTrails.create({ objects: [{ nome: 'Sem lugar' }] })
    if (role === 'rh:gestor') await made
    else await expect(made).rejects.toThrow(DENIED)
  })

  it('are given to none of another provider', async () => {
    const { call } = await as({ roles: ['rh:gestor'], empresas })
    const { id_empresa } = theirs
    const content = await makeContent(db, { id_empresa: ours.id_empresa })
    const mine = await makeTrail(db, [], { id_empresa: ours.id_empresa })
    await expect(call.onboardingContents.update({ id: content, id_empresa })).rejects.toThrow(DENIED)
    await expect(call.onboardingTrails.update({ id: mine, id_empresa })).rejects.toThrow(DENIED)
  })
})

describe('the tags of contents and trails', () => {
  const NOT_OFFERED = { details: { campos: expect.anything() }, code: 'invalid' }
  const refused = { cause: expect.objectContaining(NOT_OFFERED) }

  it('are departments and positions of the actor’s providers; unchanged ones stay', async () => {
    const { call } = await as({ roles: ['onboarding:gestor'], empresas, ...ours })
    const { id_empresa, id_departamento, id_cargo } = theirs
    for (const tags of [
      { id_departamento },
      { id_empresa: ours.id_empresa, id_departamento },
      { id_cargo },
      { ...ours, id_cargo: sibling.id_cargo },
    ])
      await expect(
        call.onboardingContents.create({ objects: [{ titulo: 'Texto', ...tags }] }),
      ).rejects.toMatchObject(refused)
    await expect(
      call.onboardingTrails.create({ objects: [{ nome: 'Trilha', id_departamento }] }),
    ).rejects.toMatchObject(refused)
    const [content] = await call.onboardingContents.create({ objects: [{ titulo: 'Texto', ...ours }] })
    const { id_cargo: _, ...place } = ours
    const [made] = await call.onboardingTrails.create({ objects: [{ nome: 'Trilha', ...place }] })
    for (const tags of [{ id_departamento }, { id_cargo }])
      await expect(call.onboardingContents.update({ id: content!.id, ...tags })).rejects.toMatchObject(
        refused,
      )
    await expect(call.onboardingTrails.update({ id: made!.id, id_departamento })).rejects.toMatchObject(
      refused,
    )
    await call.onboardingContents.update({ id: content!.id, ...sibling })
    await call.onboardingTrails.update({ id: made!.id, id_departamento: sibling.id_departamento })

    const saved = await makeContent(db, { id_empresa: ours.id_empresa, id_departamento })
    await call.onboardingContents.update({ id: saved, titulo: 'Só o título', id_departamento })
    const { call: admin } = await as(superadmin)
    await admin.onboardingContents.update({ id: saved, id_empresa, id_departamento, id_cargo })
  })
})

describe('onboarding:solicitante', () => {
  it('creates in their own department only, even if another is sent', async () => {
    const { call } = await as({ roles: ['onboarding:solicitante'], empresas, ...ours })
    await expect(call.onboarding.create({ objects: [{ titulo: 'Fora', ...sibling }] })).rejects.toThrow(
      DENIED,
    )
    await expect(call.onboarding.create({ objects: [{ titulo: 'Fora', ...theirs }] })).rejects.toThrow(DENIED)
    const [made] = await call.onboardingContents.create({ objects: [{ titulo: 'Sem lugar' }] })
    expect(await call.onboardingContents.get({ id: made!.id })).toMatchObject({
      id_empresa: ours.id_empresa,
      id_departamento: ours.id_departamento,
    })
    await expect(
      call.onboardingContents.create({
        objects: [{ titulo: 'Dos vizinhos', id_departamento: sibling.id_departamento }],
      }),
    ).rejects.toThrow(DENIED)
  })

  it('without a department of their own sees and creates nothing', async () => {
    const { call } = await as({ roles: ['onboarding:solicitante'], empresas, id_empresa: ours.id_empresa })
    expect((await call.onboarding.list({})).total).toBe(0)
    await expect(call.onboarding.create({ objects: [{ titulo: 'Nada', ...ours }] })).rejects.toThrow(DENIED)
  })

  it('with rh:solicitante too is not limited to a department', async () => {
    const { call } = await as({
      roles: ['onboarding:solicitante', 'rh:solicitante'],
      empresas,
      ...ours,
    })
    await call.onboarding.create({ objects: [{ titulo: 'Do lado', ...sibling }] })
  })
})

describe('saving an onboarding', () => {
  it.each(['titulo', 'id_empresa', 'id_departamento', 'id_cargo'])(
    'needs %s (docs/people.md#required-parts)',
    async (missing) => {
      const { call } = await as(superadmin)
      const whole = { titulo: 'Completo', ...ours }
      const refused = await call.onboarding
        .create({ objects: [{ ...whole, [missing]: null }] })
        .catch((error: unknown) => error as Error & { cause?: { details?: { campos?: object } } })
      expect((refused as Error).message).toBe('Preencha todos os campos obrigatórios!')
      const [created] = await call.onboarding.create({ objects: [whole] })
      await expect(call.onboarding.update({ id: created!.id, [missing]: null })).rejects.toThrow(
        'Preencha todos os campos obrigatórios!',
      )
    },
  )

  it('refuses a department of another provider and a position of another department', async () => {
    const { call } = await as(superadmin)
    const mixed = { titulo: 'Misto', ...ours, id_departamento: theirs.id_departamento }
    await expect(call.onboarding.create({ objects: [mixed] })).rejects.toThrow('Dados inválidos.')
    const crossed = { titulo: 'Misto', ...ours, id_cargo: sibling.id_cargo }
    await expect(call.onboarding.create({ objects: [crossed] })).rejects.toThrow('Dados inválidos.')
  })

  it('over a newer version is refused', async () => {
    const { call } = await as(superadmin)
    const id = await makeOnboarding(db, ours, [])
    const { updated_at } = await call.onboarding.get({ id })
    await call.onboarding.update({ id, titulo: 'Novo nome', updated_at: updated_at.toISOString() })
    await expect(
      call.onboarding.update({ id, titulo: 'Outro', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('alterado por outra pessoa')
  })

  it('is created together with its trails in their order (docs/people.md#onboarding)', async () => {
    const { call } = await as(superadmin)
    const trails = [await makeTrail(db, []), await makeTrail(db, [])]
    const [created] = await call.onboarding.create({
      objects: [{ titulo: 'Com trilhas', ...ours, trilhas: trails }],
    })
    expect(await trailLinks(db, created!.id)).toEqual(trails.map((id, index) => [index + 1, id]))
  })

  it('deleted keeps what was read in the history', async () => {
    const { call } = await as(superadmin)
    const content = await makeContent(db)
    const [only] = [await makeTrail(db, [content])]
    const id = await makeOnboarding(db, ours, [only!])
    const reader = await as({ ...ours, empresas })
    await reader.call.onboardingReading.start({ id_onboarding: id, id_trilha: only!, id_conteudo: content })
    await call.onboarding.remove({ id })
    const logs = await db
      .selectFrom('log_historico')
      .where('operacao', '=', 'DELETE')
      .where('tabela', 'in', ['onboarding_onboarding', 'onboarding_progresso'])
      .select('tabela')
      .execute()
    expect(logs.map(({ tabela }) => tabela).sort()).toEqual(
      expect.arrayContaining(['onboarding_onboarding', 'onboarding_progresso']),
    )
    await expect(call.onboardingTrails.remove({ id: (await linkedTrail())! })).rejects.toThrow('em uso')
  })

  async function linkedTrail() {
    const used = await makeTrail(db, [])
    await makeOnboarding(db, ours, [used])
    return used
  }
})
