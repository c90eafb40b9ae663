import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { cpfOf, makePrizes, makeRoulette } from '../../../../test/factories/roulette.ts'
import { makeSpins } from '../../../../test/factories/spins.ts'

const { db, as, deps } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const { publicRoulette } = (await as(null)).call

const { spin, historyOf } = await makeSpins(db, deps.sealed)

async function solve(slug: string, dispositivo?: string) {
  const challenge = await publicRoulette.challenge({ slug, dispositivo })
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

describe('a spin', () => {
  it('gives quantidade 3 with minima 1 exactly twice', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [{ quantidade: 3, quantidade_minima: 1 }])
    const spins = []
    for (let n = 0; n < 5; n += 1) spins.push(await spin(wheel))
    expect(spins.filter((one) => 'ganho' in one)).toHaveLength(2)
    const rows = await historyOf(wheel)
    expect(rows.map(({ erro }) => erro)).toEqual([
      null,
      null,
      'SEM_PREMIO_DISPONIVEL',
      'SEM_PREMIO_DISPONIVEL',
      'SEM_PREMIO_DISPONIVEL',
    ])
    expect(rows[0]!.cupom).toMatch(/^CUPOM-[A-Z2-7]{8}$/)
    expect(rows[0]!.codigo).toMatch(/^\d{6}$/)
  })

  it('counts calendar days of São Paulo: 23:59 and 00:01 are two', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [{ consumivel: false }])
    const same = { cpf: cpfOf(500_000) }
    await spin(wheel, { ...same, chave: 'primeira' }, new Date('2026-11-20T23:59:00-03:00'))
    await expect(
      spin(wheel, { ...same, chave: 'repetida' }, new Date('2026-11-20T23:59:30-03:00')),
    ).rejects.toThrow('Você já participou! Tente novamente em 21/11/26.')
    const next = await spin(wheel, { ...same, chave: 'segunda-vez' }, new Date('2026-11-21T00:01:00-03:00'))
    expect(next).toHaveProperty('ganho')
  })

  it('gives one unit of stock to one of 50 simultaneous spins (docs/marketing.md#spin)', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    const [won] = await makePrizes(db, wheel.id, [{ quantidade: 1 }])
    const spins = await Promise.all(Array.from({ length: 50 }, () => spin(wheel)))
    expect(spins.filter((one) => 'ganho' in one)).toHaveLength(1)
    const row = await db
      .selectFrom('site_roleta_premios')
      .where('id', '=', won!.id)
      .select('distribuidos')
      .executeTakeFirstOrThrow()
    expect(row.distribuidos).toBe(1)
    expect(await historyOf(wheel)).toHaveLength(50)
  })

  it('answers a repeated key the same, at once or later, and only to the same person', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [{ quantidade: 5 }])
    const again = { cpf: cpfOf(600_000), chave: 'a-mesma-chave' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => spin(wheel, again)))
    answers.push(await spin(wheel, again))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await historyOf(wheel)).toHaveLength(1)
    await expect(spin(wheel, { chave: 'a-mesma-chave' })).rejects.toThrow('A verificação expirou')
  })

  it('spins the wheel of customers for customers only, and never says so', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [
      { nome: 'De cliente', cliente: true, consumivel: false },
      { nome: 'De todos', cliente: false, consumivel: false },
    ])
    const cpf = cpfOf(700_000)
    await db
      .insertInto('relationship_dados_pessoas')
      .values({ id_empresa: razao, codpessoa: '77', nome_razaosocial: 'Cliente', cpf })
      .execute()
    const mine = await spin(wheel, { cpf, chave: 'de-um-cliente' })
    const other = await spin(wheel)
    expect(mine).toMatchObject({ ganho: { premio: 'De cliente', premios: [{ texto: 'De cliente' }] } })
    expect(other).toMatchObject({ ganho: { premio: 'De todos' } })
    expect(JSON.stringify(mine).replaceAll('De cliente', '')).not.toMatch(/cliente/i)
    expect(Object.keys(mine)).toEqual(Object.keys(other))
  })
})

