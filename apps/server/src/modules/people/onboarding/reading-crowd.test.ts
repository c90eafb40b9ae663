import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeContent, makeOnboarding, makePlace, makeTrail } from '../../../../test/factories/onboarding.ts'

const { db, as } = await testWorld()

it('many people reading while HR changes trails and people lose nothing and never deadlock', async () => {
  const place = await makePlace(db)
  const contents = await Promise.all(Array.from({ length: 4 }, () => makeContent(db)))
  const extra = await makeContent(db)
  const trail = await makeTrail(db, contents)
  const second = await makeTrail(db, [extra])
  const id = await makeOnboarding(db, place, [trail, second])
  const admin = await as(superadmin)
  const people: Awaited<ReturnType<typeof as>>[] = []
  for (let n = 0; n < 8; n += 1) people.push(await as({ ...place, empresas: [place.id_empresa] }))

  const readAll = async ({ call }: (typeof people)[number]) => {
    for (const id_conteudo of contents) {
      const step = { id_onboarding: id, id_trilha: trail, id_conteudo }
      await call.onboardingReading.start(step)
      await call.onboardingReading.complete(step)
    }
  }
  const change = async () => {
    for (let round = 0; round < 6; round += 1) {
      await admin.call.onboardingTrails.orderContents({ id: trail, conteudos: contents.toReversed() })
      await admin.call.onboarding.orderTrails({ id, trilhas: round % 2 ? [trail, second] : [second, trail] })
      await admin.call.onboardingContents.setActive({ ids: [extra], ativo: round % 2 === 1 })
      await admin.call.onboardingTrails.orderContents({ id: trail, conteudos: contents })
      await as({ ...place, empresas: [place.id_empresa] })
    }
  }
  await Promise.all([change(), ...people.map(readAll)])

  const parts = await db
    .selectFrom('onboarding_usuario')
    .where('id_onboarding', '=', id)
    .select(['lidos', 'conteudos', 'concluido', 'no_relatorio'])
    .execute()
  expect(parts.map(({ lidos }) => lidos).sort()).toEqual([...Array(6).fill(0), ...Array(8).fill(4)])
  expect(new Set(parts.map(({ conteudos }) => conteudos))).toEqual(new Set([5]))
  expect(await admin.call.onboardingReport.count({ id_onboarding: id })).toEqual({
    pendentes: 14,
    concluidos: 0,
  })
  await admin.call.onboardingContents.setActive({ ids: [extra], ativo: false })
  expect(await admin.call.onboardingReport.count({ id_onboarding: id })).toEqual({
    pendentes: 6,
    concluidos: 8,
  })
})

it('one person who finishes two contents at the same moment is counted for both', async () => {
  const place = await makePlace(db)
  const contents = await Promise.all(Array.from({ length: 24 }, () => makeContent(db)))
  const trail = await makeTrail(db, contents)
  const id = await makeOnboarding(db, place, [trail])
  const { call, userId } = await as({ ...place, empresas: [place.id_empresa] })
  const step = (id_conteudo: number) => ({ id_onboarding: id, id_trilha: trail, id_conteudo })
  for (const content of contents) await call.onboardingReading.start(step(content))
  for (let n = 0; n < contents.length; n += 2) {
    await Promise.all(
      contents.slice(n, n + 2).map((content) => call.onboardingReading.complete(step(content))),
    )
    const part = await db
      .selectFrom('onboarding_usuario')
      .where('id_usuario', '=', userId)
      .select('lidos')
      .executeTakeFirstOrThrow()
    expect(part.lidos).toBe(n + 2)
  }
})
