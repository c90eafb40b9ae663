import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it, vi } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLink } from '../../../../test/factories/tracking.ts'
import { waitForLock } from '../../../platform/locks.ts'
import { cachePostalPlace } from '../../company/cities/postal-code.queries.ts'

const { db, as, app } = await testWorld()
// No service of addresses answers here.
await db.insertInto('parametro').values({ chave: 'cep_endereco', valor: '""' }).execute()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const { trackingLinks } = (await as(null)).call
const person = {
  nome: 'Maria do Rosário',
  telefone: '53984001122',
  cpf: '52998224725',
  cep: '96010000',
  aceite: true as const,
}

async function solve(codigo: string): Promise<string> {
  const challenge = await trackingLinks.challenge({ codigo })
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

const leadsOf = (id: number) =>
  db.selectFrom('vendas_lead').where('id_tracking', '=', id).selectAll().orderBy('id').execute()

describe('the public form', () => {
  it('makes a lead that carries link, campaign, channel and consent', async () => {
    const link = await makeLink(db, razao)
    const { codigo } = link
    expect(await trackingLinks.consentForm({ codigo })).toEqual({
      provedor: 'RazaoInfo',
      sistema: 'razao',
      matiz: 215,
      logo: null,
    })
    await trackingLinks.consent({ ...person, codigo, prova: await solve(codigo) })
    const [lead, ...more] = await leadsOf(link.id)
    expect(more).toEqual([])
    expect(lead).toMatchObject({
      id_empresa: razao,
      id_campanha: link.id_campanha,
      id_canal: link.id_canal,
      origem: 'rastreamento',
      status: 1,
      desfecho: 'aberta',
      cliente: person.nome,
      documento: person.cpf,
      fone: person.telefone,
      cep: person.cep,
      id_vendedor: null,
    })
    expect(lead!.aceite_lgpd_em).toBeInstanceOf(Date)
  })

  it('does not lose anybody for the house number, which it does not request', async () => {
    const mapped = await makeProvider(db)
    const row = { id_empresa: mapped, cidade: 'Pelotas', uf: 'RS', bairro: 'Centro' }
    await db
      .insertInto('vendas_cobertura')
      .values({ ...row, logradouro: 'Rua XV de Novembro', numero_inicio: 100, numero_fim: 199 })
      .execute()
    const place = { localidade: 'Pelotas', uf: 'RS' as const, bairro: 'Centro' }
    await cachePostalPlace(db, '96015000', { ...place, logradouro: 'Rua XV de Novembro' })
    await cachePostalPlace(db, '96016000', { ...place, logradouro: 'Rua Gonçalves Chaves' })
    const { id, codigo } = await makeLink(db, mapped)
    await trackingLinks.consent({ ...person, cep: '96015000', codigo, prova: await solve(codigo) })
    const elsewhere = { ...person, cpf: '11144477735', cep: '96016000' }
    await trackingLinks.consent({ ...elsewhere, codigo, prova: await solve(codigo) })
    expect((await leadsOf(id)).map(({ desfecho }) => desfecho)).toEqual(['aberta', 'sem_cobertura'])
  })

  it('sent twice, at once or later, makes one lead; so does the same person the same day', async () => {
    const { id, codigo } = await makeLink(db, razao)
    const prova = await solve(codigo)
    const sent = { ...person, codigo, prova }
    const answers = await Promise.all([sent, sent, sent].map((form) => trackingLinks.consent(form)))
    answers.push(await trackingLinks.consent({ ...sent, prova: await solve(codigo) }))
    expect(answers).toEqual(answers.map(() => ({ recebido: true })))
    expect(await leadsOf(id)).toHaveLength(1)
  })

  it('takes for another person anyone who has another CPF, phone or link, or comes a day later', async () => {
    const [{ id, codigo }, other] = [await makeLink(db, razao), await makeLink(db, razao)]
    const send = async (over: object) =>
      trackingLinks.consent({ ...person, codigo, ...over, prova: await solve(codigo) })
    await send({})
    await send({ telefone: '53984001133' })
    await send({ cpf: '11144477735' })
    expect(await leadsOf(id)).toHaveLength(3)
    const prova = await solve(other.codigo)
    await trackingLinks.consent({ ...person, codigo: other.codigo, prova })
    expect(await leadsOf(other.id)).toHaveLength(1)
    const hoursAgo = (hours: number) =>
      db
        .updateTable('vendas_lead')
        .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
        .where('id_tracking', '=', id)
        .execute()
    await hoursAgo(23)
    await send({})
    expect(await leadsOf(id)).toHaveLength(3)
    await hoursAgo(25)
    await send({})
    expect(await leadsOf(id)).toHaveLength(4)
  })

  it('with a key, refused after its CEP was looked up: nothing is kept, and the same key makes the lead (docs/platform.md#idempotency-key)', async () => {
    const { id, codigo } = await makeLink(db, razao)
    // Its city is not here yet: looking it up writes.
    const place = {
      localidade: 'Vila do Arroio Novo',
      uf: 'RS' as const,
      bairro: 'Centro',
      logradouro: 'Rua A',
    }
    await cachePostalPlace(db, '96017000', place)
    const payload = { ...person, cep: '96017000', codigo, prova: await solve(codigo) }
    const headers = { 'idempotency-key': 'consentimento-com-cep-2026' }
    const send = () => app.inject({ method: 'POST', url: '/trpc/trackingLinks.consent', payload, headers })
    const refused = await db.transaction().execute(async (other) => {
      await waitForLock(other, 'consent', `${id} ${person.cpf}`)
      const waits = send()
      const city = db.selectFrom('cidade').where('nome', '=', place.localidade).select('id')
      await vi.waitFor(async () => expect(await city.execute()).toHaveLength(1), { timeout: 2500 })
      // A server that dies now leaves no answer: no lead is made yet.
      expect(await db.selectFrom('idempotencia').select('chave').execute()).toEqual([])
      return waits
    })
    expect(refused.statusCode, refused.body).toBe(409)
    const again = await send()
    expect([again.statusCode, again.json().result.data]).toEqual([200, { recebido: true }])
    expect(await leadsOf(id)).toHaveLength(1)
  })

  it('uses each proof for one person alone', async () => {
    const { id, codigo } = await makeLink(db, razao)
    const prova = await solve(codigo)
    await trackingLinks.consent({ ...person, codigo, prova })
    await trackingLinks.consent({ ...person, cpf: '11144477735', codigo, prova })
    expect(await leadsOf(id)).toHaveLength(1)
  })

  it('refuses proofs of another link, changed ones and missing ones', async () => {
    const { id, codigo } = await makeLink(db, razao)
    const other = await makeLink(db, razao)
    const proof = JSON.parse(await solve(codigo))
    const forged = [
      await solve(other.codigo),
      JSON.stringify({ ...proof, solution: { ...proof.solution, derivedKey: 'ab'.repeat(32) } }),
      JSON.stringify({ ...proof, challenge: { ...proof.challenge, signature: 'ab'.repeat(32) } }),
      JSON.stringify({
        ...proof,
        challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, keyPrefix: '00' } },
      }),
      '{"challenge":{}}',
      'nada de nada',
    ]
    for (const prova of forged)
      await expect(trackingLinks.consent({ ...person, codigo, prova })).rejects.toThrow(
        'A verificação expirou',
      )
    expect(await leadsOf(id)).toEqual([])
  })

  it('answers customers and blocked people as everybody', async () => {
    const link = await makeLink(db, razao)
    const motivo = await db.selectFrom('vendas_blocklist_motivo').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('blacklist')
      .values({ tipo: 'cliente', cpf_cnpj: '11144477735', id_motivo: motivo.id })
      .execute()
    await db
      .insertInto('relationship_dados_pessoas')
      .values({ id_empresa: razao, codpessoa: '1', nome_razaosocial: 'Cliente', cpf: person.cpf })
      .execute()
    for (const cpf of [person.cpf, '11144477735', '39053344705']) {
      const prova = await solve(link.codigo)
      const answer = await trackingLinks.consent({ ...person, cpf, codigo: link.codigo, prova })
      expect(answer).toEqual({ recebido: true })
    }
  })

  it('is not there for a wrong code or a switched-off campaign', async () => {
    const link = await makeLink(db, razao)
    await db.updateTable('vendas_campanha').set({ ativo: false }).where('id', '=', link.id_campanha).execute()
    for (const codigo of ['naoExiste', link.codigo]) {
      expect(await trackingLinks.consentForm({ codigo })).toBeNull()
      await expect(trackingLinks.challenge({ codigo })).rejects.toThrow('Este link não está disponível.')
    }
  })

  it('needs every field, and the consent', async () => {
    const { codigo } = await makeLink(db, razao)
    const prova = await solve(codigo)
    const wrong = [
      { nome: '' },
      { telefone: '123' },
      { cpf: '11111111111' },
      { cep: '1' },
      { aceite: false as never },
    ]
    for (const over of wrong)
      await expect(trackingLinks.consent({ ...person, ...over, codigo, prova })).rejects.toMatchObject({
        code: 'UNPROCESSABLE_CONTENT',
      })
  })

  it('is limited by address, loosely', async () => {
    const { codigo } = await makeLink(db, razao)
    const send = () =>
      trackingLinks
        .consent({ ...person, codigo, prova: '{"challenge":{}}' })
        .catch((error: Error) => error.message)
    const answers = []
    for (let n = 0; n < 61; n += 1) answers.push(await send())
    expect(answers.at(-1)).toMatch(/^Muitos envios/)
  })
})
