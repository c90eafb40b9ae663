/** A file with documents, phones, mails or birthdays asks for the password again: by marks in the declarations. */
import { personalDataModules } from '@intranet/contract/access/factor-demand'
import type { ExportColumn } from '@intranet/contract/list'
import { describe, expect, it } from 'vitest'
import { appRouter } from '../src/doors/trpc/app-router.ts'
import { metaOf } from '../src/platform/procedure/caller.ts'
import { proceduresOf } from '../src/platform/procedure/procedures-of.ts'

/** What such a column is called. */
const names: [RegExp, ExportColumn['personal'][]][] = [
  [/(^|_)(cpf|rg|pis|documento)(_|$)/, ['document']],
  [/^cnh(_numero)?$/, ['licence']],
  [/(^|_)(telefone|celular|fone|whatsapp)(_|$)/, ['phone']],
  [/(^|_)e?mail(_|$)/, ['email']],
  [/(^|_)(nascimento|aniversario|dia_mes)(_|$)/, ['birth']],
  [/^(destino|contato|destinatario)(_|$)/, ['phone', 'email']],
]

/** They only have such a name. */
const notPersonal = new Set([
  // Whether the channel is used, or barred.
  'communicationRules.list whatsapp',
  'communicationRules.list email',
  'restrictions.list whatsapp',
  'restrictions.list email',
  'documents.list destino',
  'qualifications.list contato_em',
  'vehicleRequests.list destino',
  'vehicleRequests.listOwn destino',
  'relatives.list contato_emergencia',
])

const columns = Object.entries(proceduresOf(appRouter)).flatMap(([path, procedure]) =>
  Object.entries(metaOf(procedure).exports ?? {}).map(
    ([name, head]) => [`${path} ${name}`, name, typeof head === 'string' ? undefined : head] as const,
  ),
)
const expected = (name: string) => names.find(([pattern]) => pattern.test(name))?.[1]

describe('columns of files', () => {
  it.each(columns.filter(([place, name]) => expected(name) && !notPersonal.has(place)))(
    '%s is marked as what it says of a person (docs/access.md#confirmation)',
    (_place, name, head) => expect(expected(name)).toContain(head?.personal),
  )

  it('are of modules whose people need a second factor where it is demanded (docs/access.md#second-factor)', () => {
    const everybodys = ['users', 'pagina_inicial']
    const modules = Object.values(proceduresOf(appRouter)).flatMap((procedure) => {
      const { access, exports = {} } = metaOf(procedure)
      const personal = Object.values(exports).some((head) => typeof head !== 'string' && head.personal)
      return access && personal && !everybodys.includes(access.module) ? [access.module] : []
    })
    expect(personalDataModules).toEqual(expect.arrayContaining([...new Set(modules)]))
  })

  it('that are shown as phones are marked as phones', () => {
    const phones = columns.filter(([, , head]) => head?.as === 'phone')
    expect(phones.length).toBeGreaterThan(3)
    for (const [place, , head] of phones) expect([place, head?.personal]).toEqual([place, 'phone'])
  })

  it('are named as exceptions only where there is such a column, without a mark', () => {
    const unmarked = columns.filter(([, name, head]) => expected(name) && !head?.personal)
    expect([...notPersonal].sort()).toEqual(unmarked.map(([place]) => place).sort())
  })
})
