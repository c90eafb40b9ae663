/** A program for each client that generators make: it asks what `asked` says, without a cast. */
import type { Asked } from './asked.ts'

/** `post_v1_rh_setor_filtro` → `postV1RhSetorFiltro`, as generators name the functions of operations. */
const functionOf = ({ method, path }: Asked) =>
  `${method.toLowerCase()}_${path.replace(/\W+/g, '_').replace(/^_|_$/g, '')}`.replace(
    /[_-]+(\w)/g,
    (_all, letter: string) => letter.toUpperCase(),
  )

/** The names of the path, those of the query, and headers, each under the word that a client has for it. */
const values = (one: Asked, path: string, query: string, headers: string) => [
  ...(one.inPath.length ? [`${path}: ${pathOf(one)}`] : []),
  ...(one.query ? [`${query}: ${JSON.stringify(one.query)}`] : []),
  ...(one.headers ? [`${headers}: ${JSON.stringify(one.headers)}`] : []),
]
const bodyIn = ({ body }: Asked) => (body === undefined ? [] : [`body: ${JSON.stringify(body)}`])

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
const pathOf = ({ path, inPath }: Asked) =>
  JSON.stringify(Object.fromEntries(namesIn(path).map((name, place) => [name, inPath[place]])))

/** What is read of an answer: the number of rows, whether something was made, or the code of a refusal. */
const read = ({ kind, key }: Asked, data: string, error: string) => {
  const code = `${error}.codigo`
  if (kind === 'refusal') return `${error} ? ${code} : undefined`
  return `${data} ? ${data}.${key}${kind === 'list' ? '.length' : ' !== undefined'} : ${error} ? ${code} : undefined`
}

/**
 * A value that the document does not name compiles in no client: `call` writes the call with a body. Without an operator
 * openapi-fetch takes any text beside an object.
 */
const refused = (asked: readonly Asked[], call: (one: Asked, body: string) => string) =>
  `export const refused = () => [\n${asked
    .filter(({ listed }) => listed)
    .flatMap((one) => [
      `  // @ts-expect-error -- a value of another list`,
      `  ${call(one, JSON.stringify({ filtro: { [one.listed!]: { _in: ['nunca_houve'] } } }))},`,
    ])
    .join('\n')}\n]\n`

const entry = (one: Asked, lines: string) => `  '${one.kind} ${one.module}': async () => {\n${lines}\n  },`
const program = (head: string, entries: readonly string[], more: string) =>
  `${head}\nexport const calls: Record<string, () => Promise<string | number | boolean | undefined>> = {\n${entries.join('\n')}\n}\n${more}`

/** On the types of openapi-typescript, by openapi-fetch. */
export const onFetch = (asked: readonly Asked[]) =>
  program(
    `import createClient from 'openapi-fetch'\nimport type { paths } from './paths.ts'\nexport const api = createClient<paths>({ baseUrl: 'http://intranet.test' })`,
    asked.map((one) => {
      const params = values(one, 'path', 'query', 'header')
      const parts = [...(params.length ? [`params: { ${params.join(', ')} }`] : []), ...bodyIn(one)]
      return entry(
        one,
        `    const { data, error } = await api.${one.method}('${one.path}', { ${parts.join(', ')} })\n    return ${read(one, 'data', 'error')}`,
      )
    }),
    refused(asked, (one, body) => `api.${one.method}('${one.path}', { body: ${body} })`),
  )

/** On the functions of hey-api. */
export const onHey = (asked: readonly Asked[]) =>
  program(
    `import * as sdk from './sdk.gen.ts'\nexport { client } from './client.gen.ts'`,
    asked.map((one) => {
      const parts = [...values(one, 'path', 'query', 'headers'), ...bodyIn(one)]
      return entry(
        one,
        `    const { data, error } = await sdk.${functionOf(one)}({ ${parts.join(', ')} })\n    return ${read(one, 'data', 'error')}`,
      )
    }),
    refused(asked, (one, body) => `sdk.${functionOf(one)}({ body: ${body} })`),
  )

/** On the functions of orval, which answer every status by itself. */
export const onOrval = (asked: readonly Asked[]) =>
  program(
    `import * as client from './client.ts'`,
    asked.map((one) => {
      const written = [one.body, one.query].filter((part) => part !== undefined)
      const given = [...one.inPath, ...written].map((part) => JSON.stringify(part))
      const good = read(one, 'answer.data', 'answer.data').split(' : ')[0]!
      const lines =
        one.kind === 'refusal'
          ? `    return answer.status === 200 ? undefined : answer.data.codigo`
          : `    return answer.status === 200 ? ${good.split(' ? ')[1]} : answer.data.codigo`
      return entry(one, `    const answer = await client.${functionOf(one)}(${given.join(', ')})\n${lines}`)
    }),
    refused(asked, (one, body) => `client.${functionOf(one)}(${body})`),
  )
