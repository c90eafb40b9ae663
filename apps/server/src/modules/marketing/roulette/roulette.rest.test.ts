import { todayInBrazil } from '@intranet/contract/today'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { cpfOf, makePrizes, makeRoulette, makeWinners, prize } from '../../../../test/factories/roulette.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const boss = await as(superadmin)
const fields = () => ({
  nome: 'Natal Premiado',
  sistema: 'razao',
  descricao: 'Gire e ganhe',
  data_inicio_campanha: todayInBrazil(),
  data_fim_campanha: '2099-12-31',
})

describe('the documented paths', () => {
  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${boss.token}` }
    const answer = await app.inject({ method, url, headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('lead from a campaign to its end, with the ids in the order of each', async () => {
    const made = await ask('POST', '/v1/roulette/', { object: fields() })
    const { id, id_usuario_intranet: owner } = made.body.insert_site_roleta_campanhas.returning[0]
    expect(made.status).toBe(200)
    const got = await ask('GET', `/v1/roulette/user/${id}/${owner}`)
    const [campaign] = got.body.site_roleta_campanhas
    expect(campaign).toMatchObject({ id, sistema: 'razao', usuario_campanha: { nome: expect.any(String) } })
    // A record may be sent back with all the fields that were read.
    const changed = await ask('PATCH', `v1/roulette/${owner}/${id}`, { ...campaign, descricao: 'Nova' })
    expect(changed.status).toBe(200)
    const wrongPair = await ask('PATCH', `/v1/roulette/${owner + 1000}/${id}`, { descricao: 'Nova' })
    expect(wrongPair.status).toBe(404)

    const objects = [1, 2, 3, 4].map((n) => ({ ...prize({ nome: `Prêmio ${n}` }), id_campanha: id }))
    expect((await ask('POST', '/v1/roulette/prize', { objects })).status).toBe(200)
    const prizes = (await ask('GET', `/v1/roulette/prize/${id}`)).body.site_roleta_premios
    const edit = { objects: prizes.map((one: object) => ({ ...one, descricao: 'Outra' })) }
    expect((await ask('PATCH', '/v1/roulette/campaign/update/prize', edit)).status).toBe(200)
    const tooFew = await ask('DELETE', '/v1/roulette/prizes/', { id: [prizes[0].id], id_campanha: id })
    expect(tooFew.body.mensagem).toBe('Você não pode ter menos que 4 Prêmios')

    const theme = {
      base_background: '#A7001A',
      base_html_content: 'Girar!',
      color_item: '#3b82f6',
      color_item_2: 'pink',
      color_text: '#fff',
      color_text2: '#000',
      url_background: `data:image/png;base64,${PIXEL}`,
      id_campanha: id,
    }
    const look = await ask('POST', '/v1/roulette/theme', theme)
    expect(look.status).toBe(200)
    const saved = (await ask('GET', `/v1/campanha/configuracao/${id}`)).body.site_roleta_configuracao[0]
    expect(saved.url_background).toMatch(/^\/files\//)
    const image = await app.inject({ url: saved.url_background })
    expect(image.statusCode).toBe(200)
    const path = `/v1/roulette/theme/${saved.id}`
    expect((await ask('PUT', path, { ...saved, color_item: 'notacolour' })).body.campos).toMatchObject({
      color_item: 'Ops... preencha os dados e tente novamente!',
    })
    expect((await ask('PUT', path, { ...saved, color_item: 'teal' })).status).toBe(200)

    await makeWinners(db, id, prizes[0].id, 2)
    const people = await ask('GET', `/v1/roulette/customers/${id}/false?erro=false`)
    expect(people.body).toMatchObject({
      total: 2,
      site_roleta_historico: [{ premio: { cliente: false, animacao: true } }, {}],
    })
    expect((await ask('GET', `/v1/roulette/customers/${id}/true`)).body.total).toBe(0)
    for (const unreadable of ['1', '0', 'True', 'sim'])
      expect(await ask('GET', `/v1/roulette/customers/${id}/${unreadable}`)).toMatchObject({
        status: 422,
        body: { campos: { isCustomer: expect.any(String) } },
      })
    expect((await ask('GET', `/v1/roulette/customers/${id}?erro=talvez`)).status).toBe(422)
    expect((await ask('GET', '/v1/roulette/customers/999999')).status).toBe(404)
    expect((await ask('GET', '/v1/roulette/customers/999999/true')).status).toBe(404)
    expect(
      (await ask('GET', '/v1/roulette/')).body.site_roleta_campanhas.find(
        (one: { id: number }) => one.id === id,
      ),
    ).toMatchObject({ nao_cliente: 2, cliente: 0 })
    expect((await ask('GET', '/v1/roulette/admin')).body.rh_usuario.length).toBeGreaterThan(0)
    expect((await ask('DELETE', `/v1/roulette/${id}/${owner}`)).body.mensagem).toBe(
      'CAMPANHA COM PREMIOS JA DISTRIBUIDOS',
    )
    const paused = await ask('POST', '/v1/roulette/campaign', { id_campanha: id, ativo: false })
    expect(paused.body.update_site_roleta_campanhas.returning[0]).toMatchObject({ ativo: false })
    await ask('POST', '/v1/roulette/campaign', { id_campanha: id, ativo: true })
    expect((await ask('DELETE', `/v1/history/${id}`)).status).toBe(200)
    expect((await ask('DELETE', `/v1/roulette/${id}/${owner}`)).status).toBe(200)
  })

  it('take away one of five prizes', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao, dono: boss.userId })
    const [one] = await makePrizes(db, wheel.id, [{}, {}, {}, {}, {}])
    const gone = await ask('DELETE', '/v1/roulette/prizes', { id: [one!.id], id_campanha: wheel.id })
    expect(gone.status).toBe(200)
  })

  it('show the public wheel to guests and require a proof', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [{}])
    const open = await app.inject({ url: `/v1/roleta/publica/${wheel.slug}` })
    expect(open.json().site_roleta_campanhas_by_pk).toMatchObject({ nome: wheel.nome, disponivel: true })
    const challenge = await app.inject({ url: `/v1/roleta/publica/${wheel.slug}/desafio` })
    expect(challenge.json()).toHaveProperty('signature')
    const payload = {
      nome: 'Ana Paula',
      cpf: cpfOf(1),
      telefone: '53991260000',
      aceite: true,
      chave: 'uma-chave',
      prova: 'nenhuma prova',
    }
    const spun = await app.inject({ method: 'POST', url: `/v1/roleta/publica/${wheel.slug}/girar`, payload })
    expect([spun.statusCode, spun.json().mensagem]).toEqual([422, 'A verificação expirou. Tente novamente.'])
    const { json } = await app.inject({ url: `/v1/roleta/publica/${wheel.slug}/desafio` })
    const prova = JSON.stringify({
      challenge: json(),
      solution: await solveChallenge({ challenge: json(), deriveKey }),
    })
    const proved = await app.inject({
      method: 'POST',
      url: `/v1/roleta/publica/${wheel.slug}/girar`,
      payload: { ...payload, prova },
    })
    expect(proved.json()).toMatchObject({ premio: 'Prêmio 1' })
    expect((await app.inject({ url: '/v1/roulette' })).statusCode).toBe(401)
  })
})

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
