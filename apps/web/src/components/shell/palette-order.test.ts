import { describe, expect, it } from 'vitest'
import { screenWords } from './screen-words.ts'
import { customerEntry } from './customer-entry.ts'
import { orderEntries, scopeOf, type SearchEntry } from './palette-order.ts'
import { uncheckedAddress } from '@/lib/address.ts'

const screen = (label: string, note = ''): SearchEntry => ({
  key: label,
  label,
  note,
  to: uncheckedAddress(`/${label}`),
})
const adding = (label: string, note: string): SearchEntry => ({ ...screen(label, note), action: true })
const person = (label: string): SearchEntry => ({ ...screen(label), key: `p ${label}`, person: true })

const screens = [
  screen('Funcionários', 'Cadastro, currículo e perfil'),
  screen('Banco de talentos', 'Currículos'),
  screen('Marketing'),
  adding('Novo departamento', 'Departamentos'),
  adding('Nova categoria', 'Categorias de documentos'),
  adding('Nova categoria', 'Categorias do FAQ'),
]
const ordered = (typed: string, found: SearchEntry[] = []) =>
  orderEntries(typed, { screens, found }).flatMap(({ entries }) =>
    entries.map(({ label, note }) => (note ? `${label} (${note})` : label)),
  )

describe('the search box', () => {
  it('puts people above screens that only share their letters', () => {
    expect(ordered('an', [person('Ana Martins')])[0]).toBe('Ana Martins')
    expect(ordered('tal', [person('Talita Reis')])).toEqual(['Talita Reis', 'Banco de talentos (Currículos)'])
  })

  it('keeps a screen that begins with the text above people', () => {
    expect(ordered('mar', [person('Maria Souza')])).toEqual(['Marketing', 'Maria Souza'])
  })

  it.each([
    'novo departamento',
    'nova departamento',
    'criar departamento',
    'departamento novo',
    'cadastrar dep',
  ])('finds what can be added by "%s"', (typed) =>
    expect(ordered(typed)).toContain('Novo departamento (Departamentos)'),
  )

  it('distinguishes two of one name by their list', () => {
    expect(ordered('nova categoria')).toEqual([
      'Nova categoria (Categorias de documentos)',
      'Nova categoria (Categorias do FAQ)',
    ])
  })

  it('offers what can be added only once something was typed, and finds by what a screen holds', () => {
    expect(ordered('').join()).not.toContain('Nov')
    const record = screen('Contrato de perfil')
    expect(ordered('perfil', [record])).toEqual([
      'Contrato de perfil',
      'Funcionários (Cadastro, currículo e perfil)',
    ])
    expect(ordered('xyz')).toEqual([])
  })
})

describe('the search box of a page', () => {
  const offered = {
    screens,
    found: [person('Ana Martins'), screen('Anexo')],
    page: { title: 'LEADS', actions: [screen('Exportar'), screen('Nova lead')] },
    recent: [screen('Sérgio Nörnberg', 'lead 169 · Vencida')],
  }
  const groups = (typed: string) =>
    orderEntries(typed, offered).map(({ heading, entries }) => [heading, entries[0]!.label])

  it('begins with what the page offers, then where the person was, then screens', () => {
    expect(groups('')).toEqual([
      ['Nesta página · LEADS', 'Exportar'],
      ['Onde você esteve', 'Sérgio Nörnberg'],
      ['Telas', 'Funcionários'],
    ])
  })

  it('looks behind > for actions, behind @ for people, behind # for records', () => {
    expect(groups('>')).toEqual([
      ['Nesta página · LEADS', 'Exportar'],
      ['Ações', 'Novo departamento'],
    ])
    expect(groups('> exp')).toEqual([['Nesta página · LEADS', 'Exportar']])
    expect(groups('@an')).toEqual([['Pessoas', 'Ana Martins']])
    expect(groups('#169')).toEqual([['Registros', 'Anexo']])
    expect(scopeOf('# 169')).toEqual({ scope: '#', text: '169' })
  })

  it('puts an action of the page first only where it begins with the text', () => {
    expect(groups('exp')[0]).toEqual(['Nesta página · LEADS', 'Exportar'])
    expect(groups('sergio')).toContainEqual(['Onde você esteve', 'Sérgio Nörnberg'])
  })
})

it('finds an action by what people call it', () => {
  const entry = { ...adding('Novo desligamento', 'Desligamentos'), words: screenWords['/shutdowns/register'] }
  for (const typed of ['desligar', 'demitir', 'Rescindir'])
    expect(
      orderEntries(typed, { screens: [entry] }).flatMap(({ entries }) => entries.map(({ label }) => label)),
    ).toEqual(['Novo desligamento'])
})

it('offers a screen that no menu has once something is typed', () => {
  const offered = [screen('Marketing'), { ...screen('Meus dados'), unlisted: true }]
  const labels = (typed: string) =>
    orderEntries(typed, { screens: offered }).flatMap(({ entries }) => entries.map(({ label }) => label))
  expect(labels('')).toEqual(['Marketing'])
  expect(labels('meus')).toEqual(['Meus dados'])
})

it('a number leads to the panel, and does not go along', () => {
  const attendant = { roles: ['painel_cliente:solicitante'], employee: true }
  for (const typed of ['390.533.447-05', '48991112222'])
    expect(customerEntry(typed, attendant).map(({ to }) => to)).toEqual(['/client-panel/identification'])
  expect(customerEntry('Zuleide', attendant)).toEqual([])
  expect(customerEntry('39053344705', { roles: ['rh:gestor'], employee: true })).toEqual([])
})
