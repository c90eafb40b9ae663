import { expect, it } from 'vitest'
import { ownLevels, listViewsInput, procedureOfList } from './list-views.ts'

it('a list is named by its procedure, and by a part of its own where one procedure answers several', () => {
  expect(procedureOfList('departments.list')).toBe('departments.list')
  expect(procedureOfList('leads.list/coverage')).toBe('leads.list')
  for (const lista of ['departments', 'departments.list/', '/departments.list', 'a.b/c/d', 'a.b; drop'])
    expect(listViewsInput.safeParse({ lista }).success).toBe(false)
})

it('anyone who holds a level of a module holds the weaker ones too, by whatever role', () => {
  const levelsOf = (...roles: string[]) => ownLevels({ roles, employee: true }, 'precificacao')
  expect(levelsOf('precificacao:gestor')).toEqual(['gestor', 'solicitante', 'leitor'])
  expect(levelsOf('precificacao:leitor')).toEqual(['leitor'])
  expect(levelsOf('vendas:gestor')).toEqual(['leitor'])
  expect(levelsOf('rh:gestor')).toEqual([])
})