describe('the public call', () => {
  const person = { nome: 'Joana da Rosa', telefone: '48984001122', aceite: true as const }

  it('shows the wheel, requires a proof and answers with a coupon; the same for the same key', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [{ consumivel: false, htmlContent: '<b>Kit</b> caneca' }])
    const { slug } = wheel
    const view = await publicRoulette.view({ slug })
    expect(view).toMatchObject({
      nome: wheel.nome,
      disponivel: true,
      sistema: 'razao',
      logo: null,
      tema: { base_background: '#A7001A', base_html_content: 'Girar!' },
      premios: [{ texto: 'Kit caneca' }],
    })
    const form = { ...person, slug, cpf: '52998224725', chave: 'chave-publica', prova: await solve(slug) }
    const result = await publicRoulette.spin(form)
    expect(result).toMatchObject({ indice: 0, premio: 'Prêmio 1', animacao: true })
    expect(await publicRoulette.spin(form)).toEqual(result)
    await expect(publicRoulette.spin({ ...form, chave: 'outra-chave' })).rejects.toThrow(
      'A verificação expirou',
    )
    const prova = await solve(slug)
    await expect(publicRoulette.spin({ ...form, chave: 'outra-chave', prova })).rejects.toThrow(
      'Você já participou!',
    )
  })

  it('does not let anybody block a CPF by requests without a proof of work', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [{ consumivel: false }])
    const form = { ...person, slug: wheel.slug, cpf: cpfOf(720_000) }
    for (let n = 0; n < 25; n += 1)
      await expect(
        publicRoulette.spin({ ...form, chave: `de-outro-${n}`, prova: '{"challenge":1}' }),
      ).rejects.toThrow('A verificação expirou')
    const prova = await solve(wheel.slug)
    expect(await publicRoulette.spin({ ...form, chave: 'da-pessoa', prova })).toHaveProperty('cupom')
    for (let n = 1; n < 20; n += 1)
      await expect(publicRoulette.spin({ ...form, chave: `outra-vez-${n}`, prova })).rejects.toThrow()
    await expect(publicRoulette.spin({ ...form, chave: 'vigesima-primeira', prova })).rejects.toThrow(
      'Muitas tentativas.',
    )
  })

  it('refuses what the form refuses, with its texts', async () => {
    const { slug } = await makeRoulette(db, { id_empresa: razao })
    const form = { ...person, slug, cpf: '52998224725', chave: 'chave-publica', prova: '{"challenge":1}' }
    await expect(publicRoulette.spin({ ...form, cpf: '11111111111' })).rejects.toThrow('CPF inválido.')
    await expect(publicRoulette.spin({ ...form, aceite: false as never })).rejects.toThrow(
      'É necessário aceitar para participar.',
    )
  })

  it('requires the acceptance of a regulation, and records none where there is none', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [{ consumivel: false }])
    const { slug } = wheel
    const { aceite: _, ...unasked } = person
    const form = { ...unasked, slug, cpf: cpfOf(910_000), chave: 'sem-aceite', prova: await solve(slug) }
    const { id } = await db
      .insertInto('arquivo')
      .values({
        bucket: 'roleta',
        nome: 'regulamento.pdf',
        tipo: 'application/pdf',
        tamanho: 1,
        sha256: '0'.repeat(64),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const regulated = (regulamento_arquivo: string | null) =>
      db
        .updateTable('site_roleta_campanhas')
        .set({ regulamento_arquivo })
        .where('id', '=', wheel.id)
        .execute()
    await regulated(id)
    await expect(publicRoulette.spin(form)).rejects.toMatchObject({
      cause: { details: { campos: { aceite: 'É necessário aceitar para participar.' } } },
    })
    await regulated(null)
    expect(await publicRoulette.spin(form)).toHaveProperty('cupom')
    expect((await historyOf(wheel)).map(({ aceite_em }) => aceite_em)).toEqual([null])
  })

  it('is closed for paused campaigns and outside their days, and does not exist for wrong addresses', async () => {
    const paused = await makeRoulette(db, { id_empresa: razao, ativo: false })
    const over = await makeRoulette(db, { id_empresa: razao, data_fim_campanha: '2020-01-02' })
    for (const { slug, id } of [paused, over]) {
      await makePrizes(db, id, [{}])
      expect(await publicRoulette.view({ slug })).toMatchObject({ disponivel: false })
      await expect(publicRoulette.challenge({ slug })).rejects.toThrow('Esta campanha não está disponível.')
    }
    expect(await publicRoulette.view({ slug: 'nao-existe' })).toBeNull()
  })

  it('says that nothing is left, and records it', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [{ quantidade: 1, quantidade_minima: 1 }])
    const { slug } = wheel
    const form = { ...person, slug, cpf: '11144477735', chave: 'sem-premio', prova: await solve(slug) }
    for (let n = 0; n < 2; n += 1)
      await expect(publicRoulette.spin(form)).rejects.toThrow('No momento não há prêmios disponíveis.')
    expect(await historyOf(wheel)).toHaveLength(1)
  })

  it('requires more work from a device that spun for three people', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [{ consumivel: false }])
    const { slug } = wheel
    const dispositivo = 'aparelho-1'
    const early = await solve(slug, dispositivo)
    for (const number of [1, 2, 3]) {
      const chave = `do-aparelho-${number}`
      const prova = await solve(slug, dispositivo)
      await publicRoulette.spin({ ...person, slug, cpf: cpfOf(800_000 + number), chave, prova, dispositivo })
    }
    const form = { ...person, slug, cpf: cpfOf(800_009), chave: 'do-aparelho-4', dispositivo }
    await expect(publicRoulette.spin({ ...form, prova: early })).rejects.toThrow('A verificação expirou')
    const prova = await solve(slug, dispositivo)
    expect(await publicRoulette.spin({ ...form, prova })).toHaveProperty('cupom')
  })
})

it('a spin without a prize does not count towards the interval', async () => {
  const wheel = await makeRoulette(db, { id_empresa: razao })
  await makePrizes(db, wheel.id, [{ quantidade: 1, quantidade_minima: 1 }])
  const same = { cpf: cpfOf(600_000) }
  expect(await spin(wheel, { ...same, chave: 'nada-sobrou' })).toHaveProperty('erro')
  await makePrizes(db, wheel.id, [{ consumivel: false }])
  expect(await spin(wheel, { ...same, chave: 'agora-sobra' })).toHaveProperty('ganho')
  await expect(spin(wheel, { ...same, chave: 'outra-vez-hoje' })).rejects.toThrow('Você já participou!')
})
