import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { makeCustomer } from '../../test/factories/communication.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { optOutSecret, optOutToken } from '../platform/opt-out-link.ts'

const { db, deps, app } = await testWorld()
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial & Filhos' })
const key = await optOutSecret(db, deps.sealed)

async function sentMail(destino: string | null): Promise<{ id: number; token: string; codpessoa: string }> {
  const codpessoa = `D${destino ?? 'nenhum'}`
  const id_pessoa = await makeCustomer(db, vetorial, { codpessoa, email: destino ?? 'antes@exemplo.com' })
  const { rows } = await sql<{ id: number }>`
    with x as (insert into campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, regra,
      envia_em, expira_em) values (${id_pessoa}, 1, ${vetorial}, 'X', current_date, 'M', '{}', now(), now()) returning id)
    insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, envia_em, expira_em)
    select id, 1, ${vetorial}, ${id_pessoa}, 'email', ${destino}, current_date, 'enviado', now(), now() from x returning id`.execute(
    db,
  )
  const { id } = rows[0]!
  return { id, token: optOutToken(key, id), codpessoa }
}

const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers })
const browser: Record<string, string> = {
  accept: 'text/html,*/*',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
}
const restricted = async (codpessoa: string) =>
  db
    .selectFrom('relacionamento_preferencias_cliente')
    .where('cod_cliente', '=', codpessoa)
    .select(['email', 'sms'])
    .executeTakeFirst()

describe('the end of an e-mail', () => {
  it('names the provider and the channel, before and after; only the button acts', async () => {
    const { token, codpessoa } = await sentMail('ana@exemplo.com')
    for (const headers of [browser, {}]) {
      const page = await open(`/v1/descadastro/${token}`, headers)
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.body).toContain('deixar de receber as mensagens de Vetorial &amp; Filhos por e-mail.')
      expect(page.body).toContain('<form method="post">')
    }
    expect(await restricted(codpessoa)).toBeUndefined()
    const done = await open(`/v1/descadastro/${token}`, {}, 'POST')
    expect(done.body).toContain('Você não receberá mais as mensagens de Vetorial &amp; Filhos por e-mail.')
    expect(await restricted(codpessoa)).toEqual({ email: false, sms: true })
  })

  it('still ends the channel when the address was forgotten', async () => {
    const { token, codpessoa } = await sentMail(null)
    expect((await open(`/v1/descadastro/${token}`, {}, 'POST')).statusCode).toBe(200)
    expect(await restricted(codpessoa)).toEqual({ email: false, sms: true })
  })

  it('ends the channel of its customer and of its address, when the two are not the same any more (docs/marketing.md#opt-out)', async () => {
    const { token, codpessoa } = await sentMail('velha@exemplo.com')
    await db
      .updateTable('relationship_dados_pessoas')
      .set({ email: 'nova@exemplo.com' })
      .where('codpessoa', '=', codpessoa)
      .execute()
    await makeCustomer(db, vetorial, { codpessoa: 'HERDOU', email: 'velha@exemplo.com' })
    await open(`/v1/descadastro/${token}`, {}, 'POST')
    expect(await restricted(codpessoa)).toEqual({ email: false, sms: true })
    expect(await restricted('HERDOU')).toEqual({ email: false, sms: true })
  })

  it.each([
    ['cut', (token: string) => `/v1/descadastro/${token.slice(0, -3)}`, 404],
    ['cut to nothing', () => '/v1/descadastro/', 404],
    ['cut before the slash', () => '/v1/descadastro', 404],
    ['with something behind it', (token: string) => `/v1/descadastro/${token}).`, 404],
    ['in two lines', (token: string) => `/v1/descadastro/${token.slice(0, 9)}=%0D%0A${token.slice(9)}`, 404],
    ['cut within a character', (token: string) => `/v1/descadastro/${token}%C3`, 400],
    ['far too long', (token: string) => `/v1/descadastro/${token.repeat(40)}`, 404],
    ['of the other prefix', (token: string) => `/api/rest/v1/descadastro/${token}x`, 404],
  ])('opens a page when its link is %s, whatever opens it', async (_how, urlOf, status) => {
    const token = optOutToken(key, 1)
    for (const headers of [browser, { accept: '*/*' }, {}]) {
      const page = await open(urlOf(token), headers)
      expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(page.body).toContain('<h1>Link inválido</h1>')
      expect(page.body).not.toContain('"codigo"')
    }
  })

  it('keeps its old address', async () => {
    const page = await open('/descadastro/1-abc', browser)
    expect([page.statusCode, page.headers.location]).toEqual([302, '/v1/descadastro/1-abc'])
  })
})

describe('a refusal', () => {
  it('of a tracking link is a page, also when the database is away', async () => {
    await sql`alter table vendas_tracking_url rename to longe`.execute(db)
    try {
      const page = await open('/r/QualquerUm')
      expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
      expect(page.body).toContain('Serviço indisponível no momento.')
    } finally {
      await sql`alter table longe rename to vendas_tracking_url`.execute(db)
    }
  })

  it.each([
    '/files/8a7f0c1e-0000-4000-8000-000000000000',
    '/v1/nada',
    '/export/nada',
    '/calendario.ics?token=x',
  ])('of %s is a page for a browser that opens it, and JSON for programs', async (url) => {
    const page = await open(url, browser)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<main>')
    const program = await open(url, { accept: 'text/html, application/json' })
    expect([program.statusCode, program.headers['content-type']]).toEqual([
      page.statusCode,
      'application/json; charset=utf-8',
    ])
  })
})
