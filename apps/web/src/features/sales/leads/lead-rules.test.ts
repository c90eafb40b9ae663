import { expect, test } from 'vitest'
import { leadActions } from './lead-rules.ts'

const seller = { roles: ['vendas:solicitante'], employee: true }
const manager = { roles: ['vendas:gestor'], employee: true }
const admin = { roles: ['users:superadmin'], employee: true }
const lead = (changes: object = {}) => ({
  status: 1,
  desfecho: 'aberta',
  id_vendedor: null as number | null,
  wrong_motivo: null,
  id_lead_associada: null,
  cod_cliente: null as string | null,
  ...changes,
})

test('readers and guests do nothing', () => {
  expect(leadActions({ roles: ['vendas:leitor'], employee: true }, lead())).toEqual([])
  expect(leadActions(null, lead())).toEqual([])
})

test('a seller marks a contact first, takes a free open lead, moves it and lets it go, but neither assigns nor excludes', () => {
  expect(leadActions(seller, lead())).toEqual(['contato', 'assumir', 'avancar', 'editar', 'inativar'])
  expect(leadActions(seller, lead({ id_vendedor: 7, status: 3 }))).toEqual([
    'contato',
    'avancar',
    'editar',
    'voltar',
    'inviavel',
    'inativar',
  ])
})

test('a manager assigns, marks wrong and excludes; what was sold stays', () => {
  expect(leadActions(manager, lead())).toEqual(expect.arrayContaining(['atribuir', 'errada', 'excluir']))
  expect(leadActions(manager, lead({ desfecho: 'efetivada', status: 5 }))).toEqual(['editar', 'atribuir'])
})

test('the lead of a customer lets their messages be stopped', () => {
  expect(leadActions(seller, lead())).not.toContain('restringir')
  expect(leadActions(seller, lead({ cod_cliente: 'P77' }))).toContain('restringir')
})

test('a merged lead is parted, another wrong one reopened', () => {
  const wrong = { desfecho: 'errada', wrong_motivo: 'duplicada' }
  expect(leadActions(manager, lead({ ...wrong, id_lead_associada: 9 }))).toContain('separar')
  expect(leadActions(manager, lead({ ...wrong, id_lead_associada: 9 }))).not.toContain('reativar')
  expect(leadActions(manager, lead(wrong))).toContain('reativar')
})

test('only a superadmin restores what was excluded', () => {
  expect(leadActions(manager, lead({ desfecho: 'excluida' }))).toEqual([])
  expect(leadActions(admin, lead({ desfecho: 'excluida' }))).toEqual(['restaurar'])
})

test('a lead that lost its person is assigned and closed, and nothing else (docs/sales.md#retention-of-leads)', () => {
  const anonymised = { anonimizada_em: '2026-11-01T12:00:00.000Z', id_vendedor: 7, status: 2 }
  expect(leadActions(manager, lead(anonymised))).toEqual(['atribuir', 'inativar', 'errada', 'excluir'])
  expect(leadActions(manager, lead({ ...anonymised, desfecho: 'inativada' }))).not.toContain('reativar')
})
