/** The routes of the app with their parameters filled by records that exist. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@intranet/db/demo/sign-ins'
import { signIn } from '@intranet/client'

type Client = Awaited<ReturnType<typeof signIn>>

/** Address prefix → the REST list whose first record fills `$id`. */
const recordsOf: [string, string][] = [
  ['/contacts', '/v1/contato'],
  ['/providers', '/v1/empresa'],
  ['/contracting/companies', '/v1/contratante'],
  ['/cities', '/v1/cidade'],
  ['/microrregions', '/v1/microrregiao'],
  ['/holidays', '/v1/feriado'],
  ['/departments', '/v1/rh/departamento'],
  ['/sectors', '/v1/rh/setor'],
  ['/positions', '/v1/rh/cargo'],
  ['/categories', '/v1/categoria'],
  ['/settings/profile', '/v1/perfil/acesso'],
  ['/users', '/v1/usuario'],
  ['/settings', '/v1/usuario'],
  ['/human-resources/onboarding', '/v1/rh/trilha/onboarding'],
  ['/human-resources/trail', '/v1/rh/trilha'],
  ['/human-resources/content', '/v1/rh/conteudo'],
  ['/human-resources/employee', '/v1/rh/funcionario'],
  ['/news', '/v1/novidade'],
  ['/reports/read-confirm-list', '/v1/novidade?filtro={"requer_lido":true}'],
  ['/faq/', '/v1/faq'],
  ['/faq-categories', '/v1/faq/categoria'],
  ['/employee-handbook/categories', '/v1/manual/categoria'],
  ['/employee-handbook', '/v1/manual'],
  ['/family', '/v1/rh/familiar'],
  ['/documents-categories', '/v1/documento/categoria'],
  ['/documents', '/v1/documento'],
  ['/compliments-categories', '/v1/elogio/categoria'],
  ['/compliments/listByUser', '/v1/rh/funcionario'],
  ['/compliments', '/v1/elogio'],
  ['/shutdowns', '/v1/rh/desligamento'],
  ['/pricing', '/v1/precificacao'],
  ['/blacklist/motives', '/v1/blacklist/motivo'],
  ['/blacklist', '/v1/blacklist'],
  ['/sales/internal/basic-configurations/blocklist', '/v1/vendas/blocklist'],
  ['/sales/external/basic-configurations/blocklist', '/v1/vendas/blocklist'],
  ['/sales/internal/coverage', '/v1/vendas/cobertura'],
  ['/sales/internal/customers', '/v1/relacionamento/clientes?codpessoa=1001'],
  ['/sales/internal/erp', '/v1/vendas/erp'],
  ['/sales/internal/details-campaign', '/v1/vendas/campanha'],
  ['/sales/external/details-campaign', '/v1/vendas/campanha'],
  ['/marketing/campaigns', '/v1/vendas/campanha'],
  ['/marketing/channels', '/v1/vendas/canal'],
  ['/marketing/destinations', '/v1/vendas/destino'],
  ['/marketing/tracking-link', '/v1/vendas/tracking/url'],
  ['/marketing/events', '/v1/marketing/eventos'],
  ['/marketing/communication-templates', '/v1/template/whatsapp'],
]

/** Screens that take their record from the query; the demo's first ones. */
const queries: Record<string, string> = {
  '/marketing/communication-scale/edit': '?idCampaign=1',
  '/marketing/communication-scale-rules/list': '?idCampaign=1',
  '/marketing/communication-scale-rules/register': '?idCampaign=1',
  '/marketing/communication-scale-rules/edit': '?idCampaign=1&idRule=1',
  '/marketing/communication-scale-restrictions/edit': '?id=1',
  '/marketing/sponsorship/solicitations/details': '?id=2',
  '/marketing/sponsorship/viability/register': '?id_solicitacao=8',
  '/marketing/sponsorship/viability/edit': '?id=1',
  '/marketing/sponsorship/post-event/edit': '?id=1',
  '/marketing/sponsorship/post-event/edit-photo': '?id=1',
  '/marketing/sponsorship/post-event/edit-file': '?id=1',
  '/marketing/sponsorship/justification/edit': '?id=1',
  '/backoffice/cliente/detalhes': '?sistema=produto&cod_cliente=1001',
}

