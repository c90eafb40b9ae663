/** A program for each client that generators make: it asks what `asked` says, without a cast. */
import type { Asked } from './asked.ts'

/** `post_v1_rh_setor_filtro` → `postV1RhSetorFiltro`, as generators name the functions of operations. */
const functionOf = ({ method, path }: Asked) =>
  `${method.toLowerCase()}_${path.replace(/\W+/g, '_').replace(/^_|_$/g, '')}`.replace(
    /[_-]+(\w)/g,
    (_all, letter: string) => letter.toUpperCase(),
  )

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
      const parts = [
        ...(one.inPath.length ? [`params: { path: ${pathOf(one)} }`] : []),
        ...(one.body === undefined ? [] : [`body: ${JSON.stringify(one.body)}`]),
      ]
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
      const parts = [
        ...(one.inPath.length ? [`path: ${pathOf(one)}`] : []),
        ...(one.body === undefined ? [] : [`body: ${JSON.stringify(one.body)}`]),
      ]
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
      const given = [...one.inPath.map(String), ...(one.body === undefined ? [] : [JSON.stringify(one.body)])]
      const good = read(one, 'answer.data', 'answer.data').split(' : ')[0]!
      const lines =
        one.kind === 'refusal'
          ? `    return answer.status === 200 ? undefined : answer.data.codigo`
          : `    return answer.status === 200 ? ${good.split(' ? ')[1]} : answer.data.codigo`
      return entry(one, `    const answer = await client.${functionOf(one)}(${given.join(', ')})\n${lines}`)
    }),
    refused(asked, (one, body) => `client.${functionOf(one)}(${body})`),
  )
