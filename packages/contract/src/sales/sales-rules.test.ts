import { describe, expect, it } from 'vitest'
import { blacklistErrors, blacklistFields } from './blacklist.ts'
import { coverageErrors } from './coverage.ts'
import { findsWholeCustomers, maySeeCustomers, seesWholeCustomers } from './customer-access.ts'
import { leadReach } from './lead-reach.ts'
import { currentMonth } from '../today.ts'
import { finalizationText, leadMoves, leadStatuses, moveBetween, statusName } from './lead-words.ts'
import { keepsMarketing } from './marketing-access.ts'
import { priceErrors, priceFields } from './pricing-schemas.ts'

const employee = (...roles: string[]) => ({ roles: ['user', ...roles], employee: true })
const external = (...roles: string[]) => ({ roles: ['user', ...roles], employee: false })

describe('leads in the scope of a person', () => {
  it('managers and readers see those of their providers, sellers their own and free ones, external sellers their own', () => {
    expect(leadReach(employee('vendas:gestor'))).toBe('provider')
    expect(leadReach(employee('vendas:leitor'))).toBe('provider')
    expect(leadReach(employee('vendas:solicitante'))).toBe('seller')
    expect(leadReach(external('vendas:solicitante'))).toBe('own')
    expect(leadReach(external('vendas:leitor'))).toBe('own')
    expect(leadReach(external('users:superadmin'))).toBe('provider')
  })

  it('customers are for the staff of sales, complete from solicitante up', () => {
    const may = (who: ReturnType<typeof employee>) => [maySeeCustomers(who), seesWholeCustomers(who)]
    expect(may(employee('vendas:leitor'))).toEqual([true, false])
    expect(may(employee('vendas:solicitante'))).toEqual([true, true])
    expect(may(external('vendas:solicitante'))).toEqual([false, false])
    expect(may(employee('rh:gestor'))).toEqual([false, false])
    expect(maySeeCustomers(null)).toBe(false)
  })

  it('a found customer is complete for sales, communication and the blacklist', () => {
    const roles = ['vendas:solicitante', 'regua_comunicacao:leitor', 'blacklist:leitor', 'vendas:leitor']
    expect(roles.map((role) => findsWholeCustomers(employee(role)))).toEqual([true, true, true, false])
    expect(findsWholeCustomers(null)).toBe(false)
  })

  it('campaigns, channels, links and imports are kept by employees', () => {
    expect(keepsMarketing(employee('vendas:gestor'), 'manage')).toBe(true)
    expect(keepsMarketing(external('vendas:gestor'), 'manage')).toBe(false)
    expect(keepsMarketing(external('users:superadmin'), 'manage')).toBe(true)
    expect(keepsMarketing(null, 'read')).toBe(false)
  })
})

describe('a lead', () => {
  it('moves one stage on or back, and nowhere from the last', () => {
    const stages = leadStatuses.map(({ status }) => status)
    const moves = stages.flatMap((de) =>
      stages.filter((para) => moveBetween(de, para)).map((para) => [de, para]),
    )
    expect(moves).toHaveLength(leadMoves.length)
    expect(moves.every(([de, para]) => Math.abs(de! - para!) === 1 && de !== 5)).toBe(true)
    expect(moveBetween(4, 5)?.exige).toBe('venda')
    expect(moveBetween(3, 2)?.exige).toBe('motivo')
  })

  it('has stages with names; any other value is shown unchanged', () => {
    expect([1, 5, 9].map(statusName)).toEqual(['Prospecção', 'Efetivação', '9'])
  })

  it('is listed for the month of São Paulo, whose night is the next month elsewhere', () => {
    expect(currentMonth(new Date('2026-03-01T02:30:00Z'))).toEqual({ de: '2026-02-01', ate: '2026-02-28' })
    expect(currentMonth(new Date('2028-02-10T12:00:00Z'))).toEqual({ de: '2028-02-01', ate: '2028-02-29' })
  })

  it('shows its time to the sale in hours and minutes', () => {
    expect(finalizationText('27:05')).toBe('27h 05min')
    expect(finalizationText(null)).toBeNull()
    expect(finalizationText('muito')).toBeNull()
  })
})

describe('the registries', () => {
  it('a client of the blacklist has a document, an address a CEP and a number', () => {
    const errors = (fields: object) =>
      Object.keys(blacklistErrors(blacklistFields.parse({ id_motivo: 1, ...fields })))
    expect(errors({ tipo: 'cliente' })).toEqual(['cpf_cnpj'])
    expect(errors({ tipo: 'cliente', cpf_cnpj: '52998224725' })).toEqual([])
    expect(errors({ tipo: 'endereco' })).toEqual(['cep', 'numero'])
    expect(
      errors({
        tipo: 'endereco',
        cep: '88700000',
        numero: '1',
        data_inicio: '2026-05-02',
        data_fim: '2026-05-01',
      }),
    ).toEqual(['data_fim'])
  })

  it('a range of house numbers has a street, and does not end before it begins', () => {
    expect(Object.keys(coverageErrors({ numero_inicio: 1 }))).toEqual(['logradouro'])
    expect(coverageErrors({ logradouro: 'Rua A', numero_inicio: 1, numero_fim: 1 })).toEqual({})
    expect(Object.keys(coverageErrors({ logradouro: 'Rua A', numero_inicio: 9, numero_fim: 1 }))).toEqual([
      'numero_fim',
    ])
    expect(coverageErrors({})).toEqual({})
  })

  it('a promotion is cheaper than the price and says for how many months', () => {
    const whole = {
      id_empresa: 1,
      produto: 'Fibra 500',
      valor: '99.90',
      vigencia_inicio: '2026-05-01',
      publico: 'pf',
      tecnologia: 'fibra',
      velocidade_mbps: 500,
      fidelidade_meses: 12,
    }
    const errors = (over: object) => Object.keys(priceErrors(priceFields.parse({ ...whole, ...over })))
    expect(errors({})).toEqual([])
    expect(errors({ valor_promocional: '99.90', meses_promocao: 3 })).toEqual(['valor_promocional'])
    expect(errors({ valor_promocional: '79.90' })).toEqual(['meses_promocao'])
    expect(errors({ vigencia_fim: '2026-04-30' })).toEqual(['vigencia_fim'])
  })
})