/** Addresses of other parameters than a record's id, with what a lead of the demo and its reports have. */
async function salesRoutes(api: Client['api']): Promise<Record<string, string>> {
  const { dados } = await api.leads.list.query({ lista: 'all', limit: 1 })
  const lead = dados[0]
  const place = `${lead?.id_campanha ?? 0}/${lead?.id_canal ?? 0}/${lead?.provedor ?? 0}`
  const { campaigns, channels, city, sellers } = api.salesReports
  const keys = await Promise.all(
    Object.entries({ campaign: campaigns, channel: channels, city, seller: sellers }).map(
      async ([name, report]) => [name, (await report.query({})).dados[0]?.chave ?? ''] as const,
    ),
  )
  const reports = { campaign: 'campaigns', channel: 'channels', city: 'city', seller: 'sellers' }
  const addresses = ['internal', 'external'].flatMap((door) => [
    ...['details-campaign', 'report/details-campaign'].map((screen) => [
      `/sales/${door}/${screen}/$campaign/$channel/$provider`,
      `/sales/${door}/${screen}/${place}`,
    ]),
    ...keys.map(([name, key]) => {
      const path = `/sales/${door}/report/${reports[name as keyof typeof reports]}/details`
      return [path, `${path}?${name}=${encodeURIComponent(key)}`]
    }),
  ])
  return {
    '/contratar/$codigo': '/contratar/VerProd1',
    '/details-campaign/$campaign/$channel/$provider': `/details-campaign/${place}`,
    ...Object.fromEntries(addresses),
  }
}

/** Those and the roulette's, which have names of their own. */
async function namedRoutes(api: Client['api']): Promise<Record<string, string>> {
  const screens = await salesRoutes(api)
  const { dados } = await api.roulette.list.query({ limit: 1 })
  const campaign = dados[0]
  if (!campaign) return screens
  const slug = new URL(campaign.url_campanha).pathname
  const of = (screen: string) => `/marketing/roulette/${screen}/${campaign.id}`
  return {
    ...screens,
    '/roleta/$url_campanha': slug,
    '/roleta/$url_campanha/sorteios': `${slug}/sorteios`,
    '/marketing/roulette/raffle/$id': of('raffle'),
    '/marketing/roulette/reports/$id': of('reports'),
    '/marketing/roulette/edit/$id/$idOwner': `${of('edit')}/${campaign.id_usuario_intranet}`,
  }
}

async function firstIds(url: string): Promise<{ ids: Map<string, string>; named: Record<string, string> }> {
  const { token, signOut, api } = await signIn(url, 'superadmin@intranet.example', DEMO_PASSWORD)
  const ids = new Map<string, string>()
  // This door lists leads by POST alone.
  const { dados } = await api.leads.list.query({ limit: 1 })
  for (const door of ['internal', 'external'])
    if (dados[0]) ids.set(`/sales/${door}/leads`, String(dados[0].id))
  for (const [prefix, list] of recordsOf) {
    const answer = await fetch(`${url}${list}${list.includes('?') ? '&' : '?'}limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const rows = Object.values((await answer.json()) as Record<string, unknown>).find(Array.isArray) as
      | { id: number }[]
      | undefined
    if (rows?.[0]) ids.set(prefix, String(rows[0].id))
  }
  const named = await namedRoutes(api)
  await signOut()
  return { ids, named }
}

/** Every address worth a visit: optional parameters are left out, required ones filled, those without a record skipped. */
export async function fillRoutes(root: string, url: string): Promise<string[]> {
  const tree = readFileSync(join(root, 'apps/web/src/routeTree.gen.ts'), 'utf8')
  const doors = (path: string) =>
    path.includes('$door') ? ['internal', 'external'].map((door) => path.replace('$door', door)) : [path]
  const built = [...new Set([...tree.matchAll(/fullPath: '([^']*)'/g)].flatMap((match) => doors(match[1]!)))]
  const { ids, named } = await firstIds(url)
  const paths = built.flatMap((path) => {
    const plain = path.replace(/\/\{-\$\w+\}/g, '').replace(/(.)\/$/, '$1')
    if (plain.includes('$setLogin'))
      return ['enter', 'register', 'info-login'].map((step) => plain.replace('$setLogin', step))
    if (named[plain]) return [named[plain]]
    if (!plain.includes('$')) return [plain + (queries[plain] ?? '')]
    const known = [...ids].find(([prefix]) => plain.startsWith(prefix))
    return known ? [plain.replace(/\$\w+/g, known[1])] : []
  })
  return [...new Set(paths)].sort()
}
