import { describe, expect, it } from 'vitest'
import { asksOut, namesWayOut, SMS_WAY_OUT, hasOptOut, withWayOut } from './opt-out-words.ts'
import { smsLength } from './message-text.ts'

describe('a reply (docs/marketing.md#opt-out)', () => {
  it.each([
    'SAIR',
    ' sair. ',
    'SAIR por favor',
    'quero sair',
    'Quero sair!!!',
    'não quero receber',
    'Nao quero receber mais',
    'NÃO QUERO RECEBER, obrigado',
    'pare',
    'parar',
    'Pare de mandar mensagem',
    'stop',
    'descadastrar',
    'me remover da lista',
    'cancelar',
    'Cancelar.',
    'sair\u0000',
  ])('asks out: %s', (reply) => expect(asksOut(reply)).toBe(true))

  it.each([
    '',
    '   ',
    'ok',
    'Quero cancelar meu plano',
    'cancelar fatura',
    'Não quero',
    'eu só queria sair mais cedo hoje',
    'Bom dia, quando a internet volta?',
    'parabéns',
    'sairei amanhã',
    'comparar planos',
    '👍',
  ])('does not ask out: %s', (reply) => expect(asksOut(reply)).toBe(false))
})

it('a message explains the opt-out with the words that count in a reply', () => {
  expect(namesWayOut(`Olá, {{primeiro_nome}}. Veja a nossa promoção de agosto.${SMS_WAY_OUT}`)).toBe(true)
  expect(namesWayOut('Se não quer mais receber, responda parar.')).toBe(true)
  expect(namesWayOut('Parar de receber')).toBe(true)
  expect(namesWayOut('Olá, {{primeiro_nome}}. Veja a nossa promoção de agosto.')).toBe(false)
})

it('the opt-out of an SMS does not make its characters cost more', () => {
  expect(smsLength(SMS_WAY_OUT)).toMatchObject({ encoding: 'GSM-7', units: SMS_WAY_OUT.length })
})

it('an SMS ends with its opt-out, one space after its text', () => {
  expect(withWayOut('Oi, Ana. \n')).toBe('Oi, Ana. Responda SAIR para nao receber')
})

it('a template of marketing has the opt-out in its text or on its button; others need none', () => {
  const corpo = 'Promoção de agosto!'
  expect(hasOptOut({ categoria: 'marketing', corpo })).toBe(false)
  expect(hasOptOut({ categoria: 'marketing', corpo, botao: 'Quero saber mais' })).toBe(false)
  expect(hasOptOut({ categoria: 'marketing', corpo, botao: 'Parar de receber' })).toBe(true)
  expect(hasOptOut({ categoria: 'marketing', corpo: `${corpo} Responda SAIR.` })).toBe(true)
  expect(hasOptOut({ categoria: 'utilidade', corpo })).toBe(true)
})
