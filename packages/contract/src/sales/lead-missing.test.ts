import { describe, expect, it } from 'vitest'
import { missingFields, missingRefusal, missingText, missingToGoOn } from './lead-missing.ts'

const place = { cep: '1', logradouro: 'Rua', numero: '1', bairro: 'Centro', cidade: 'Pelotas', estado: 'RS' }

describe('what a lead lacks for a stage', () => {
  it('is every needed field that is empty, in the form’s order', () => {
    expect(missingFields('endereco', place)).toEqual([])
    expect(missingFields('endereco', { ...place, cidade: '', cep: null })).toEqual(['cep', 'cidade'])
    expect(missingFields('venda', { produto: 'Fibra', valor: '1' })).toEqual(['contrato'])
    expect(missingFields('contato', {})).toEqual([])
  })

  it('is a contact where nobody made one, and nothing where the move itself asks', () => {
    expect(missingToGoOn('contato', { tentativas: 0 })).toBe('Falta um contato.')
    expect(missingToGoOn('contato', { tentativas: 1 })).toBeUndefined()
    expect(missingToGoOn('endereco', { ...place, cep: null, tentativas: 0 })).toBe('Falta o CEP.')
    expect(missingToGoOn('cobertura', { tentativas: 0 })).toBeUndefined()
    expect(missingToGoOn(undefined, { tentativas: 0 })).toBeUndefined()
  })

  it('is said in one sentence', () => {
    expect(missingText(['cep'])).toBe('Falta o CEP.')
    expect(missingText(['cep', 'cidade'])).toBe('Faltam o CEP e a cidade.')
    expect(missingText(['cep', 'numero', 'estado'])).toBe('Faltam o CEP, o número e o estado.')
  })

  it('is refused at each field; a sale that lacks any of its data has its own text', () => {
    expect(missingRefusal(['cep', 'numero'])).toEqual({
      message: 'Faltam o CEP e o número.',
      campos: { cep: 'Falta o CEP.', numero: 'Falta o número.' },
    })
    for (const lacking of [['contrato', 'produto', 'valor'], ['contrato']] as const)
      expect(missingRefusal(lacking).message).toBe('Informe contrato, produto e valor para efetivar.')
  })
})
