import { expect, it } from 'vitest'
import { personalCondition, personalFieldsOf, searchesPersonal, withoutPersonal } from './personal-fields.ts'

const fields = personalFieldsOf()

it('masks documents, phones, mails and accounts, and empties birthdays, wherever they are in an answer', () => {
  const moment = new Date('2026-11-25T12:00:00Z')
  const row = {
    nome: 'Ana',
    cpf: '12345678909',
    telefone: '5511987654321',
    email: 'ana@provedor.com.br',
    data_nascimento: '1990-02-03',
    pix_chave: 'ana@pix.com',
    created_at: moment,
  }
  const masked = {
    nome: 'Ana',
    cpf: '***.456.789-**',
    telefone: '(11) *****-4321',
    email: 'a***@provedor.com.br',
    data_nascimento: null,
    pix_chave: '***',
    created_at: moment,
  }
  expect(withoutPersonal({ dados: [row], total: 1 }, fields)).toEqual({ dados: [masked], total: 1 })
  expect(withoutPersonal({ telefones: ['1133334444'] }, fields)).toEqual({ telefones: ['(11) *****-4444'] })
})

it('leaves companies, flags, what is empty and what is masked already', () => {
  const row = { cpf_cnpj: '12345678000195', whatsapp: true, telefone: null, cpf: '***.456.789-**', fone: '' }
  expect(withoutPersonal(row, fields)).toEqual(row)
})

it('masks what a list marks itself', () => {
  const head = { label: 'Destino', kind: 'text', personal: 'phone' } as const
  const own = personalFieldsOf({ destino: head, nome: 'Nome' })
  expect(withoutPersonal({ destino: '11987654321' }, own)).toEqual({ destino: '(11) *****-4321' })
  expect(withoutPersonal({ destino: '11987654321' }, fields)).toEqual({ destino: '11987654321' })
})

it('masks a field within another, whatever its words are, and what a change was from and to', () => {
  const own = personalFieldsOf(undefined, { 'curriculo.texto': 'text', 'mensagens.remetente': 'email' })
  const texto = 'Ana * ana@provedor.com.br'
  const answer = { texto, curriculo: { texto }, mensagens: [{ texto, remetente: 'ana@provedor.com.br' }] }
  expect(withoutPersonal(answer, own)).toEqual({
    texto,
    curriculo: { texto: '***' },
    mensagens: [{ texto, remetente: 'a***@provedor.com.br' }],
  })
  const changes = [
    { campo: 'documento', de: null, para: '52998224725' },
    { campo: 'data_nascimento', de: '1990-02-03', para: '1990-02-04' },
    { campo: 'cidade', de: 'Pelotas', para: 'Rio Grande' },
  ]
  expect(withoutPersonal({ campos: changes }, fields)).toEqual({
    campos: [
      { campo: 'documento', de: null, para: '***.982.247-**' },
      { campo: 'data_nascimento', de: null, para: null },
      changes[2],
    ],
  })
})

it('finds what would be found out by filter, order or search', () => {
  expect(personalCondition({ filtro: { ativo: true, cpf: { _ilike: '1%' } } }, fields)).toBe('cpf')
  expect(personalCondition({ filtro: { _and: [{ ativo: true }, { email: 'a@b' }] } }, fields)).toBe('email')
  expect(personalCondition({ filtro: { _or: [{ ativo: true }, { email: 'a@b' }] } }, fields)).toBe('email')
  expect(personalCondition({ sort: '-data_nascimento' }, fields)).toBe('data_nascimento')
  expect(personalCondition({ sort: ['nome', '-data_nascimento'] }, fields)).toBe('data_nascimento')
  expect(personalCondition({ filtro: { nome: 'Ana' }, sort: 'nome' }, fields)).toBeUndefined()
  const searches = ['123.456', 'ana@provedor', '(11) 98', 'Ana Dias', 'Rua 7'].map((q) =>
    searchesPersonal({ q }),
  )
  expect(searches).toEqual([true, true, true, false, false])
})
