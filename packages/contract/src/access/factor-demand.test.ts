import { describe, expect, it } from 'vitest'
import { demandsFactor } from './factor-demand.ts'

const off = { fator_dados_pessoais: false, fator_valores: false, fator_todos: false }

describe('a second factor', () => {
  it.each([
    [['users:superadmin'], off, true],
    [['rh:gestor'], off, false],
    [['rh:leitor'], { ...off, fator_dados_pessoais: true }, true],
    [['vendas:solicitante'], { ...off, fator_dados_pessoais: true }, true],
    [['novidades:gestor'], { ...off, fator_dados_pessoais: true, fator_valores: true }, false],
    [['financeiro:leitor'], { ...off, fator_valores: true }, true],
    [['rh:gestor'], { ...off, fator_valores: true }, false],
    [['user'], { ...off, fator_dados_pessoais: true, fator_valores: true }, false],
  ])('of %j with %j is demanded: %s', (roles, rule, demanded) => {
    expect(demandsFactor({ roles, employee: true }, rule)).toBe(demanded)
  })

  it('is demanded of every employee and of who holds a role, where everybody needs one; not of candidates', () => {
    const all = { ...off, fator_todos: true }
    const demanded = (roles: string[], employee: boolean) => demandsFactor({ roles, employee }, all)
    expect([demanded([], true), demanded(['vendas:solicitante'], false)]).toEqual([true, true])
    expect([demanded([], false), demandsFactor({ roles: [], employee: true }, off)]).toEqual([false, false])
  })
})
