import { expect, it } from 'vitest'
import { defineModule, routersOf } from './module.ts'
import { gather } from './offers.ts'
import { forEverybody } from './file-rule.ts'
import { procedure, router } from './procedure/procedure.ts'

const echo = () => router({ get: procedure('rh', 'read', 'nothing').query(() => 1) })

it('routers of all modules are one record; a name that is there twice is refused', () => {
  const one = defineModule({ name: 'one', routers: { one: echo() } })
  const other = defineModule({ name: 'other', routers: { other: echo() } })
  expect(Object.keys(routersOf([one, other, defineModule({ name: 'without' })]))).toEqual(['one', 'other'])
  expect(() => routersOf([one, one])).toThrow('one')
})

it('a table whose files two modules would decide about is refused', () => {
  expect(() =>
    gather([{ files: { novidade: forEverybody } }, { files: { novidade: forEverybody } }]),
  ).toThrow('novidade')
})
