/** The document says of each operation which `codigo`s its refusals may have, and whether it asks for the password again. */
import { describe, expect, it } from 'vitest'
import { writtenDocument } from '../../../test/written-document.ts'
import { refusalCodes } from '../../platform/errors.ts'
import { metaOf } from '../../platform/procedure/caller.ts'
import { restRoutes } from './routes.ts'

interface Operation {
  description: string
  'x-confirma'?: string
  parameters: { $ref?: string }[]
  responses: Record<string, { $ref?: string }>
}
interface Response {
  description: string
  content: {
    'application/json': { schema: { allOf: [object, { properties: { codigo: { enum: string[] } } }] } }
  }
}
const { paths, components } = writtenDocument<{
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Response> }
}>()
const namedIn = ({ content }: Response) => content['application/json'].schema.allOf[1].properties.codigo.enum
const codesOf = ({ $ref = '' }: { $ref?: string }) => {
  const response = components.responses[$ref.split('/').at(-1)!]
  return response && namedIn(response)
}

/** Paths are compared without the names of their parameters. */
const formOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, ':')
const byForm = new Map(Object.entries(paths).map(([path, methods]) => [formOf(path), methods]))

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => [`${method} ${path}`, one] as const),
)

describe('every operation', () => {
  it('says which codes its refusals may have, each in words', () => {
    expect(operations.length).toBeGreaterThan(1000)
    for (const [name, { responses }] of operations)
      for (const [status, response] of Object.entries(responses).filter(([one]) => one !== '200'))
        expect([name, status, codesOf(response)]).toEqual([
          name,
          status,
          expect.arrayContaining([expect.any(String)]),
        ])
    for (const response of Object.values(components.responses))
      for (const code of namedIn(response)) expect(response.description).toContain(`\`${code}\``)
  })

  it('that changes what was read may be refused as newer, and under a key as running', () => {
    const { responses } = paths['/v1/rh/departamento/{id}']!.put!
    expect(codesOf(responses[409]!)).toEqual(['conflict', 'locked', 'IdempotencyKeyInUse', 'stale'])
    expect(codesOf(responses[422]!)).toEqual(['invalid', 'IdempotencyKey'])
    expect(codesOf(paths['/v1/rh/departamento']!.get!.responses[422]!)).toEqual(['invalid'])
  })

  it('that writes a communication rule may need an approval where it is there already, not where it is new', () => {
    const of = (path: string, method: string) => codesOf(paths[path]![method]!.responses[409]!)
    expect(of('/v1/campanha/regras/{id}', 'put')).toContain('AprovacaoNecessaria')
    expect(of('/v1/campanha/regras', 'post')).not.toContain('AprovacaoNecessaria')
  })

  it('about an identified customer takes the attendance, and has a name for who is not identified', () => {
    const attended = restRoutes.filter(({ contract }) => metaOf(contract.procedure).passes)
    expect(attended.length).toBeGreaterThan(10)
    for (const { method, path } of attended) {
      const { parameters, responses } = byForm.get(formOf(path))![method.toLowerCase()]!
      expect([path, codesOf(responses[403]!)]).toEqual([
        path,
        expect.arrayContaining(['ClienteNaoIdentificado']),
      ])
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/Atendimento' })
    }
  })

  it('that asks for the password again says so', () => {
    const words = { true: 'sempre', full: 'senha_e_fator', byInput: 'conforme_os_valores' } as const
    const asking = restRoutes.filter(({ contract }) => metaOf(contract.procedure).confirmed !== undefined)
    expect(asking.length).toBeGreaterThan(20)
    const marked = operations.filter(([, one]) => one['x-confirma']).length
    for (const { method, path, contract } of asking) {
      const one = byForm.get(formOf(path))![method.toLowerCase()]!
      const { confirmed } = metaOf(contract.procedure)
      expect([path, one['x-confirma']]).toEqual([path, words[String(confirmed) as keyof typeof words]])
      expect(one.description).toContain('ConfirmationRequiredException')
      expect(codesOf(one.responses[403]!)).toContain('ConfirmationRequiredException')
    }
    expect(marked).toBe(asking.length)
  })
})

it('every code that there is may be answered by some operation', () => {
  const documented = new Set(Object.values(components.responses).flatMap(namedIn))
  // Of another verb, and of a registration that is no path of programs.
  const never = ['method_not_allowed', 'UsernameExistsException']
  expect(refusalCodes.filter((code) => !documented.has(code)).toSorted()).toEqual(never.toSorted())
})
