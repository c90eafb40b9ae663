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
