import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeArrears } from '../../../../test/factories/desk.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['regras_bloqueio:gestor'], empresas: [ours], employee: true })
const clerk = await as({ roles: ['regras_bloqueio:solicitante'], empresas: [ours], employee: true })
const reader = await as({ roles: ['regras_bloqueio:leitor'], empresas: [ours], employee: true })
const outsider = await as({ roles: ['regras_bloqueio:gestor'], empresas: [theirs], employee: true })

/** A Tuesday without a holiday, and the national holiday of 2026 that is a Monday. */
const TUESDAY = '2026-08-11'

const fields = (over = {}) => ({
  nome: 'Total 30',
  id_empresa: ours,
  dias_atraso: 30,
  tipo: 'total' as const,
  valor_minimo: '50',
  ...over,
})
const makeRule = async (over = {}) =>
  (await manager.call.blockingRules.create({ objects: [fields(over)] }))[0]!.id
const criterion = (over = {}) => ({
  campo: 'cidade' as const,
  operador: 'igual' as const,
  valor: ['Tubarão'],
  motivo: 'Enchente',
  ...over,
})
const simulate = (id: number, data = TUESDAY) => manager.call.blockingSimulations.run({ id, data })

/** Customer 34 days in arrears on the Tuesday, R$ 99,90, of Tubarão. */
const owing = (over = {}) => ({
  cod_cliente: '1',
  cidade: 'Tubarão',
  uf: 'SC',
  faturas: [{ vencimento: '2026-07-08', valor: '99.90' }],
  ...over,
})

describe('a rule', () => {
  it.each([
    [
      { dias_notificacao: 14 },
      'dias_notificacao',
      'Informe pelo menos 15 dias de notificação antes da suspensão.',
    ],
    [
      { dias_atraso: 14 },
      'dias_atraso',
      'Os dias de atraso devem ser maiores ou iguais aos dias de notificação.',
    ],
    [{ dias_semana: [] }, 'dias_semana', 'Selecione ao menos um dia da semana.'],
    [
      { dias_semana: [5] },
      'dias_semana',
      'Bloqueios na sexta, no fim de semana, em feriado ou na véspera não são permitidos.',
    ],
    [{ dias_atraso: 366 }, 'dias_atraso', 'Informe entre 1 e 365 dias.'],
    [{ qtd_faturas_min: 0 }, 'qtd_faturas_min', 'Informe entre 1 e 120 faturas.'],
    [{ horario: '07:59' }, 'horario', 'O horário do bloqueio deve estar entre 08:00 e 18:00.'],
    [{ horario: '18:01' }, 'horario', 'O horário do bloqueio deve estar entre 08:00 e 18:00.'],
  ])('is refused with %j', async (over, field, message) => {
    await expect(makeRule(over)).rejects.toMatchObject({
      cause: { details: { campos: { [`objects.0.${field}`]: message } } },
    })
  })

  it('of a notice may fall on a Saturday, and begins inactive (docs/desk.md#blocking-rules)', async () => {
    const id = await makeRule({ tipo: 'aviso', dias_semana: [6] })
    expect(await reader.call.blockingRules.get({ id })).toMatchObject({
      ativo: false,
      horario: '08:00',
      dias_semana: [6],
    })
  })

  it('is active alone of its kind for a provider, also when two are switched on at once (docs/desk.md#blocking-rules)', async () => {
    const place = await makeProvider(db)
    const chief = await as({ roles: ['regras_bloqueio:gestor'], empresas: [place], employee: true })
    const [one, other] = await chief.call.blockingRules.create({
      objects: [fields({ id_empresa: place }), fields({ id_empresa: place, nome: 'Outra' })],
    })
    const outcome = await Promise.allSettled(
      [one!, other!].map(({ id }) => chief.call.blockingRules.toggle({ id, ativo: true })),
    )
    const refused = outcome.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([
      { reason: { message: 'Já existe uma regra ativa deste tipo para o provedor.' } },
    ])
  })

  it('is copied with its criteria, and deleted only if it was never tried', async () => {
    const id = await makeRule({ nome: 'Modelo' })
    await clerk.call.blockingCriteria.create({ objects: [{ id_regra: id, ...criterion() }] })
    const [copy] = await manager.call.blockingRules.duplicate({ id })
    expect(await reader.call.blockingRules.get({ id: copy!.id })).toMatchObject({
      nome: 'Modelo (cópia)',
      ativo: false,
      excecoes: 1,
    })
    await makeArrears(db, ours, [owing()])
    await simulate(id)
    await expect(manager.call.blockingRules.remove({ id })).rejects.toThrow(
      'Esta regra já foi simulada e não pode ser excluída. Desative-a.',
    )
    await manager.call.blockingRules.remove({ id: copy!.id })
    await expect(reader.call.blockingRules.get({ id: copy!.id })).rejects.toThrow('Dados não encontrados.')
  })

  it('in force is published with the criteria of today, by REST', async () => {
    const place = await makeProvider(db, { sistema: 'vigente_aqui' })
    const chief = await as({ roles: ['regras_bloqueio:gestor'], empresas: [place], employee: true })
    const one = (await chief.call.blockingRules.create({ objects: [fields({ id_empresa: place })] }))[0]!.id
    await chief.call.blockingCriteria.create({
      objects: [
        { id_regra: one, ...criterion() },
        { id_regra: one, ...criterion({ valor: ['Laguna'], validade_fim: '2020-01-01' }) },
      ],
    })
    const get = () =>
      app.inject({ url: '/v1/regra/bloqueio/vigente', headers: { authorization: `Bearer ${chief.token}` } })
    expect((await get()).json()).toEqual({ regra_bloqueio: [] })
    const put = await app.inject({
      method: 'PUT',
      url: `/v1/regra/bloqueio/${one}`,
      headers: { authorization: `Bearer ${chief.token}` },
      payload: { object: { ativo: true } },
    })
    expect(put.json().update_regra_bloqueio.returning).toMatchObject([{ id: one }])
    expect((await get()).json().regra_bloqueio).toMatchObject([
      {
        id: one,
        sistema: 'vigente_aqui',
        tipo: 'total',
        dias_atraso: 30,
        criterios: [{ campo: 'cidade', valor: ['Tubarão'] }],
      },
    ])
    expect((await app.inject({ url: '/v1/regra/bloqueio/vigente' })).statusCode).toBe(401)
  })
})

