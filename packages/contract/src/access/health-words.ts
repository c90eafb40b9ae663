/** How the service is, in words, apart from the schemas (docs/metrics.md#health-page). */
export const healthStates = { ok: 'Em ordem', atencao: 'Atenção', falha: 'Com problema' } as const
export type HealthState = keyof typeof healthStates

/** What a check is about, in the order of the page. */
export const healthAreas = {
  servidor: 'Servidor',
  banco: 'Banco de dados',
  trabalhos: 'Tarefas',
  mensagens: 'Mensagens',
  erps: 'ERPs',
  arquivos: 'Arquivos',
  acesso: 'Acesso',
  configuracao: 'Configuração',
} as const
export type HealthArea = keyof typeof healthAreas

/** Ways into the server, as its figures call them. */
export const doorWords = {
  trpc: 'Telas',
  rest: 'API (REST)',
  file: 'Arquivos',
  page: 'Páginas',
} as const

/** What connections to PostgreSQL are for. */
export const poolWords = { requests: 'Pedidos', jobs: 'Tarefas' } as const
