export const hr = {
  personnel: 'DEPARTAMENTO PESSOAL',
  careers: 'TRABALHE CONOSCO',
  onboarding: 'ONBOARDING',
  reports: 'RELATÓRIOS',
  basicSettings: 'CONFIGURAÇÕES BÁSICAS',
} as const

export const onboarding = {
  create: 'NOVO ONBOARDING',
  linkTrails: 'Vincular trilhas',
  completeContent: 'Marcar como lido e continuar',
  pending: 'Pendentes',
  done: 'Concluídos',
  loadFailed: 'Erro ao carregar dados do onboarding',
  updated: 'Onboarding atualizado com sucesso!',
  updateFailed: 'Erro ao atualizar onboarding',
  listFailed: 'Erro ao carregar lista de onboardings',
  removed: 'Onboarding deletado com sucesso',
  removeFailed: 'Erro ao deletar onboarding',
  statusUpdated: 'Status do onboarding atualizado com sucesso',
  statusFailed: 'Erro ao atualizar status do onboarding',
  startFailed: 'A leitura do conteúdo não pode ser iniciada corretamente',
  contentRead: 'Conteúdo lido com sucesso',
  completeFailed: 'Erro ao concluir conteúdo',
  createFailed: 'Erro ao cadastrar onboarding',
  trailsFailed: 'Erro ao carregar trilhas',
  unlinkFailed: 'Erro ao desassociar trilha',
  trailsLinked: 'Trilha(s) associada(s) com sucesso',
  linkFailed: 'Erro ao associar trilha(s)',
  // nosso
  activatedByHr: 'O RH ativa o onboarding.',
  started: 'Alguém já começou este onboarding: só o RH o altera.',
  waits: (titulo: string) => `O onboarding "${titulo}" aguarda ativação.`,
  activated: (titulo: string) => `O RH ativou o onboarding "${titulo}".`,
} as const

export const careers = {
  vacancyReport: 'RELATÓRIO DE VAGAS',
  vacancyReportFailed: 'Erro ao carregar lista de vagas',
} as const
