import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { writtenDocument } from '../../../test/written-document.ts'
import { openApiDocument } from './openapi.ts'
import { restRoutes } from './routes.ts'

const { app } = await testWorld()

it('docs/openapi.json, which the server serves, is what the routes say (run `pnpm openapi` after a change)', () => {
  expect(JSON.parse(JSON.stringify(openApiDocument()))).toEqual(writtenDocument())
})

it('what replaces a deprecated path is in the document', () => {
  const { paths } = writtenDocument<{ paths: Record<string, Record<string, { deprecated?: boolean }>> }>()
  const aliases = restRoutes.flatMap(({ replaced }) => replaced ?? [])
  expect(aliases.length).toBeGreaterThan(5)
  for (const { by } of aliases) {
    const [method = '', path = ''] = by.split(' ')
    const operation = paths[path]?.[method.toLowerCase()]
    expect([by, operation?.deprecated ?? false]).toEqual([by, false])
    expect(operation).toBeDefined()
  }
})

it('no answer is without a schema', () => {
  const { paths } = writtenDocument<{
    paths: Record<
      string,
      Record<string, { responses: { 200: { content: Record<string, { schema: object }> } } }>
    >
  }>()
  const silent = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, { responses }]) =>
      Object.values(responses[200].content).some(({ schema }) => Object.keys(schema).length === 0)
        ? [`${verb} ${path}`]
        : [],
    ),
  )
  expect(silent).toEqual([])
})

it('what answers no JSON is in the document too', () => {
  const { paths } = writtenDocument<{ paths: Record<string, object> }>()
  const files = ['/files', '/files/{id}', '/v1/user/{id}/curriculo.pdf', '/events']
  expect(files.filter((path) => !paths[path])).toEqual([])
})

it('is packed once for all who ask, and says when nothing changed', async () => {
  const url = '/v1/openapi.json'
  const first = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'gzip'])
  const { etag = '' } = first.headers
  const plain = await app.inject(url)
  expect([plain.headers.etag, gunzipSync(first.rawPayload).toString()]).toEqual([etag, plain.body])
  const again = await app.inject({ url, headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('answers may have new fields, and what is sent may not', () => {
  interface Operation {
    requestBody?: { content: { 'application/json': { schema: { additionalProperties?: boolean } } } }
    responses: { 200: { content: Record<string, { schema: object }> } }
  }
  const { paths } = writtenDocument<{ paths: Record<string, Record<string, Operation>> }>()
  const operations = Object.values(paths).flatMap((one) => Object.values(one))
  const answered = operations.map(({ responses }) => JSON.stringify(responses[200]))
  expect(answered.filter((text) => text.includes('"additionalProperties":false'))).toEqual([])
  expect(
    paths['/v1/rh/departamento/{id}']!.put!.requestBody!.content['application/json'].schema,
  ).toMatchObject({ properties: { object: { additionalProperties: false } } })
})

it('a webhook is sent its test too, and names its delivery', () => {
  const { webhooks } = writtenDocument<{ webhooks: Record<string, { post: { parameters: object[] } }> }>()
  expect(Object.keys(webhooks)).toContain('ping')
  for (const { post } of Object.values(webhooks))
    expect(post.parameters).toMatchObject([{ name: 'intranet-signature' }, { name: 'intranet-delivery' }])
})

it('an id is no name of another record', () => {
  const marked = JSON.stringify(writtenDocument()).match(/"(\w+)":\{[^{}]*"x-juntado":true/g) ?? []
  expect(marked.length).toBeGreaterThan(50)
  expect(marked.filter((text) => text.startsWith('"id_'))).toEqual([])
})
