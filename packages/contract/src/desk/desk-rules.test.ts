import { describe, expect, it } from 'vitest'
import { can, worksInServiceDesk } from '../access.ts'
import { criterionErrors, criterionWords, valueWords } from './blocking-criteria.ts'
import { isOutdated } from './blocking-options.ts'
import { ruleErrors } from './blocking-rules.ts'
import { askedDocument, isAsk } from './is-ask.ts'
import { callErrors } from './qualifications.ts'
import { pixKey, refundErrors } from './refunds.ts'

it('a Pix key is kept without marks, and refused when it is none of its kind', () => {
  expect(pixKey('cpf', '529.982.247-25')).toBe('52998224725')
  expect(pixKey('cpf', '529.982.247-24')).toBeNull()
  expect(pixKey('telefone', '+55 (53) 99999-0000')).toBe('5553999990000')
  expect(pixKey('aleatoria', 'abc')).toBeNull()
})

it('a search by document asks the digits, or a CNPJ with its letters', () => {
  expect(
    ['529.982.247-25', '12.abc.345/01de-35', '1A.BC3.450/1000-35', '12abc34501de35'].map(askedDocument),
  ).toEqual(['52998224725', '12ABC34501DE35', '1ABC3450100035', '12ABC34501DE35'])
  expect(['12.abc.345/01de-35', '123'].map((valor) => isAsk({ por: 'documento', valor }))).toEqual([
    true,
    false,
  ])
})

it('a refund in cents is never above what was paid (docs/desk.md#refunds)', () => {
  const whole = { forma: 'credito_fatura' as const, valor_pago: '0.30', valor_estorno: '0.30' }
  expect(refundErrors(whole)).toEqual({})
  expect(refundErrors({ ...whole, valor_estorno: '0.31' })).toEqual({
    valor_estorno: 'O valor do estorno não pode ser maior que o valor pago.',
  })
})

describe('a criterion', () => {
  it('takes the operators and values of its field', () => {
    expect(criterionErrors({ campo: 'cidade', operador: 'contem', valor: ['Tub'] })).toEqual({})
    expect(criterionErrors({ campo: 'cod_cliente', operador: 'em', valor: ['1', '2'] })).toEqual({})
    expect(criterionErrors({ campo: 'chamado_aberto', operador: 'igual', valor: ['talvez'] })).toEqual({
      valor: 'Valor inválido para o campo.',
    })
  })

  it('is read as a sentence', () => {
    expect(criterionWords('cidade', 'igual', ['Tubarão'])).toBe('Cidade igual a Tubarão')
    expect(criterionWords('valor_aberto', 'menor_igual', ['50.00'])).toMatch(/menor ou igual a R\$\s50,00$/)
    expect(valueWords('tipo_pessoa', 'pj')).toBe('Pessoa jurídica')
  })
})

it('a rule says what is wrong at its field', () => {
  expect(ruleErrors({ tipo: 'parcial', dias_semana: [1, 7] })).toEqual({
    dias_semana: 'Bloqueios na sexta, no fim de semana, em feriado ou na véspera não são permitidos.',
  })
  expect(ruleErrors({ tipo: 'aviso', dias_semana: [7], horario: '18:00' })).toEqual({})
})

it('a simulation is out of date after 24 hours', () => {
  const now = new Date('2026-08-11T12:00:00Z')
  expect(isOutdated('2026-08-10T12:00:00Z', now)).toBe(false)
  expect(isOutdated('2026-08-10T11:59:59Z', now)).toBe(true)
})

it('a call that is put off says until when', () => {
  expect(callErrors({ resultado: 'retornar' })).toEqual({ retornar_em: 'Campo obrigatório' })
  expect(callErrors({ resultado: 'nao_atendeu' })).toEqual({})
})

const pixRefund = {
  cpf: '52998224725',
  valor_pago: '99.90',
  valor_estorno: '99.90',
  forma: 'pix',
  pix_tipo: 'cpf',
  pix_chave: '529.982.247-25',
  titular_documento: '52998224725',
}
describe('what a refund needs', () => {
  const errors = (over: object) =>
    refundErrors({ ...pixRefund, ...over } as Parameters<typeof refundErrors>[0])
  it.each([
    [
      { valor_estorno: '99.91' },
      { valor_estorno: 'O valor do estorno não pode ser maior que o valor pago.' },
    ],
    [{ pix_chave: '52998224724' }, { pix_chave: 'Chave Pix inválida.' }],
    [{ pix_tipo: 'email', pix_chave: 'ana@' }, { pix_chave: 'Chave Pix inválida.' }],
    [{ pix_tipo: 'email', pix_chave: 'ana@exemplo.com.br' }, {}],
    [{ pix_tipo: 'telefone', pix_chave: '+5553999990000' }, {}],
    [{ pix_tipo: 'aleatoria', pix_chave: '123e4567-e89b-42d3-a456-426614174000' }, {}],
    [
      { titular_documento: '11144477735' },
      { titular_documento: 'O titular deve ser o cliente ou anexe autorização.' },
    ],
    [{ titular_documento: '11144477735', autorizacao: '123e4567-e89b-42d3-a456-426614174000' }, {}],
    [{ forma: 'transferencia', banco: 'Banco', agencia: '1' }, { conta: 'Informe banco, agência e conta.' }],
    [{ forma: 'credito_fatura', pix_tipo: null, pix_chave: null, titular_documento: null }, {}],
  ])('%j', (over, expected) => {
    expect(errors(over)).toEqual(expected)
  })
})

it('"Atendimento" is for anyone who has a role of one of its modules', () => {
  const holder = (...roles: string[]) => ({ roles, employee: true })
  expect(worksInServiceDesk(holder('regras_bloqueio:leitor'))).toBe(true)
  expect(worksInServiceDesk(holder('vendas:gestor'))).toBe(false)
  expect(worksInServiceDesk(null)).toBe(false)
})

it('refunds are decided by finance; the backoffice asks, its managers too (docs/desk.md#refunds)', () => {
  const holder = (...roles: string[]) => ({ roles, employee: true })
  expect(can(holder('backoffice:gestor'), 'estornos', 'create')).toBe(true)
  expect(can(holder('backoffice:gestor'), 'estornos', 'manage')).toBe(false)
  expect(can(holder('financeiro:gestor'), 'estornos', 'manage')).toBe(true)
  expect(can(holder('financeiro:leitor'), 'estornos', 'create')).toBe(false)
})
