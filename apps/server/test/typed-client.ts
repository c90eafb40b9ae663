/** What types of the packed client take and refuse, for a compiler that sees nothing of the repository. */
export const typedClient = `
import { open, verify, type LiveEvent, type Refusal } from '@intranet/client'
const { rest, api, files, listen } = open('http://x')
const page = await rest('GET', '/v1/rh/departamento', { limit: 5, contar: false })
const names: string[] = page.rh_departamento.map(({ nome }) => nome)
const [{ id }] = (await rest('POST', '/v1/rh/departamento', { object: { nome: names[0]!, id_empresa: 1 } }))
  .insert_rh_departamento.returning as [{ id: number }]
await rest('PUT', '/v1/rh/departamento/{id}', { object: { ativo: false } }, { id })
const whole: number = await rest<number>('GET', \`/v1/x/\${id}\`)
// @ts-expect-error a value that the path does not take
await rest('GET', '/v1/rh/departamento', { limite: 5 })
await rest('GET', '/v1/rh/departamento', { filtro: { ativo: true, nome: { _ilike: 'x' } } })
await rest('GET', '/v1/rh/departamento', { filtro: '{"ativo":true}' })
// @ts-expect-error a filter's value of another kind
await rest('GET', '/v1/rh/departamento', { filtro: { ativo: 'sim' } })
// @ts-expect-error its values are missing
await rest('GET', '/v1/rh/departamento/{id}')
// @ts-expect-error a field of another kind
await rest('POST', '/v1/rh/departamento', { object: { nome: 5, id_empresa: 1 } })
// @ts-expect-error no such field in the answer
page.rh_departamento[0]!.nada
// @ts-expect-error no such state
await api.webhooks.deliveries.query({ filtro: { situacao: 'perdida' } })
await api.webhooks.deliveries.query({ filtro: { situacao: 'falhou' } })
// @ts-expect-error no such outcome
await api.leads.list.query({ filtro: { desfecho: 'aberto' } })
// @ts-expect-error no such stage
await api.leads.list.query({ filtro: { status: 6 } })
await api.leads.list.query({ filtro: { desfecho: { _not_in: ['aberta'] }, _or: [{ id: 1, status: { _gt: 2 } }] } })
// @ts-expect-error no such bucket
await files.upload('nada', 'a.txt', 'a')
for await (const event of listen()) {
  const kind: 'pronto' | 'perdidos' | 'notificacao' | 'leitura' | 'incidente' | 'acesso' | 'reacao' = event.tipo
  // @ts-expect-error no such kind
  if (event.tipo === 'mensagem') void kind
}
const allowed = (error: Refusal) => error.data.permitidos?.['filtro.tipo']?.[0]
const event: LiveEvent = { tipo: 'pronto', dados: '1' }
void [whole, allowed, event, verify('', '', '').eventos[0]?.tipo === 'ping']
`

/** What the README's examples have of a client that signed in. */
export const signedIn = `
import { open } from '@intranet/client'
const opened = open('http://x')
declare global {
  const rest: typeof opened.rest
  const api: typeof opened.api
  const listen: typeof opened.listen
}
`
