import { describe, expect, it } from 'vitest'
import { orderEntries, type SearchEntry } from './palette-order.ts'
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
  orderEntries(typed, screens, found).flatMap(({ entries }) =>
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

  it('tells two of one name apart by their list', () => {
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
