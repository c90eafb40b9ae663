import { expect, it } from 'vitest'
import { SUPERADMIN } from '../access.ts'
import { accessKeyFields } from './access-keys.ts'
import { keyModules, levelsOf } from './key-access.ts'

it('of each module it is the highest level, in the order of the modules, and nothing where there is none', () => {
  expect(levelsOf(['vendas:leitor', 'marketing:solicitante', 'marketing:gestor', 'user'])).toEqual(
    expect.arrayContaining([
      { modulo: 'marketing', nivel: 'gestor' },
      { modulo: 'vendas', nivel: 'leitor' },
    ]),
  )
  expect(levelsOf(['user'])).toEqual([])
  expect(levelsOf([SUPERADMIN]).map(({ modulo, nivel }) => [modulo, nivel])).toEqual(
    keyModules.map((modulo) => [modulo, 'gestor']),
  )
})

it('a key names a writing right only where somebody has it', () => {
  const taken = (role: string) => accessKeyFields.shape.roles.safeParse([role]).success
  expect(['configuracao:ler', 'configuracao:gestor', 'rh:escrever'].every(taken)).toBe(true)
  expect(taken('configuracao:escrever')).toBe(false)
})
