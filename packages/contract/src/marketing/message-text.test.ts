import { describe, expect, it } from 'vitest'
import { fillText, smsLength, unknownPlaceholder } from './message-text.ts'

describe('SMS segments', () => {
  it.each([
    ['', 'GSM-7', 0, 0],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(306), 'GSM-7', 306, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    ['é'.repeat(160), 'GSM-7', 160, 1],
    ['€'.repeat(80), 'GSM-7', 160, 1],
    // An escaped character is never split: 153 leaves one septet empty.
    ['€'.repeat(81), 'GSM-7', 162, 2],
    ['€'.repeat(153), 'GSM-7', 306, 3],
    ['ã'.repeat(70), 'UCS-2', 70, 1],
    ['ã'.repeat(71), 'UCS-2', 71, 2],
    ['ã'.repeat(135), 'UCS-2', 135, 3],
    ['😀'.repeat(35), 'UCS-2', 70, 1],
    ['😀'.repeat(36), 'UCS-2', 72, 2],
  ])('of %s', (text, encoding, units, segments) => {
    expect(smsLength(text)).toMatchObject({ encoding, units, segments })
  })

  it('name the characters that make a text long', () => {
    expect(smsLength('Olá, não é à toa').special).toEqual(['á', 'ã'])
    expect(smsLength('a'.repeat(100)).left).toBe(60)
  })
})

describe('placeholders', () => {
  it('are filled with any spaces around them, and unknown ones are named (docs/marketing.md#placeholders)', () => {
    const values = {
      nome: 'Ana Lima',
      primeiro_nome: 'Ana',
      provedor: 'R',
      produto: 'P',
      data: 'D',
      vencimento: '05',
    }
    expect(fillText('{{ primeiro_nome }} da {{provedor}}', values)).toBe('Ana da R')
    expect(unknownPlaceholder('Oi {{nome}} {{cpf}}')).toBe('cpf')
    expect(unknownPlaceholder('Oi {{nome}}')).toBeNull()
    expect(unknownPlaceholder('Oi {{nome')).toBe('nome')
    expect(unknownPlaceholder('Oi {{}}')).toBe('')
  })

  it('do not fill what a filled value holds', () => {
    const values = {
      nome: '{{vencimento}}',
      primeiro_nome: '',
      provedor: '',
      produto: '',
      data: '',
      vencimento: 'x',
    }
    expect(fillText('{{nome}}', values)).toBe('{{vencimento}}')
  })
})
