/** What `statements.test.ts` cannot know, by file, with the reason. */

/** Templates that no made arguments reach, by how they begin: tests of their module run them. */
export const reachedElsewhere: Readonly<Record<string, readonly string[]>> = {
  // Parts that other modules' statements take.
  'company/organization/organization.queries.ts': ['y.id_departamento'],
  'sales/coverage/covers.queries.ts': ['exists (select from vendas_cobertura c', '(select min(c.created_at)'],
  'sales/erp/send-to-erp.queries.ts': ['exists ('],
  // What the threads of records are read from, of any table (platform/record-stages.test.ts).
  'platform/record-stages.queries.ts': ['select r.etapa', 'select s.etapa', '${} = '],
  // Set by services.
  'sales/leads/lead-writes.queries.ts': ['case when proximo_contato'],
  'sales/leads/lead-list.queries.ts': ['l.id in (${})'],
  'sales/provider-flags.queries.ts': ['f.id_empresa = (select id from empresa'],
  'sales/sales-reports/unfeasibility.queries.ts': ['select l.id from', 'and l.motivo_inviabilidade ='],
  'access/users/user.queries.ts': ['u.id in (select id_usuario'],
  'content/faq/faq.queries.ts': ['(${} and (q.ativo', 'select q.id, q.pergunta as titulo'],
  'access/factors/factor.queries.ts': ["select r.id_usuario as id, 'Remoção"],
  // By a program's key (webhook-rest.test.ts).
  'access/webhooks/webhook.queries.ts': ['k.id = ${}'],
  // With a filter whose values are in the list of their column.
  'marketing/communication/sending/reply.queries.ts': ['normaliza(r.texto'],
  'careers/talent-bank/saved-search.queries.ts': ['select a.id as id_usuario'],
  // After a row in a certain state.
  'desk/backoffice/removal.queries.ts': ['delete from ${} where id = ${}'],
  'marketing/communication/sending/queue.queries.ts': [
    'cross join (select 0 as hoje',
    'select from generate_series(0, ${}) k',
  ],
  'sales/leads/lead-duplicates.queries.ts': [
    'update vendas_lead k set ${} where',
    '${} = case when to_jsonb(k)',
    'update vendas_lead set fora_tabela_em = null',
  ],
  // Where more customers have the words than are named (send-search.test.ts).
  'marketing/communication/sending/send-search.queries.ts': [
    '(select ${} from relationship_dados_pessoas p',
    '${} is true',
  ],
  // With limits of zero, of several days, without holidays.
  'marketing/communication/audience/audience.queries.ts': [
    'left join (select 0 as hoje',
    'exists (select from campanha_envio v where v.id_regra',
    'v.data_referencia = any(',
    'null::date',
  ],
  // From the tables of pg-boss, which makes them when a server starts.
  'platform/backlog.queries.ts': ['select name as job'],
  'access/health/health.queries.ts': ['select s.name as nome'],
  // Into a table that the import itself makes.
  'sales/lead-imports/staging.queries.ts': ['insert into vendas_lead_participante'],
}

/** Columns that may be empty, but not in these answers. */
export const neverNull: Readonly<Record<string, string>> = {
  'careers/vacancies/public-vacancy.queries.ts publicada_em': 'vacancies that receive are published',
  'marketing/communication/sending/queue.queries.ts destino': 'written by the same statement',
  'marketing/roulette/raffle.queries.ts premio': 'a participation with a prize has its name',
  'operations/fleet/car-repair.queries.ts data_conclusao': 'repairs that are done',
  'operations/supplies/movement.queries.ts id_movimento_anterior': 'inserted with one',
  'operations/supplies/stock.queries.ts minimo': 'compared with the amount',
  'sales/erp/erp-outbox.queries.ts corpo': 'what waits has its body',
}

/** Statements outside of the files of queries whose rows another template names, by how they begin: walks run them whole. */
export const partsOfOthers: Readonly<Record<string, readonly string[]>> = {
  'content/handbook/handbook.obligation.ts': ['select'],
  'content/handbook/handbook.search.ts': ['select a.id, v.titulo'],
  'people/onboarding/onboarding.obligation.ts': ['select'],
  'people/shutdowns/shutdown.obligation.ts': ['select'],
  'sales/figures/figure-source.ts': ['select f.id', 'select f.id_empresa'],
}
