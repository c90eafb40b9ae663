import { expect, it } from 'vitest'
import { addressOf, keysIn } from './reply-address.ts'
import { ownWords } from './reply-words.ts'

it('leaves out the mail that is answered, as mail programs quote it', () => {
  const own = 'Posso na quinta.\n\nAna'
  for (const quoted of [
    'Em qui., 26 de nov. de 2026 às 10:00, Intranet <a@b.c> escreveu:\n> Olá, Ana.',
    'On Thu, 26 Nov 2026 at 10:00 Intranet <a@b.c> wrote:\nHello',
    '-----Mensagem original-----\nDe: a@b.c',
    '---- Original Message ----\nOlá',
    'De: Intranet <a@b.c>\nEnviado: ontem',
    '________________________________\nOlá',
  ])
    expect(ownWords(`${own}\r\n\r\n${quoted}`)).toBe(own)
  expect(ownWords('> Olá\nSim.\n> Ana')).toBe('Sim.')
})

it('keeps everything where nothing else would be left', () => {
  expect(ownWords('> Olá, Ana.')).toBe('> Olá, Ana.')
  expect(ownWords('De acordo.')).toBe('De acordo.')
})

it('finds the key of an address among others, as people and programs write them', () => {
  const key = 'a'.repeat(32)
  const address = addressOf('respostas@rh.example', key)
  expect(address).toBe(`respostas+${key}@rh.example`)
  expect(keysIn(['outro@x.example', `"RH" <${address.toUpperCase()}>`, address])).toEqual([key])
  expect(keysIn(['respostas+curta@rh.example'])).toEqual([])
})
