/** How the service is, as superadmins read it (docs/metrics.md#health-page). */
import { healthAreas } from '@intranet/contract/access/health-words'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { readHealth } from './health.service.ts'

const { db, as, app, deps } = await testWorld()
const admin = await as(superadmin)
const read = async (nome: string) =>
  (await admin.call.health.read()).checagens.find((check) => check.nome === nome)!

describe('the health of the service', () => {
  it('is read by superadmins alone, and has a check of every area', async () => {
    const reader = await as({ roles: ['configuracao:gestor'] })
    await expect(reader.call.health.read()).rejects.toThrow('permissão')
    const { checagens } = await admin.call.health.read()
    expect([...new Set(checagens.map(({ area }) => area))].toSorted()).toEqual(
      Object.keys(healthAreas).toSorted(),
    )
  })

  it('names migrations that are not applied', async () => {
    expect(await read('Migrações')).toMatchObject({ situacao: 'ok', valor: 'todas aplicadas' })
    await sql`delete from migracao where nome = (select max(nome) from migracao)`.execute(db)
    expect(await read('Migrações')).toMatchObject({
      situacao: 'falha',
      valor: expect.stringMatching(/^faltam \d{4}_/),
    })
  })

  it('names connections and webhooks whose port nobody named: they go on until it is confirmed (docs/deploy.md#outgoing)', async () => {
    const nome = 'Portas a confirmar'
    expect(await read(nome)).toMatchObject({ situacao: 'ok' })
    const id_empresa = await makeProvider(db, { nome: 'Porta Velha' })
    await db
      .insertInto('empresa_erp')
      .values({ id_empresa, url: 'https://erp.provedor.example:9443' })
      .execute()
    expect(await read(nome)).toMatchObject({ situacao: 'atencao', valor: 'Porta Velha' })
    await db.deleteFrom('empresa_erp').where('id_empresa', '=', id_empresa).execute()
  })

  it('says what the store and the mail server answered', async () => {
    expect(await read('Armazenamento')).toMatchObject({ situacao: 'ok', valor: 'grava e lê' })
    const broken = {
      ...deps,
      storage: { ...deps.storage, write: () => Promise.reject(new Error('disco cheio')) },
      mailer: { ...deps.mailer, local: false, check: () => Promise.reject(new Error('ECONNREFUSED')) },
    }
    const { checagens } = await readHealth(broken)
    const of = (nome: string) => checagens.find((check) => check.nome === nome)
    expect(of('Armazenamento')).toMatchObject({ situacao: 'falha', valor: 'disco cheio' })
    expect(of('Servidor de e-mail')).toMatchObject({ situacao: 'falha', valor: 'ECONNREFUSED' })
  })

  it('names what is kept longer than it may be, and every module that keeps for a time is asked', async () => {
    expect(await read('Dados além do prazo')).toMatchObject({ situacao: 'ok', valor: 'nenhum' })
    await db
      .insertInto('campanha_webhook')
      .values({ canal: 'sms', evento: 'velho', recebido_em: sql<Date>`now() - interval '40 days'` })
      .execute()
    expect(await read('Dados além do prazo')).toMatchObject({
      situacao: 'falha',
      valor: 'Chaves de avisos de envio',
    })
    expect(deps.offers.retentions.map(({ nome }) => nome).toSorted()).toEqual([
      'Alterações para programas',
      'Avisos de incidentes',
      'Chaves de avisos de envio',
      'Destinos de mensagens',
      'Entregas de webhooks',
      'Notificações lidas',
      'Participantes de roletas',
      'Respostas de clientes',
    ])
  })

  it('names ERPs whose last test failed, of active connections alone', async () => {
    const [away, off] = [await makeProvider(db, { nome: 'Vento' }), await makeProvider(db, { nome: 'Brisa' })]
    const erp = { tipo: 'demonstracao', testada_em: new Date(), erro_teste: 'sem resposta' }
    await db
      .insertInto('empresa_erp')
      .values([
        { ...erp, id_empresa: away },
        { ...erp, id_empresa: off, ativo: false },
      ])
      .execute()
    const { checagens } = await admin.call.health.read()
    expect(checagens.find(({ area }) => area === 'erps')).toMatchObject({
      situacao: 'falha',
      valor: 'sem resposta no último teste: Vento',
    })
  })

  it('counts keys that end within a week, and refused sign-ins of the last hour', async () => {
    const before = await read('Entradas recusadas na última hora')
    expect(before.valor).toMatch(/^0, com 0 bloqueios/)
    const { userId } = await as({ roles: ['rh:leitor'] })
    for (const days of [6, 30])
      await makeAccessKey(db, userId, { validade_fim: daysLater(todayInBrazil(), days) })
    expect(await read('Chaves de acesso a vencer em 7 dias')).toMatchObject({
      situacao: 'atencao',
      valor: '1',
    })
    const payload = { email: 'ninguem@exemplo.com', senha: 'Errada@2026' }
    await app.inject({ method: 'POST', url: '/v1/auth/login', payload })
    await deps.security.settle()
    expect((await read('Entradas recusadas na última hora')).valor).toMatch(/^1, com/)
  })
})
