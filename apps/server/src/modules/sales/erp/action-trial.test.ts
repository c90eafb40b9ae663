import { erp as text } from '@intranet/contract/messages/registries'
import { beforeEach, describe, expect, it } from 'vitest'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { ixcErp, ixcTables } from '../../../../test/erp/ixc-erp.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { erpOf } from '../../../platform/erp/erp-system.ts'

const { db, deps, as, app } = await testWorld()
const admin = await as(superadmin)
const other = await as({ roles: ['vendas:gestor'], employee: true })
const erp = await ixcErp()
const provider = await makeProvider(db)
const way = { tipo: 'ixc' as const, url: erp.url, permite_http: true, token: '7:segredo' }
const [made] = await admin.call.erp.create({ objects: [{ id_empresa: provider, ...way }] })
const id = made!.id
const offered = async () => (await erpOf(groundOf(deps), provider))!.abilities
const asked = { id, acao: 'desconectar' as const, cod_cliente: '501', alvo: '70' }
const tries = () => erp.heard.filter((path) => path === 'desconectar_clientes').length

beforeEach(async () => {
  Object.assign(erp, { heard: [], mode: 'up', tables: ixcTables() })
  await db.deleteFrom('erp_acao_testada').execute()
  await db.updateTable('empresa_erp').set({ acoes_confirmadas: [] }).execute()
})

describe('an unsure action', () => {
  it('is offered once somebody has tried it and said that it worked, which is logged', async () => {
    expect((await offered()).has('desconectar')).toBe(false)
    expect(await admin.call.erp.actions({ id })).toEqual([
      { acao: 'desbloqueio_confianca', confirmada: false, tentativa: null },
      { acao: 'desconectar', confirmada: false, tentativa: null },
    ])
    const trial = await admin.call.erp.tryAction(asked)
    expect(trial).toMatchObject({ resposta: 'Desconectado!', falhou: false })
    expect((await offered()).has('desconectar')).toBe(false)
    await admin.call.erp.judgeAction({ id: trial.id, funcionou: true })
    expect((await offered()).has('desconectar')).toBe(true)
    expect((await admin.call.erp.actions({ id }))[1]).toMatchObject({
      confirmada: true,
      tentativa: { cod_cliente: '501', alvo: '70', resposta: 'Desconectado!', funcionou: true },
    })
    const row = await db.selectFrom('erp_acao_testada').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ id_usuario: admin.userId, julgada_em: expect.any(Date) })
  })

  it('that did not work is offered no more', async () => {
    for (const funcionou of [true, false]) {
      const { id: trial } = await admin.call.erp.tryAction(asked)
      await admin.call.erp.judgeAction({ id: trial, funcionou })
      expect((await offered()).has('desconectar')).toBe(funcionou)
      await expect(admin.call.erp.judgeAction({ id: trial, funcionou })).rejects.toThrow(text.trialJudged)
    }
  })

  it('is tried once, by however many at once, until somebody says what came of it', async () => {
    const both = await Promise.allSettled([admin.call.erp.tryAction(asked), admin.call.erp.tryAction(asked)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(admin.call.erp.tryAction(asked)).rejects.toThrow(text.trialWaiting)
    expect(tries()).toBe(1)
  })

  it('that the system refuses has nothing to judge, and may be tried again', async () => {
    const unlock = { id, acao: 'desbloqueio_confianca' as const, cod_cliente: '501', alvo: '9' }
    const refused = await admin.call.erp.tryAction(unlock)
    expect(refused).toMatchObject({ resposta: 'Desbloqueio já ativo.', falhou: true })
    await expect(admin.call.erp.judgeAction({ id: refused.id, funcionou: true })).rejects.toThrow(
      text.trialJudged,
    )
    expect(await admin.call.erp.tryAction(unlock)).toMatchObject({ falhou: true })
  })

  it('needs to know which contract or connection is meant', async () => {
    const { alvo: _, ...open } = asked
    await expect(admin.call.erp.tryAction(open)).rejects.toMatchObject({ message: expect.anything() })
    erp.tables.radusuarios!.pop()
    expect(await admin.call.erp.tryAction(open)).toMatchObject({ falhou: false })
    await expect(admin.call.erp.tryAction({ ...asked, alvo: '99' })).rejects.toThrow()
    erp.tables.radusuarios = []
    await expect(admin.call.erp.tryAction(asked)).rejects.toThrow()
    expect(tries()).toBe(1)
  })

  it('is for superadmins, and of a system that has unsure ones', async () => {
    await expect(other.call.erp.tryAction(asked)).rejects.toThrow('permissão')
    const place = await makeProvider(db)
    const [sure] = await admin.call.erp.create({ objects: [{ id_empresa: place, tipo: 'demonstracao' }] })
    expect(await admin.call.erp.actions({ id: sure!.id })).toEqual([])
    await expect(admin.call.erp.tryAction({ ...asked, id: sure!.id })).rejects.toThrow(text.sureAction)
  })

  it('is tried by REST as well', async () => {
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${admin.token}` }, payload })
    const { id: _, ...rest } = asked
    const tried = await post(`/v1/vendas/erp/${id}/acoes/testar`, { object: rest })
    expect([tried.statusCode, tried.json()]).toMatchObject([200, { falhou: false }])
    const judged = await post(`/v1/vendas/erp/acoes/${tried.json().id}/resultado`, {
      object: { funcionou: true },
    })
    expect(judged.statusCode).toBe(200)
  })
})
