import { documentedLists } from '@intranet/contract/sales/lead-words'
import { expect, it } from 'vitest'
import { leadWorld } from '../../../../test/factories/lead-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { db, app, id_empresa, seller, external, manager, typed } = await leadWorld()

const send = (who: { token: string }, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/v1/vendas/lead${path}`,
    headers: { authorization: `Bearer ${who.token}` },
    payload,
  })

it('answers every list under the documented names', async () => {
  const id = await makeLead(db, id_empresa, { id_vendedor: seller.userId, id_canal: typed.id_canal })
  const sistema = await db
    .selectFrom('empresa')
    .where('id', '=', id_empresa)
    .select('sistema')
    .executeTakeFirst()
  const answer = await send(manager, 'POST', '/leads/filtro', {
    filtro: { id: { _eq: id }, provedor: sistema!.sistema },
    limit: 20,
    offset: 0,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    total: 1,
    vendas_lead: [
      {
        id,
        status: 1,
        provedor: sistema!.sistema,
        lead_canal: { id: typed.id_canal, nome: 'Loja' },
        lead_vendedor: { id: seller.userId },
        blacklist: null,
        tempo_finalizacao: null,
        venda: false,
      },
    ],
  })
  expect(answer.json().vendas_lead[0].lead_vendedor).toHaveProperty('usr_nome')
  for (const lista of documentedLists.filter((one) => one !== 'excluded'))
    expect((await send(seller, 'POST', `/${lista}/filtro`, {})).statusCode).toBe(200)
  expect((await send(seller, 'POST', '/leads/filtro', { filtro: { cor: 1 } })).statusCode).toBe(422)
})

it('moves a lead from its creation to the sale (docs/sales.md#moves)', async () => {
  const made = await send(seller, 'POST', '', { object: typed })
  expect(made.statusCode).toBe(200)
  const id = made.json().insert_vendas_lead.returning[0].id as number
  expect((await send(seller, 'PUT', `/${id}`, { object: { email: 'Ana@X.example' } })).statusCode).toBe(200)
  const act = async (name: string, object?: object, who = seller) =>
    (await send(who, 'POST', `/${id}/${name}`, object && { object })).statusCode
  expect(await act('contato', { texto: 'Ligou' })).toBe(200)
  expect(await act('status', { status: 3 })).toBe(422)
  for (const status of [2, 3, 4]) expect(await act('status', { status })).toBe(200)
  expect(await act('atribuir', { id_vendedor: null })).toBe(403)
  expect(await act('atribuir', { id_vendedor: null }, manager)).toBe(200)
  for (const name of ['assumir', 'restringir']) expect(await act(name, { cor: 1 })).toBe(422)
  expect(await act('assumir')).toBe(200)
  expect(await act('assumir')).toBe(409)
  expect(await act('inativar', { motivo: 'Pediu' })).toBe(200)
  expect(await act('status', { status: 5 })).toBe(422)
  expect(await act('reativar')).toBe(200)
  expect(await act('status', { status: 5, contrato: 'C1', produto: 'Fibra', valor: '10' })).toBe(200)
  const { vendas_lead_by_pk } = (await send(seller, 'GET', `/${id}`)).json()
  expect(vendas_lead_by_pk).toMatchObject({
    id,
    desfecho: 'efetivada',
    email: 'ana@x.example',
    contrato: 'C1',
  })
  const { vendas_lead_historico } = (await send(seller, 'GET', `/${id}/historico`)).json()
  const kinds = vendas_lead_historico.map(({ acao }: { acao: string }) => acao)
  expect(kinds.filter((acao: string) => acao !== 'alterada')).toHaveLength(10)
  expect(kinds).toContain('alterada')
})

it('hides what is not one’s own', async () => {
  const id = await makeLead(db, id_empresa, { id_vendedor: seller.userId })
  for (const path of [`/${id}`, `/${id}/historico`]) {
    expect((await send(external, 'GET', path)).statusCode).toBe(404)
    expect((await app.inject({ url: `/v1/vendas/lead${path}` })).statusCode).toBe(401)
  }
  expect((await send(external, 'PUT', `/${id}`, { object: { cliente: 'Eu' } })).statusCode).toBe(404)
  expect((await send(external, 'POST', `/${id}/status`, { object: { status: 2 } })).statusCode).toBe(404)
})

it('is read by what changed since a moment, page after page', async () => {
  const since = new Date(Date.now() - 1000).toISOString()
  const ids: number[] = []
  for (let n = 0; n < 5; n += 1) ids.push(await makeLead(db, id_empresa, { id_vendedor: seller.userId }))
  const changed = ids[1]!
  await send(seller, 'PUT', `/${changed}`, { object: { email: 'nova@x.example' } })
  const asked = { filtro: { id: { _in: ids }, updated_at: { _gte: since } }, sort: 'updated_at', limit: 2 }
  const read: number[] = []
  let depois: string | null = null
  do {
    const answer = await send(seller, 'POST', '/all/filtro', { ...asked, ...(depois && { depois }) })
    const body = answer.json() as { vendas_lead: { id: number }[]; depois: string | null }
    read.push(...body.vendas_lead.map(({ id }) => id))
    depois = body.depois
  } while (depois)
  expect(read).toEqual([...ids.filter((id) => id !== changed), changed])
})

it('made like an open one says which it resembles, and by what', async () => {
  const street = { cep: '88701000', numero: '45', logradouro: 'Rua A', cidade: 'Tubarão', estado: 'SC' }
  const other = await makeLead(db, id_empresa, { ...street, fone: '48984005511', id_vendedor: seller.userId })
  const noticeOf = async (over: object) => {
    const answer = await send(seller, 'POST', '', { object: { ...typed, ...over } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().insert_vendas_lead.returning[0].aviso as string | null
  }
  const like = (equal: string) =>
    `Lead cadastrada com sucesso! Ela se parece com a lead em aberto ${other}: mesmo ${equal}.`
  expect(await noticeOf({ fone: '48984005599', cep: '88701999', numero: '1' })).toBeNull()
  expect(await noticeOf({ fone: '5548984005511', cep: '88701998', numero: '2' })).toBe(like('telefone'))
  expect(await noticeOf({ ...street, fone: '48984005588' })).toBe(like('endereço'))
  const again = await send(manager, 'GET', `/${other}/duplicadas`)
  expect(again.json().vendas_lead_duplicadas).toHaveLength(2)
  expect((await send(manager, 'GET', '/987654/duplicadas')).statusCode).toBe(404)
})

it('verifies, counts, and finds duplicates', async () => {
  const id = await makeLead(db, id_empresa, { fone: '53911112222', id_vendedor: seller.userId })
  const verified = await send(seller, 'POST', '/verificar', { object: { fone: '53911112222' } })
  expect(verified.json().vendas_lead_verificar).toMatchObject({ aberta: { id } })
  const counted = await send(seller, 'GET', '/contadores?de=2020-01-01')
  expect(counted.json().vendas_lead_contadores.leads).toBeGreaterThan(0)
  expect((await send(seller, 'GET', `/${id}/duplicadas`)).json()).toEqual({ vendas_lead_duplicadas: [] })
})

it('exports a file with the documented column titles, masked for people who are not managers', async () => {
  const id = await makeLead(db, id_empresa, { documento: '52998224725', id_vendedor: seller.userId })
  const input = encodeURIComponent(JSON.stringify({ lista: 'leads', filtro: { id } }))
  const file = async ({ token }: { token: string }) =>
    (
      await app.inject({
        url: `/export/leads.export?input=${input}`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).payload
      .slice(1)
      .split('\r\n')
  const [heads, row] = await file(seller)
  expect(heads).toMatch(
    /^Criação;Cliente;Documento;Fone;Status;Data\/Hora;Provedor;Canal;Código Cliente;Código Lead;Endereço;/,
  )
  expect(row).toContain('***.982.247-**')
  const provider = db.selectFrom('empresa').where('id', '=', id_empresa).select('nome')
  expect(row).toContain(`;${(await provider.executeTakeFirstOrThrow()).nome};`)
  expect((await file(manager))[1]).toContain('529.982.247-25')
})
