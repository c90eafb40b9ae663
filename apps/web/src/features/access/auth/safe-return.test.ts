import { expect, it } from 'vitest'
import { homeOf, safeReturn } from './safe-return.ts'

const origin = 'https://intranet.example'

it.each([
  ['/departments/list?pagina=2#fim', '/departments/list?pagina=2#fim'],
  ['/', '/'],
  [undefined, null],
  ['', null],
  ['departments/list', null],
  ['//outro.example/x', null],
  ['/\\outro.example', null],
  ['/\t/outro.example', null],
  ['/.//outro.example', null],
  ['/x/..//outro.example', null],
  ['https://outro.example', null],
  ['javascript:alert(1)', null],
  ['/home/login/enter?return=/x', null],
  ['/intranet', null],
])('%j leads to %j', (asked, path) => {
  expect(safeReturn(asked, origin)).toBe(path)
})

it.each([
  ['a candidate', [], false, '/home/vacancy'],
  ['an employee', [], true, '/'],
  ['who holds a role without being an employee', ['rh:gestor'], false, '/'],
])('the day of %s begins where they belong', (_who, roles, employee, home) => {
  expect(homeOf({ roles: [...roles, 'user'], employee })).toBe(home)
})
