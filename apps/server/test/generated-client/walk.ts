/**
 * Programs as integrators write them: on a client made from the API document alone, without a cast.
 * generated-client.test.ts runs them; generated-clients.test.ts makes the types and compiles them, no other compiler does.
 */
import type { Client } from 'openapi-fetch'
import type { paths } from './paths.ts'

export type Api = Client<paths>

/** What was answered; a refusal is thrown with its text. */
export function answered<T>({ data, error }: { data?: T; error?: { mensagem: string } }): T {
  if (data === undefined) throw new Error(error?.mensagem ?? 'No answer.')
  return data
}

interface Place {
  id_empresa: number
  id_departamento: number
  id_cargo: number
}

/** Makes an onboarding of one trail, reads it to its end as an employee, and finds it done in the report. */
export async function onboarding(hr: Api, employee: Api, place: Place): Promise<number[]> {
  const contents: number[] = []
  for (const titulo of ['Bem-vindo', 'Segurança']) {
    const body = { object: { titulo, texto: `<p>${titulo}</p>` } }
    const made = answered(await hr.POST('/v1/rh/conteudo', { body }))
    contents.push(made.insert_onboarding_conteudo.returning[0].id)
  }
  const conteudos = contents.map((id_conteudo, index) => ({ id_conteudo, prioridade: index + 1 }))
  const trail = answered(
    await hr.POST('/v1/rh/trilha', { body: { object: { nome: 'Primeira', conteudos } } }),
  )
  const id_trilha = trail.insert_onboarding_trilha.returning[0].id
  const made = answered(
    await hr.POST('/v1/rh/trilha/onboarding', {
      body: { object: { titulo: 'Integração', status: true, ...place } },
    }),
  )
  const id_onboarding = made.insert_onboarding_onboarding.returning[0].id
  const link = { id_onboarding, id_trilha, prioridade: 1 }
  answered(await hr.POST('/v1/rh/company/onboarding/trilha', { body: { objects: [link] } }))

  const of = { id_onboarding, id_trilha }
  const cards = answered(await employee.POST('/v1/onboarding/trilha/conteudos/funcionario', { body: of }))
  let [next] = cards.onboarding_conteudo
  while (next) {
    const step = { ...of, id_conteudo: next.id_conteudo }
    answered(await employee.POST('/v1/onboarding/conteudo/inicio', { body: step }))
    const done = answered(await employee.POST('/v1/onboarding/conteudo/concluir', { body: step }))
    if (!done.update_onboarding_progresso.returning[0].finalizado) throw new Error('Not done.')
    const body = { ...of, prioridade: next.prioridade }
    const after = answered(await employee.POST('/v1/onboarding/trilha/conteudos/funcionario/next', { body }))
    next = after.onboarding_conteudo[0]
  }
  const filtro = { concluido: true, id_onboarding: { _eq: id_onboarding } }
  const report = answered(await hr.POST('/v1/onboarding/relatorio', { body: { filtro } }))
  return report.dados.map(({ status }) => status)
}

interface Sale {
  id_empresa: number
  id_canal: number
}

/** Makes a lead of a city; answers its id. */
async function lead(seller: Api, { id_empresa, id_canal }: Sale, cidade: string): Promise<number> {
  const made = answered(
    await seller.POST('/v1/vendas/lead', {
      body: {
        object: {
          id_empresa,
          id_canal,
          cliente: `Joana de ${cidade}`,
          fone: '48984001122',
          cep: '88701000',
          logradouro: 'Rua A',
          numero: '1',
          bairro: 'Centro',
          cidade,
          estado: 'SC',
        },
      },
    }),
  )
  return made.insert_vendas_lead.returning[0].id
}

/** Takes a lead from its creation to its sale; answers the name of its last state. */
export async function sale(seller: Api, of: Sale): Promise<string> {
  const params = { path: { id: await lead(seller, of, 'Tubarão') } }
  const contact = { object: { texto: 'Quer instalar' } }
  answered(await seller.POST('/v1/vendas/lead/{id}/contato', { params, body: contact }))
  for (const status of [2, 3, 4])
    answered(await seller.POST('/v1/vendas/lead/{id}/status', { params, body: { object: { status } } }))
  const closing = { status: 5, contrato: 'C1', produto: 'Fibra 500', valor: '99.90' }
  answered(await seller.POST('/v1/vendas/lead/{id}/status', { params, body: { object: closing } }))
  const { vendas_lead_by_pk } = answered(await seller.GET('/v1/vendas/lead/{id}', { params }))
  return vendas_lead_by_pk.status_nome
}

/** Makes a lead where nothing is covered, and follows such leads from their city to themselves: how many each level has. */
export async function drillDown(seller: Api, of: Sale): Promise<number[]> {
  await lead(seller, of, 'Imbituba')
  const one = answered(await seller.POST('/v1/vendas/relatorio/leads/sem_cobertura/step1', { body: {} }))
  const [cities] = one.vendas_relatorio_leads_sem_cobertura_step1
  const { provedor, cidade } = cities.dados[0]
  const two = answered(
    await seller.POST('/v1/vendas/relatorio/leads/sem_cobertura/step2', { body: { provedor, cidade } }),
  )
  const [districts] = two.vendas_relatorio_leads_sem_cobertura_step2
  const { bairro } = districts.dados[0]
  const three = answered(
    await seller.POST('/v1/vendas/relatorio/leads/sem_cobertura/step3', {
      body: { provedor, cidade, bairro },
    }),
  )
  const [streets] = three.vendas_relatorio_leads_sem_cobertura_step3
  const { logradouro } = streets.dados[0]
  const four = answered(
    await seller.POST('/v1/vendas/relatorio/leads/sem_cobertura/step4', {
      body: { provedor, cidade, bairro, logradouro },
    }),
  )
  const [leads] = four.vendas_relatorio_leads_sem_cobertura_step4
  return [cities, districts, streets, leads].map(({ total }) => total)
}
