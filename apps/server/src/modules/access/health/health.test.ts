/** How the service is, as superadmins read it (docs/metrics.md#health-page). */
import { healthAreas } from '@intranet/contract/access/health-words'
import { dayFromNow } from '@intranet/contract/today'
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

  it('has what this server counted: answers, refusals, failures, entries, sends, calls to ERPs by provider', async () => {
    const id_empresa = await makeProvider(db, { nome: 'Contada' })
    const headers = { authorization: `Bearer ${admin.token}` }
    const before = (await admin.call.health.read()).servidor
    for (const url of ['/v1/rh/departamento', '/v1/rh/departamento/0', '/v1/rh/departamento?x=1'])
      await app.inject({ url, headers })
    const { metrics } = deps
    const invented = { door: 'rest', name: '/v1/inventada' } as const
    metrics.answered({ ...invented, status: 500, seconds: 100 })
    metrics.answered({ ...invented, status: 200, seconds: 1 })
    metrics.answered({ door: 'event', name: '/events', status: 200, seconds: 9000 })
    metrics.erpCall(id_empresa, 'clientes', 'ok', 0.2)
    metrics.erpCall(id_empresa, 'clientes', 'recusa', 0.4)
    metrics.sent('sms', 'enviado')
    for (const outcome of ['ok', 'unauthorized', 'locked']) metrics.signIn(outcome)
    const { servidor, provedores } = await admin.call.health.read()
    const rest = (figures: typeof before) => figures.portas.find(({ nome }) => nome === 'rest')
    const grown = (name: 'respostas' | 'recusas' | 'falhas') =>
      rest(servidor)![name] - (rest(before)?.[name] ?? 0)
    expect([grown('respostas'), grown('recusas'), grown('falhas')]).toEqual([5, 2, 1])
    expect(servidor.portas.map(({ nome }) => nome)).not.toContain('event')
    // What took most of the time comes first.
    expect(servidor.demoradas[0]).toEqual({
      nome: '/v1/inventada',
      respostas: 2,
      recusas: 0,
      falhas: 1,
      lentas: 1,
      media_ms: 50_500,
    })
    expect(servidor.erps).toContainEqual({ id_empresa, chamadas: 2, falhas: 1, media_ms: 300 })
    expect(provedores).toContainEqual({ id: id_empresa, nome: 'Contada' })
    expect(servidor.envios).toContainEqual({ canal: 'sms', situacao: 'enviado', total: 1 })
    expect(servidor.entradas.aceitas - before.entradas.aceitas).toBe(1)
    expect(servidor.entradas.recusadas - before.entradas.recusadas).toBe(2)
    expect(servidor.conexoes.map(({ grupo }) => grupo)).toEqual(['requests', 'jobs'])
    expect(servidor.desde.getTime()).toBeLessThan(Date.now())
  })

  it('leaves as a bundle for support: versions, names of settings without values, sizes, by superadmins alone', async () => {
    const reader = await as({ roles: ['configuracao:gestor'] })
    await expect(reader.call.health.bundle()).rejects.toThrow('permissão')
    const bundle = await admin.call.health.bundle()
    expect(bundle.versoes).toMatchObject({
      node: process.version,
      migracao: expect.stringMatching(/^\d{4}_/),
    })
    expect(bundle.configuracoes).toContain('SECRET_KEY')
    expect(JSON.stringify(bundle)).not.toContain(deps.env.SECRET_KEY)
    const bytes = bundle.tabelas.map((table) => table.bytes)
    expect(bytes).toEqual(bytes.toSorted((one, other) => other - one))
    expect(bundle.tabelas.map(({ nome }) => nome)).toContain('public.rh_usuario')
    expect(bundle.checagens.length).toBeGreaterThan(10)
  })

  it('names migrations that are not applied', async () => {
    expect(await read('Migrações')).toMatchObject({ situacao: 'ok', valor: 'todas aplicadas' })
    await sql`delete from migracao where nome = (select max(nome) from migracao)`.execute(db)
    expect(await read('Migrações')).toMatchObject({
      situacao: 'falha',
      valor: expect.stringMatching(/^faltam \d{4}_/),
    })
  })

  it('says when months are missing, or rows are in none (docs/deploy.md#months)', async () => {
    expect(await read('Meses prontos')).toMatchObject({ situacao: 'ok' })
    await sql`insert into log_historico (tabela, id_item, operacao, data)
      values ('x', '1', 'UPDATE', now() + interval '6 months')`.execute(db)
    expect(await read('Meses prontos')).toMatchObject({
      situacao: 'falha',
      valor: 'log_historico: linhas fora de mês',
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

  it('counts mails of the week that did not leave (docs/metrics.md#mails-that-failed)', async () => {
    const name = 'E-mails que não saíram em 7 dias'
    expect(await read(name)).toMatchObject({ situacao: 'ok', valor: '0' })
    const mail = { canal: 'email', destino: 'a@exemplo.com', assunto: 'Convite', texto: 'x' }
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await db
      .insertInto('mensagem_saida')
      .values([
        { ...mail, situacao: 'falhou' },
        { ...mail, situacao: 'falhou', created_at: daysAgo(8) },
        { ...mail, situacao: 'enviado' },
      ])
      .execute()
    expect(await read(name)).toMatchObject({ situacao: 'atencao', valor: '1' })
    await db
      .insertInto('mensagem_saida')
      .values(Array.from({ length: 19 }, () => ({ ...mail, situacao: 'falhou' })))
      .execute()
    expect(await read(name)).toMatchObject({ situacao: 'falha', valor: '20' })
  })

  it('counts keys that end within a week, and refused sign-ins of the last hour', async () => {
    const before = await read('Entradas recusadas na última hora')
    expect(before.valor).toMatch(/^0, com 0 bloqueios/)
    const { userId } = await as({ roles: ['rh:leitor'] })
    for (const days of [6, 30]) await makeAccessKey(db, userId, { validade_fim: dayFromNow(days) })
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
