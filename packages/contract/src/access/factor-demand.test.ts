import { describe, expect, it } from 'vitest'
import { demandsFactor } from './factor-demand.ts'

const off = { fator_dados_pessoais: false, fator_valores: false }

describe('a second factor', () => {
  it.each([
    [['users:superadmin'], off, true],
    [['rh:gestor'], off, false],
    [['rh:leitor'], { ...off, fator_dados_pessoais: true }, true],
    [['vendas:solicitante'], { ...off, fator_dados_pessoais: true }, true],
    [['novidades:gestor'], { fator_dados_pessoais: true, fator_valores: true }, false],
    [['financeiro:leitor'], { ...off, fator_valores: true }, true],
    [['rh:gestor'], { ...off, fator_valores: true }, false],
    [['user'], { fator_dados_pessoais: true, fator_valores: true }, false],
  ])('of %j with %j is demanded: %s', (roles, rule, demanded) => {
    expect(demandsFactor(roles, rule)).toBe(demanded)
  })
})
