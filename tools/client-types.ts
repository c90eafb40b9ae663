/** The types of the packed client: every procedure's declared input and output, written out. */
import { appRouter } from '@intranet/server/doors/trpc/app-router'
import { answeredSchema, sentSchema, type Components } from '@intranet/server/doors/rest/json-schema'
import { nameProcedure } from '@intranet/server/doors/rest/schema-names'
import { answerSchema } from '@intranet/server/platform/procedure/answers'
import { inputsOf } from '@intranet/server/platform/procedure/inputs'
import { proceduresOf } from '@intranet/server/platform/procedure/procedures-of'
import { typeOf, type JsonSchema, type Printing } from './json-types.ts'

const head = `/** Every procedure of the intranet. Generated: see the README. */

export interface CallOptions {
  signal?: AbortSignal
  /** \`idempotencyKey\`: of a write, in place of the random one that it carries otherwise. */
  context?: { idempotencyKey?: string }
}

/** A read. */
export interface Query<Input, Output> {
  query(input: Input, options?: CallOptions): Promise<Output>
}

/** A write. */
export interface Mutation<Input, Output> {
  mutate(input: Input, options?: CallOptions): Promise<Output>
}
`

interface Described {
  path: string
  kind: 'Query' | 'Mutation'
  input: JsonSchema
  /** Whether it may be called without one. */
  optional: boolean
  output: JsonSchema
}

const called = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

function describe(sent: Components, answered: Components): Described[] {
  const procedures = Object.entries(proceduresOf(appRouter))
  for (const [path, procedure] of procedures)
    nameProcedure(path, inputsOf(procedure), answerSchema(procedure))
  return procedures.map(([path, procedure]) => {
    const [schema] = inputsOf(procedure)
    const output = answerSchema(procedure)
    if (!output) throw new Error(`${path} declares no answer`)
    return {
      path,
      kind: procedure._def.type === 'mutation' ? 'Mutation' : 'Query',
      input: schema ? sentSchema(schema, sent) : { type: 'null' },
      optional: !schema || schema.safeParse(undefined).success,
      output: answeredSchema(output, answered),
    }
  })
}

interface Tree {
  [name: string]: Tree | Described
}

const isDescribed = (part: Tree | Described): part is Described => typeof part.path === 'string'

function treeOf(all: Described[]): Tree {
  const tree: Tree = {}
  for (const one of all) {
    const names = one.path.split('.')
    const own = names.pop()!
    let place = tree
    for (const name of names) place = (place[name] ??= {}) as Tree
    place[own] = one
  }
  return tree
}

/** The declarations of all procedures, as text. */
export function clientTypes(): string {
  const sent: Components = {}
  const answered: Components = {}
  const described = describe(sent, answered)
  const differs = (name: string) =>
    name in answered && JSON.stringify(answered[name]) !== JSON.stringify(sent[name])
  const whenAnswered: Printing = { named: called, moment: 'string' }
  const whenSent: Printing = {
    named(reference) {
      const name = called(reference)
      return differs(name) ? `${name}Enviado` : name
    },
    moment: 'string | Date',
  }
  const declared = (components: Components, how: Printing) =>
    Object.entries(components)
      .filter(([name]) => how === whenAnswered || !(name in answered) || differs(name))
      .map(([name, schema]) => `export type ${how.named(name)} = ${typeOf(schema as JsonSchema, how)}\n`)
  const inputOf = ({ input, optional }: Described) => {
    const type = input.type === 'null' ? 'void' : typeOf(input, whenSent)
    return optional && type !== 'void' ? `${type} | void` : type
  }
  const printed = (tree: Tree, indent: string): string[] =>
    Object.entries(tree).flatMap(([name, part]) =>
      isDescribed(part)
        ? [`${indent}${name}: ${part.kind}<${inputOf(part)}, ${typeOf(part.output, whenAnswered)}>`]
        : [`${indent}${name}: {`, ...printed(part, `${indent}  `), `${indent}}`],
    )
  return [
    head,
    ...declared(answered, whenAnswered),
    ...declared(sent, whenSent),
    `\nexport interface Api {\n${printed(treeOf(described), '  ').join('\n')}\n}\n`,
  ].join('')
}
