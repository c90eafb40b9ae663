import { expect, it } from 'vitest'
import { SUPERADMIN } from '../access.ts'
import { seesApplications } from './application-access.ts'

it('applications are for employees and external sellers, not for candidates and guests', () => {
  const sees = (employee: boolean, ...roles: string[]) => seesApplications({ employee, roles })
  expect([sees(true, 'user'), sees(false, 'user', 'vendas:leitor'), sees(false, SUPERADMIN)]).toEqual([
    true,
    true,
    true,
  ])
  expect([sees(false, 'user'), seesApplications(null)]).toEqual([false, false])
})