describe('a criterion', () => {
  it.each([
    [{ operador: 'maior_igual' }, 'operador', 'Este operador não serve para o campo.'],
    [
      { campo: 'valor_aberto', operador: 'maior_igual', valor: ['muito'] },
      'valor',
      'Valor inválido para o campo.',
    ],
    [{ valor: ['Tubarão', 'Laguna'] }, 'valor', 'Este operador aceita um valor só.'],
    [{ valor: [] }, 'valor', 'Valor inválido para o campo.'],
    [
      { validade_inicio: '2026-08-02', validade_fim: '2026-08-01' },
      'validade_fim',
      'A data de fim deve ser maior ou igual à data de início.',
    ],
  ])('is refused with %j', async (over, field, message) => {
    const id_regra = await makeRule()
    await expect(
      clerk.call.blockingCriteria.create({ objects: [{ id_regra, ...criterion(over as object) }] }),
    ).rejects.toMatchObject({ message, cause: { details: { campos: { [`objects.0.${field}`]: message } } } })
  })

  it('shows its values in the words of its field', async () => {
    const id_regra = await makeRule()
    const objects = [
      criterion({ campo: 'tipo_pessoa', valor: ['pj'] }),
      criterion({ campo: 'orgao_publico', valor: ['true'] }),
      criterion({ campo: 'valor_aberto', operador: 'menor_igual', valor: ['100.50'] }),
    ].map((one) => ({ id_regra, ...one }))
    await clerk.call.blockingCriteria.create({ objects })
    const { dados } = await reader.call.blockingCriteria.list({ filtro: { id_regra }, sort: 'id' })
    expect(dados.map(({ valores }) => valores)).toEqual(['Pessoa jurídica', 'Sim', 'R$\u00a0100,50'])
  })

  it('is kept by solicitantes of its provider and read by readers', async () => {
    const id_regra = await makeRule()
    const [made] = await clerk.call.blockingCriteria.create({ objects: [{ id_regra, ...criterion() }] })
    const { id } = made!
    expect(await reader.call.blockingCriteria.get({ id })).toMatchObject({ valores: 'Tubarão', ativo: true })
    await expect(reader.call.blockingCriteria.update({ id, ativo: false })).rejects.toThrow(
      'Você não tem permissão',
    )
    await expect(outsider.call.blockingCriteria.get({ id })).rejects.toThrow('Registro não encontrado.')
    await expect(
      outsider.call.blockingCriteria.create({ objects: [{ id_regra, ...criterion() }] }),
    ).rejects.toMatchObject({ cause: { details: { campos: { id_regra: expect.any(String) } } } })
    await expect(clerk.call.blockingCriteria.update({ id, campo: 'chamado_aberto' })).rejects.toMatchObject({
      cause: { details: { campos: { valor: 'Valor inválido para o campo.' } } },
    })
    await clerk.call.blockingCriteria.remove({ id })
  })
})
