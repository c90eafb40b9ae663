import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { securityLines } from '../../../../test/factories/security-lines.ts'
import { signOnWorld } from '../../../../test/factories/sign-on-world.ts'
import { accessCleanupJob } from '../auth/access-cleanup.job.ts'

const { as, deps, admin, id, person, signOn, whoIs, reason } = await signOnWorld()

it('a superadmin links an identity that was nobody’s, and takes the link away (docs/access.md#single-sign-on)', async () => {
  const ana = await person()
  const unsure = { change: { email_verified: false } }
  expect(reason(await signOn(ana, unsure))).toBe('email_nao_verificado')
  const { vinculos, esperas } = await admin.call.singleSignOn.ofPerson({ id: ana.userId })
  expect(vinculos).toEqual([])
  expect(esperas).toMatchObject([{ id_provedor: id, sujeito: ana.sub, email: ana.email }])
  const link = { id: ana.userId, id_provedor: id, sujeito: ana.sub }
  const manager = await as({ roles: ['rh:gestor'], employee: true })
  await expect(manager.call.singleSignOn.link(link)).rejects.toThrow('Você não tem permissão')
  await admin.call.singleSignOn.link(link)
  await expect(admin.call.singleSignOn.link(link)).rejects.toThrow('já é de alguém')
  const bia = await person()
  await expect(admin.call.singleSignOn.link({ ...link, id: bia.userId })).rejects.toThrow('já é de alguém')
  const back = await signOn(ana, unsure)
  expect(await whoIs(back.cookies)).toBe(ana.email)
  const now = await admin.call.singleSignOn.ofPerson({ id: ana.userId })
  expect(now).toMatchObject({
    vinculos: [{ sujeito: ana.sub, vinculado_por: expect.any(String) }],
    esperas: [],
  })
  await admin.call.singleSignOn.unlink({ id: now.vinculos[0]!.id })
  expect(await whoIs(back.cookies)).toBe(null)
  const noted = (await securityLines(deps, ana.userId)).filter((line) => !/^(entrada|falha)/.test(line))
  expect(noted.toSorted()).toEqual([
    'permissao: Exclusão',
    'permissao: Inclusão',
    'sessao: Vínculo de acesso único desfeito (1 sessão)',
  ])
})

it('an identity that nobody links is forgotten after seven days', async () => {
  const cida = await person()
  await signOn(cida, { change: { email_verified: false } })
  const after = async (hours: number) => {
    await sql`update identidade_espera set updated_at = now() - make_interval(hours => ${hours})
      where sujeito = ${cida.sub}`.execute(deps.connection.db)
    await accessCleanupJob.run(deps, {})
    return (await admin.call.singleSignOn.ofPerson({ id: cida.userId })).esperas.length
  }
  expect([await after(167), await after(169)]).toEqual([1, 0])
})
